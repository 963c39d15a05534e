// Renders the scenes at minimal cost, in C: a lower bound ("floor") for the time of a renderer.
//
//   render-floor SCENE OUTPUT FRAMES THREADS DRAWING [DIRECTORY]
//
// SCENE: s1, s2 or s4. OUTPUT: none, bgra or yuv (frames to standard output) or png (files in the
// directory). DRAWING: cairo, or span, which fills discs without Cairo. In s1, only the rows that
// the ball touches are redrawn and converted.
#define _GNU_SOURCE
#include <cairo/cairo.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "flat_png.h"
#include "scenes.h"

typedef struct {
  int first, end;
} Rows;

typedef struct {
  cairo_surface_t *surface;
  uint8_t *pixels, *planes;
  Rows touched;
  bool is_drawn;
} Canvas;

static int width = 1920, height = 1080, scale = 1, frame_count, thread_count;
static bool is_ball, fills_spans;
static const char *output, *directory = ".";
static cairo_surface_t *ball_image;
static Circle circles[CIRCLE_COUNT];

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t next_frame_changed = PTHREAD_COND_INITIALIZER;
static int next_frame;

static void fail(const char *what) {
  perror(what);
  exit(1);
}

static void make_ball_image(void) {
  ball_image = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 128, 128);
  cairo_t *cairo = cairo_create(ball_image);
  cairo_arc(cairo, 64, 64, 63, 0, 2 * M_PI);
  cairo_set_source_rgb(cairo, 0.1, 0.35, 0.9);
  cairo_fill(cairo);
  cairo_arc(cairo, 64, 24, 10, 0, 2 * M_PI);
  cairo_set_source_rgb(cairo, 1, 1, 1);
  cairo_fill(cairo);
  cairo_destroy(cairo);
}

// MARK: - Drawing

static int clamped(double value, int high) { return value < 0 ? 0 : value > high ? high : (int)value; }

// Blends one color over `count` bytes of pixels; `inverse` is 256 minus the alpha.
static void blend(uint8_t *bytes, int count, const uint16_t *addends, int inverse) {
  int i = 0;
  for (; i + 32 <= count; i += 32) {
    for (int k = 0; k < 32; k++) bytes[i + k] = (uint16_t)(bytes[i + k] * inverse + addends[k]) >> 8;
  }
  for (; i < count; i++) bytes[i] = (uint16_t)(bytes[i] * inverse + addends[i & 3]) >> 8;
}

// Fills a disc: the coverage of edge pixels follows from their distance to the center; the spans
// inside are blended at once.
static void fill_disc(uint8_t *pixels, double cx, double cy, double radius, const Circle *circle) {
  const int alpha = (int)(0.6 * 256 + 0.5);
  const int colors[3] = {
    (int)(circle->blue * 255 + 0.5), (int)(circle->green * 255 + 0.5), (int)(circle->red * 255 + 0.5)};
  uint16_t addends[32];
  for (int i = 0; i < 32; i++) addends[i] = (uint16_t)((i & 3) == 3 ? 255 * alpha + 128 : colors[i & 3] * alpha + 128);
  const int bottom = clamped(ceil(cy + radius + 1), height);
  for (int y = clamped(floor(cy - radius - 1), height); y < bottom; y++) {
    const double dy = y + 0.5 - cy;
    const double outer = (radius + 0.5) * (radius + 0.5) - dy * dy;
    const double inner = (radius - 0.5) * (radius - 0.5) - dy * dy;
    if (outer <= 0) continue;
    const int left = clamped(floor(cx - sqrt(outer)), width), right = clamped(ceil(cx + sqrt(outer)), width);
    int inner_left = right, inner_right = right;
    if (inner >= 1) {
      inner_left = clamped(ceil(cx - sqrt(inner)), right);
      inner_right = clamped(floor(cx + sqrt(inner)), right);
      if (inner_right < inner_left) inner_right = inner_left;
    }
    uint8_t *row = pixels + (size_t)y * width * 4;
    for (int x = left; x < right; x++) {
      if (x == inner_left) x = inner_right;
      if (x >= right) break;
      const double dx = x + 0.5 - cx;
      const double coverage = fmin(1, radius + 0.5 - sqrt(dx * dx + dy * dy));
      if (coverage <= 0) continue;
      const int covered = (int)(alpha * coverage + 0.5);
      for (int k = 0; k < 3; k++) {
        row[4 * x + k] = (uint8_t)((colors[k] * covered + row[4 * x + k] * (256 - covered) + 128) >> 8);
      }
    }
    blend(row + 4 * inner_left, 4 * (inner_right - inner_left), addends, 256 - alpha);
  }
}

static void draw_ball(cairo_t *cairo, Ball ball) {
  cairo_translate(cairo, ball.x, ball.y);
  cairo_rotate(cairo, ball.angle);
  cairo_scale(cairo, ball.diameter / 128, ball.diameter / 128);
  cairo_set_source_surface(cairo, ball_image, -64, -64);
  cairo_paint_with_alpha(cairo, ball.alpha);
}

static void draw_circles(Canvas *canvas, cairo_t *cairo, double time) {
  for (int i = 0; i < CIRCLE_COUNT; i++) {
    const Circle *circle = &circles[i];
    const double radius = circle->radius;
    const double x = reflect(circle->x + circle->vx * time, radius, 1920 - radius) * scale;
    const double y = reflect(circle->y + circle->vy * time, radius, 1080 - radius) * scale;
    if (fills_spans) {
      fill_disc(canvas->pixels, x, y, radius * scale, circle);
      continue;
    }
    cairo_set_source_rgba(cairo, circle->red, circle->green, circle->blue, 0.6);
    cairo_arc(cairo, x, y, radius * scale, 0, 2 * M_PI);
    cairo_fill(cairo);
  }
}

// Draws a frame over the previous one; returns the rows that may differ.
static Rows draw(Canvas *canvas, int frame) {
  const double time = frame / 60.0;
  const Ball ball = ball_at(time);
  Rows touched = {0, height};
  if (is_ball) {
    touched.first = clamped(ball.y - ball.diameter / 2 - 2, height);
    touched.end = clamped(ball.y + ball.diameter / 2 + 3, height);
  }
  Rows changed = {0, height};
  if (canvas->is_drawn) {
    changed.first = canvas->touched.first < touched.first ? canvas->touched.first : touched.first;
    changed.end = canvas->touched.end > touched.end ? canvas->touched.end : touched.end;
  }
  memset(canvas->pixels + (size_t)changed.first * width * 4, 0xff,
         (size_t)(changed.end - changed.first) * width * 4);
  cairo_surface_mark_dirty(canvas->surface);
  cairo_t *cairo = cairo_create(canvas->surface);
  if (is_ball) {
    draw_ball(cairo, ball);
  } else {
    draw_circles(canvas, cairo, time);
  }
  cairo_destroy(cairo);
  cairo_surface_flush(canvas->surface);
  canvas->touched = touched;
  canvas->is_drawn = true;
  return changed;
}

// MARK: - Output

// Converts rows to limited-range BT.709 with 4:2:0 chroma subsampling.
static void convert(const Canvas *canvas, Rows rows) {
  uint8_t *luma = canvas->planes;
  uint8_t *cb = luma + (size_t)width * height, *cr = cb + (size_t)width * height / 4;
  static __thread uint16_t blues[8192], greens[8192], reds[8192];
  for (int y = rows.first & ~1; y < ((rows.end + 1) & ~1); y += 2) {
    const uint8_t *upper = canvas->pixels + (size_t)y * width * 4, *lower = upper + width * 4;
    for (int k = 0; k < 2; k++) {
      const uint8_t *row = k ? lower : upper;
      uint8_t *target = luma + (size_t)(y + k) * width;
      for (int x = 0; x < width; x++) {
        target[x] = (uint16_t)(16 * row[4 * x] + 157 * row[4 * x + 1] + 47 * row[4 * x + 2] + (16 << 8) + 128) >> 8;
      }
    }
    for (int x = 0; x < width; x++) {
      blues[x] = upper[4 * x] + lower[4 * x];
      greens[x] = upper[4 * x + 1] + lower[4 * x + 1];
      reds[x] = upper[4 * x + 2] + lower[4 * x + 2];
    }
    const size_t chroma = (size_t)y / 2 * (width / 2);
    for (int x = 0; x < width / 2; x++) {
      const int blue = blues[2 * x] + blues[2 * x + 1];
      const int green = greens[2 * x] + greens[2 * x + 1];
      const int red = reds[2 * x] + reds[2 * x + 1];
      cb[chroma + x] = (uint8_t)((112 * blue - 86 * green - 26 * red + (128 << 10) + 512) >> 10);
      cr[chroma + x] = (uint8_t)((-10 * blue - 102 * green + 112 * red + (128 << 10) + 512) >> 10);
    }
  }
}

static void write_all(int file, const uint8_t *bytes, size_t count) {
  while (count > 0) {
    const ssize_t written = write(file, bytes, count);
    if (written <= 0) fail("write");
    bytes += written;
    count -= (size_t)written;
  }
}

// Writes frames in order: waits until all earlier ones are written.
static void write_in_order(int frame, const uint8_t *bytes, size_t count) {
  pthread_mutex_lock(&mutex);
  while (next_frame != frame) pthread_cond_wait(&next_frame_changed, &mutex);
  pthread_mutex_unlock(&mutex);
  write_all(STDOUT_FILENO, bytes, count);
  pthread_mutex_lock(&mutex);
  next_frame = frame + 1;
  pthread_cond_broadcast(&next_frame_changed);
  pthread_mutex_unlock(&mutex);
}

static void write_png(const Canvas *canvas, int frame) {
  static __thread uint8_t *bytes;
  if (!bytes) bytes = malloc((size_t)width * height * 4 + 1000);
  const size_t count = encode_flat_png((const uint32_t *)canvas->pixels, width, height, bytes);
  char path[4096];
  snprintf(path, sizeof path, "%s/%05d.png", directory, frame);
  const int file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0644);
  if (file < 0) fail(path);
  write_all(file, bytes, count);
  close(file);
}

static void *work(void *argument) {
  const size_t area = (size_t)width * height;
  Canvas canvas = {.pixels = aligned_alloc(64, area * 4), .planes = aligned_alloc(64, area * 3 / 2)};
  canvas.surface = cairo_image_surface_create_for_data(canvas.pixels, CAIRO_FORMAT_RGB24, width, height, width * 4);
  for (int frame = (int)(intptr_t)argument; frame < frame_count; frame += thread_count) {
    const Rows changed = draw(&canvas, frame);
    if (strcmp(output, "yuv") == 0) {
      convert(&canvas, changed);
      write_in_order(frame, canvas.planes, area * 3 / 2);
    } else if (strcmp(output, "bgra") == 0) {
      write_in_order(frame, canvas.pixels, area * 4);
    } else if (strcmp(output, "png") == 0) {
      write_png(&canvas, frame);
    }
  }
  return NULL;
}

int main(int count, char **arguments) {
  if (count < 6) {
    fprintf(stderr, "usage: render-floor s1|s2|s4 none|bgra|yuv|png FRAMES THREADS cairo|span [DIRECTORY]\n");
    return 64;
  }
  is_ball = strcmp(arguments[1], "s1") == 0;
  output = arguments[2];
  frame_count = atoi(arguments[3]);
  thread_count = atoi(arguments[4]);
  fills_spans = strcmp(arguments[5], "span") == 0;
  if (count > 6) directory = arguments[6];
  if (is_ball) {
    width = 640;
    height = 1136;
    make_ball_image();
  }
  if (strcmp(arguments[1], "s4") == 0) {
    scale = 2;
    width *= 2;
    height *= 2;
  }
  make_circles(circles);
  // The default capacity of a pipe, 64 KiB, halves the throughput.
  fcntl(STDOUT_FILENO, F_SETPIPE_SZ, 1 << 20);
  pthread_t threads[64];
  for (int i = 1; i < thread_count; i++) pthread_create(&threads[i], NULL, work, (void *)(intptr_t)i);
  work(NULL);
  for (int i = 1; i < thread_count; i++) pthread_join(threads[i], NULL);
  return 0;
}

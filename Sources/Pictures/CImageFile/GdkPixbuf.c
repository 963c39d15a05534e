#include "Process.h"

#include <stdlib.h>
#include <string.h>

// The declarations of GdkPixbuf 2.42 and GLib 2 that are used; pkg-config names -pthread for their headers, which the
// package manager rejects with a warning in every build.
typedef struct GdkPixbuf GdkPixbuf;
typedef struct GdkPixbufAnimation GdkPixbufAnimation;
typedef struct GdkPixbufAnimationIter GdkPixbufAnimationIter;
typedef struct GdkPixbufLoader GdkPixbufLoader;

typedef struct {
  uint32_t domain;
  int code;
  char *message;
} GError;

typedef struct {
  long seconds;
  long microseconds;
} GTimeVal;

static struct {
  GdkPixbufLoader *(*create)(const char *type, GError **error);
  int (*write)(GdkPixbufLoader *loader, const uint8_t *bytes, size_t count, GError **error);
  int (*close)(GdkPixbufLoader *loader, GError **error);
  GdkPixbufAnimation *(*animation)(GdkPixbufLoader *loader);
  GdkPixbuf *(*static_image)(GdkPixbufAnimation *animation);
  int (*is_static)(GdkPixbufAnimation *animation);
  GdkPixbufAnimationIter *(*frames)(GdkPixbufAnimation *animation, const GTimeVal *time);
  GdkPixbuf *(*frame)(GdkPixbufAnimationIter *frames);
  int (*duration)(GdkPixbufAnimationIter *frames);
  int (*advance)(GdkPixbufAnimationIter *frames, const GTimeVal *time);
  int (*is_last)(GdkPixbufAnimationIter *frames);
  GdkPixbuf *(*oriented)(GdkPixbuf *image);
  const char *(*option)(GdkPixbuf *image, const char *key);
  int (*width)(const GdkPixbuf *image);
  int (*height)(const GdkPixbuf *image);
  int (*stride)(const GdkPixbuf *image);
  int (*channels)(const GdkPixbuf *image);
  int (*depth)(const GdkPixbuf *image);
  const uint8_t *(*pixels)(const GdkPixbuf *image);
  uint8_t *(*decode_base64)(const char *text, size_t *count);
  unsigned long (*connect)(
    void *object, const char *signal, void (*handler)(void), void *data, void *destroy, int flags);
} gdk;

static void load(void) {
  void *library = load_library("libgdk_pixbuf-2.0.so.0");
  gdk.create = find_function(library, "gdk_pixbuf_loader_new_with_type");
  gdk.write = find_function(library, "gdk_pixbuf_loader_write");
  gdk.close = find_function(library, "gdk_pixbuf_loader_close");
  gdk.animation = find_function(library, "gdk_pixbuf_loader_get_animation");
  gdk.static_image = find_function(library, "gdk_pixbuf_animation_get_static_image");
  gdk.is_static = find_function(library, "gdk_pixbuf_animation_is_static_image");
  gdk.frames = find_function(library, "gdk_pixbuf_animation_get_iter");
  gdk.frame = find_function(library, "gdk_pixbuf_animation_iter_get_pixbuf");
  gdk.duration = find_function(library, "gdk_pixbuf_animation_iter_get_delay_time");
  gdk.advance = find_function(library, "gdk_pixbuf_animation_iter_advance");
  gdk.is_last = find_function(library, "gdk_pixbuf_animation_iter_on_currently_loading_frame");
  gdk.oriented = find_function(library, "gdk_pixbuf_apply_embedded_orientation");
  gdk.option = find_function(library, "gdk_pixbuf_get_option");
  gdk.width = find_function(library, "gdk_pixbuf_get_width");
  gdk.height = find_function(library, "gdk_pixbuf_get_height");
  gdk.stride = find_function(library, "gdk_pixbuf_get_rowstride");
  gdk.channels = find_function(library, "gdk_pixbuf_get_n_channels");
  gdk.depth = find_function(library, "gdk_pixbuf_get_bits_per_sample");
  gdk.pixels = find_function(library, "gdk_pixbuf_read_pixels");
  gdk.decode_base64 = find_function(library, "g_base64_decode");
  gdk.connect = find_function(library, "g_signal_connect_data");
}

static _Noreturn void fail_with(const GError *error) {
  fail(CImageFileDamaged, error ? error->message : "there is no image");
}

// The signal that tells the size, before memory is taken for pixels.
static void check_announced_size(GdkPixbufLoader *loader, int width, int height, void *data) {
  (void)loader;
  (void)data;
  check_size(width, height);
}

static ImagePixels pixels_of(const GdkPixbuf *image, bool is_premultiplied) {
  const int channels = gdk.channels(image);
  if (gdk.depth(image) != 8 || channels < 3) fail(CImageFileDamaged, "its samples have not 8 bits");
  check_size(gdk.width(image), gdk.height(image));
  return (ImagePixels){
    .bytes = gdk.pixels(image),
    .stride = (size_t)gdk.stride(image),
    .width = (uint32_t)gdk.width(image),
    .height = (uint32_t)gdk.height(image),
    .channels = channels,
    .is_premultiplied = is_premultiplied && channels == 4,
  };
}

static void write_frames(GdkPixbufAnimation *animation) {
  GTimeVal time = {0, 0};
  GdkPixbufAnimationIter *frames = gdk.frames(animation, &time);
  while (true) {
    const int milliseconds = gdk.duration(frames);
    write_frame(
      pixels_of(gdk.frame(frames), false), milliseconds > 0 ? (uint32_t)milliseconds : 0);
    if (milliseconds <= 0 || gdk.is_last(frames)) return;
    time.microseconds += 1000L * milliseconds;
    time.seconds += time.microseconds / 1000000;
    time.microseconds %= 1000000;
    gdk.advance(frames, &time);
  }
}

void decode_with_gdk_pixbuf(ImageFile file, const char *format, bool has_all_frames) {
  load();
  GError *error = NULL;
  GdkPixbufLoader *loader = gdk.create(format, &error);
  if (!loader) fail_with(error);
  gdk.connect(loader, "size-prepared", (void (*)(void))check_announced_size, NULL, NULL, 0);
  if (!gdk.write(loader, file.bytes, file.count, &error) || !gdk.close(loader, &error)) {
    fail_with(error);
  }
  GdkPixbufAnimation *animation = gdk.animation(loader);
  GdkPixbuf *image = animation ? gdk.static_image(animation) : NULL;
  if (!image) fail_with(NULL);
  const char *text = gdk.option(image, "icc-profile");
  size_t count = 0;
  const uint8_t *profile = text ? gdk.decode_base64(text, &count) : NULL;
  image = gdk.oriented(image);
  // libtiff multiplies, which the library does not undo.
  const ImagePixels pixels = pixels_of(image, strcmp(format, "tiff") == 0);
  write_header(
    (CImageFileHeader){
      .width = pixels.width,
      .height = pixels.height,
      .primaries = 1,
      .profile_count = (uint32_t)count,
    },
    profile);
  if (has_all_frames && !gdk.is_static(animation)) {
    write_frames(animation);
  } else {
    write_frame(pixels, 0);
  }
}

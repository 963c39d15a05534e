// A process that draws documents for another one: see CSVG.h.

#define _GNU_SOURCE

#include "CSVG.h"

#include <math.h>
#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include <cairo-svg.h>
#include <cairo.h>

enum { SharedFile = 3 };

static CSVGDocument *documents[CSVGMaxDocuments];

// Draws on a Cairo context, which is destroyed with its surface. Returns false and a message.
static bool draw_on(
  cairo_surface_t *surface, CSVGDocument *document, const cairo_matrix_t *matrix, double tolerance,
  const double size[2], char *message
) {
  cairo_t *cairo = cairo_create(surface);
  cairo_set_tolerance(cairo, tolerance);
  cairo_set_matrix(cairo, matrix);
  bool is_drawn = csvg_document_draw(document, cairo, size[0], size[1], message);
  const cairo_status_t status = cairo_status(cairo);
  if (is_drawn && status != CAIRO_STATUS_SUCCESS) {
    snprintf(message, CSVGMessageCapacity, "%s", cairo_status_to_string(status));
    is_drawn = false;
  }
  cairo_destroy(cairo);
  cairo_surface_finish(surface);
  cairo_surface_destroy(surface);
  return is_drawn;
}

// Draws a document on an image whose longer side has at most some pixels.
static bool check(CSVGDocument *document, const double size[2], double scale, double max_side, char *message) {
  scale = fmin(scale, max_side / fmax(size[0], size[1]));
  cairo_surface_t *surface = cairo_image_surface_create(
    CAIRO_FORMAT_ARGB32, (int)ceil(size[0] * scale), (int)ceil(size[1] * scale));
  const cairo_matrix_t matrix = {scale, 0, 0, scale, 0, 0};
  return draw_on(surface, document, &matrix, 0.1, size, message);
}

static CSVGReplyKind parse(const CSVGRequest *request, CSVGReply *reply) {
  CSVGDocument **place = &documents[request->document];
  if (*place) csvg_document_destroy(*place);
  *place = NULL;
  void *bytes = mmap(NULL, request->count, PROT_READ, MAP_SHARED, SharedFile, 0);
  if (bytes == MAP_FAILED) abort();
  CSVGDocument *document = csvg_document_create(bytes, request->count, reply->message);
  munmap(bytes, request->count);
  if (!document) return CSVGReplyDamaged;
  *place = document;
  if (request->kind == CSVGRequestParse) return CSVGReplyDone;

  double *size = reply->size;
  const bool has_size = (request->uses_view_box && csvg_document_view_box(document, &size[0], &size[1]))
    || csvg_document_size(document, &size[0], &size[1]);
  if (!has_size) return CSVGReplySizeless;
  if (!(size[0] > 0 && size[1] > 0 && fmax(size[0], size[1]) <= CSVGMaxSide)) return CSVGReplyInvalidSize;
  // Small, and as the largest screens show it.
  const bool is_drawn = check(document, size, 1, 256, reply->message)
    && check(document, size, 3, CSVGMaxCheckedPixels, reply->message);
  return is_drawn ? CSVGReplyDone : CSVGReplyDamaged;
}

static CSVGReplyKind draw(const CSVGRequest *request, CSVGReply *reply) {
  CSVGDocument *document = documents[request->document];
  const double *m = request->matrix;
  const cairo_matrix_t matrix = {m[0], m[1], m[2], m[3], m[4], m[5]};
  if (request->kind == CSVGRequestDrawPage) {
    cairo_surface_t *page = cairo_svg_surface_create(NULL, request->width, request->height);
    return draw_on(page, document, &matrix, request->tolerance, request->size, reply->message)
      ? CSVGReplyDone : CSVGReplyDamaged;
  }
  const size_t length = (size_t)request->width * request->height * 4;
  uint8_t *pixels = mmap(NULL, length, PROT_READ | PROT_WRITE, MAP_SHARED, SharedFile, 0);
  if (pixels == MAP_FAILED) abort();
  memset(pixels, 0, length);
  cairo_surface_t *surface = cairo_image_surface_create_for_data(
    pixels, CAIRO_FORMAT_ARGB32, (int)request->width, (int)request->height, (int)request->width * 4);
  const bool is_drawn = draw_on(surface, document, &matrix, request->tolerance, request->size, reply->message);
  munmap(pixels, length);
  return is_drawn ? CSVGReplyDone : CSVGReplyDamaged;
}

int csvg_shared_file(void) { return memfd_create("zoetrope-svg", MFD_CLOEXEC); }

// Lets the process be killed when it has used more seconds of a processor, up to half a second more
// or less.
static void limit_time(uint32_t seconds) {
  struct timespec used;
  struct rlimit limit;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
  getrlimit(RLIMIT_CPU, &limit);
  limit.rlim_cur = (rlim_t)used.tv_sec + (used.tv_nsec > 500000000) + seconds;
  if (limit.rlim_cur > limit.rlim_max) limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_CPU, &limit);
}

static void *serve(void *unused) {
  CSVGRequest request;
  while (recv(STDIN_FILENO, &request, sizeof request, MSG_WAITALL) == sizeof request) {
    CSVGReply reply = {CSVGReplyDone, {0, 0}, ""};
    limit_time(request.seconds);
    const bool is_parsed = request.kind == CSVGRequestParse || request.kind == CSVGRequestCheck;
    reply.kind = is_parsed ? parse(&request, &reply) : draw(&request, &reply);
    if (send(STDIN_FILENO, &reply, sizeof reply, MSG_NOSIGNAL) != sizeof reply) break;
  }
  _exit(0);
}

// Waits until the other process has ended: nobody needs what is drawn any more.
static void wait_for_end(void) {
  struct pollfd end = {STDIN_FILENO, POLLRDHUP, 0};
  while (poll(&end, 1, -1) <= 0) {}
}

__attribute__((constructor)) static void serve_in_place_of_main(void) {
  const char *memory = getenv("CSVG_PROCESS");
  if (!memory) return;
  const rlim_t bytes = (rlim_t)strtoull(memory, NULL, 10);
  setrlimit(RLIMIT_AS, &(struct rlimit){bytes, bytes});
  setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
  unsetenv("CSVG_PROCESS");
  // A thread, for a large stack: librsvg recurses.
  pthread_attr_t attributes;
  pthread_t thread;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, 64 << 20);
  if (pthread_create(&thread, &attributes, serve, NULL) == 0) wait_for_end();
  _exit(0);
}

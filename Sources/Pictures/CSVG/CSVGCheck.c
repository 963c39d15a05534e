// A process that checks one document: any program that this file is linked with, started with the environment
// variable CSVG_CHECK. It ends before main.
//
// librsvg aborts its process where its own checks fail, and where memory ends.

#include "CSVG.h"

#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cairo.h>

typedef struct {
  uint8_t *bytes;
  size_t count;
} Document;

static Document read_input(void) {
  Document document = {NULL, 0};
  size_t capacity = 0;
  for (;;) {
    if (document.count == capacity) {
      capacity = capacity ? 2 * capacity : 1 << 16;
      document.bytes = realloc(document.bytes, capacity);
      if (!document.bytes) abort();
    }
    const ssize_t count = read(STDIN_FILENO, document.bytes + document.count, capacity - document.count);
    if (count <= 0) return document;
    document.count += (size_t)count;
  }
}

// Writes a line at once, since the process may be killed later.
static void report(const char *word, const char *message) {
  printf("%s %.*s\n", word, (int)strcspn(message, "\n"), message);
  fflush(stdout);
}

// Draws a document on an image whose longer side has at most some pixels. Returns false after a report.
static bool draw(CSVGDocument *document, double width, double height, double scale, double max_side) {
  const double side = fmax(width, height);
  scale = fmin(scale, max_side / side);
  cairo_surface_t *surface = cairo_image_surface_create(
    CAIRO_FORMAT_ARGB32, (int)ceil(width * scale), (int)ceil(height * scale));
  cairo_t *cairo = cairo_create(surface);
  cairo_scale(cairo, scale, scale);
  char message[CSVGMessageCapacity] = "";
  const bool is_drawn = csvg_document_draw(document, cairo, width, height, message);
  cairo_destroy(cairo);
  cairo_surface_destroy(surface);
  if (!is_drawn) report("damaged", message);
  return is_drawn;
}

static void *check(void *uses_view_box) {
  const Document input = read_input();
  char message[CSVGMessageCapacity] = "";
  CSVGDocument *document = csvg_document_create(input.bytes, input.count, message);
  if (!document) {
    report("damaged", message);
    return NULL;
  }
  double width, height;
  const bool has_size = (uses_view_box && csvg_document_view_box(document, &width, &height))
    || csvg_document_size(document, &width, &height);
  if (!has_size) {
    report("sizeless", "");
    return NULL;
  }
  snprintf(message, sizeof message, "%.17g %.17g", width, height);
  report("size", message);
  if (!(width > 0 && height > 0 && fmax(width, height) <= CSVGMaxSide)) return NULL;
  // Small, and as the largest screens show it.
  if (draw(document, width, height, 1, 256) && draw(document, width, height, 3, CSVGMaxCheckedPixels)) {
    report("drawn", "");
  }
  return NULL;
}

__attribute__((constructor)) static void check_in_place_of_main(void) {
  const char *word = getenv("CSVG_CHECK");
  if (!word) return;
  // A thread, for a large stack: librsvg recurses.
  pthread_attr_t attributes;
  pthread_t thread;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, 64 << 20);
  void *argument = strcmp(word, "viewBox") == 0 ? (void *)word : NULL;
  const int code = pthread_create(&thread, &attributes, check, argument);
  if (code == 0) {
    pthread_join(thread, NULL);
  } else {
    report("damaged", strerror(code));
  }
  _exit(0);
}

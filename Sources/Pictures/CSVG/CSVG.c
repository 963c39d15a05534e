#include "CSVG.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

#include <cairo.h>

// The declarations of librsvg 2.52 and GLib 2 that are used. Their headers are not included: pkg-config
// names -pthread for them, which the package manager rejects with a warning in every build.
typedef struct RsvgHandle RsvgHandle;

typedef struct {
  double x;
  double y;
  double width;
  double height;
} RsvgRectangle;

typedef struct {
  uint32_t domain;
  int code;
  char *message;
} GError;

// The functions. librsvg and the eight libraries that it alone needs are loaded with the first document, since
// they take a sixth of the time in which a program that draws no SVG starts.
static struct {
  RsvgHandle *(*new_from_data)(const uint8_t *data, size_t count, GError **error);
  void (*set_dpi)(RsvgHandle *handle, double dpi);
  int (*size_in_pixels)(RsvgHandle *handle, double *width, double *height);
  void (*dimensions)(
    RsvgHandle *handle, int *has_width, void *width, int *has_height, void *height,
    int *has_view_box, RsvgRectangle *view_box);
  int (*render)(RsvgHandle *handle, cairo_t *cairo, const RsvgRectangle *viewport, GError **error);
  void (*free_error)(GError *error);
  void (*unref)(void *object);
} librsvg;

// Why librsvg cannot be used; empty if it can.
static char load_failure[CSVGMessageCapacity];

static void *function(void *library, const char *name) {
  void *address = dlsym(library, name);
  if (!address) snprintf(load_failure, sizeof load_failure, "there is no function %s", name);
  return address;
}

static void load(void) {
  void *library = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    snprintf(load_failure, sizeof load_failure, "%s", dlerror());
    return;
  }
  librsvg.new_from_data = function(library, "rsvg_handle_new_from_data");
  librsvg.set_dpi = function(library, "rsvg_handle_set_dpi");
  librsvg.size_in_pixels = function(library, "rsvg_handle_get_intrinsic_size_in_pixels");
  librsvg.dimensions = function(library, "rsvg_handle_get_intrinsic_dimensions");
  librsvg.render = function(library, "rsvg_handle_render_document");
  librsvg.free_error = function(library, "g_error_free");
  librsvg.unref = function(library, "g_object_unref");
}

// A document is librsvg's handle.
static RsvgHandle *handle_of(CSVGDocument *document) { return (RsvgHandle *)document; }

// Copies and frees GLib's error.
static void take_message(GError *error, char *message) {
  snprintf(message, CSVGMessageCapacity, "%s", error ? error->message : "unknown error");
  if (error) librsvg.free_error(error);
}

CSVGDocument *csvg_document_create(const uint8_t *bytes, size_t count, char *message) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  if (load_failure[0]) {
    snprintf(message, CSVGMessageCapacity, "%s", load_failure);
    return NULL;
  }
  GError *error = NULL;
  RsvgHandle *handle = librsvg.new_from_data(bytes, count, &error);
  if (!handle) {
    take_message(error, message);
    return NULL;
  }
  librsvg.set_dpi(handle, 96);
  return (CSVGDocument *)handle;
}

bool csvg_document_size(CSVGDocument *document, double *width, double *height) {
  return librsvg.size_in_pixels(handle_of(document), width, height)
    || csvg_document_view_box(document, width, height);
}

bool csvg_document_view_box(CSVGDocument *document, double *width, double *height) {
  int has_view_box = 0;
  RsvgRectangle box;
  librsvg.dimensions(
    handle_of(document), NULL, NULL, NULL, NULL, &has_view_box, &box);
  if (!has_view_box) return false;
  *width = box.width;
  *height = box.height;
  return true;
}

bool csvg_document_draw(
  CSVGDocument *document, void *cairo, double width, double height, char *message
) {
  const RsvgRectangle viewport = {0, 0, width, height};
  GError *error = NULL;
  if (librsvg.render(handle_of(document), cairo, &viewport, &error)) return true;
  take_message(error, message);
  return false;
}

void csvg_document_destroy(CSVGDocument *document) { librsvg.unref(handle_of(document)); }

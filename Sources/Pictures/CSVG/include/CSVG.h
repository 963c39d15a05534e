#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// A wrapper of librsvg without GLib's types. A document may be used by one thread at a time.
//
// A program that is linked with this module and started with CSVG_CHECK=size or CSVG_CHECK=viewBox in its
// environment checks the document of its standard input before main, and exits. It writes one line, `damaged` with
// a message or `sizeless`, or `size` with the width and the height, and then `drawn` or `damaged` with a message.
//
// Documents have no address of their own, so librsvg loads nothing that they refer to, except data: URLs.

// The size of a message in bytes; a longer one is cut.
enum { CSVGMessageCapacity = 256 };

// The largest side of a document that is drawn, in CSS pixels.
enum { CSVGMaxSide = 32768 };

// The longer side of the largest image on which a check draws, in pixels.
enum { CSVGMaxCheckedPixels = 4096 };

typedef struct CSVGDocument CSVGDocument;

// Parses a document. Returns NULL, and librsvg's message, if it is damaged or exceeds librsvg's limits.
CSVGDocument *csvg_document_create(const uint8_t *bytes, size_t count, char *message);

// Returns the size in CSS pixels, of `width` and `height` or of the viewBox; false if there is neither.
bool csvg_document_size(CSVGDocument *document, double *width, double *height);

// Returns the size of the viewBox; false if there is none.
bool csvg_document_view_box(CSVGDocument *document, double *width, double *height);

// Draws the document from (0, 0) to a size on a cairo_t. Returns false and librsvg's message on failure.
bool csvg_document_draw(
  CSVGDocument *document, void *cairo, double width, double height, char *message);

void csvg_document_destroy(CSVGDocument *document);

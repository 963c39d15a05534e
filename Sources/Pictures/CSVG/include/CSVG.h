#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// A wrapper of librsvg without GLib's types. A document may be used by one thread at a time.
//
// Documents have no address of their own, so librsvg loads nothing that they refer to, except data: URLs.

// The size of a message in bytes; a longer one is cut.
enum { CSVGMessageCapacity = 256 };

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

// Draws the document on an image of at most 256 x 256 pixels, to see whether it can be drawn.
bool csvg_document_check(CSVGDocument *document, double width, double height, char *message);

void csvg_document_destroy(CSVGDocument *document);

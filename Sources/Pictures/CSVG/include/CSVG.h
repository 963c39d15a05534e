#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// A wrapper of librsvg without GLib's types. A document may be used by one thread at a time.
//
// librsvg aborts its process where its own checks fail, and where memory ends. A program that is linked with this
// module and started with CSVG_PROCESS in its environment is therefore a process that draws for another one, before
// its main: it takes requests from its standard input, a socket, and answers them there. Documents and pixels are in
// a file in memory that both share, descriptor 3.
//
// Documents have no address of their own, so librsvg loads nothing that they refer to, except data: URLs.

// The size of a message in bytes; a longer one is cut.
enum { CSVGMessageCapacity = 256 };

// The largest side of a document that is drawn, in CSS pixels.
enum { CSVGMaxSide = 32768 };

// The longer side of the largest image on which a new document is drawn, in pixels.
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

// What a drawing process is asked for.
typedef enum {
  // Parses the document in the shared file; it keeps its number.
  CSVGRequestParse,
  // The same, and draws it small and large.
  CSVGRequestCheck,
  // Draws a document on premultiplied pixels at the start of the shared file.
  CSVGRequestDraw,
  // Draws a document on a page without output.
  CSVGRequestDrawPage,
} CSVGRequestKind;

typedef struct {
  CSVGRequestKind kind;
  // The number of a document, less than CSVGMaxDocuments; one that had it before is freed.
  uint32_t document;
  // The length of the document in the shared file.
  uint64_t count;
  // Whether the size is that of the viewBox if there is one.
  bool uses_view_box;
  // The seconds of a processor that the request may take, after which the process is killed.
  uint32_t seconds;
  // The size in CSS pixels, its map to pixels as Cairo's xx, yx, xy, yy, x0 and y0, and Cairo's tolerance.
  double size[2];
  double matrix[6];
  double tolerance;
  // The size of the image in pixels.
  uint32_t width;
  uint32_t height;
} CSVGRequest;

// The number of documents that a process keeps.
enum { CSVGMaxDocuments = 64 };

typedef enum {
  CSVGReplyDone,
  // librsvg reports the message.
  CSVGReplyDamaged,
  CSVGReplySizeless,
  // A side of the document is not above 0 and up to CSVGMaxSide.
  CSVGReplyInvalidSize,
} CSVGReplyKind;

typedef struct {
  CSVGReplyKind kind;
  double size[2];
  char message[CSVGMessageCapacity];
} CSVGReply;

// Creates a file in memory for documents and pixels; returns its descriptor, or -1 and errno.
int csvg_shared_file(void);

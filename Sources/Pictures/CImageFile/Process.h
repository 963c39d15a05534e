#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "CImageFile.h"

// What the process that decodes a file has in common for all libraries.

// The bytes of a file.
typedef struct {
  uint8_t *bytes;
  size_t count;
} ImageFile;

// The pixels of a library: R, G, B, and A if there are four samples a pixel.
typedef struct {
  const uint8_t *bytes;
  size_t stride;
  uint32_t width;
  uint32_t height;
  int channels;
  // Whether R, G and B are multiplied by A.
  bool is_premultiplied;
} ImagePixels;

// Decode a file and write it, or fail.
void decode_with_gdk_pixbuf(ImageFile file, const char *format, bool has_all_frames);
void decode_with_libheif(ImageFile file);

// Writes the header and the profile.
void write_header(CImageFileHeader header, const uint8_t *profile);
void write_frame(ImagePixels pixels, uint32_t milliseconds);

// Ends the process if a size is not allowed.
void check_size(int width, int height);

// Loads a library, or ends the process.
void *load_library(const char *name);

// Returns the address of a function of a library, or ends the process.
void *find_function(void *library, const char *name);

_Noreturn void fail(CImageFileFailure failure, const char *message);

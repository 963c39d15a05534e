#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// A wrapper of libjpeg-turbo that contains its longjmp: libjpeg's error handler must not return, and a
// longjmp must not cross Swift frames. After a failure a reader can only be destroyed.

// The result of a call.
typedef enum __attribute__((enum_extensibility(closed))) {
  // The call succeeded.
  CJPEGStatusDone,
  // The bytes end before the image does.
  CJPEGStatusTruncated,
  // Memory ran out.
  CJPEGStatusNoMemory,
  // The bytes are damaged, or libjpeg does not support them; the message says why.
  CJPEGStatusFailed,
} CJPEGStatus;

// The size of a message in bytes: enough for libjpeg's longest message, JMSG_LENGTH_MAX.
enum { CJPEGMessageCapacity = 200 };

// What the beginning of a file says.
typedef struct {
  uint32_t width;
  uint32_t height;
  // The number of color components, 1 to 4.
  uint32_t components;
  // The contents of the APP1 segment with EXIF data, after its identifier; NULL without one. They are
  // the reader's.
  const uint8_t *exif;
  size_t exif_count;
  // The ICC profile of the APP2 segments; NULL without one. It is the reader's.
  const uint8_t *profile;
  size_t profile_count;
  // Whether the samples are cyan, magenta, yellow and black.
  bool has_inks;
} CJPEGHeader;

typedef struct CJPEGReader CJPEGReader;

// Creates a reader of a file in memory, which must outlive the reader.
//
// Returns NULL if memory ran out.
CJPEGReader *cjpeg_reader_create(const uint8_t *bytes, size_t count);

// Reads up to the image data.
CJPEGStatus cjpeg_reader_begin(CJPEGReader *reader, CJPEGHeader *header);

// Decodes all rows into opaque 0xAARRGGBB pixels, without gaps between rows; inks are mixed without a
// profile, or kept: four bytes a pixel, of which 255 is no ink. Memory that libjpeg needs beyond
// `memory_limit` bytes is an error.
CJPEGStatus cjpeg_reader_read(
  CJPEGReader *reader, uint32_t *pixels, bool keeps_inks, size_t memory_limit);

// libjpeg's message after CJPEGStatusFailed.
const char *cjpeg_reader_message(const CJPEGReader *reader);

void cjpeg_reader_destroy(CJPEGReader *reader);

// Encodes opaque 0xAARRGGBB pixels, whose alpha is ignored, as a baseline JPEG with chroma of half the
// resolution in both directions below quality 90, and of full resolution from there on.
//
// Returns the bytes, which `cjpeg_free` frees, or NULL if memory ran out.
uint8_t *cjpeg_encode(
  const uint32_t *pixels, uint32_t width, uint32_t height, int quality, size_t *count);

void cjpeg_free(uint8_t *bytes);

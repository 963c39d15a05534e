#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// libpng with its error path closed: libpng reports an error by a longjmp, which must not cross a
// Swift frame, so each function here runs libpng from start to end, frees all that libpng took, and
// returns a status.

// How a call ended.
typedef enum __attribute__((enum_extensibility(closed))) {
  // The result is whole.
  CPNGStatusDone,
  // The bytes end before the image does.
  CPNGStatusTruncated,
  // The end chunk comes before any image data.
  CPNGStatusNoImageData,
  // libpng gave up; the message holds its words.
  CPNGStatusFailed,
} CPNGStatus;

// The room that libpng's longest message needs.
enum { CPNGMessageCapacity = 256 };

// What cpng_decode makes of a file.
typedef struct {
  uint32_t width;
  uint32_t height;
  // Whether samples have 16 bits, so that a pixel is 0xAAAARRRRGGGGBBBB, and not 8: 0xAARRGGBB.
  bool is_deep;
} CPNGLayout;

// Decodes a PNG into straight pixels, row by row.
//
// `pixels` has room for width x height of them; an image of another size is an error, so nothing is
// written outside of it. Chunks that do not change the samples (gamma, profiles, text) are skipped
// unread. `message` has room for CPNGMessageCapacity characters and ends in a zero.
CPNGStatus cpng_decode(
  const uint8_t *bytes, size_t count, CPNGLayout layout, void *pixels, bool *has_alpha,
  char *message);

// What cpng_encode writes.
typedef struct {
  uint32_t width;
  uint32_t height;
  // Whether the alpha channel is left out.
  bool is_opaque;
  // zlib's level, 0 to 9.
  int level;
  // Whether each row is filtered by the one above it.
  bool filters_up;
} CPNGFormat;

// Encodes straight 0xAARRGGBB pixels.
//
// `bytes` receives a block to be freed with cpng_free, or NULL if the call failed.
CPNGStatus cpng_encode(
  const uint32_t *pixels, CPNGFormat format, uint8_t **bytes, size_t *count, char *message);

void cpng_free(uint8_t *bytes);

// The checksum of a chunk's type and data.
uint32_t cpng_checksum(const uint8_t *bytes, size_t count);

// The room that cpng_deflate needs for so many bytes.
size_t cpng_deflate_bound(size_t count);

// Compresses bytes as blocks of deflate that end with a byte and are not the last ones of their stream,
// by zlib at a level from 1 to 9.
//
// Returns how many bytes of `target` were written; 0 if memory ran out.
size_t cpng_deflate(const uint8_t *bytes, size_t count, int level, uint8_t *target);

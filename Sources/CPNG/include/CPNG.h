#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// A wrapper of libpng that contains its longjmp: libpng reports errors by longjmp, which must not cross
// Swift frames. Each function runs libpng from start to end, frees its memory and returns a status.

// The result of a call.
typedef enum __attribute__((enum_extensibility(closed))) {
  // The call succeeded.
  CPNGStatusDone,
  // The bytes end before the image does.
  CPNGStatusTruncated,
  // The IEND chunk comes before any IDAT chunk.
  CPNGStatusNoImageData,
  // libpng failed; the message says why.
  CPNGStatusFailed,
} CPNGStatus;

// The size of a message buffer in bytes: enough for libpng's longest message.
enum { CPNGMessageCapacity = 256 };

// The output of cpng_decode.
typedef struct {
  uint32_t width;
  uint32_t height;
  // Whether samples have 16 bits, so that a pixel is 0xAAAARRRRGGGGBBBB; otherwise 8: 0xAARRGGBB.
  bool is_deep;
} CPNGLayout;

// Decodes a PNG into straight pixels, row by row.
//
// `pixels` holds width x height pixels; an image of another size is an error, so nothing is written
// outside of the buffer. Chunks that do not change the samples (gamma, profiles, text) are skipped.
// `message` holds CPNGMessageCapacity characters and is null-terminated.
CPNGStatus cpng_decode(
  const uint8_t *bytes, size_t count, CPNGLayout layout, void *pixels, bool *has_alpha,
  char *message);

// The part of the file that cpng_encode returns.
typedef enum __attribute__((enum_extensibility(closed))) {
  // The whole file.
  CPNGOutputFile,
  // The contents of the IDAT chunks.
  CPNGOutputZlibStream,
} CPNGOutput;

// The settings of cpng_encode.
typedef struct {
  uint32_t width;
  uint32_t height;
  // Whether the alpha channel is omitted.
  bool is_opaque;
  // zlib's compression level, 0 to 9.
  int level;
  // Whether rows have the filter type Up; otherwise None.
  bool filters_up;
  CPNGOutput output;
} CPNGFormat;

// Encodes straight 0xAARRGGBB pixels.
//
// `bytes` receives memory to be freed with cpng_free, or NULL if the call failed.
CPNGStatus cpng_encode(
  const uint32_t *pixels, CPNGFormat format, uint8_t **bytes, size_t *count, char *message);

void cpng_free(uint8_t *bytes);

// Returns the CRC-32 of a chunk's type and data.
uint32_t cpng_crc32(const uint8_t *bytes, size_t count);

// Returns an Adler-32 checksum updated with bytes; the checksum of no bytes is 1.
uint32_t cpng_adler32(uint32_t sum, const uint8_t *bytes, size_t count);

// Returns the maximum number of bytes that cpng_deflate writes.
size_t cpng_deflate_bound(size_t count);

// Compresses bytes with zlib at a level from 1 to 9, into deflate blocks that end at a byte (a sync
// flush), none of them the last one of a stream.
//
// Returns the number of bytes written to `target`; 0 if memory ran out.
size_t cpng_deflate(const uint8_t *bytes, size_t count, int level, uint8_t *target);

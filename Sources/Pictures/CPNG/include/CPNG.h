#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// A wrapper of libpng that contains its longjmp: libpng reports errors by longjmp, which must not cross
// Swift frames. Images are read and written by rows, so that a large one needs little memory. After a
// failure a reader or writer can only be destroyed.

// The result of a call.
typedef enum __attribute__((enum_extensibility(closed))) {
  // The call succeeded.
  CPNGStatusDone,
  // The bytes end before the image does.
  CPNGStatusTruncated,
  // The IEND chunk comes before any IDAT chunk.
  CPNGStatusNoImageData,
  // The system cannot read the file; the error says why.
  CPNGStatusUnreadable,
  // The system cannot write the file; the error says why.
  CPNGStatusUnwritable,
  // libpng failed; the message says why.
  CPNGStatusFailed,
} CPNGStatus;

// The size of a message in bytes: enough for libpng's longest message.
enum { CPNGMessageCapacity = 256 };

// The pixels that a reader returns.
typedef struct {
  uint32_t width;
  uint32_t height;
  // Whether samples have 16 bits, so that a pixel is 0xAAAARRRRGGGGBBBB; otherwise 8: 0xAARRGGBB.
  bool is_deep;
  // Whether the chunks that say what the samples mean are read: otherwise they are skipped.
  bool has_colors;
} CPNGLayout;

// What the samples of an image mean. A later field counts only if those before it are not there.
typedef struct {
  // The ICC profile, which is the reader's; NULL without one.
  const uint8_t *profile;
  size_t profile_count;
  // Whether they are those of sRGB.
  bool is_srgb;
  // The exponent of the gAMA chunk; 0 without one.
  double gamma;
  // x and y of white, red, green and blue; all 0 without a cHRM chunk.
  double chromaticities[8];
} CPNGColors;

typedef struct CPNGReader CPNGReader;

// Creates a reader of bytes in memory, or of an open file if `file` is not -1; the file is read from its
// beginning and its position does not change. Bytes and file must outlive the reader.
//
// Returns NULL if memory ran out.
CPNGReader *cpng_reader_create(const uint8_t *bytes, size_t count, int file);

// Reads up to the image data. An image of another size than announced is an error, so nothing is written
// outside of a buffer. Chunks that do not change the samples, such as text, are skipped.
CPNGStatus cpng_reader_begin(CPNGReader *reader, CPNGLayout layout, bool *has_alpha);

// Returns what the samples mean, after the beginning of a layout with colors.
CPNGColors cpng_reader_colors(CPNGReader *reader);

// Decodes the next rows into straight pixels, `stride` bytes from row to row. All rows of an interlaced
// image must be read by one call.
CPNGStatus cpng_reader_read(CPNGReader *reader, void *pixels, uint32_t count, size_t stride);

// Reads the rest of the file after the last row.
CPNGStatus cpng_reader_finish(CPNGReader *reader);

// libpng's message after CPNGStatusFailed.
const char *cpng_reader_message(const CPNGReader *reader);

// The system's error number after CPNGStatusUnreadable.
int cpng_reader_error(const CPNGReader *reader);

void cpng_reader_destroy(CPNGReader *reader);

// The part of the file that a writer writes.
typedef enum __attribute__((enum_extensibility(closed))) {
  // The whole file.
  CPNGOutputFile,
  // The contents of the IDAT chunks.
  CPNGOutputZlibStream,
} CPNGOutput;

// The settings of a writer.
typedef struct {
  uint32_t width;
  uint32_t height;
  // Whether the alpha channel is omitted.
  bool is_opaque;
  // zlib's compression level, 0 to 9.
  int level;
  // Whether rows have the filter type Up; otherwise None.
  bool filters_up;
} CPNGFormat;

typedef struct CPNGWriter CPNGWriter;

// Creates a writer to an open file, or to memory if `file` is -1. The file must outlive the writer.
//
// Returns NULL if memory ran out.
CPNGWriter *cpng_writer_create(int file, CPNGOutput output);

// Writes everything before the image data.
CPNGStatus cpng_writer_begin(CPNGWriter *writer, CPNGFormat format);

// Encodes the next rows of straight 0xAARRGGBB pixels, `width` pixels each.
CPNGStatus cpng_writer_write(CPNGWriter *writer, const uint32_t *pixels, size_t width, uint32_t count);

// Writes the end of the file.
CPNGStatus cpng_writer_finish(CPNGWriter *writer);

// The bytes that were written to memory; valid until the next call.
const uint8_t *cpng_writer_bytes(const CPNGWriter *writer, size_t *count);

// libpng's message after CPNGStatusFailed.
const char *cpng_writer_message(const CPNGWriter *writer);

// The system's error number after CPNGStatusUnwritable.
int cpng_writer_error(const CPNGWriter *writer);

void cpng_writer_destroy(CPNGWriter *writer);

// Returns the CRC-32 of a chunk's type and data.
uint32_t cpng_crc32(const uint8_t *bytes, size_t count);

// Returns an Adler-32 checksum updated with bytes; the checksum of no bytes is 1.
uint32_t cpng_adler32(uint32_t sum, const uint8_t *bytes, size_t count);

// Returns the maximum number of bytes that cpng_compress writes.
size_t cpng_compress_bound(size_t count);

// Compresses bytes with libdeflate at a level from 1 to 12, as a complete zlib stream.
//
// - target: Receives the stream; at least cpng_compress_bound(count) bytes.
// - returns: The number of bytes of the stream; 0 if memory runs out.
size_t cpng_compress(const uint8_t *bytes, size_t count, int level, uint8_t *target);

// Returns the maximum number of bytes that cpng_deflate writes.
size_t cpng_deflate_bound(size_t count);

// Compresses bytes with zlib at a level from 1 to 9, into deflate blocks that end at a byte (a sync
// flush), none of them the last one of a stream.
//
// Returns the number of bytes written to `target`; 0 if memory ran out.
size_t cpng_deflate(const uint8_t *bytes, size_t count, int level, uint8_t *target);

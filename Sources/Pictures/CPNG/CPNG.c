#include "CPNG.h"

#include <errno.h>
#include <libdeflate.h>
#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>
#include <zlib.h>

// libpng receives the samples of a pixel in memory order: B, G, R, A.
_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "pixels are little-endian");

// libpng's error callback: copies the message and returns to setjmp.
static void store_message_and_jump(png_structp png, png_const_charp message) {
  snprintf(png_get_error_ptr(png), CPNGMessageCapacity, "%s", message);
  png_longjmp(png, 1);
}

static void ignore_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

// MARK: - Reading

enum { FileBufferSize = 1 << 16 };

// Locals changed after setjmp are indeterminate after longjmp, so the state lives in the caller.
struct CPNGReader {
  png_structp png;
  png_infop info;
  // The bytes that have been read or given, and those of them that libpng has not received.
  const uint8_t *next;
  size_t remaining;
  // The file that the next bytes come from, or -1, and the position in it.
  int file;
  off_t offset;
  // The system's error of a failed read.
  int error;
  bool is_truncated;
  bool is_at_image_data;
  int passes;
  size_t row_size;
  char message[CPNGMessageCapacity];
  uint8_t buffer[];
};

// Reads the next bytes of the file; returns false at its end and on failure.
static bool fill(CPNGReader *reader) {
  if (reader->file < 0) return false;
  ssize_t count;
  do {
    count = pread(reader->file, reader->buffer, FileBufferSize, reader->offset);
  } while (count < 0 && errno == EINTR);
  if (count < 0) reader->error = errno;
  if (count <= 0) return false;
  reader->offset += count;
  reader->next = reader->buffer;
  reader->remaining = (size_t)count;
  return true;
}

static void read_bytes(png_structp png, png_bytep target, size_t count) {
  CPNGReader *reader = png_get_io_ptr(png);
  while (count > 0) {
    if (reader->remaining == 0 && !fill(reader)) {
      reader->is_truncated = reader->error == 0;
      png_error(png, "the file ends early");
    }
    const size_t part = count < reader->remaining ? count : reader->remaining;
    memcpy(target, reader->next, part);
    reader->next += part;
    reader->remaining -= part;
    target += part;
    count -= part;
  }
}

// Sets libpng's transformations to B, G, R, A of 8 or 16 bits. Returns whether a pixel may be
// transparent.
static bool set_transformations(png_structp png, png_infop info, bool is_deep) {
  const int color_type = png_get_color_type(png, info);
  png_set_expand(png);
  if (is_deep) {
    png_set_expand_16(png);
    png_set_swap(png);
  } else {
    png_set_scale_16(png);
  }
  if (!(color_type & PNG_COLOR_MASK_COLOR)) png_set_gray_to_rgb(png);
  png_set_bgr(png);
  png_set_add_alpha(png, is_deep ? 0xffff : 0xff, PNG_FILLER_AFTER);
  return (color_type & PNG_COLOR_MASK_ALPHA) || png_get_valid(png, info, PNG_INFO_tRNS);
}

static CPNGStatus status_of_failure(const CPNGReader *reader) {
  const uint32_t end_chunk = 0x49454e44;  // IEND
  if (reader->error != 0) return CPNGStatusUnreadable;
  if (reader->is_truncated) return CPNGStatusTruncated;
  if (!reader->is_at_image_data && png_get_io_chunk_type(reader->png) == end_chunk) {
    return CPNGStatusNoImageData;
  }
  return CPNGStatusFailed;
}

CPNGReader *cpng_reader_create(const uint8_t *bytes, size_t count, int file) {
  CPNGReader *reader = malloc(sizeof(CPNGReader) + (file < 0 ? 0 : FileBufferSize));
  if (!reader) return NULL;
  *reader = (CPNGReader){.next = bytes, .remaining = count, .file = file};
  snprintf(reader->message, CPNGMessageCapacity, "out of memory");
  reader->png = png_create_read_struct(
    PNG_LIBPNG_VER_STRING, reader->message, store_message_and_jump, ignore_warning);
  if (reader->png) reader->info = png_create_info_struct(reader->png);
  if (reader->info) return reader;
  cpng_reader_destroy(reader);
  return NULL;
}

CPNGStatus cpng_reader_begin(CPNGReader *reader, CPNGLayout layout, bool *has_alpha) {
  const png_structp png = reader->png;
  if (setjmp(png_jmpbuf(png))) return status_of_failure(reader);

  png_set_read_fn(png, reader, read_bytes);
  // -1 means all known chunks except IHDR, PLTE, tRNS, IDAT and IEND.
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  if (layout.has_colors) {
    // A damaged one is as none, with a warning.
    static const uint8_t names[] = "cHRM\0gAMA\0iCCP\0sRGB";
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_AS_DEFAULT, names, 4);
  }

  png_read_info(png, reader->info);
  reader->is_at_image_data = true;
  *has_alpha = set_transformations(png, reader->info, layout.is_deep);
  reader->passes = png_set_interlace_handling(png);
  png_read_update_info(png, reader->info);
  reader->row_size = (size_t)layout.width * (layout.is_deep ? 8 : 4);
  if (png_get_image_width(png, reader->info) != layout.width
      || png_get_image_height(png, reader->info) != layout.height
      || png_get_rowbytes(png, reader->info) != reader->row_size) {
    png_error(png, "the rows have another size than announced");
  }
  return CPNGStatusDone;
}

CPNGColors cpng_reader_colors(CPNGReader *reader) {
  CPNGColors colors = {0};
  if (setjmp(png_jmpbuf(reader->png))) return (CPNGColors){0};
  png_charp name;
  png_bytep profile;
  png_uint_32 count;
  int type;
  if (png_get_iCCP(reader->png, reader->info, &name, &type, &profile, &count)) {
    colors.profile = profile;
    colors.profile_count = count;
  }
  colors.is_srgb = png_get_valid(reader->png, reader->info, PNG_INFO_sRGB) != 0;
  png_get_gAMA(reader->png, reader->info, &colors.gamma);
  double *c = colors.chromaticities;
  png_get_cHRM(
    reader->png, reader->info, &c[0], &c[1], &c[2], &c[3], &c[4], &c[5], &c[6], &c[7]);
  return colors;
}

CPNGStatus cpng_reader_read(CPNGReader *reader, void *pixels, uint32_t count, size_t stride) {
  if (setjmp(png_jmpbuf(reader->png))) return status_of_failure(reader);
  for (int pass = 0; pass < reader->passes; pass++) {
    for (uint32_t y = 0; y < count; y++) {
      png_read_row(reader->png, (uint8_t *)pixels + y * stride, NULL);
    }
  }
  return CPNGStatusDone;
}

CPNGStatus cpng_reader_finish(CPNGReader *reader) {
  if (setjmp(png_jmpbuf(reader->png))) return status_of_failure(reader);
  png_read_end(reader->png, NULL);
  return CPNGStatusDone;
}

const char *cpng_reader_message(const CPNGReader *reader) { return reader->message; }

int cpng_reader_error(const CPNGReader *reader) { return reader->error; }

void cpng_reader_destroy(CPNGReader *reader) {
  if (!reader) return;
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader);
}

// MARK: - Writing

// The state of a write, in the caller for the same reason.
struct CPNGWriter {
  png_structp png;
  png_infop info;
  CPNGOutput output;
  // The file that receives the bytes, or -1: then they stay in memory.
  int file;
  // The system's error of a failed write.
  int error;
  uint8_t *bytes;
  size_t count;
  size_t capacity;
  char message[CPNGMessageCapacity];
};

// Whether libpng is writing the data of an IDAT chunk, rather than its header, its CRC or another chunk.
static bool is_image_data(png_structp png) {
  const uint32_t image_data_chunk = 0x49444154;  // IDAT
  return (png_get_io_state(png) & PNG_IO_MASK_LOC) == PNG_IO_CHUNK_DATA
    && png_get_io_chunk_type(png) == image_data_chunk;
}

// Writes all bytes to the file.
static bool drain(CPNGWriter *writer) {
  size_t start = 0;
  while (start < writer->count) {
    const ssize_t written = write(writer->file, writer->bytes + start, writer->count - start);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) {
      writer->error = written < 0 ? errno : EIO;
      return false;
    }
    start += (size_t)written;
  }
  writer->count = 0;
  return true;
}

static void write_bytes(png_structp png, png_bytep source, size_t count) {
  CPNGWriter *writer = png_get_io_ptr(png);
  if (writer->output == CPNGOutputZlibStream && !is_image_data(png)) return;
  if (writer->file >= 0 && writer->count >= FileBufferSize && !drain(writer)) {
    png_error(png, "the file cannot be written");
  }
  if (count > writer->capacity - writer->count) {
    size_t capacity = 2 * writer->capacity;
    if (capacity < writer->count + count) capacity = writer->count + count;
    uint8_t *bytes = realloc(writer->bytes, capacity);
    if (!bytes) png_error(png, "out of memory");
    writer->bytes = bytes;
    writer->capacity = capacity;
  }
  memcpy(writer->bytes + writer->count, source, count);
  writer->count += count;
}

static void flush_nothing(png_structp png) {
  (void)png;
}

static CPNGStatus status_of_failed_write(const CPNGWriter *writer) {
  return writer->error != 0 ? CPNGStatusUnwritable : CPNGStatusFailed;
}

CPNGWriter *cpng_writer_create(int file, CPNGOutput output) {
  CPNGWriter *writer = malloc(sizeof(CPNGWriter));
  if (!writer) return NULL;
  *writer = (CPNGWriter){.file = file, .output = output};
  snprintf(writer->message, CPNGMessageCapacity, "out of memory");
  writer->png = png_create_write_struct(
    PNG_LIBPNG_VER_STRING, writer->message, store_message_and_jump, ignore_warning);
  if (writer->png) writer->info = png_create_info_struct(writer->png);
  if (writer->info) return writer;
  cpng_writer_destroy(writer);
  return NULL;
}

CPNGStatus cpng_writer_begin(CPNGWriter *writer, CPNGFormat format) {
  const png_structp png = writer->png;
  if (setjmp(png_jmpbuf(png))) return status_of_failed_write(writer);

  png_set_write_fn(png, writer, write_bytes, flush_nothing);
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_compression_level(png, format.level);
  png_set_compression_buffer_size(png, 1 << 16);
  png_set_filter(
    png, PNG_FILTER_TYPE_BASE, format.filters_up ? PNG_FILTER_UP : PNG_FILTER_NONE);
  png_set_IHDR(
    png, writer->info, format.width, format.height, 8,
    format.is_opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGBA, PNG_INTERLACE_NONE,
    PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, writer->info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_write_info(png, writer->info);
  png_set_bgr(png);
  if (format.is_opaque) png_set_filler(png, 0, PNG_FILLER_AFTER);
  return CPNGStatusDone;
}

CPNGStatus cpng_writer_write(CPNGWriter *writer, const uint32_t *pixels, size_t width, uint32_t count) {
  if (setjmp(png_jmpbuf(writer->png))) return status_of_failed_write(writer);
  for (uint32_t y = 0; y < count; y++) {
    png_write_row(writer->png, (png_const_bytep)(pixels + y * width));
  }
  return CPNGStatusDone;
}

CPNGStatus cpng_writer_finish(CPNGWriter *writer) {
  if (setjmp(png_jmpbuf(writer->png))) return status_of_failed_write(writer);
  png_write_end(writer->png, NULL);
  if (writer->file >= 0 && !drain(writer)) return CPNGStatusUnwritable;
  return CPNGStatusDone;
}

const uint8_t *cpng_writer_bytes(const CPNGWriter *writer, size_t *count) {
  *count = writer->count;
  return writer->bytes;
}

const char *cpng_writer_message(const CPNGWriter *writer) { return writer->message; }

int cpng_writer_error(const CPNGWriter *writer) { return writer->error; }

void cpng_writer_destroy(CPNGWriter *writer) {
  if (!writer) return;
  png_destroy_write_struct(&writer->png, &writer->info);
  free(writer->bytes);
  free(writer);
}

uint32_t cpng_crc32(const uint8_t *bytes, size_t count) {
  return (uint32_t)crc32_z(0, bytes, count);
}

uint32_t cpng_adler32(uint32_t sum, const uint8_t *bytes, size_t count) {
  return (uint32_t)adler32_z(sum, bytes, count);
}

size_t cpng_compress_bound(size_t count) { return libdeflate_zlib_compress_bound(NULL, count); }

size_t cpng_compress(const uint8_t *bytes, size_t count, int level, uint8_t *target) {
  struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(level);
  if (!compressor) return 0;
  const size_t size =
    libdeflate_zlib_compress(compressor, bytes, count, target, cpng_compress_bound(count));
  libdeflate_free_compressor(compressor);
  return size;
}

// The flush at the end may take five bytes more than zlib's bound.
size_t cpng_deflate_bound(size_t count) { return compressBound(count) + 16; }

size_t cpng_deflate(const uint8_t *bytes, size_t count, int level, uint8_t *target) {
  z_stream stream = {0};
  if (deflateInit2(&stream, level, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY) != Z_OK) return 0;
  stream.next_in = (z_const Bytef *)bytes;
  stream.avail_in = (uInt)count;
  stream.next_out = target;
  stream.avail_out = (uInt)cpng_deflate_bound(count);
  deflate(&stream, Z_SYNC_FLUSH);
  const size_t written = stream.total_out;
  deflateEnd(&stream);
  return written;
}

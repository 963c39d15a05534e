#include "CPNG.h"

#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
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

// The state of a read. Locals changed after setjmp are indeterminate after longjmp, so it lives in the
// caller.
typedef struct {
  png_structp png;
  png_infop info;
  const uint8_t *next;
  size_t remaining;
  bool is_truncated;
  bool is_at_image_data;
} Reader;

static void read_bytes(png_structp png, png_bytep target, size_t count) {
  Reader *reader = png_get_io_ptr(png);
  if (count > reader->remaining) {
    reader->is_truncated = true;
    png_error(png, "the file ends early");
  }
  memcpy(target, reader->next, count);
  reader->next += count;
  reader->remaining -= count;
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

static bool read_image(Reader *reader, CPNGLayout layout, uint8_t *pixels, bool *has_alpha) {
  const png_structp png = reader->png;
  const size_t row_size = (size_t)layout.width * (layout.is_deep ? 8 : 4);
  if (setjmp(png_jmpbuf(png))) return false;

  png_set_read_fn(png, reader, read_bytes);
  // -1 means all known chunks except IHDR, PLTE, tRNS, IDAT and IEND.
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);

  png_read_info(png, reader->info);
  reader->is_at_image_data = true;
  *has_alpha = set_transformations(png, reader->info, layout.is_deep);
  const int passes = png_set_interlace_handling(png);
  png_read_update_info(png, reader->info);
  if (png_get_image_width(png, reader->info) != layout.width
      || png_get_image_height(png, reader->info) != layout.height
      || png_get_rowbytes(png, reader->info) != row_size) {
    png_error(png, "the rows have another size than announced");
  }
  for (int pass = 0; pass < passes; pass++) {
    for (uint32_t y = 0; y < layout.height; y++) {
      png_read_row(png, pixels + y * row_size, NULL);
    }
  }
  png_read_end(png, NULL);
  return true;
}

static CPNGStatus status_of_failure(const Reader *reader) {
  const uint32_t end_chunk = 0x49454e44;  // IEND
  if (reader->is_truncated) return CPNGStatusTruncated;
  if (!reader->is_at_image_data && png_get_io_chunk_type(reader->png) == end_chunk) {
    return CPNGStatusNoImageData;
  }
  return CPNGStatusFailed;
}

CPNGStatus cpng_decode(
  const uint8_t *bytes, size_t count, CPNGLayout layout, void *pixels, bool *has_alpha,
  char *message
) {
  snprintf(message, CPNGMessageCapacity, "out of memory");
  Reader reader = {.next = bytes, .remaining = count};
  reader.png = png_create_read_struct(
    PNG_LIBPNG_VER_STRING, message, store_message_and_jump, ignore_warning);
  if (!reader.png) return CPNGStatusFailed;
  reader.info = png_create_info_struct(reader.png);
  CPNGStatus status = CPNGStatusFailed;
  if (reader.info) {
    const bool is_done = read_image(&reader, layout, pixels, has_alpha);
    status = is_done ? CPNGStatusDone : status_of_failure(&reader);
  }
  png_destroy_read_struct(&reader.png, &reader.info, NULL);
  return status;
}

// MARK: - Writing

// The state of a write, in the caller for the same reason.
typedef struct {
  png_structp png;
  png_infop info;
  CPNGOutput output;
  uint8_t *bytes;
  size_t count;
  size_t capacity;
} Writer;

// Whether libpng is writing the data of an IDAT chunk, rather than its header, its CRC or another chunk.
static bool is_image_data(png_structp png) {
  const uint32_t image_data_chunk = 0x49444154;  // IDAT
  return (png_get_io_state(png) & PNG_IO_MASK_LOC) == PNG_IO_CHUNK_DATA
    && png_get_io_chunk_type(png) == image_data_chunk;
}

static void write_bytes(png_structp png, png_bytep source, size_t count) {
  Writer *writer = png_get_io_ptr(png);
  if (writer->output == CPNGOutputZlibStream && !is_image_data(png)) return;
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

static bool write_image(Writer *writer, const uint32_t *pixels, CPNGFormat format) {
  const png_structp png = writer->png;
  if (setjmp(png_jmpbuf(png))) return false;

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
  for (uint32_t y = 0; y < format.height; y++) {
    png_write_row(png, (png_const_bytep)(pixels + (size_t)y * format.width));
  }
  png_write_end(png, NULL);
  return true;
}

CPNGStatus cpng_encode(
  const uint32_t *pixels, CPNGFormat format, uint8_t **bytes, size_t *count, char *message
) {
  snprintf(message, CPNGMessageCapacity, "out of memory");
  *bytes = NULL;
  *count = 0;
  Writer writer = {.output = format.output};
  writer.png = png_create_write_struct(
    PNG_LIBPNG_VER_STRING, message, store_message_and_jump, ignore_warning);
  if (!writer.png) return CPNGStatusFailed;
  writer.info = png_create_info_struct(writer.png);
  const bool is_done = writer.info && write_image(&writer, pixels, format);
  png_destroy_write_struct(&writer.png, &writer.info);
  if (!is_done) {
    free(writer.bytes);
    return CPNGStatusFailed;
  }
  *bytes = writer.bytes;
  *count = writer.count;
  return CPNGStatusDone;
}

void cpng_free(uint8_t *bytes) {
  free(bytes);
}

uint32_t cpng_crc32(const uint8_t *bytes, size_t count) {
  return (uint32_t)crc32_z(0, bytes, count);
}

uint32_t cpng_adler32(uint32_t sum, const uint8_t *bytes, size_t count) {
  return (uint32_t)adler32_z(sum, bytes, count);
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

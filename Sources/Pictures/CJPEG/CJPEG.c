#include "CJPEG.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

// Its list of codes depends on settings that jpeglib.h includes.
#include <jerror.h>

// libjpeg-turbo writes the components of a pixel in memory order: B, G, R, A.
_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "pixels are little-endian");

// libjpeg's error handler with the state of one call.
typedef struct {
  struct jpeg_error_mgr base;
  jmp_buf jump;
  CJPEGStatus status;
  char message[CJPEGMessageCapacity];
} ErrorHandler;

_Static_assert(CJPEGMessageCapacity >= JMSG_LENGTH_MAX, "messages fit");

// libjpeg's error callback: keeps the message and returns to setjmp.
static void store_message_and_jump(j_common_ptr info) {
  ErrorHandler *handler = (ErrorHandler *)info->err;
  handler->base.format_message(info, handler->message);
  switch (handler->base.msg_code) {
  case JERR_OUT_OF_MEMORY:
  case JERR_NO_BACKING_STORE: handler->status = CJPEGStatusNoMemory; break;
  case JWRN_JPEG_EOF: handler->status = CJPEGStatusTruncated; break;
  default: handler->status = CJPEGStatusFailed;
  }
  longjmp(handler->jump, 1);
}

// libjpeg's callback for warnings, with level -1, and traces. Warnings of missing or invalid image
// data become errors: libjpeg would continue with gray pixels.
static void reject_damage(j_common_ptr info, int level) {
  if (level >= 0) return;
  switch (info->err->msg_code) {
  case JWRN_HIT_MARKER:
  case JWRN_HUFF_BAD_CODE:
  case JWRN_ARITH_BAD_CODE:
  case JWRN_MUST_RESYNC:
  case JWRN_NOT_SEQUENTIAL:
  case JWRN_JPEG_EOF: info->err->error_exit(info);
  }
}

static struct jpeg_error_mgr *set_up(ErrorHandler *handler) {
  jpeg_std_error(&handler->base);
  handler->base.error_exit = store_message_and_jump;
  handler->base.emit_message = reject_damage;
  return &handler->base;
}

// MARK: - Reading

// A file with more scans is damaged or made to keep the decoder busy: each scan of a few bytes passes
// over the whole image. Encoders make ten to twenty.
enum { MaxScanCount = 64 };

// Locals changed after setjmp are indeterminate after longjmp, so the state lives in the caller.
struct CJPEGReader {
  struct jpeg_decompress_struct info;
  ErrorHandler handler;
  struct jpeg_source_mgr source;
  struct jpeg_progress_mgr progress;
  // One row of cyan, magenta, yellow and black.
  JSAMPLE *inks;
  JOCTET *profile;
};

static void ignore_source(j_decompress_ptr info) { (void)info; }

// All bytes are there from the beginning, so that a request for more comes at the end.
static boolean reject_end(j_decompress_ptr info) {
  ERREXIT(info, JWRN_JPEG_EOF);
  return FALSE;
}

static void skip(j_decompress_ptr info, long count) {
  if (count <= 0) return;
  if ((size_t)count > info->src->bytes_in_buffer) reject_end(info);
  info->src->next_input_byte += count;
  info->src->bytes_in_buffer -= (size_t)count;
}

static void limit_scans(j_common_ptr common) {
  const j_decompress_ptr info = (j_decompress_ptr)common;
  if (info->input_scan_number <= MaxScanCount) return;
  ErrorHandler *handler = (ErrorHandler *)common->err;
  snprintf(
    handler->message, CJPEGMessageCapacity, "more than %d scans", MaxScanCount);
  handler->status = CJPEGStatusFailed;
  longjmp(handler->jump, 1);
}

CJPEGReader *cjpeg_reader_create(const uint8_t *bytes, size_t count) {
  CJPEGReader *reader = calloc(1, sizeof(CJPEGReader));
  if (!reader) return NULL;
  reader->info.err = set_up(&reader->handler);
  if (setjmp(reader->handler.jump)) {
    cjpeg_reader_destroy(reader);
    return NULL;
  }
  jpeg_create_decompress(&reader->info);
  reader->source = (struct jpeg_source_mgr){
    .next_input_byte = bytes,
    .bytes_in_buffer = count,
    .init_source = ignore_source,
    .fill_input_buffer = reject_end,
    .skip_input_data = skip,
    .resync_to_restart = jpeg_resync_to_restart,
    .term_source = ignore_source,
  };
  reader->info.src = &reader->source;
  reader->progress.progress_monitor = limit_scans;
  return reader;
}

// Finds the EXIF data in the APP1 segments.
static void find_exif(CJPEGReader *reader, CJPEGHeader *header) {
  static const uint8_t identifier[6] = "Exif\0";
  for (jpeg_saved_marker_ptr marker = reader->info.marker_list; marker; marker = marker->next) {
    if (marker->marker != JPEG_APP0 + 1 || marker->data_length < sizeof identifier) continue;
    if (memcmp(marker->data, identifier, sizeof identifier) != 0) continue;
    header->exif = marker->data + sizeof identifier;
    header->exif_count = marker->data_length - sizeof identifier;
    return;
  }
}

static bool has_inks(const struct jpeg_decompress_struct *info) {
  return info->jpeg_color_space == JCS_CMYK || info->jpeg_color_space == JCS_YCCK;
}

CJPEGStatus cjpeg_reader_begin(CJPEGReader *reader, CJPEGHeader *header) {
  if (setjmp(reader->handler.jump)) return reader->handler.status;
  jpeg_save_markers(&reader->info, JPEG_APP0 + 1, 0xffff);
  jpeg_save_markers(&reader->info, JPEG_APP0 + 2, 0xffff);
  jpeg_read_header(&reader->info, TRUE);
  *header = (CJPEGHeader){
    .width = reader->info.image_width,
    .height = reader->info.image_height,
    .components = (uint32_t)reader->info.num_components,
    .has_inks = has_inks(&reader->info),
  };
  unsigned int count = 0;
  if (jpeg_read_icc_profile(&reader->info, &reader->profile, &count)) {
    header->profile = reader->profile;
    header->profile_count = count;
  }
  find_exif(reader, header);
  return CJPEGStatusDone;
}

// Mixes a row of inks. Files store 255 minus the ink, as Adobe's programs began to.
static void convert_inks(const JSAMPLE *inks, uint32_t *pixels, uint32_t count) {
  for (uint32_t x = 0; x < count; x++) {
    const uint32_t black = inks[4 * x + 3];
    uint32_t pixel = 0xff;
    for (int ink = 0; ink < 3; ink++) pixel = pixel << 8 | (inks[4 * x + ink] * black + 127) / 255;
    pixels[x] = pixel;
  }
}

CJPEGStatus cjpeg_reader_read(
  CJPEGReader *reader, uint32_t *pixels, bool keeps_inks, size_t memory_limit
) {
  const j_decompress_ptr info = &reader->info;
  if (setjmp(reader->handler.jump)) return reader->handler.status;
  info->mem->max_memory_to_use = (long)memory_limit;
  info->progress = &reader->progress;
  const bool mixes_inks = has_inks(info) && !keeps_inks;
  info->out_color_space = has_inks(info) ? JCS_CMYK : JCS_EXT_BGRA;
  jpeg_start_decompress(info);
  if (mixes_inks) {
    reader->inks = info->mem->alloc_large(
      (j_common_ptr)info, JPOOL_IMAGE, 4 * (size_t)info->output_width);
  }
  while (info->output_scanline < info->output_height) {
    uint32_t *row = pixels + (size_t)info->output_scanline * info->output_width;
    JSAMPROW target = mixes_inks ? reader->inks : (JSAMPROW)row;
    jpeg_read_scanlines(info, &target, 1);
    if (mixes_inks) convert_inks(reader->inks, row, info->output_width);
  }
  jpeg_finish_decompress(info);
  return CJPEGStatusDone;
}

const char *cjpeg_reader_message(const CJPEGReader *reader) { return reader->handler.message; }

void cjpeg_reader_destroy(CJPEGReader *reader) {
  if (!reader) return;
  jpeg_destroy_decompress(&reader->info);
  free(reader->profile);
  free(reader);
}

// MARK: - Writing

uint8_t *cjpeg_encode(
  const uint32_t *pixels, uint32_t width, uint32_t height, int quality, size_t *count
) {
  // The state is on the heap for the same reason as a reader's.
  struct Writer {
    struct jpeg_compress_struct info;
    ErrorHandler handler;
    unsigned char *bytes;
    unsigned long count;
  } *writer = calloc(1, sizeof(struct Writer));
  if (!writer) return NULL;
  const j_compress_ptr info = &writer->info;
  info->err = set_up(&writer->handler);
  if (setjmp(writer->handler.jump)) {
    jpeg_destroy_compress(&writer->info);
    free(writer->bytes);
    free(writer);
    return NULL;
  }
  jpeg_create_compress(info);
  jpeg_mem_dest(info, &writer->bytes, &writer->count);
  info->image_width = width;
  info->image_height = height;
  info->input_components = 4;
  info->in_color_space = JCS_EXT_BGRX;
  jpeg_set_defaults(info);
  jpeg_set_quality(info, quality, TRUE);
  if (quality >= 90) {
    info->comp_info[0].h_samp_factor = 1;
    info->comp_info[0].v_samp_factor = 1;
  }
  info->optimize_coding = TRUE;
  jpeg_start_compress(info, TRUE);
  while (info->next_scanline < info->image_height) {
    JSAMPROW row = (JSAMPROW)(pixels + (size_t)info->next_scanline * width);
    jpeg_write_scanlines(info, &row, 1);
  }
  jpeg_finish_compress(info);
  uint8_t *bytes = writer->bytes;
  *count = writer->count;
  jpeg_destroy_compress(info);
  free(writer);
  return bytes;
}

void cjpeg_free(uint8_t *bytes) { free(bytes); }

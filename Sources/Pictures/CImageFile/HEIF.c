#include "Process.h"

#include <stdlib.h>
#include <unistd.h>

// The declarations of libheif 1.15 that are used. Its headers need those of four codecs.
typedef struct heif_context heif_context;
typedef struct heif_image heif_image;
typedef struct heif_image_handle heif_image_handle;

typedef struct {
  int code;
  int subcode;
  const char *message;
} heif_error;

// The beginning of the values of an nclx box.
typedef struct {
  uint8_t version;
  int primaries;
  int transfer;
  int matrix;
} heif_nclx;

enum { ColorsRGB = 1, InterleavedRGBA = 11, ChannelInterleaved = 10 };

static struct {
  heif_context *(*create)(void);
  heif_error (*read)(heif_context *context, const void *bytes, size_t count, const void *options);
  heif_error (*primary)(heif_context *context, heif_image_handle **handle);
  int (*width)(const heif_image_handle *handle);
  int (*height)(const heif_image_handle *handle);
  int (*is_premultiplied)(const heif_image_handle *handle);
  size_t (*profile_count)(const heif_image_handle *handle);
  heif_error (*profile)(const heif_image_handle *handle, void *profile);
  heif_error (*nclx)(const heif_image_handle *handle, heif_nclx **values);
  heif_error (*decode)(
    const heif_image_handle *handle, heif_image **image, int colors, int chroma, const void *options);
  int (*image_width)(const heif_image *image, int channel);
  int (*image_height)(const heif_image *image, int channel);
  const uint8_t *(*plane)(const heif_image *image, int channel, int *stride);
} heif;

static void load(void) {
  void *library = load_library("libheif.so.1");
  heif.create = find_function(library, "heif_context_alloc");
  heif.read = find_function(library, "heif_context_read_from_memory_without_copy");
  heif.primary = find_function(library, "heif_context_get_primary_image_handle");
  heif.width = find_function(library, "heif_image_handle_get_width");
  heif.height = find_function(library, "heif_image_handle_get_height");
  heif.is_premultiplied = find_function(library, "heif_image_handle_is_premultiplied_alpha");
  heif.profile_count = find_function(library, "heif_image_handle_get_raw_color_profile_size");
  heif.profile = find_function(library, "heif_image_handle_get_raw_color_profile");
  heif.nclx = find_function(library, "heif_image_handle_get_nclx_color_profile");
  heif.decode = find_function(library, "heif_decode_image");
  heif.image_width = find_function(library, "heif_image_get_width");
  heif.image_height = find_function(library, "heif_image_get_height");
  heif.plane = find_function(library, "heif_image_get_plane_readonly");
}

static void check(heif_error error) {
  if (error.code != 0) fail(CImageFileDamaged, error.message);
}

void decode_with_libheif(ImageFile file) {
  load();
  heif_context *context = heif.create();
  heif_image_handle *handle = NULL;
  if (!context) _exit(1);
  check(heif.read(context, file.bytes, file.count, NULL));
  check(heif.primary(context, &handle));
  check_size(heif.width(handle), heif.height(handle));
  // With the mirroring, rotation and clipping that the file asks for.
  heif_image *image = NULL;
  check(heif.decode(handle, &image, ColorsRGB, InterleavedRGBA, NULL));
  int stride = 0;
  const uint8_t *bytes = heif.plane(image, ChannelInterleaved, &stride);
  const int width = heif.image_width(image, ChannelInterleaved);
  const int height = heif.image_height(image, ChannelInterleaved);
  check_size(width, height);
  if (!bytes) fail(CImageFileDamaged, "there is no image");

  size_t count = heif.profile_count(handle);
  uint8_t *profile = count > 0 && count < 1 << 26 ? malloc(count) : NULL;
  if (!profile || heif.profile(handle, profile).code != 0) count = 0;
  heif_nclx *values = NULL;
  const bool has_values = heif.nclx(handle, &values).code == 0 && values;
  write_header(
    (CImageFileHeader){
      .width = (uint32_t)width,
      .height = (uint32_t)height,
      .primaries = has_values ? (uint32_t)values->primaries : 1,
      .profile_count = (uint32_t)count,
    },
    profile);
  write_frame(
    (ImagePixels){
      .bytes = bytes,
      .stride = (size_t)stride,
      .width = (uint32_t)width,
      .height = (uint32_t)height,
      .channels = 4,
      .is_premultiplied = heif.is_premultiplied(handle) != 0,
    },
    0);
}

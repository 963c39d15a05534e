#pragma once

#include <stdint.h>

// Decoding of image files that few programs read: GIF, BMP and TIFF by GdkPixbuf, HEIC, HEIF and AVIF by libheif.
//
// The libraries are loaded where they are needed, and never in the process of a program: one that is linked with this
// module and started with CIMAGE_FILE in its environment decodes a file in place of its main. The variable names the
// format, "gif", "bmp", "tiff" or "heif", and a plus after it asks for all frames. The file comes from the standard
// input, and the frames go to the standard output: a header, the ICC profile, and each frame with its duration in
// milliseconds, a uint32_t, before its straight 0xAARRGGBB pixels. A failure is an exit code, with a message on the
// standard error.

// The largest side and number of pixels.
enum { CImageFileMaxSide = 32768, CImageFileMaxPixels = 1 << 27 };

// The exit codes of failures.
typedef enum {
  // The library reports the message.
  CImageFileDamaged = 3,
  // The size, which is the message, is 0 or too large.
  CImageFileInvalidSize,
  // The library in the message cannot be loaded.
  CImageFileNoLibrary,
} CImageFileFailure;

typedef struct {
  uint32_t width;
  uint32_t height;
  // The number of the primaries in ITU-T H.273 if there is no profile: 1 are those of sRGB.
  uint32_t primaries;
  // The length of the profile in bytes.
  uint32_t profile_count;
} CImageFileHeader;

#include "CPixels.h"
#include "vectors.h"

typedef uint8_t UInt8x16 __attribute__((ext_vector_type(16)));
typedef uint32_t UInt32x4 __attribute__((ext_vector_type(4)));

TARGET_CLONES
uint32_t cpixels_pack_rgb(uint8_t *bytes, const uint32_t *pixels, ptrdiff_t count) {
  UInt32x4 common = UINT32_MAX;
  ptrdiff_t i = 0;
  for (; i + 4 <= count; i += 4, bytes += 12) {
    UInt32x4 four;
    LOAD(four, pixels + i);
    common &= four;
    const UInt8x16 from = (UInt8x16)four;
    // The last four bytes are overwritten by the next pixels.
    const UInt8x16 packed = __builtin_shufflevector(
      from, from, 2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, 3, 7, 11, 15);
    STORE(bytes, packed);
  }
  uint32_t all = __builtin_reduce_and(common);
  for (; i < count; i++, bytes += 3) {
    all &= pixels[i];
    for (int byte = 0; byte < 3; byte++) bytes[byte] = (uint8_t)(pixels[i] >> (16 - 8 * byte));
  }
  return all;
}

TARGET_CLONES
void cpixels_pack_rgba(uint8_t *bytes, const uint32_t *pixels, ptrdiff_t count) {
  for (ptrdiff_t i = 0; i < count; i++) {
    // Blue, green, red and alpha become red, green, blue and alpha.
    const uint32_t pixel = pixels[i];
    const uint32_t swapped =
      (pixel & 0xff00ff00u) | (pixel >> 16 & 0xff) | (pixel & 0xff) << 16;
    memcpy(bytes + 4 * i, &swapped, sizeof(swapped));
  }
}

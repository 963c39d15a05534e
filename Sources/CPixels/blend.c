#include "CPixels.h"
#include "vectors.h"

typedef uint32_t UInt32x16 __attribute__((ext_vector_type(16)));

// (a + a / 256) / 256: equals a / 255 for a product of two bytes plus the rounding term.
#define DIVIDED_BY_255(sum) \
  __builtin_convertvector(__builtin_convertvector(sum, UInt32x16) * 257 >> 16, UInt16x16)

// Blends a source over eight pixels.
INLINE void blend(const UInt32x8 *source, const uint32_t *pixels, uint16_t inverse_alpha,
                  uint16_t rounding, UInt8x32 *blended) {
  UInt16x16 destination;
  LOAD(destination, pixels);
  // Blue and red are the even bytes, green and alpha the odd ones.
  const UInt16x16 even = DIVIDED_BY_255((destination & 255) * inverse_alpha + rounding);
  const UInt16x16 odd = DIVIDED_BY_255((destination >> 8) * inverse_alpha + rounding);
  *blended = (UInt8x32)(even | odd << 8) + (UInt8x32)*source;
}

TARGET_CLONES
void cpixels_blend(uint32_t *pixels, ptrdiff_t count, uint32_t pixel, uint16_t inverse_alpha,
                   uint16_t rounding) {
  const UInt32x8 source = pixel;
  // The last block ends at the last pixel and may overlap the one before it, so it is computed from
  // the original pixels and stored last.
  UInt8x32 last, next;
  blend(&source, pixels + count - 8, inverse_alpha, rounding, &last);
  for (ptrdiff_t i = 0; i + 8 < count; i += 8) {
    blend(&source, pixels + i, inverse_alpha, rounding, &next);
    STORE(pixels + i, next);
  }
  STORE(pixels + count - 8, last);
}

#include "CPixels.h"
#include "vectors.h"

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

// Blends eight pixels, multiplied by coverages, over others. Both bytes of a pixel in a vector have
// its coverage.
INLINE void blend_over(const UInt16x16 *even_source, const UInt16x16 *odd_source,
                       const UInt16x16 *coverages, const uint32_t *pixels, uint16_t rounding,
                       UInt8x32 *blended) {
  UInt16x16 under;
  LOAD(under, pixels);
  UInt16x16 even = DIVIDED_BY_255(*even_source * *coverages + rounding);
  UInt16x16 odd = DIVIDED_BY_255(*odd_source * *coverages + rounding);
  const UInt32x8 alphas = (UInt32x8)odd >> 16;
  const UInt16x16 inverse_alphas = 255 - (UInt16x16)(alphas | alphas << 16);
  even += DIVIDED_BY_255((under & 255) * inverse_alphas + rounding);
  odd += DIVIDED_BY_255((under >> 8) * inverse_alphas + rounding);
  *blended = (UInt8x32)(even | odd << 8);
}

// Blends up to seven pixels as eight.
#define BLEND_REST(pixels, count, BLEND)                          \
  do {                                                            \
    uint32_t rest[8] = {0};                                       \
    for (ptrdiff_t k = 0; k < (count); k++) rest[k] = (pixels)[k]; \
    BLEND;                                                        \
    STORE(rest, next);                                            \
    for (ptrdiff_t k = 0; k < (count); k++) (pixels)[k] = rest[k]; \
  } while (0)

TARGET_CLONES
void cpixels_blend_pixels(uint32_t *pixels, const uint32_t *source, ptrdiff_t count,
                          uint16_t coverage) {
  const UInt16x16 coverages = coverage;
  UInt16x16 over;
  UInt8x32 next;
  for (; count >= 8; count -= 8, pixels += 8, source += 8) {
    LOAD(over, source);
    // Opaque pixels replace others, and transparent ones change none.
    if (coverage == 255 && __builtin_reduce_and((UInt32x8)over) >> 24 == 255) {
      STORE(pixels, over);
      continue;
    }
    if (__builtin_reduce_or((UInt32x8)over) == 0) continue;
    const UInt16x16 even = over & 255, odd = over >> 8;
    blend_over(&even, &odd, &coverages, pixels, 128, &next);
    STORE(pixels, next);
  }
  uint32_t last[8] = {0};
  for (ptrdiff_t k = 0; k < count; k++) last[k] = source[k];
  LOAD(over, last);
  const UInt16x16 even = over & 255, odd = over >> 8;
  BLEND_REST(pixels, count, blend_over(&even, &odd, &coverages, rest, 128, &next));
}

// Repeats eight coverages for both bytes of a pixel in a vector.
INLINE void repeat_coverages(const uint8_t *coverages, UInt16x16 *repeated) {
  typedef uint8_t UInt8x8 __attribute__((ext_vector_type(8)));
  UInt8x8 bytes;
  LOAD(bytes, coverages);
  const UInt32x8 wide = __builtin_convertvector(bytes, UInt32x8);
  *repeated = (UInt16x16)(wide | wide << 16);
}

TARGET_CLONES
void cpixels_blend_coverages(uint32_t *pixels, ptrdiff_t count, uint32_t pixel,
                             const uint8_t *coverages, uint16_t rounding) {
  const UInt16x16 source = (UInt16x16)(UInt32x8)pixel;
  const UInt16x16 even = source & 255, odd = source >> 8;
  UInt16x16 repeated;
  UInt8x32 next;
  for (; count >= 8; count -= 8, pixels += 8, coverages += 8) {
    uint64_t all;
    memcpy(&all, coverages, sizeof(all));
    if (all == 0) continue;
    repeat_coverages(coverages, &repeated);
    blend_over(&even, &odd, &repeated, pixels, rounding, &next);
    STORE(pixels, next);
  }
  uint8_t last[8] = {0};
  for (ptrdiff_t k = 0; k < count; k++) last[k] = coverages[k];
  repeat_coverages(last, &repeated);
  BLEND_REST(pixels, count, blend_over(&even, &odd, &repeated, rest, rounding, &next));
}

#include "CPixels.h"
#include "vectors.h"

// Interpolates from 16 bytes to others and rounds; the differences get seven bits of fraction, of
// which five remain.
#define BLEND(bytes, color, alphas) \
  ((bytes) + ((HIGH_PRODUCTS(((color) - (bytes)) << 7, alphas, Int32x16, Int16x16) + 16) >> 5))

#define EVEN_BYTES(color) ((Int16x16)(UInt32x8)((color) & 0xff00ff))
#define ODD_BYTES(color) ((Int16x16)(UInt32x8)((color) >> 8 & 0xff00ff))

// Blends a color over eight pixels.
INLINE void shade_eight(const uint32_t *pixels, const UInt32x8 *alphas, uint32_t color,
                        Int16x16 *blended) {
  // Both bytes of a pixel in a vector have its alpha.
  const Int16x16 pairs = (Int16x16)(*alphas | *alphas << 16);
  UInt16x16 destination;
  LOAD(destination, pixels);
  Int16x16 even = (Int16x16)(destination & 255);
  Int16x16 odd = (Int16x16)(destination >> 8);
  even = BLEND(even, EVEN_BYTES(color), pairs);
  odd = BLEND(odd, ODD_BYTES(color), pairs);
  *blended = even | odd << 8;
}

// Blends a color over sixteen pixels.
INLINE void shade(const uint32_t *pixels, ptrdiff_t index, const Int16x16 *alphas, uint32_t color,
                  Int16x16 *first, Int16x16 *second) {
  const UInt32x8 lower = __builtin_convertvector(alphas->lo, UInt32x8);
  const UInt32x8 upper = __builtin_convertvector(alphas->hi, UInt32x8);
  shade_eight(pixels + index, &lower, color, first);
  shade_eight(pixels + index + 8, &upper, color, second);
}

// Interpolates and weights sixteen samples.
INLINE void mix(const int16_t *const corners[4], ptrdiff_t index, const Int16x16 *x,
                const Int16x16 *y, const Int16x16 *opacities, Int16x16 *alphas) {
  Int16x16 a, b, c, d;
  LOAD(a, corners[0] + index);
  LOAD(b, corners[1] + index);
  LOAD(c, corners[2] + index);
  LOAD(d, corners[3] + index);
  const Int16x16 top = MIX(a, b, *x);
  const Int16x16 bottom = MIX(c, d, *x);
  const Int16x16 mixed = MIX(top, bottom, *y);
  *alphas = PRODUCTS(mixed, *opacities);
}

TARGET_CLONES
void cpixels_shade(uint32_t *pixels, ptrdiff_t count, uint32_t color, int16_t opacity,
                   const int16_t *upper, const int16_t *upper_right, const int16_t *lower,
                   const int16_t *lower_right, int16_t x, int16_t y) {
  const int16_t *const corners[4] = {upper, upper_right, lower, lower_right};
  const Int16x16 opacities = opacity, xs = x, ys = y;
  Int16x16 alphas;
  if (count < 16) {
    uint32_t block[16] = {0};
    for (ptrdiff_t i = 0; i < count; i++) block[i] = pixels[i];
    mix(corners, 0, &xs, &ys, &opacities, &alphas);
    Int16x16 first, second;
    shade(block, 0, &alphas, color, &first, &second);
    STORE(block, first);
    STORE(block + 8, second);
    for (ptrdiff_t i = 0; i < count; i++) pixels[i] = block[i];
    return;
  }
  // The last block ends at the last pixel and may overlap the one before it, so it is computed from
  // the original pixels and stored last.
  Int16x16 last[2], next[2];
  mix(corners, count - 16, &xs, &ys, &opacities, &alphas);
  shade(pixels, count - 16, &alphas, color, &last[0], &last[1]);
  for (ptrdiff_t i = 0; i + 16 < count; i += 16) {
    mix(corners, i, &xs, &ys, &opacities, &alphas);
    shade(pixels, i, &alphas, color, &next[0], &next[1]);
    STORE(pixels + i, next[0]);
    STORE(pixels + i + 8, next[1]);
  }
  STORE(pixels + count - 16, last[0]);
  STORE(pixels + count - 8, last[1]);
}

// A sample and the next one in its row, as the halves of a number.
INLINE uint32_t pair(const int16_t *samples, int32_t index) {
  uint32_t pair;
  memcpy(&pair, samples + index, sizeof(pair));
  return pair;
}

#define PAIRS(samples, i)                                                                 \
  (UInt32x8) {                                                                            \
    pair(samples, (i)[0]), pair(samples, (i)[1]), pair(samples, (i)[2]),                  \
      pair(samples, (i)[3]), pair(samples, (i)[4]), pair(samples, (i)[5]),                \
      pair(samples, (i)[6]), pair(samples, (i)[7])                                        \
  }

// Interpolates the samples at eight positions with 16-bit fractions, and weights them.
INLINE void sample_eight(const int16_t *samples, int32_t stride, const Int32x8 *xs,
                         const Int32x8 *ys, int16_t opacity, UInt32x8 *alphas) {
  const Int32x8 offsets = (*ys >> 16) * stride + (*xs >> 16);
  int32_t indices[8];
  STORE(indices, offsets);
  KEEP_IN_MEMORY(indices);
  const UInt32x8 upper = PAIRS(samples, indices);
  const UInt32x8 lower = PAIRS(samples + stride, indices);
  // The samples of the upper row are in the lower halves of lanes, those of the lower row in the
  // upper ones.
  const Int16x16 left = (Int16x16)((upper & 0xffff) | lower << 16);
  const Int16x16 right = (Int16x16)(upper >> 16 | (lower & 0xffff0000));
  const UInt32x8 x = (UInt32x8)*xs >> 1 & 32767;
  const Int16x16 y = (Int16x16)(*ys >> 1 & 32767);
  const Int16x16 sides = MIX(left, right, (Int16x16)(x | x << 16));
  const Int16x16 mixed = MIX(sides, (Int16x16)((UInt32x8)sides >> 16), y);
  const Int16x16 opacities = opacity;
  *alphas = (UInt32x8)PRODUCTS(mixed, opacities) & 0xffff;
}

TARGET_CLONES
void cpixels_shade_affine(uint32_t *pixels, ptrdiff_t count, uint32_t color, int16_t opacity,
                          const int16_t *samples, ptrdiff_t stride, double u, double v, double du,
                          double dv) {
  const Int32x8 lanes = {0, 1, 2, 3, 4, 5, 6, 7};
  const int64_t step_x = fixed_point(du), step_y = fixed_point(dv);
  const Int32x8 us = lanes * (int32_t)(step_x >> 16), vs = lanes * (int32_t)(step_y >> 16);
  int64_t x = fixed_point(u), y = fixed_point(v);
  UInt32x8 alphas;
  Int16x16 blended;
  for (; count >= 8; count -= 8, pixels += 8, x += 8 * step_x, y += 8 * step_y) {
    const Int32x8 xs = us + (int32_t)(x >> 16), ys = vs + (int32_t)(y >> 16);
    sample_eight(samples, (int32_t)stride, &xs, &ys, opacity, &alphas);
    shade_eight(pixels, &alphas, color, &blended);
    STORE(pixels, blended);
  }
  if (count == 0) return;
  // Lanes after the last pixel repeat the first one, whose samples exist.
  const Int32x8 is_used = lanes < (int32_t)count;
  const Int32x8 xs = (us & is_used) + (int32_t)(x >> 16), ys = (vs & is_used) + (int32_t)(y >> 16);
  sample_eight(samples, (int32_t)stride, &xs, &ys, opacity, &alphas);
  uint32_t block[8] = {0};
  for (ptrdiff_t i = 0; i < count; i++) block[i] = pixels[i];
  shade_eight(block, &alphas, color, &blended);
  STORE(block, blended);
  for (ptrdiff_t i = 0; i < count; i++) pixels[i] = block[i];
}

#include "CPixels.h"
#include "vectors.h"

// FMA contraction would make the result depend on the target.
#pragma STDC FP_CONTRACT OFF

typedef uint64_t UInt64x4 __attribute__((ext_vector_type(4)));

// A texel and the next one in its row. A double can be loaded into either half of a vector.
INLINE double texel_pair(const uint32_t *texels, uint32_t index) {
  double pair;
  memcpy(&pair, texels + index, sizeof(pair));
  return pair;
}

// The pairs of two of eight samples, and of the two that are four farther: each half of a vector has
// those of its own lanes.
#define TEXEL_PAIRS(texels, i, first)                                            \
  (UInt64x4)(Float64x4) {                                                        \
    texel_pair(texels, (i)[first]), texel_pair(texels, (i)[(first) + 1]),        \
      texel_pair(texels, (i)[(first) + 4]), texel_pair(texels, (i)[(first) + 5]) \
  }

// Every other byte, with a fraction of six bits.
#define EVEN_TEXELS(pairs) ((Int16x16)(((pairs) & 0x00ff00ff00ff00ff) << 6))
#define ODD_TEXELS(pairs) ((Int16x16)((pairs) >> 2 & 0x3fc03fc03fc03fc0))

// The lower 16 bits of the lanes of the same four samples, four times each.
#define REPEATED(lanes, first)                                                              \
  (Int16x16) __builtin_shufflevector(                                                       \
    lanes, lanes, 2 * (first), 2 * (first), 2 * (first), 2 * (first), 2 * (first) + 2,      \
    2 * (first) + 2, 2 * (first) + 2, 2 * (first) + 2, 2 * (first) + 8, 2 * (first) + 8,    \
    2 * (first) + 8, 2 * (first) + 8, 2 * (first) + 10, 2 * (first) + 10, 2 * (first) + 10, \
    2 * (first) + 10)

// Four interpolated texels, whose bytes blue, red, green and alpha have a fraction of some bits.
typedef Int16x16 Texels;

// Interpolates four texels from pairs of texels in two rows, by weights of 15 bits.
INLINE void mix_texels(const UInt64x4 *upper, const UInt64x4 *lower, const Int16x16 *right,
                       const Int16x16 *below, Texels *mixed) {
  // Blue and red, and green and alpha; the lower half of 64 bits has the texel on the left.
  const UInt32x8 even = (UInt32x8)MIX(EVEN_TEXELS(*upper), EVEN_TEXELS(*lower), *below);
  const UInt32x8 odd = (UInt32x8)MIX(ODD_TEXELS(*upper), ODD_TEXELS(*lower), *below);
  const Int16x16 left_texels =
    (Int16x16)__builtin_shufflevector(even, odd, 0, 8, 2, 10, 4, 12, 6, 14);
  const Int16x16 right_texels =
    (Int16x16)__builtin_shufflevector(even, odd, 1, 9, 3, 11, 5, 13, 7, 15);
  *mixed = MIX(left_texels, right_texels, *right);
}

// Interpolates the texels at eight positions with fractions of 16 bits: samples 0, 1, 4 and 5, then
// the others.
INLINE void sample_eight(const cpixels_texture *texture, const Int32x8 *x, const Int32x8 *y,
                         Texels halves[2]) {
  const Int32x8 texels = (*y >> 16) * (int32_t)texture->width + (*x >> 16);
  uint32_t indices[8];
  STORE(indices, texels);
  KEEP_IN_MEMORY(indices);
  const uint32_t *below = texture->pixels + texture->width;
  // The fractions, less their last bits.
  const UInt16x16 u = (UInt16x16)*x >> 1, v = (UInt16x16)*y >> 1;
  #pragma clang loop unroll(full)
  for (int half = 0; half < 2; half++) {
    const UInt64x4 upper = TEXEL_PAIRS(texture->pixels, indices, 2 * half);
    const UInt64x4 lower = TEXEL_PAIRS(below, indices, 2 * half);
    const Int16x16 right_weights = half == 0 ? REPEATED(u, 0) : REPEATED(u, 2);
    const Int16x16 below_weights = half == 0 ? REPEATED(v, 0) : REPEATED(v, 2);
    mix_texels(&upper, &lower, &right_weights, &below_weights, &halves[half]);
  }
}

// Returns eight pixels, from bytes with a fraction of some bits.
INLINE void round_eight(const Texels halves[2], int bits, UInt32x8 *pixels) {
  const Texels half = (int16_t)(1 << (bits - 1));
  const UInt64x4 first = (UInt64x4)((halves[0] + half) >> bits);
  const UInt64x4 second = (UInt64x4)((halves[1] + half) >> bits);
  // Green and alpha are moved to between blue and red.
  *pixels = __builtin_shufflevector(
    (UInt32x8)(first | first >> 24), (UInt32x8)(second | second >> 24), 0, 2, 8, 10, 4, 6, 12, 14);
}

// The last position in a texture along a side: the texel before the last, and almost the last.
static inline int32_t last_position(ptrdiff_t side) { return (int32_t)((side - 1) << 16) - 1; }

#define CLAMPED(vector, last, Vector) \
  LESSER((vector) > 0 ? (vector) : (Vector)0, last)
#define LESSER(a, b) ((a) < (b) ? (a) : (b))

// The distance of the row of pixels whose texels are loaded into the cache.
enum { PREFETCHED_ROWS = 8 };

TARGET_CLONES
uint32_t cpixels_sample(uint32_t *pixels, ptrdiff_t count, cpixels_texture texture, double u,
                        double v, double du, double dv) {
  const Int32x8 lanes = {0, 1, 2, 3, 4, 5, 6, 7};
  const Int32x8 last_x = last_position(texture.width), last_y = last_position(texture.height);
  const int64_t step_x = fixed_point(du), step_y = fixed_point(dv);
  const Int32x8 us = lanes * (int32_t)(step_x >> 16), vs = lanes * (int32_t)(step_y >> 16);
  int64_t x = fixed_point(u - 0.5), y = fixed_point(v - 0.5);
  UInt32x8 common = ~(UInt32x8)0;
  for (ptrdiff_t i = 0; i < count; i += 8, x += 8 * step_x, y += 8 * step_y) {
    // Positions with 32 bits of fraction. For turned textures, dv and -du lead to the next row.
    __builtin_prefetch(texture.pixels + ((y + PREFETCHED_ROWS * step_x) >> 32) * texture.width +
                       ((x - PREFETCHED_ROWS * step_y) >> 32));
    const Int32x8 xs = us + (int32_t)(x >> 16), ys = vs + (int32_t)(y >> 16);
    const Int32x8 texture_x = CLAMPED(xs, last_x, Int32x8);
    const Int32x8 texture_y = CLAMPED(ys, last_y, Int32x8);
    Texels halves[2];
    sample_eight(&texture, &texture_x, &texture_y, halves);
    UInt32x8 result;
    round_eight(halves, 6, &result);
    common &= result;
    STORE(pixels + i, result);
  }
  uint32_t all = ~0u;
  for (int i = 0; i < 8; i++) all &= common[i];
  return all;
}

// Four blocks of eight pixels in a row are projected at once: the places of one block depend on a
// division and take longer than its samples.
enum { BLOCKS = 4, MAX_SAMPLES = 16 };

// How the places of samples in a texture change in blocks, in fixed point with 16 bits of fraction.
typedef struct {
  // The places of the first samples.
  int32_t u[BLOCKS], v[BLOCKS];
  // The slopes there, and the relative slopes of the weights.
  float slope_u[BLOCKS], slope_v[BLOCKS], slope_weight[BLOCKS];
} Projections;

// The places of samples in a texture, inside of it.
typedef struct {
  Int32x8 x[BLOCKS], y[BLOCKS];
} Places;

// The largest place, and the largest change of one: sums have 32 bits.
enum { FAR = (1 << 30) - 64 };

#define WITHIN(numbers, limit) LESSER((numbers) > -(limit) ? (numbers) : -(limit), limit)

#define STORE_AS(Narrow, address, numbers)                          \
  do {                                                              \
    const Narrow narrow = __builtin_convertvector(numbers, Narrow); \
    STORE(address, narrow);                                         \
  } while (0)

// Projects the first sample of each block.
INLINE void project_blocks(const cpixels_projection *m, double first_x, double y,
                           Projections *projections) {
  const Float64x4 limit = FAR;
  const Float64x4 x = first_x + (Float64x4){0, 8, 16, 24};
  const Float64x4 scale = 65536 / (m->m13 * x + (m->m23 * y + m->m33));
  const Float64x4 u = (m->m11 * x + (m->m21 * y + m->m31)) * scale;
  const Float64x4 v = (m->m12 * x + (m->m22 * y + m->m32)) * scale;
  const Float64x4 slope = scale * (m->m13 / 65536);
  // Texels have their centers at halves.
  STORE_AS(Int32x4, projections->u, WITHIN(u - 32768, limit));
  STORE_AS(Int32x4, projections->v, WITHIN(v - 32768, limit));
  STORE_AS(Float32x4, projections->slope_u, m->m11 * scale - slope * u);
  STORE_AS(Float32x4, projections->slope_v, m->m12 * scale - slope * v);
  STORE_AS(Float32x4, projections->slope_weight, slope);
}

// Computes the places of eight samples along one axis of a texture.
INLINE void place_eight(const Float32x8 *distances, float slope, int32_t first, ptrdiff_t side,
                        Int32x8 *places) {
  const Float32x8 change = *distances * slope, limit = FAR;
  const Int32x8 last = last_position(side);
  const Int32x8 all = __builtin_convertvector(WITHIN(change, limit), Int32x8) + first;
  *places = CLAMPED(all, last, Int32x8);
}

// Computes the places of samples in four blocks, with a pitch of one pixel.
//
// From the first sample of a block, a projective function changes by s i / (1 + t i), where s is
// its slope there and t the relative slope of the weight. Single precision has this to 2^-21 of the
// change: it is as exact as a fixed point unless a block has more than 32 texels.
INLINE void place_samples(const cpixels_texture *texture, const cpixels_projection *projection,
                          double x, double y, Places *places) {
  const Float32x8 lanes = {0, 1, 2, 3, 4, 5, 6, 7};
  Projections projections;
  project_blocks(projection, x, y, &projections);
  #pragma clang loop unroll(full)
  for (int block = 0; block < BLOCKS; block++) {
    const Float32x8 distances = lanes / (projections.slope_weight[block] * lanes + 1);
    place_eight(&distances, projections.slope_u[block], projections.u[block], texture->width,
                &places->x[block]);
    place_eight(&distances, projections.slope_v[block], projections.v[block], texture->height,
                &places->y[block]);
  }
}

// Stores up to eight pixels, from bytes with a fraction of some bits.
#define STORE_ROUNDED(pixels, count, halves, bits)                \
  do {                                                            \
    UInt32x8 rounded;                                             \
    round_eight(halves, bits, &rounded);                          \
    if ((count) >= 8) {                                           \
      STORE(pixels, rounded);                                     \
    } else {                                                      \
      for (int i = 0; i < (count); i++) (pixels)[i] = rounded[i]; \
    }                                                             \
  } while (0)

// Draws up to four blocks with one sample in a pixel.
INLINE void project_single(uint32_t *pixels, ptrdiff_t count, const cpixels_texture *texture,
                           const cpixels_projection *projection, double x, double y) {
  Places places;
  place_samples(texture, projection, x + 0.5, y + 0.5, &places);
  for (int block = 0; 8 * block < count; block++) {
    Texels halves[2];
    sample_eight(texture, &places.x[block], &places.y[block], halves);
    STORE_ROUNDED(pixels + 8 * block, count - 8 * block, halves, 6);
  }
}

// Draws up to four blocks with several samples in a pixel.
INLINE void project_mean(uint32_t *pixels, ptrdiff_t count, const cpixels_texture *texture,
                         const cpixels_projection *projection, double x, double y, int across,
                         int down) {
  const int samples = across * down;
  const UInt16x16 share = (uint16_t)((65536 + samples - 1) / samples);
  Places places[MAX_SAMPLES];
  for (int i = 0; i < samples; i++) {
    place_samples(texture, projection, x + (i % across + 0.5) / across,
                  y + (i / across + 0.5) / down, &places[i]);
  }
  for (int block = 0; 8 * block < count; block++) {
    Texels sums[2] = {0}, halves[2];
    for (int i = 0; i < samples; i++) {
      sample_eight(texture, &places[i].x[block], &places[i].y[block], halves);
      // Sums of at most sixteen samples with a fraction of four bits fit into 16 bits.
      for (int half = 0; half < 2; half++) sums[half] += (halves[half] + 2) >> 2;
    }
    for (int half = 0; half < 2; half++) {
      sums[half] =
        (Texels)HIGH_PRODUCTS((UInt16x16)sums[half], share, UInt32x16, UInt16x16);
    }
    STORE_ROUNDED(pixels + 8 * block, count - 8 * block, sums, 4);
  }
}

TARGET_CLONES
void cpixels_project(uint32_t *pixels, ptrdiff_t count, cpixels_texture texture,
                     cpixels_projection projection, double x, double y, int across, int down) {
  const ptrdiff_t width = 8 * BLOCKS;
  for (; count > 0; count -= width, pixels += width, x += width) {
    if (across == 1 && down == 1) {
      project_single(pixels, LESSER(count, width), &texture, &projection, x, y);
    } else {
      project_mean(pixels, LESSER(count, width), &texture, &projection, x, y, across, down);
    }
  }
}

// SIMD kernels on pixels and on the outlines of filled shapes, eight lanes wide.
//
// Swift compiles its vectors for the baseline of an architecture only. These kernels, which
// dominate the time of drawing, converting and compressing, are compiled for AVX2 too; the dynamic
// loader selects the version.
#ifndef CPIXELS_H
#define CPIXELS_H

#include <stddef.h>
#include <stdint.h>

// MARK: Pixels

/// Writes the red, green and blue bytes of pixels.
///
/// - bytes: Receives three bytes a pixel. Up to four more are overwritten.
/// - count: The number of pixels.
/// - returns: The bitwise AND of the pixels, from which follows whether all are opaque.
uint32_t cpixels_pack_rgb(uint8_t *_Nonnull bytes, const uint32_t *_Nonnull pixels,
                          ptrdiff_t count);

/// Writes the red, green, blue and alpha bytes of pixels.
void cpixels_pack_rgba(uint8_t *_Nonnull bytes, const uint32_t *_Nonnull pixels, ptrdiff_t count);

/// Blends a premultiplied pixel over others.
///
/// Each byte becomes (byte * `inverse_alpha` + `rounding`) / 255 plus the pixel's byte.
/// - count: The number of pixels, at least 8.
/// - inverse_alpha: 255 minus the alpha of the pixel.
/// - rounding: 127 or 128: rounds products halfway between two bytes down or up.
void cpixels_blend(uint32_t *_Nonnull pixels, ptrdiff_t count, uint32_t pixel,
                   uint16_t inverse_alpha, uint16_t rounding);

/// Blends a premultiplied pixel, multiplied by the coverage of each pixel, over others.
///
/// - coverages: The coverages, 0...255.
/// - rounding: 127 or 128: rounds products halfway between two bytes down or up.
void cpixels_blend_coverages(uint32_t *_Nonnull pixels, ptrdiff_t count, uint32_t pixel,
                             const uint8_t *_Nonnull coverages, uint16_t rounding);

/// Blends premultiplied pixels, multiplied by a coverage, over others.
///
/// Products are divided by 255 and rounded to the nearest.
/// - count: The number of pixels.
/// - coverage: 0...255.
void cpixels_blend_pixels(uint32_t *_Nonnull pixels, const uint32_t *_Nonnull source,
                          ptrdiff_t count, uint16_t coverage);

/// The number of elements that may be read after the last sample that a shading kernel needs.
enum { CPIXELS_SHADE_PADDING = 16 };

enum {
  /// The largest sample: 1 in 14-bit fixed point, less one unit.
  CPIXELS_SHADE_MAX_SAMPLE = (1 << 14) - 1,
  /// The largest weight or opacity: 1 in 15-bit fixed point, less one unit.
  CPIXELS_SHADE_MAX_WEIGHT = (1 << 15) - 1,
};

/// Blends a color through samples that have the pitch of the pixels.
///
/// The samples are interpolated and multiplied by the opacity in 14 bits, and the result is rounded
/// to 8 bits once.
/// - count: The number of pixels.
/// - color: A straight color with an alpha of 255.
/// - opacity: The opacity, 0...32767.
/// - upper: The samples up and left of the pixels.
/// - upper_right: The samples up and right of them.
/// - lower: The samples down and left of them.
/// - lower_right: The samples down and right of them.
/// - x: The weight of the samples on the right, 0...32767.
/// - y: The weight of the samples below, 0...32767.
void cpixels_shade(uint32_t *_Nonnull pixels, ptrdiff_t count, uint32_t color, int16_t opacity,
                   const int16_t *_Nonnull upper, const int16_t *_Nonnull upper_right,
                   const int16_t *_Nonnull lower, const int16_t *_Nonnull lower_right, int16_t x,
                   int16_t y);

/// Blends a color through samples that are turned or scaled: pixel i shows the position
/// (u + i * du, v + i * dv).
///
/// - color: A straight color with an alpha of 255.
/// - opacity: The opacity, 0...32767.
/// - samples: The samples in rows. For all pixels, the four samples around the position exist.
/// - stride: The number of samples from one row to the next.
void cpixels_shade_affine(uint32_t *_Nonnull pixels, ptrdiff_t count, uint32_t color,
                          int16_t opacity, const int16_t *_Nonnull samples, ptrdiff_t stride,
                          double u, double v, double du, double dv);

/// The number of elements after the last one that a convolution may read and overwrite.
enum { CPIXELS_CONVOLUTION_PADDING = 8 };

/// Convolves a row of samples: sum i is that of the products of weight k and sample i + k, added in
/// this order.
///
/// - sums: Receives the sums. Up to ``CPIXELS_CONVOLUTION_PADDING`` more are overwritten.
/// - count: The number of sums.
/// - samples: `count + weight_count` samples; as many more as of sums may be read.
/// - weights: The weights.
/// - weight_count: Their number.
void cpixels_convolve(float *_Nonnull sums, ptrdiff_t count, const float *_Nonnull samples,
                      const float *_Nonnull weights, ptrdiff_t weight_count);

/// A rectangle of premultiplied pixels, at least two wide and two high, at most 32,767.
typedef struct {
  const uint32_t *_Nonnull pixels;
  ptrdiff_t width, height;
} cpixels_texture;

/// Samples a texture along a line: pixel i shows the position (u + i * du, v + i * dv), interpolated
/// between texels, whose centers are at halves. The texture is extended by its outermost texels.
///
/// Interpolation is monotone, so that no color exceeds its alpha; texels of one color keep it.
/// - pixels: Receives the pixels. Up to seven more are overwritten.
/// - count: The number of pixels.
/// - u, v, du, dv: Positions are within 32,000 texels of the origin.
/// - returns: The bitwise AND of the pixels, from which follows whether all are opaque.
uint32_t cpixels_sample(uint32_t *_Nonnull pixels, ptrdiff_t count, cpixels_texture texture,
                        double u, double v, double du, double dv);

/// A projective transform of row vectors: (x, y, 1) becomes (u w, v w, w).
typedef struct {
  double m11, m12, m13, m21, m22, m23, m31, m32, m33;
} cpixels_projection;

/// Draws a row of pixels inside a texture that is seen under a projection.
///
/// Each pixel is the mean of samples, which are interpolated between texels. The texture is extended
/// by its outermost texels.
/// - count: The number of pixels.
/// - texture: At most 16,383 texels wide and high.
/// - projection: The transform from pixels to texels; the weights of all pixels are above 0.
/// - x, y: The upper left corner of the first pixel.
/// - across, down: The numbers of samples along the sides of a pixel, 1...4.
void cpixels_project(uint32_t *_Nonnull pixels, ptrdiff_t count, cpixels_texture texture,
                     cpixels_projection projection, double x, double y, int across, int down);

/// Loads pixels into the cache that are changed soon.
static inline void cpixels_prefetch(const uint32_t *_Nonnull pixels, ptrdiff_t count) {
  // A cache line has 16 pixels.
  for (ptrdiff_t i = 0; i < count; i += 16) __builtin_prefetch(pixels + i, 1);
}

/// Compares groups of 64 pixels with their left neighbors and with the row above.
///
/// - row: The pixels; the pixel before the first one is read too.
/// - above: The pixels of the row above.
/// - group_count: The number of groups.
/// - changes: Receives a bit for each pixel, the first in the least significant bit: 1 where it
///   differs from its left neighbor.
/// - differences: Receives a bit for each pixel: 1 where it differs from the pixel above.
void cpixels_compare(const uint32_t *_Nonnull row, const uint32_t *_Nonnull above,
                     ptrdiff_t group_count, uint64_t *_Nonnull changes,
                     uint64_t *_Nonnull differences);

/// The number of runs in a row of pixels, and in its differences to the row above.
typedef struct {
  ptrdiff_t plain, up;
} cpixels_run_counts;

/// Finds the starts of runs of equal differences to the row above.
///
/// A run continues where neither row changes, and where the difference is zero both here and at the
/// left neighbor.
/// - changes: A bit for each pixel, the first in the least significant bit: 1 where it differs from
///   its left neighbor.
/// - changes_above: The same bits of the row above.
/// - differences: A bit for each pixel: 1 where it differs from the pixel above.
/// - count: The number of 64-bit words.
/// - starts: Receives a bit for each pixel: 1 where a run starts; the first bit is undefined.
cpixels_run_counts cpixels_find_runs(const uint64_t *_Nonnull changes,
                                     const uint64_t *_Nonnull changes_above,
                                     const uint64_t *_Nonnull differences, ptrdiff_t count,
                                     uint64_t *_Nonnull starts);

// MARK: PNG filters

/// A filter type of PNG: what a byte is predicted by.
typedef enum : uint8_t {
  /// The byte of the pixel to the left.
  CPIXELS_FILTER_SUB = 1,
  /// The byte above.
  CPIXELS_FILTER_UP = 2,
  /// The mean of both, rounded down.
  CPIXELS_FILTER_AVERAGE = 3,
} cpixels_filter;

/// The sums of the distances between bytes and what the filter types predict.
typedef struct {
  uint64_t sub, up, average;
} cpixels_filter_costs;

/// Measures the filter types in a row of pixels, except for up to eight pixels at its ends.
cpixels_filter_costs cpixels_measure_filters(const uint32_t *_Nonnull row,
                                             const uint32_t *_Nonnull above, ptrdiff_t count);

/// Filters a row of opaque pixels.
///
/// - differences: Receives the differences of the colors from what the filter predicts, each
///   modulo 256, in the order of the pixels; alpha becomes 0.
/// - returns: The bitwise AND of the pixels, from which follows whether all are opaque.
uint32_t cpixels_filter_row(cpixels_filter filter, const uint32_t *_Nonnull row,
                            const uint32_t *_Nonnull above, ptrdiff_t count,
                            uint32_t *_Nonnull differences);

/// Finds where the values of a row change.
///
/// - changes: Receives count / 64 + 1 words with a bit for each value, the first in the least
///   significant bit: 1 where it differs from its left neighbor, for the first one, and after the
///   last one.
void cpixels_find_changes(const uint32_t *_Nonnull values, ptrdiff_t count,
                          uint64_t *_Nonnull changes);

/// Returns an Adler-32 checksum continued by the red, green and blue bytes of values whose highest
/// byte is 0.
uint32_t cpixels_adler32(uint32_t checksum, const uint32_t *_Nonnull values, ptrdiff_t count);

/// Converts two rows of pixels to limited-range BT.709 with 4:2:0 chroma subsampling.
///
/// A block of 2 x 2 pixels shares the chroma of its mean. An odd width repeats the last column.
/// - lower: The row below; for the last row of an odd height, `upper` again.
/// - width: The number of pixels in a row, at least 1.
/// - blue, red: Receive width / 2 chroma bytes each, rounded up.
void cpixels_convert(const uint32_t *_Nonnull upper, const uint32_t *_Nonnull lower,
                     ptrdiff_t width, uint8_t *_Nonnull upper_luma, uint8_t *_Nonnull lower_luma,
                     uint8_t *_Nonnull blue, uint8_t *_Nonnull red);

// MARK: Outlines

/// A point in 1/256 pixel.
typedef int32_t cpixels_point __attribute__((ext_vector_type(2)));

/// Flattens a cubic curve into line segments.
///
/// Splits the curve by de Casteljau's algorithm, with midpoints rounded down, until both control
/// points of each part are closer to its chord than a tolerance.
/// - curve: The start, two control points and the end.
/// - squared_tolerance: The square of the tolerance, at least 1: below that the splitting may not
///   end.
/// - ends: Receives the ends of the segments; consecutive equal points are stored once.
/// - capacity: The number of points that fit into `ends`.
/// - returns: The number of ends. If it exceeds `capacity`, the rest has not been stored.
ptrdiff_t cpixels_flatten(const cpixels_point *_Nonnull curve, double squared_tolerance,
                          cpixels_point *_Nonnull ends, ptrdiff_t capacity);

enum {
  /// The number of sample rows in a pixel row.
  CPIXELS_SAMPLE_ROWS_PER_PIXEL = 15,
  /// Added to an x in 32.32 fixed point before its fraction is truncated. It exceeds the rounding
  /// error of an x that should be an integer, and is smaller than the distance of any other x to
  /// the next integer.
  CPIXELS_TRUNCATION_BIAS = 1 << 6,
};

// The first sample row whose center lies below a y in 1/256 pixel; y may be an integer or a vector.
#define CPIXELS_SAMPLE_ROW(y) (((y) * CPIXELS_SAMPLE_ROWS_PER_PIXEL + 128) >> 8)

/// Returns the first sample row whose center lies below a y in 1/256 pixel.
static inline int32_t cpixels_sample_row(int32_t y) { return CPIXELS_SAMPLE_ROW(y); }

/// Finds the x of the crossings of a chain of edges, each going down from one vertex to the next,
/// with sample rows.
///
/// - vertices: The vertices of the chain. The first edge begins at or above sample row `first`, and
///   one of the edges ends at `end` or below. Up to eight more vertices after that edge are read.
/// - first: The first sample row.
/// - end: The sample row after the last one.
/// - crossings: Receives for each sample row the x of the crossing, rounded to 1/256 pixel. Up to
///   seven more elements are overwritten.
/// - returns: The index of the edge that reaches `end`.
ptrdiff_t cpixels_find_crossings(const cpixels_point *_Nonnull vertices, int32_t first, int32_t end,
                                 int32_t *_Nonnull crossings);

/// A chain of edges of a polygon, each going down from one vertex to the next.
typedef struct {
  /// The x of the crossings with its sample rows, in 1/256 pixel.
  const int32_t *_Nonnull crossings;
  /// The sample rows that it crosses.
  int32_t first, end;
  /// 1 if the polygon follows it downwards, -1 upwards.
  int32_t direction;
  /// In the current sample row, the x of the chain that has this one's place in the order.
  int32_t x;
} cpixels_chain;

/// The part of a pixel that edges cover.
typedef struct {
  /// The sample rows that are covered in all pixels to the right.
  int32_t height;
  /// The area that is not covered in this pixel, in units of 1/7680 pixel.
  int32_t uncovered;
} cpixels_cell;

/// Adds the coverage of some sample rows by a polygon.
///
/// - chains: The chains of the polygon.
/// - order: The indices of the chains to consider; they are sorted by x.
/// - count: The number of indices.
/// - first: The first sample row.
/// - end: The sample row after the last one.
/// - winding_mask: All ones for the nonzero winding rule, 1 for the even-odd rule.
/// - cells: The cell of column 0.
void cpixels_add_sample_rows(cpixels_chain *_Nonnull chains, int32_t *_Nonnull order,
                             ptrdiff_t count, int32_t first, int32_t end, uint32_t winding_mask,
                             cpixels_cell *_Nonnull cells);

/// Writes the coverages of pixels, 0...255, from the left to the right, and clears their cells.
void cpixels_move_coverages(cpixels_cell *_Nonnull cells, ptrdiff_t count,
                            uint8_t *_Nonnull coverages);

#endif

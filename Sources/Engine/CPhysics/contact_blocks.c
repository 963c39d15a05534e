#include "CPhysics.h"

#if defined(__x86_64__)

#include <immintrin.h>
#include <stdint.h>

// Sums and products are rounded one by one, as in Swift.
#pragma STDC FP_CONTRACT OFF

#define AVX2 __attribute__((target("avx2")))
#define INLINE static inline __attribute__((always_inline)) AVX2

// MARK: Blocks

// The layouts of the blocks of Swift: see `ContactBlockHeader`, `ConstraintPoint4`,
// `OnePointBlock` and `TwoPointBlock`.

typedef struct {
  int32_t contact[4];
  int32_t offset_a[4];
  int32_t offset_b[4];
  float m_a[4];
  float i_a[4];
  float m_b[4];
  float i_b[4];
  float nx[4];
  float ny[4];
  float friction[4];
} header;

typedef struct {
  float rn_a[4];
  float rn_b[4];
  float rt_a[4];
  float rt_b[4];
  float normal_impulse[4];
  float tangent_impulse[4];
  float normal_mass[4];
  float tangent_mass[4];
  float bias[4];
  float to_normal0[4];
  float to_normal1[4];
} point;

typedef struct {
  header header;
  point p0;
} one_point_block;

typedef struct {
  header header;
  point p0;
  point p1;
  float k_tangent[4];
  float k00[4];
  float k01[4];
  float k11[4];
  float inv00[4];
  float inv01[4];
  float inv11[4];
} two_point_block;

// MARK: Lanes

// The four lanes of the first block, then those of the second.
typedef __m256 lanes;

INLINE lanes load(const float *first, const float *second) {
  return _mm256_insertf128_ps(
    _mm256_castps128_ps256(_mm_loadu_ps(first)), _mm_loadu_ps(second), 1);
}

// Loads a field of two records.
#define FIELD(first, second, name) load((first)->name, (second)->name)

INLINE void store(float *first, float *second, lanes v) {
  _mm_storeu_ps(first, _mm256_castps256_ps128(v));
  _mm_storeu_ps(second, _mm256_extractf128_ps(v, 1));
}

INLINE lanes negated(lanes v) { return _mm256_set1_ps(-0.0f) - v; }

INLINE lanes is_at_least_0(lanes v) {
  return _mm256_cmp_ps(v, _mm256_setzero_ps(), _CMP_GE_OQ);
}

INLINE lanes both(lanes mask, lanes other) { return _mm256_and_ps(mask, other); }

INLINE lanes zeroed(lanes v, lanes mask) { return _mm256_andnot_ps(mask, v); }

INLINE lanes blended(lanes v, lanes other, lanes mask) { return _mm256_blendv_ps(v, other, mask); }

INLINE lanes clamped(lanes v, lanes low, lanes high) {
  const lanes upper = blended(v, high, _mm256_cmp_ps(v, high, _CMP_GT_OQ));
  return blended(upper, low, _mm256_cmp_ps(upper, low, _CMP_LT_OQ));
}

// Transposes the 4 by 4 matrices in the lower and upper halves of rows.
INLINE void transpose(lanes *r0, lanes *r1, lanes *r2, lanes *r3) {
  const __m256d low01 = _mm256_castps_pd(_mm256_unpacklo_ps(*r0, *r1));
  const __m256d low23 = _mm256_castps_pd(_mm256_unpacklo_ps(*r2, *r3));
  const __m256d high01 = _mm256_castps_pd(_mm256_unpackhi_ps(*r0, *r1));
  const __m256d high23 = _mm256_castps_pd(_mm256_unpackhi_ps(*r2, *r3));
  *r0 = _mm256_castpd_ps(_mm256_unpacklo_pd(low01, low23));
  *r1 = _mm256_castpd_ps(_mm256_unpackhi_pd(low01, low23));
  *r2 = _mm256_castpd_ps(_mm256_unpacklo_pd(high01, high23));
  *r3 = _mm256_castpd_ps(_mm256_unpackhi_pd(high01, high23));
}

// MARK: Bodies

typedef struct {
  lanes vx;
  lanes vy;
  lanes w;
} velocities;

INLINE float *at(char *states, int32_t offset) { return (float *)(states + offset); }

INLINE velocities gather(char *states, const int32_t *first, const int32_t *second) {
  lanes r0 = load(at(states, first[0]), at(states, second[0]));
  lanes r1 = load(at(states, first[1]), at(states, second[1]));
  lanes r2 = load(at(states, first[2]), at(states, second[2]));
  lanes r3 = load(at(states, first[3]), at(states, second[3]));
  transpose(&r0, &r1, &r2, &r3);
  return (velocities){r0, r1, r2};
}

INLINE void add(float *row, __m128 change) {
  _mm_storeu_ps(row, _mm_loadu_ps(row) + change);
}

// One body after the other, since static bodies can be in several lanes.
INLINE void scatter_add(char *states, const int32_t *first, const int32_t *second, velocities v) {
  // Adding -0 leaves the fourth float of a row unchanged.
  lanes r0 = v.vx, r1 = v.vy, r2 = v.w, r3 = _mm256_set1_ps(-0.0f);
  transpose(&r0, &r1, &r2, &r3);
  add(at(states, first[0]), _mm256_castps256_ps128(r0));
  add(at(states, first[1]), _mm256_castps256_ps128(r1));
  add(at(states, first[2]), _mm256_castps256_ps128(r2));
  add(at(states, first[3]), _mm256_castps256_ps128(r3));
  add(at(states, second[0]), _mm256_extractf128_ps(r0, 1));
  add(at(states, second[1]), _mm256_extractf128_ps(r1, 1));
  add(at(states, second[2]), _mm256_extractf128_ps(r2, 1));
  add(at(states, second[3]), _mm256_extractf128_ps(r3, 1));
}

// See `RelativeVelocity4`.
typedef struct {
  lanes tangent_speed;
  lanes normal_speed;
  lanes w_a;
  lanes w_b;
} relative_velocity;

INLINE relative_velocity relative(const header *x, const header *y, char *states) {
  const velocities a = gather(states, x->offset_a, y->offset_a);
  const velocities b = gather(states, x->offset_b, y->offset_b);
  const lanes dx = b.vx - a.vx;
  const lanes dy = b.vy - a.vy;
  const lanes nx = FIELD(x, y, nx);
  const lanes ny = FIELD(x, y, ny);
  return (relative_velocity){dx * ny - dy * nx, dx * nx + dy * ny, a.w, b.w};
}

INLINE lanes tangent_speed(relative_velocity v, const point *x, const point *y) {
  return v.tangent_speed + (v.w_b * FIELD(x, y, rt_b) - v.w_a * FIELD(x, y, rt_a));
}

INLINE lanes normal_speed(relative_velocity v, const point *x, const point *y) {
  return v.normal_speed + (v.w_b * FIELD(x, y, rn_b) - v.w_a * FIELD(x, y, rn_a));
}

// See `ContactBlockHeader.apply`.
INLINE void apply(const header *x, const header *y, lanes normal, lanes tangent, lanes angular_a,
                  lanes angular_b, char *states) {
  const lanes nx = FIELD(x, y, nx);
  const lanes ny = FIELD(x, y, ny);
  const lanes px = normal * nx + tangent * ny;
  const lanes py = normal * ny - tangent * nx;
  const lanes m_a = negated(FIELD(x, y, m_a));
  const lanes i_a = negated(FIELD(x, y, i_a));
  const lanes m_b = FIELD(x, y, m_b);
  const lanes i_b = FIELD(x, y, i_b);
  const velocities a = {m_a * px, m_a * py, i_a * angular_a};
  scatter_add(states, x->offset_a, y->offset_a, a);
  const velocities b = {m_b * px, m_b * py, i_b * angular_b};
  scatter_add(states, x->offset_b, y->offset_b, b);
}

// MARK: Points

// See `ContactRows4`.
INLINE lanes solve_friction(point *x, point *y, lanes speed, lanes friction) {
  const lanes limit = friction * FIELD(x, y, normal_impulse);
  const lanes old = FIELD(x, y, tangent_impulse);
  const lanes total =
    clamped(old - FIELD(x, y, tangent_mass) * speed, negated(limit), limit);
  store(x->tangent_impulse, y->tangent_impulse, total);
  return total - old;
}

INLINE lanes angular_a(const point *x, const point *y, lanes normal, lanes tangent) {
  return FIELD(x, y, rt_a) * tangent + FIELD(x, y, rn_a) * normal;
}

INLINE lanes angular_b(const point *x, const point *y, lanes normal, lanes tangent) {
  return FIELD(x, y, rt_b) * tangent + FIELD(x, y, rn_b) * normal;
}

// MARK: Solving

_Bool cphysics_has_avx2(void) { return __builtin_cpu_supports("avx2"); }

AVX2 void cphysics_solve_one_point_blocks(void *first, void *second, void *body_states) {
  one_point_block *x = first;
  one_point_block *y = second;
  point *x0 = &x->p0;
  point *y0 = &y->p0;
  const relative_velocity v = relative(&x->header, &y->header, body_states);
  const lanes t0 =
    solve_friction(x0, y0, tangent_speed(v, x0, y0), FIELD(&x->header, &y->header, friction));
  const lanes vn = normal_speed(v, x0, y0) + FIELD(x0, y0, to_normal0) * t0;
  const lanes old = FIELD(x0, y0, normal_impulse);
  const lanes sum = old - FIELD(x0, y0, normal_mass) * (vn - FIELD(x0, y0, bias));
  const lanes total = both(sum, _mm256_cmp_ps(sum, _mm256_setzero_ps(), _CMP_GT_OQ));
  store(x0->normal_impulse, y0->normal_impulse, total);
  const lanes n0 = total - old;
  apply(&x->header, &y->header, n0, t0, angular_a(x0, y0, n0, t0), angular_b(x0, y0, n0, t0),
        body_states);
}

AVX2 void cphysics_solve_two_point_blocks(void *first, void *second, void *body_states) {
  two_point_block *x = first;
  two_point_block *y = second;
  point *x0 = &x->p0;
  point *y0 = &y->p0;
  point *x1 = &x->p1;
  point *y1 = &y->p1;
  const relative_velocity v = relative(&x->header, &y->header, body_states);
  const lanes friction = FIELD(&x->header, &y->header, friction);
  const lanes t0 = solve_friction(x0, y0, tangent_speed(v, x0, y0), friction);
  const lanes t1 = solve_friction(
    x1, y1, tangent_speed(v, x1, y1) + FIELD(x, y, k_tangent) * t0, friction);
  const lanes vn0 = normal_speed(v, x0, y0) + FIELD(x0, y0, to_normal0) * t0
                    + FIELD(x1, y1, to_normal0) * t1;
  const lanes vn1 = normal_speed(v, x1, y1) + FIELD(x0, y0, to_normal1) * t0
                    + FIELD(x1, y1, to_normal1) * t1;

  const lanes k01 = FIELD(x, y, k01);
  const lanes old0 = FIELD(x0, y0, normal_impulse);
  const lanes old1 = FIELD(x1, y1, normal_impulse);
  const lanes b0 =
    vn0 - FIELD(x0, y0, bias) - (FIELD(x, y, k00) * old0 + k01 * old1);
  const lanes b1 =
    vn1 - FIELD(x1, y1, bias) - (k01 * old0 + FIELD(x, y, k11) * old1);

  // Computes all four cases; the case of highest priority is blended in last.
  const lanes neither = both(is_at_least_0(b0), is_at_least_0(b1));
  lanes n0 = zeroed(old0, neither);
  lanes n1 = zeroed(old1, neither);
  const lanes second1 = negated(FIELD(x1, y1, normal_mass)) * b1;
  const lanes only_second = both(is_at_least_0(second1), is_at_least_0(k01 * second1 + b0));
  n0 = zeroed(n0, only_second);
  n1 = blended(n1, second1, only_second);
  const lanes first0 = negated(FIELD(x0, y0, normal_mass)) * b0;
  const lanes only_first = both(is_at_least_0(first0), is_at_least_0(k01 * first0 + b1));
  n0 = blended(n0, first0, only_first);
  n1 = zeroed(n1, only_first);
  const lanes inv01 = FIELD(x, y, inv01);
  const lanes both0 = negated(FIELD(x, y, inv00) * b0 + inv01 * b1);
  const lanes both1 = negated(inv01 * b0 + FIELD(x, y, inv11) * b1);
  const lanes are_both = both(is_at_least_0(both0), is_at_least_0(both1));
  n0 = blended(n0, both0, are_both);
  n1 = blended(n1, both1, are_both);

  store(x0->normal_impulse, y0->normal_impulse, n0);
  store(x1->normal_impulse, y1->normal_impulse, n1);
  const lanes d0 = n0 - old0;
  const lanes d1 = n1 - old1;
  apply(&x->header, &y->header, d0 + d1, t0 + t1,
        angular_a(x0, y0, d0, t0) + angular_a(x1, y1, d1, t1),
        angular_b(x0, y0, d0, t0) + angular_b(x1, y1, d1, t1), body_states);
}

#endif

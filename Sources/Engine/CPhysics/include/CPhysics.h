// Two blocks of four contacts at once, in the eight lanes of AVX2.
//
// Swift compiles its vectors for the baseline of an architecture only. The sweeps over contact
// velocities take a third of the time of a large pile, so they are here for AVX2, too.
//
// The functions perform the operations of `OnePointBlock.solve` and `TwoPointBlock.solve`, of
// Swift, in the same order in each lane, so that results have the same bits.
#ifndef CPHYSICS_H
#define CPHYSICS_H

/// Starts to load the cache line at an address, which need not be valid.
static inline void cphysics_prefetch(const void *_Nonnull address) {
  __builtin_prefetch(address);
}

/// Returns whether the processor has AVX2, which the other functions need.
_Bool cphysics_has_avx2(void);

/// Solves the velocities of two `OnePointBlock`s that share no movable body.
///
/// - body_states: The base of the offsets in the blocks: records that begin with the velocity and
///   the angular velocity.
void cphysics_solve_one_point_blocks(void *_Nonnull first, void *_Nonnull second,
                                     void *_Nonnull body_states);

/// Solves the velocities of two `TwoPointBlock`s that share no movable body.
///
/// - body_states: See `cphysics_solve_one_point_blocks`.
void cphysics_solve_two_point_blocks(void *_Nonnull first, void *_Nonnull second,
                                     void *_Nonnull body_states);

#endif

// Two blocks of contacts at once, in eight lanes, on processors with AVX2.
//
// Blocks of a group share no movable body, so they can be solved in any order, or at once: the bits
// are the same. Neighbors of one kind form pairs. Swift compiles a function for one processor only,
// so pairs are solved in C: see `CPhysics.h`.

#if arch(x86_64)
private import CPhysics

extension SequentialSolver {
  /// Whether this processor can solve two blocks at once.
  @inline(always)
  static var hasBlockPairs: Bool { cphysics_has_avx2() }

  /// Pairs the neighbors of one kind among the last blocks, which are those of one group.
  mutating func pairBlocks(from first: Int) {
    let count = blocks.count
    let blocks = blocks.base
    var i = first
    while i + 1 < count {
      let isPair = blocks[i].velocity == blocks[i + 1].velocity && blocks[i].velocity != .single
      blocks[i].isPaired = isPair
      blocks[i + 1].isPaired = isPair
      i += isPair ? 2 : 1
    }
  }

  /// Runs one velocity sweep over the blocks, two at a time where they are paired.
  @inline(never)
  mutating func solveBlockPairs(
    _ bodyStates: UnsafeMutablePointer<BodyState>, upwards: Bool
  ) {
    let count = blocks.count
    let memory = order.memory.base
    var key = blocks.base + (upwards ? count - 1 : 0)
    let stride = upwards ? -1 : 1
    let end = key + stride * count
    while key != end {
      let isTwoPoint = key.pointee.velocity == .twoPoint
      guard key.pointee.isPaired else {
        if isTwoPoint {
          key.pointee.twoPoint(memory).pointee.solve(bodyStates)
        } else {
          key.pointee.onePoint(memory).pointee.solve(bodyStates)
        }
        key += stride
        continue
      }
      let (first, second) = (key.pointee.header(memory), (key + stride).pointee.header(memory))
      if isTwoPoint {
        cphysics_solve_two_point_blocks(first, second, bodyStates)
      } else {
        cphysics_solve_one_point_blocks(first, second, bodyStates)
      }
      key += 2 * stride
    }
  }
}
#endif

/// The memory of blocks of different types, one after the other in the order of a sweep.
///
/// A sub-step uses it three times. First it holds the arrays by which constraints are ordered, then
/// velocity blocks. Once their impulses are stored, the position blocks of the same contacts take
/// their place from the front: each is smaller, so it overwrites only blocks that were read before.
struct BlockMemory: ~Copyable {
  /// Units of 16 bytes, the alignment of blocks.
  private var units = Buffer<Float4>()

  mutating func removeAll() { units.removeAll() }

  /// Appends memory for a block and returns its offset in units; the caller initializes it.
  @inline(always)
  mutating func append<Block: BitwiseCopyable>(_ type: Block.Type) -> Int32 {
    let offset = units.count
    units.resizeUninitialized(offset + Self.unitCount(type))
    return Int32(truncatingIfNeeded: offset)
  }

  /// Provides the arrays for ordering a number of constraints, in place of all blocks.
  ///
  /// Calls with the same counts return the same arrays.
  mutating func orderArrays(count: Int, bodyCount: Int) -> OrderArrays {
    let byteCount = OrderArrays.byteCount(count: count, bodyCount: bodyCount)
    let unit = MemoryLayout<Float4>.stride
    units.removeAll()
    units.reserve((byteCount + unit - 1) / unit)
    return OrderArrays(UnsafeMutableRawPointer(units.base), count, bodyCount)
  }

  /// A pointer to the first unit; appending invalidates it.
  @inline(always)
  var base: BlockPointer { BlockPointer(units: units.base) }

  /// The first position block, if there are any.
  @inline(always)
  var positions: UnsafeMutablePointer<PositionBlock> { base[0] }

  @inline(always)
  private static func unitCount<Block: BitwiseCopyable>(_ type: Block.Type) -> Int {
    MemoryLayout<Block>.stride / MemoryLayout<Float4>.stride
  }
}

/// A pointer to blocks of different types.
struct BlockPointer {
  fileprivate let units: UnsafeMutablePointer<Float4>

  /// The block at an offset, uninitialized if it was just appended.
  @inline(always)
  subscript<Block: BitwiseCopyable>(offset: Int32) -> UnsafeMutablePointer<Block> {
    UnsafeMutableRawPointer(units + Int(offset)).assumingMemoryBound(to: Block.self)
  }
}

/// The arrays by which constraints are ordered: see `SweepOrder`.
struct OrderArrays {
  /// For each constraint in list order: the bodies with finite mass, and the depth along gravity,
  /// by which constraints are sorted.
  let movableBodies: UnsafeMutablePointer<SIMD2<Int32>>
  let depths: UnsafeMutablePointer<Float>
  /// The indices of the constraints in the list, in solver order, and a spare array.
  let order: UnsafeMutablePointer<Int32>
  let spare: UnsafeMutablePointer<Int32>
  /// For each constraint in list order: its quantized depth.
  let radixKeys: UnsafeMutablePointer<UInt16>
  /// For graph coloring: a bit set of colors for each body and the sentinel, and the color of each
  /// constraint, in the order of `order`.
  let bodyColors: UnsafeMutablePointer<UInt32>
  let colors: UnsafeMutablePointer<UInt8>

  fileprivate static func byteCount(count: Int, bodyCount: Int) -> Int {
    23 * count + 4 * (bodyCount + 1) + 4
  }

  fileprivate init(_ base: UnsafeMutableRawPointer, _ count: Int, _ bodyCount: Int) {
    movableBodies = base.bindMemory(to: SIMD2<Int32>.self, capacity: count)
    depths = (base + 8 * count).bindMemory(to: Float.self, capacity: count)
    order = (base + 12 * count).bindMemory(to: Int32.self, capacity: count)
    spare = (base + 16 * count).bindMemory(to: Int32.self, capacity: count)
    radixKeys = (base + 20 * count).bindMemory(to: UInt16.self, capacity: count)
    colors = (base + 22 * count).bindMemory(to: UInt8.self, capacity: count)
    bodyColors = (base + (23 * count + 3) / 4 * 4).bindMemory(
      to: UInt32.self, capacity: bodyCount + 1)
  }
}

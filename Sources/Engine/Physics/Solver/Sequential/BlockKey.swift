/// The kinds and the location of a block of four contacts.
struct BlockKey: BitwiseCopyable {
  enum Velocity: UInt8, BitwiseCopyable {
    case onePoint
    case twoPoint
    /// A single constraint in place of a block, for a contact with a surface.
    case single
  }

  var velocity: Velocity
  /// The block kind of the contacts.
  var blockKind: UInt8
  /// Whether the block is solved together with a neighbor: see
  /// `SequentialSolver.pairBlocks(from:)`.
  var isPaired = false
  /// The offset of the velocity constraints in `BlockMemory`.
  var offset: Int32

  /// The header with which every kind of block begins.
  @inline(always)
  func header(_ memory: BlockPointer) -> UnsafeMutablePointer<ContactBlockHeader> {
    memory[offset]
  }

  @inline(always)
  func onePoint(_ memory: BlockPointer) -> UnsafeMutablePointer<OnePointBlock> { memory[offset] }

  @inline(always)
  func twoPoint(_ memory: BlockPointer) -> UnsafeMutablePointer<TwoPointBlock> { memory[offset] }

  @inline(always)
  func single(_ memory: BlockPointer) -> UnsafeMutablePointer<SingleBlock> { memory[offset] }
}

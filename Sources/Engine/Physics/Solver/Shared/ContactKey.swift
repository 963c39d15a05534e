extension Manifold {
  /// The index of the code path that solves the contact; equal in all contacts of a block.
  ///
  /// 0: two points; 1: one point on a face; 2: two points on a face.
  @inline(always)
  var blockKind: Int32 { kind == .points ? 0 : Int32(count) }

  static let blockKindCount = 3

  /// The value instead of a block kind for a contact with a surface, which is solved on its own.
  static var surfaceBlockKind: Int32 { 3 }
}

/// The index of a contact to solve, and its block kind in the lowest two bits.
struct ContactKey: BitwiseCopyable {
  private let bits: Int32

  @inline(always)
  init(_ contact: Int32, blockKind: Int32) { bits = contact << 2 | blockKind }

  @inline(always)
  var contact: Int32 { bits >> 2 }

  @inline(always)
  var parts: (contact: Int32, blockKind: Int) { (bits >> 2, Int(bits & 3)) }
}

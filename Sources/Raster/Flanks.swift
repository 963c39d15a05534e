/// The left and the right side of an outline that any level line enters once and leaves once.
///
/// Every convex shape is of this kind: discs, rectangles with round corners or turned ones, triangles.
struct Flanks {
  /// The sides, each at its upper end.
  var left: Side
  var right: Side
  /// The rows of samples that the shape has.
  let samples: Range<Int>

  /// Finds the sides of an outline; nil if it goes up and down more than once, or if a side reaches
  /// beyond the line between the highest and the lowest corner, where it might cross the other one.
  ///
  /// - Parameter corners: The corners of the outline.
  init?(_ corners: UnsafeBufferPointer<SIMD2<Int32>>) {
    guard let top = corners.indices.min(by: { corners[$0].y < corners[$1].y }),
      let bottom = corners.indices.max(by: { corners[$0].y < corners[$1].y }),
      let forwards = Side(of: corners, from: top, to: bottom, isForwards: true),
      let backwards = Side(of: corners, from: top, to: bottom, isForwards: false),
      forwards.turn.signum() * backwards.turn.signum() <= 0
    else { return nil }
    (left, right) =
      forwards.turn > backwards.turn ? (forwards, backwards) : (backwards, forwards)
    samples = Edge.sample(at: corners[top].y)..<Edge.sample(at: corners[bottom].y)
  }
}

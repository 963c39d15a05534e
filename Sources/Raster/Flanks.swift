/// The left and the right side of an outline that any level line enters once and leaves once.
///
/// Every convex shape is of this kind: discs, rectangles with round corners or turned ones, triangles.
struct Flanks {
  /// The edges of each side, from top to bottom without a gap; both sides have the same ends.
  private var left: [Edge] = []
  private var right: [Edge] = []

  /// The rows of samples that the shape has.
  var samples: Range<Int> {
    guard let top = left.first?.samples, let bottom = left.last?.samples else { return 0..<0 }
    return top.lowerBound..<bottom.upperBound
  }

  /// Takes an outline apart; nil if it goes up and down more than once, or if its sides cross.
  init?(_ outline: Outline) {
    let corners = outline.corners
    guard let top = corners.indices.min(by: { corners[$0].y < corners[$1].y }) else { return nil }
    var start = corners[top]
    var isBack = false
    func add(_ end: SIMD2<Int32>, _ flanks: inout Flanks) -> Bool {
      defer { start = end }
      // Between two rows of samples there is nothing to see.
      guard let edge = Edge(from: start, to: end) else { return true }
      if start.y > end.y {
        isBack = true
        flanks.right.append(edge)
      } else {
        guard !isBack else { return false }
        flanks.left.append(edge)
      }
      return true
    }
    left.reserveCapacity(corners.count)
    right.reserveCapacity(corners.count)
    for corner in corners[(top + 1)...] { guard add(corner, &self) else { return nil } }
    for corner in corners[...top] { guard add(corner, &self) else { return nil } }
    right.reverse()
    guard orderSides() else { return nil }
  }

  /// Exchanges the sides if left is right; false if they cross.
  private mutating func orderSides() -> Bool {
    var (isOrdered, isExchanged) = (true, true)
    var walk = Walk()
    var sample = samples.lowerBound
    while sample < samples.upperBound {
      let piece = walk.piece(of: self, from: sample, to: samples.upperBound)
      for sample in [sample, piece.end - 1] {
        let gap = piece.right.place(at: sample) - piece.left.place(at: sample)
        if gap < 0 { isOrdered = false } else if gap > 0 { isExchanged = false }
      }
      sample = piece.end
    }
    if !isOrdered { swap(&left, &right) }
    return isOrdered || isExchanged
  }

  /// A place on the way down both sides.
  struct Walk {
    private var left = 0
    private var right = 0

    /// The edges that cross a row of samples, which is not above the last one asked for, and where the
    /// first of them ends, or `end` if that is higher.
    mutating func piece(
      of flanks: Flanks, from sample: Int, to end: Int
    ) -> (left: Edge, right: Edge, end: Int) {
      while flanks.left[left].samples.upperBound <= sample { left += 1 }
      while flanks.right[right].samples.upperBound <= sample { right += 1 }
      let (one, other) = (flanks.left[left], flanks.right[right])
      return (one, other, min(end, one.samples.upperBound, other.samples.upperBound))
    }
  }
}

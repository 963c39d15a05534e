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
      let bottom = corners.indices.max(by: { corners[$0].y < corners[$1].y })
    else { return nil }
    let forwards = Side(at: top, of: corners, isForwards: true)
    let backwards = Side(at: top, of: corners, isForwards: false)
    guard let turn = forwards.turn(in: corners, to: bottom),
      let otherTurn = backwards.turn(in: corners, to: bottom), turn.signum() * otherTurn <= 0
    else { return nil }
    (left, right) = turn > otherTurn ? (forwards, backwards) : (backwards, forwards)
    samples = Edge.sample(at: corners[top].y)..<Edge.sample(at: corners[bottom].y)
  }
}

/// One side of an outline, and a place on the way down it.
struct Side {
  private let isForwards: Bool
  /// The corner that has been reached.
  private var index: Int
  /// The edge that leads there.
  private(set) var edge: Edge

  fileprivate init(
    at top: Int, of corners: UnsafeBufferPointer<SIMD2<Int32>>, isForwards: Bool
  ) {
    self.isForwards = isForwards
    index = top
    edge = Edge(at: corners[top])
  }

  @inline(__always)
  private func next(_ index: Int, of count: Int) -> Int {
    if isForwards {
      index &+ 1 == count ? 0 : index &+ 1
    } else {
      (index == 0 ? count : index) &- 1
    }
  }

  /// On which side of the line down to the lowest corner all others are: above 0 on the left, below 0 on
  /// the right; nil if they are on both sides, or if the way leads up again.
  fileprivate func turn(
    in corners: UnsafeBufferPointer<SIMD2<Int32>>, to bottom: Int
  ) -> Int? {
    let start = corners[index]
    let line = corners[bottom] &- start
    var (least, most) = (0, 0)
    var sample = Edge.sample(at: start.y)
    var index = index
    while index != bottom {
      index = next(index, of: corners.count)
      let reached = Edge.sample(at: corners[index].y)
      guard reached >= sample else { return nil }
      sample = reached
      let way = corners[index] &- start
      let turn = Int(line.x) &* Int(way.y) &- Int(line.y) &* Int(way.x)
      (least, most) = (min(least, turn), max(most, turn))
    }
    return least == 0 ? most : most == 0 ? least : nil
  }

  /// Goes down to the edge that crosses a row of samples, if it is not there yet.
  ///
  /// - Parameters:
  ///   - sample: The row of samples, one that the side crosses.
  ///   - corners: The corners of the outline.
  @inline(__always)
  mutating func descend(to sample: Int, in corners: UnsafeBufferPointer<SIMD2<Int32>>) {
    while edge.samples.upperBound <= sample {
      let start = corners[index]
      index = next(index, of: corners.count)
      // Between two rows of samples there is nothing to see.
      let end = Edge.sample(at: corners[index].y)
      if end > sample {
        edge = Edge(from: start, to: corners[index], samples: edge.samples.upperBound..<end)
      } else {
        edge.samples = end..<end
      }
    }
  }
}

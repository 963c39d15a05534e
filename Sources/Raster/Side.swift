internal import CPixels

/// One side of an outline, from the highest corner to the lowest, and a place on the way down.
struct Side {
  /// The corners, downwards, and eight that follow for who reads eight at a time.
  private var corners: [SIMD2<Int32>] = []
  /// The edges that cross all rows of samples of some row of pixels.
  private var longEdges: [Edge] = []
  /// The corners and the long edges that are above the place.
  private var cornersAbove = 0
  private var longEdgesAbove = 0

  /// How far the side reaches beyond the line between its ends: above 0 on the left, below 0 on the right.
  private(set) var turn = 0

  /// Follows an outline down; nil where the way leads up again, or to both sides of the line between its
  /// ends.
  ///
  /// - Parameters:
  ///   - outline: The corners of the outline.
  ///   - top: The index of the highest.
  ///   - bottom: The index of the lowest.
  ///   - isForwards: Whether the way is by rising indices.
  init?(
    of outline: UnsafeBufferPointer<SIMD2<Int32>>, from top: Int, to bottom: Int, isForwards: Bool
  ) {
    let start = outline[top]
    let line = outline[bottom] &- start
    corners.reserveCapacity(outline.count + 9)
    corners.append(start)
    var (least, most) = (0, 0)
    var sample = Edge.sample(at: start.y)
    var index = top
    while index != bottom {
      let last = outline[index]
      if isForwards {
        index = index &+ 1 == outline.count ? 0 : index &+ 1
      } else {
        index = (index == 0 ? outline.count : index) &- 1
      }
      let corner = outline[index]
      let reached = Edge.sample(at: corner.y)
      guard reached >= sample else { return nil }
      if reached &- sample >= Edge.samplesPerRow {
        longEdges.append(Edge(from: last, to: corner, samples: sample..<reached))
      }
      sample = reached
      let way = corner &- start
      let turn = Int(line.x) &* Int(way.y) &- Int(line.y) &* Int(way.x)
      (least, most) = (min(least, turn), max(most, turn))
      corners.append(corner)
    }
    guard least == 0 || most == 0 else { return nil }
    turn = least + most
    corners.append(contentsOf: repeatElement(outline[bottom], count: 8))
  }

  /// Finds the nearest 256ths of a pixel where the side crosses some rows of samples.
  ///
  /// - Parameters:
  ///   - samples: The rows of samples, all of them crossed and none above those of the call before.
  ///   - places: Has room for seven more.
  @inline(__always)
  mutating func cross(_ samples: Range<Int>, at places: UnsafeMutablePointer<Int32>) {
    cornersAbove &+= corners.withUnsafeBufferPointer { corners in
      guard let first = corners.baseAddress else { return 0 }
      return cpixels_cross(
        first + cornersAbove, Int32(truncatingIfNeeded: samples.lowerBound),
        Int32(truncatingIfNeeded: samples.upperBound), places)
    }
  }

  /// The edge that crosses all of some rows of samples, none of them above those of the call before; nil if
  /// there is no such edge.
  @inline(__always)
  mutating func edge(through samples: Range<Int>) -> Edge? {
    while longEdgesAbove < longEdges.count {
      let edge = longEdges[longEdgesAbove]
      if samples.upperBound <= edge.samples.upperBound {
        return edge.samples.lowerBound <= samples.lowerBound ? edge : nil
      }
      longEdgesAbove &+= 1
    }
    return nil
  }
}

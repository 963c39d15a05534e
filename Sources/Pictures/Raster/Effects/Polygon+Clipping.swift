internal import Geometry

extension [Point] {
  /// Returns the part of a convex polygon in a rectangle (Sutherland and Hodgman 1974).
  func clipped(to rect: Rect) -> [Point] {
    let part = clipped { $0.x - rect.minX }
      .clipped { rect.maxX - $0.x }
      .clipped { $0.y - rect.minY }
      .clipped { rect.maxY - $0.y }
    // Rounding may leave a vertex outside by a unit in the last place.
    return part.map {
      Point(
        Swift.min(Swift.max($0.x, rect.minX), rect.maxX),
        Swift.min(Swift.max($0.y, rect.minY), rect.maxY))
    }
  }

  /// Returns the part in which a linear function is not negative.
  private func clipped(_ depth: (Point) -> Double) -> [Point] {
    var inside: [Point] = []
    for (index, end) in enumerated() {
      let start = self[(index + count - 1) % count]
      let (before, after) = (depth(start), depth(end))
      if (before >= 0) != (after >= 0) {
        inside.append(start + (end - start) * (before / (before - after)))
      }
      if after >= 0 { inside.append(end) }
    }
    return inside
  }
}

public import Geometry

extension Path {
  /// Returns the dashes of the path as lines.
  ///
  /// Curves become lines that deviate by at most 0.05 points.
  ///
  /// - Parameters:
  ///   - phase: The length of the pattern that is left out at its beginning, in points.
  ///   - lengths: The lengths of dashes and gaps in turn, in points. Without a sum above 0 the path
  ///     is returned.
  ///   - transform: Applied to the path before it is divided.
  /// - Returns: The dashes.
  public func copy(
    dashingWithPhase phase: Double, lengths: [Double], transform: Transform = .identity
  ) -> Path {
    let path = applying(transform)
    // A pattern of an odd number is repeated, so that its dashes and gaps change places.
    let pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    guard pattern.reduce(0, +) > 0, pattern.allSatisfy({ $0 >= 0 }), phase.isFinite else {
      return path
    }
    var result = Path()
    let lines = path.flattened(tolerance: 0.05)
    // More dashes than a screen can show would take forever.
    guard pattern.reduce(0, +) > lines.map(\.length).reduce(0, +) * 1e-6 else { return path }
    for line in lines {
      result.append(dashes(of: line, pattern, phase: phase))
    }
    return result
  }

  private func dashes(of line: Polyline, _ pattern: [Double], phase: Double) -> Path {
    var result = Path()
    let total = pattern.reduce(0, +)
    var rest = phase.truncatingRemainder(dividingBy: total)
    if rest < 0 { rest += total }
    var index = 0
    while rest >= pattern[index] {
      rest -= pattern[index]
      index = (index + 1) % pattern.count
    }
    var left = pattern[index] - rest
    let points = line.isClosed ? line.points + line.points.prefix(1) : line.points
    guard var place = points.first else { return result }
    result.move(to: place)
    for end in points.dropFirst() {
      while place != end {
        let length = (end - place).length
        let isWhole = length <= left
        let next = isWhole ? end : place + (end - place) * (left / length)
        if index.isMultiple(of: 2) { result.addLine(to: next) } else { result.move(to: next) }
        left -= isWhole ? length : left
        place = next
        while left <= 0 {
          index = (index + 1) % pattern.count
          left = pattern[index]
          if index.isMultiple(of: 2) { result.move(to: place) }
          if left == 0, index.isMultiple(of: 2) { result.addLine(to: place) }
        }
      }
    }
    return result
  }
}

extension Polyline {
  fileprivate var length: Double {
    let ends = isClosed ? points.dropFirst() + points.prefix(1) : points.dropFirst()
    return zip(points, ends).reduce(0) { $0 + ($1.1 - $1.0).length }
  }
}

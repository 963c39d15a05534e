extension [Double] {
  /// The indices of local extrema: the direction of change reverses after them.
  var extrema: [Int] {
    indices.dropFirst().dropLast().filter { index in
      (self[index] - self[index - 1]) * (self[index + 1] - self[index]) <= 0
        && self[index] != self[index - 1]
    }
  }
}

extension Collection<Double> {
  /// The minimum and the maximum.
  var range: ClosedRange<Double> { (self.min() ?? 0)...(self.max() ?? 0) }

  /// The maximum minus the minimum.
  var spread: Double { range.upperBound - range.lowerBound }
}

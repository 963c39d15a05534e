extension [Double] {
  /// The places where the numbers turn: larger, or smaller, than the one before and not than the
  /// one after.
  var turns: [Int] {
    indices.dropFirst().dropLast().filter { index in
      (self[index] - self[index - 1]) * (self[index + 1] - self[index]) <= 0
        && self[index] != self[index - 1]
    }
  }
}

extension Collection<Double> {
  /// The least and the greatest of the numbers.
  var range: ClosedRange<Double> { (self.min() ?? 0)...(self.max() ?? 0) }

  /// How far apart the least and the greatest are.
  var spread: Double { range.upperBound - range.lowerBound }
}

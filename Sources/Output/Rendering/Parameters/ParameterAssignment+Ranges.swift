internal import Geometry

extension ParameterAssignment {
  /// The numbers of values that a range can have.
  package static let allowedRangeCounts = 2...1000

  /// Returns the assignment with the values of ranges: `0..1/11` stands for the eleven values 0, 0.1
  /// and so on to 1.
  ///
  /// - Throws: A ``RenderingError`` whose sentence begins with the range, if it is none.
  package func expandingRanges() throws(RenderingError) -> ParameterAssignment {
    var expanded = self
    expanded.texts = []
    for text in texts { expanded.texts += try values(of: text) }
    return expanded
  }

  private func values(of text: String) throws(RenderingError) -> [String] {
    guard let points = text.firstRange(of: ".."), Double(text[..<points.lowerBound]) != nil else {
      return [text]
    }
    let form = "two points between two numbers, and how many values, such as \(name)=0..1/11"
    let end = text[points.upperBound...].split(separator: "/", omittingEmptySubsequences: false)
    guard !text.contains("..."), let low = Double(text[..<points.lowerBound]),
      let high = Double(end[0]), low.isFinite, high.isFinite, end.count <= 2
    else { throw RenderingError("the range \(text) needs \(form).") }
    guard end.count == 2 else {
      throw RenderingError("the range \(text) needs a number of values: \(name)=\(text)/11.")
    }
    guard low < high else {
      throw RenderingError("the range \(text) must begin with its lower end.")
    }
    let counts = Self.allowedRangeCounts
    guard let count = Int(end[1]), counts.contains(count) else {
      throw RenderingError(
        "the range \(text) must have \(counts.lowerBound) to \(counts.upperBound) values.")
    }
    let last = Double(count - 1)
    return (0..<count).map { index in
      let value = (low * (last - Double(index)) + high * Double(index)) / last
      return value.withoutRounding(of: max(abs(low), abs(high))).shortestDescription
    }
  }
}

extension Double {
  /// Returns the number without its last digits, where they are those of rounding: 0.3 for
  /// 0.30000000000000004.
  ///
  /// - Parameter size: The size of the numbers that it was computed from.
  /// - Returns: The number.
  fileprivate func withoutRounding(of size: Double) -> Double {
    let scale = size < 1e3 ? 1e12 : size < 1e6 ? 1e9 : 1
    let rounded = (self * scale).rounded() / scale
    return abs(rounded - self) <= 1e-14 * size ? rounded : self
  }
}

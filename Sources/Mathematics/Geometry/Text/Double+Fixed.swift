extension Double {
  /// Returns the number in fixed-point notation, rounded half away from zero.
  ///
  /// - Parameter decimals: The number of decimals, 0 or more.
  /// - Returns: The text, without a sign if all its digits are 0.
  package func fixed(_ decimals: Int) -> String {
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    let units = Int((magnitude * scale).rounded())
    let digits = "\(units)"
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    let sign = self < 0 && units > 0 ? "-" : ""
    guard decimals > 0 else { return sign + padded }
    return "\(sign)\(padded.dropLast(decimals)).\(padded.suffix(decimals))"
  }
}

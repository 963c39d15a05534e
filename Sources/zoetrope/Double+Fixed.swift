extension Double {
  /// The number with a fixed count of decimals.
  func fixed(decimals: Int) -> String {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let whole = Int((abs(self) * scale).rounded())
    let digits = "\(whole)"
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    let sign = self < 0 && whole > 0 ? "-" : ""
    guard decimals > 0 else { return sign + padded }
    return "\(sign)\(padded.dropLast(decimals)).\(padded.suffix(decimals))"
  }
}

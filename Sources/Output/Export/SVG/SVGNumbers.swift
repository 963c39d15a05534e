extension Double {
  /// Returns the shortest text of the number rounded to a number of decimals: `-.5` for -0.5.
  func svg(_ decimals: Int) -> String {
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    let units = (magnitude * scale).rounded()
    guard units > 0, units < 1e15 else { return units > 0 ? "\(self)" : "0" }
    let digits = "\(Int(units))"
    let padded = String(repeating: "0", count: max(0, decimals - digits.count)) + digits
    var fraction = padded.suffix(decimals)
    while fraction.last == "0" { fraction.removeLast() }
    let sign = self < 0 ? "-" : ""
    return sign + padded.dropLast(decimals) + (fraction.isEmpty ? "" : "." + fraction)
  }
}

extension Sequence<String> {
  /// The numbers as a list: a space only where no sign separates.
  var svgList: String {
    var list = ""
    for number in self {
      if !list.isEmpty, number.first != "-" { list += " " }
      list += number
    }
    return list
  }
}

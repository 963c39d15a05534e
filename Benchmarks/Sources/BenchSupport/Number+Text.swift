/// All 16 digits.
package func hexadecimal(_ value: UInt64) -> String {
  let digits = String(value, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}

/// A number with that many digits after the point.
package func fixed(_ value: Double, _ digits: Int) -> String {
  let scale = (0..<digits).reduce(1.0) { power, _ in power * 10 }
  let scaled = (value.magnitude * scale).rounded()
  // Beyond this, digits after the point mean nothing.
  guard scaled < 1e15 else { return value.description }
  let (whole, part) = Int(scaled).quotientAndRemainder(dividingBy: Int(scale))
  let sign = value < 0 && scaled > 0 ? "-" : ""
  guard digits > 0 else { return "\(sign)\(whole)" }
  let zeros = String(repeating: "0", count: digits - String(part).count)
  return "\(sign)\(whole).\(zeros)\(part)"
}

/// The same with a sign in front of what is above 0.
package func signed(_ value: Double, _ digits: Int) -> String {
  let text = fixed(value, digits)
  return value > 0 && value.isFinite ? "+\(text)" : text
}

/// Returns 16 hexadecimal digits.
package func hexadecimal(_ value: UInt64) -> String {
  let digits = String(value, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}

/// Returns a number with a fixed number of decimals.
package func fixed(_ value: Double, _ digits: Int) -> String {
  let scale = (0..<digits).reduce(1.0) { power, _ in power * 10 }
  let scaled = (value.magnitude * scale).rounded()
  // Beyond this value a Double has no decimals.
  guard scaled < 1e15 else { return value.description }
  let (whole, part) = Int(scaled).quotientAndRemainder(dividingBy: Int(scale))
  let sign = value < 0 && scaled > 0 ? "-" : ""
  guard digits > 0 else { return "\(sign)\(whole)" }
  let zeros = String(repeating: "0", count: digits - String(part).count)
  return "\(sign)\(whole).\(zeros)\(part)"
}

/// Returns a number with a fixed number of decimals and a sign.
package func signed(_ value: Double, _ digits: Int) -> String {
  let text = fixed(value, digits)
  return value > 0 && value.isFinite ? "+\(text)" : text
}

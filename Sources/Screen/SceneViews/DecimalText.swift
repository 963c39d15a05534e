internal import Geometry

/// Returns a number as a decimal, with at most two digits after the point: `0.8`, `12.35`, `3`.
public func decimalText(_ value: Double) -> String {
  guard value.isFinite, value.magnitude < 1e15 else { return "\(value)" }
  let text = value.fixed(2)
  if text.hasSuffix("00") { return String(text.dropLast(3)) }
  return text.hasSuffix("0") ? String(text.dropLast()) : text
}

/// Returns a number as a decimal with a number of digits after the point, 0 to 6.
public func decimalText(_ value: Double, decimals: Int) -> String {
  precondition((0...6).contains(decimals), "there are 0 to 6 decimals, not \(decimals)")
  guard value.isFinite, value.magnitude < 1e12 else { return "\(value)" }
  return value.fixed(decimals)
}

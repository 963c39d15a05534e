import ArgumentParser

/// Makes what reads a number within limits, for the `transform` of an option.
func number<Number: Comparable & LosslessStringConvertible & Sendable>(
  from lowest: Number, to highest: Number
) -> @Sendable (String) throws -> Number {
  { text in
    guard let number = Number(text), lowest <= number, number <= highest else {
      throw ValidationError("it must be a number from \(short(lowest)) to \(short(highest)).")
    }
    return number
  }
}

/// A number as people write it: 3600, not 3600.0.
private func short(_ number: some LosslessStringConvertible) -> String {
  let text = "\(number)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

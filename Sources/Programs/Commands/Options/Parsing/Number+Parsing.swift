import ArgumentParser

/// Returns a parser of numbers within limits, for the `transform` of an option.
func number<Number: Comparable & LosslessStringConvertible & Sendable>(
  from minimum: Number, to maximum: Number
) -> @Sendable (String) throws -> Number {
  { text in
    guard let number = Number(text), minimum <= number, number <= maximum else {
      throw ValidationError("it must be a number from \(short(minimum)) to \(short(maximum)).")
    }
    return number
  }
}

/// Returns the text of a number without a fraction of zero: 3600, not 3600.0.
private func short(_ number: some LosslessStringConvertible) -> String {
  let text = "\(number)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// The shortest decimal form of a number, without a fraction where it is whole: `20`, `0.5`.
func shortest(_ value: Double) -> String {
  let text = "\(value)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

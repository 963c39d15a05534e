extension FixedWidthInteger {
  /// Returns the hexadecimal digits of a number, with zeros in front up to a count.
  ///
  /// - Parameters:
  ///   - count: The least number of digits.
  ///   - isUppercase: Whether the letters are capital; true by default.
  /// - Returns: The digits.
  package func hexadecimal(digits count: Int, uppercase isUppercase: Bool = true) -> String {
    String(self, radix: 16, uppercase: isUppercase).leftPadded(to: count, with: "0")
  }
}

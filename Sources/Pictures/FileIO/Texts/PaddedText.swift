extension String {
  /// Returns the text with characters in front of it up to a length.
  ///
  /// - Parameters:
  ///   - length: The length; a longer text stays as it is.
  ///   - character: What is put in front; a space by default.
  /// - Returns: The text.
  package func leftPadded(to length: Int, with character: Character = " ") -> String {
    String(repeating: character, count: max(0, length - count)) + self
  }

  /// Returns the text with spaces at its end up to a length.
  ///
  /// - Parameter length: The length; a longer text stays as it is.
  /// - Returns: The text.
  package func padded(to length: Int) -> String {
    self + String(repeating: " ", count: max(0, length - count))
  }
}

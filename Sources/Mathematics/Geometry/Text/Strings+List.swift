extension [String] {
  /// Returns the texts as a list in an English sentence, such as `a, b or c`.
  ///
  /// - Parameter conjunction: The word before the last text: `and` or `or`.
  /// - Returns: The list; the text itself for one, and an empty text for none.
  package func list(conjunction: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }
}

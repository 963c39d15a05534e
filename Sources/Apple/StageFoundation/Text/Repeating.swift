// The initializers of lists and texts that repeat a value, as Swift 1 and 2 name them.

extension Array {
  /// Creates an array with a value some times.
  ///
  /// - Parameters:
  ///   - count: The number of elements.
  ///   - repeatedValue: The value of each.
  public init(count: Int, repeatedValue: Element) {
    self.init(repeating: repeatedValue, count: count)
  }
}

extension String {
  /// Creates a text with a character some times.
  ///
  /// - Parameters:
  ///   - count: The number of characters.
  ///   - repeatedValue: The character.
  public init(count: Int, repeatedValue: Character) {
    self.init(repeating: repeatedValue, count: count)
  }
}

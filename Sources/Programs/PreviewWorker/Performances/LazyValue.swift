/// A value that is made on the first request and kept.
actor LazyValue<Value: Sendable> {
  private var value: Value?

  /// Returns the value, and makes it if there is none.
  ///
  /// Other requests for it wait meanwhile.
  ///
  /// - Parameter make: Makes the value.
  /// - Returns: The value.
  /// - Throws: The errors of `make`, after which the next request makes the value again.
  func value(made make: () throws -> Value) throws -> Value {
    if let value { return value }
    try Task.checkCancellation()
    let value = try make()
    self.value = value
    return value
  }
}

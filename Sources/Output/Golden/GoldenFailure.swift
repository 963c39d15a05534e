internal import FileIO

/// A difference from a recipe's golden frames.
public struct GoldenFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence that names the recipe, the moment, the expected value and the actual one.
  public let description: String

  init(_ description: String) { self.description = description.printable }
}

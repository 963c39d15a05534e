/// Something that is not as it was.
public struct GoldenFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What, where and by how much, as a sentence.
  public let description: String

  init(_ description: String) { self.description = description }
}

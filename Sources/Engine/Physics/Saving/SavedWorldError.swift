/// The reason why bytes are not a world that this version can read.
public struct SavedWorldError: Error, Equatable, CustomStringConvertible {
  /// A sentence that names the element and what is wrong with it.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}

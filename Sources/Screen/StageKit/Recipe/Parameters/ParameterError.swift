/// A value that cannot be set for a parameter of a recipe.
///
/// The description is a sentence that names the parameter, what was found and what is allowed.
public struct ParameterError: Error, CustomStringConvertible {
  /// The sentence.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// A Swift file whose recipes cannot be used; one sentence.
package struct RecipeFileError: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}

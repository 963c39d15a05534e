/// A scene file that cannot be read: a sentence with file, line and column.
package struct SceneError: Error, CustomStringConvertible {
  /// The sentence.
  package let description: String

  /// Creates an error; the sentence begins with file, line and column.
  package init(_ description: String) { self.description = description }
}

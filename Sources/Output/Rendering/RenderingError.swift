internal import FileIO

/// A request that cannot be carried out, found before any work is done.
///
/// The description is a sentence that names the command's option or the file, what was found and
/// what is allowed.
package struct RenderingError: Error, CustomStringConvertible {
  /// The sentence.
  package let description: String

  /// Creates an error with its sentence.
  package init(_ description: String) {
    self.description = description.printable
  }
}

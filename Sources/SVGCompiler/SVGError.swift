/// An error in an SVG file.
package struct SVGError: Error, Equatable {
  /// The line of the file, from 1.
  package let line: Int
  /// A sentence that names the element and attribute, what was found and what is allowed.
  package let message: String

  /// Creates an error.
  package init(line: Int, message: String) {
    self.line = line
    self.message = message
  }
}

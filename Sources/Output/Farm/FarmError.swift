internal import FileIO

/// A submission that cannot be carried out, or an engine that failed, as one sentence.
package struct FarmError: Error, CustomStringConvertible {
  /// The sentence.
  package let description: String

  package init(_ description: String) {
    self.description = description.printableLines
  }
}

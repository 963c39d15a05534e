/// Files of a program that cannot be found or read; one sentence.
package struct ProjectError: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}

package import SystemPackage

/// What the Swift files of a program declare for Objective-C: the header `App-Swift.h`.
package struct SwiftHeader: Sendable {
  package let text: String
  /// The program's headers that it needs.
  package let headers: [FilePath]

  package init(text: String, headers: [FilePath]) { (self.text, self.headers) = (text, headers) }
}

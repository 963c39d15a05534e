internal import Imaging

/// The message and the images of a failed image test.
struct ImageTestFailure: Error, CustomStringConvertible, Sendable {
  /// The role of an image in a comparison.
  enum Role: String, CaseIterable, Sendable {
    case expected
    case actual
    /// The panel: expected image, difference and actual image side by side.
    case diff
  }

  /// The message, one or more sentences.
  let description: String
  let images: [Role: Image]

  init(_ description: String, images: [Role: Image] = [:]) {
    self.description = description
    self.images = images
  }
}

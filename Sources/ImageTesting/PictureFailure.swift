internal import Imaging

/// Why a test of a picture fails, in sentences, and the pictures that show it.
struct PictureFailure: Error, CustomStringConvertible, Sendable {
  /// A picture's part in a comparison.
  enum Role: String, CaseIterable, Sendable {
    case expected
    case actual
    /// Expected, difference and actual, side by side.
    case diff
  }

  let description: String
  let pictures: [Role: Image]

  init(_ description: String, pictures: [Role: Image] = [:]) {
    self.description = description
    self.pictures = pictures
  }
}

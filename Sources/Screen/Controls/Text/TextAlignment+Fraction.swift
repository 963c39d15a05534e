package import PictureKit

extension TextAlignment {
  /// The fraction of the spare space that is left of the text.
  package var fraction: Double {
    switch self {
    case .left, .natural, .justified: 0
    case .center: 0.5
    case .right: 1
    }
  }
}

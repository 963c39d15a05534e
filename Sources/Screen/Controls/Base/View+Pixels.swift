internal import StageKit

extension View {
  /// Returns a length rounded up to the pixels of the screen.
  ///
  /// A thousandth of a pixel is left out, so that a length of whole pixels stays.
  func pixelsUp(_ length: Double) -> Double {
    let scale = traitCollection.displayScale
    return (length * scale - 0.001).rounded(.up) / scale
  }
}

internal import Geometry

extension Transform {
  /// Returns the transform with a translation of less than a pixel, and the whole pixels of its
  /// translation; nil if it translates far away.
  ///
  /// The fraction of a pixel is rounded to 2^-37, above the rounding of transforms: transforms that
  /// differ by whole pixels have the same fraction.
  func splitIntoPixels() -> (fraction: Transform, x: Int, y: Int)? {
    let limit = 1e6
    guard abs(tx) < limit, abs(ty) < limit else { return nil }
    func split(_ length: Double) -> (whole: Double, fraction: Double) {
      let rounded = (length * 0x1p37).rounded() / 0x1p37
      let whole = rounded.rounded(.down)
      return (whole, rounded - whole)
    }
    let (x, y) = (split(tx), split(ty))
    var transform = self
    (transform.tx, transform.ty) = (x.fraction, y.fraction)
    return (transform, Int(x.whole), Int(y.whole))
  }
}

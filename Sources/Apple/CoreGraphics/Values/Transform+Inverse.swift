public import Geometry

extension Transform {
  /// Returns the inverse; the transform itself if it has none.
  public func inverted() -> Transform { inverse ?? self }
}

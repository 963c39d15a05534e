internal import Geometry

extension Drawing {
  /// How a stored image is oriented when it is shown, `UIImage.Orientation`.
  ///
  /// The name of a case says where the stored image's top is shown.
  public enum Orientation: Int, Hashable, Sendable, CaseIterable {
    /// As it is stored.
    case up
    /// Rotated by 180°.
    case down
    /// Rotated by 90° counterclockwise.
    case left
    /// Rotated by 90° clockwise.
    case right
    /// Mirrored: left and right are exchanged.
    case upMirrored
    /// Mirrored, then rotated by 180°: top and bottom are exchanged.
    case downMirrored
    /// Rows become columns: the upper left corner stays.
    case leftMirrored
    /// Rows become columns: the upper right corner stays.
    case rightMirrored

    /// Whether width and height are exchanged.
    var swapsSides: Bool {
      switch self {
      case .up, .down, .upMirrored, .downMirrored: false
      case .left, .right, .leftMirrored, .rightMirrored: true
      }
    }

    /// The orientation that shows the mirror image.
    var flippedHorizontally: Orientation {
      switch self {
      case .up: .upMirrored
      case .upMirrored: .up
      case .down: .downMirrored
      case .downMirrored: .down
      case .left: .rightMirrored
      case .rightMirrored: .left
      case .right: .leftMirrored
      case .leftMirrored: .right
      }
    }

    /// Returns the transform from a stored image of a size to the shown one.
    func transform(of size: Size) -> Transform {
      let (width, height) = (size.width, size.height)
      return switch self {
      case .up: .identity
      case .upMirrored: Transform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
      case .down: Transform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
      case .downMirrored: Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
      case .leftMirrored: Transform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case .right: Transform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
      case .rightMirrored: Transform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
      case .left: Transform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
      }
    }
  }

  /// Whether views that are laid out from right to left show the mirror image; false by default.
  public var flipsForRightToLeftLayoutDirection: Bool { contents.flipsForRightToLeft }

  /// Returns the image, as one that views show mirrored where they are laid out from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> Drawing {
    var contents = contents
    contents.flipsForRightToLeft = true
    return Self(contents)
  }

  /// Returns the image as a view with a direction of layout shows it.
  ///
  /// - Parameter isRightToLeft: Whether the view is laid out from right to left.
  /// - Returns: The image, or its mirror image.
  package func shown(isRightToLeft: Bool) -> Drawing {
    isRightToLeft && flipsForRightToLeftLayoutDirection
      ? withHorizontallyFlippedOrientation() : self
  }

  /// Returns the mirror image: left and right are exchanged.
  public func withHorizontallyFlippedOrientation() -> Drawing {
    with(orientation: imageOrientation.flippedHorizontally, tint: tint)
  }
}

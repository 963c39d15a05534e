public import Geometry

extension Layer {
  /// The point that ``position`` places and about which the transform applies, as a fraction of the
  /// bounds; (0.5, 0.5) by default.
  public var anchorPoint: Point {
    get { values.anchorPoint }
    set {
      guard newValue != values.anchorPoint else { return }
      check(newValue.x.isFinite && newValue.y.isFinite, "anchorPoint", newValue)
      change("anchorPoint") { values.anchorPoint = newValue }
    }
  }

  /// The z coordinate of the anchor point in the superlayer, which also orders siblings; 0 by
  /// default.
  public var zPosition: Double {
    get { values.zPosition }
    set {
      guard newValue != values.zPosition else { return }
      check(newValue.isFinite, "zPosition", newValue)
      change("zPosition") { values.zPosition = newValue }
    }
  }

  /// The z coordinate of the anchor point in the layer's own coordinates; 0 by default.
  public var anchorPointZ: Double {
    get { values.anchorPointZ }
    set {
      guard newValue != values.anchorPointZ else { return }
      check(newValue.isFinite, "anchorPointZ", newValue)
      change("anchorPointZ") { values.anchorPointZ = newValue }
    }
  }

  /// The transform of the sublayers about the anchor point, for example a perspective; the identity
  /// by default.
  public var sublayerTransform: Transform3D {
    get { values.sublayerTransform }
    set {
      guard newValue != values.sublayerTransform else { return }
      check(newValue.isFinite, "sublayerTransform", newValue)
      change("sublayerTransform") { values.sublayerTransform = newValue }
    }
  }

  /// Returns the transform as one of the plane; the identity if it is not one.
  public func affineTransform() -> Transform { transform.affineTransform ?? .identity }

  /// Sets the transform to one of the plane.
  public func setAffineTransform(_ transform: Transform) {
    self.transform = Transform3D(transform)
  }

  /// Returns the position and the size with which the layer has a bounding box.
  ///
  /// Under a transform of the plane the bounding box in the layer's own coordinates is the size of
  /// the bounds, as in Core Animation: under a rotation that is no multiple of a right angle they
  /// get larger. A transform that is singular or leaves the plane is ignored.
  ///
  /// - Parameter frame: The bounding box in the superlayer.
  /// - Returns: The position and the size of the bounds.
  package func placement(inFrame frame: Rect) -> (position: Point, size: Size) {
    let transform = affineTransform()
    guard transform != .identity, let inverse = transform.inverse else {
      let position = Point(
        frame.minX + anchorPoint.x * frame.width, frame.minY + anchorPoint.y * frame.height)
      return (position, frame.size)
    }
    let size = frame.applying(inverse).size
    let box = Rect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width,
      height: size.height
    ).applying(transform)
    return (Point(frame.midX - box.midX, frame.midY - box.midY), size)
  }

  /// The bounds, without the negative sizes to which a spring may overshoot.
  var presentedBounds: Rect {
    let bounds = bounds
    return Rect(origin: bounds.origin, size: Size(max(bounds.width, 0), max(bounds.height, 0)))
  }

  /// The anchor point in the layer's own coordinates.
  var anchor: Point {
    let bounds = presentedBounds
    let anchorPoint = values.anchorPoint
    return Point(
      bounds.minX + anchorPoint.x * bounds.width, bounds.minY + anchorPoint.y * bounds.height)
  }

  /// The transform from the layer's coordinates to its superlayer's, without the superlayer's
  /// ``sublayerTransform``.
  var transformToParent: Transform3D {
    let anchor = anchor
    if zPosition == 0, anchorPointZ == 0, let affine = transform.affineTransform {
      return Transform3D(
        Transform(translationX: -anchor.x, y: -anchor.y)
          .concatenating(affine)
          .concatenating(Transform(translationX: position.x, y: position.y)))
    }
    return Transform3D(translationX: -anchor.x, y: -anchor.y, z: -anchorPointZ)
      .concatenating(transform)
      .concatenating(Transform3D(translationX: position.x, y: position.y, z: zPosition))
  }

  /// The transform of the sublayers, about the anchor point.
  var transformOfSublayers: Transform3D {
    guard !sublayerTransform.isIdentity else { return .identity }
    let anchor = anchor
    return Transform3D(translationX: -anchor.x, y: -anchor.y, z: -anchorPointZ)
      .concatenating(sublayerTransform)
      .concatenating(Transform3D(translationX: anchor.x, y: anchor.y, z: anchorPointZ))
  }
}

internal import Geometry
internal import Tween

/// The rotation of a layer that follows a path.
///
/// It rotates the layer before the layer's own transform applies.
final class PathRotation: PropertyAnimation {
  private var angle = 0.0

  convenience init(angle: Double) {
    self.init(keyPath: "transform")
    self.angle = angle
  }

  override func contribution<Value: AnimatableValue>(
    at position: AnimationPosition, to base: () -> Value
  ) -> Contribution<Value>? {
    guard let transform = base() as? Transform3D,
      let turned = transform.rotated(by: angle, x: 0, y: 0, z: 1) as? Value
    else { return nil }
    return .value(turned)
  }
}

package import Dynamics
package import Geometry
private import Libm

/// A behavior that works beside another: it takes an item's transform to a target.
///
/// It knows no time. Every update makes it faster, until it is there; how long the animator runs is
/// for the other behavior to say. Its action comes after items are written, so its transform is the
/// one that shows.
package final class TransformBehavior: DynamicBehavior {
  /// How much faster every update is than the one before.
  package var acceleration = 0.0025

  /// How far it has come: 0 at the start, 1 or more at the target.
  package private(set) var percent = 0.0

  private let item: any DynamicItem
  private let original: Parts
  private let target: Parts
  private var velocity = 0.0

  /// Creates a behavior that starts from the item's transform of now.
  package init(item: any DynamicItem, transform: Transform) {
    self.item = item
    original = Parts(item.transform)
    target = Parts(transform)
    super.init()
    action = { [unowned self] in update() }
  }

  private func update() {
    velocity += acceleration
    percent += velocity
    let left = 1 - min(max(percent, 0), 1)
    item.transform = original.tween(to: target, by: 1 - left * left * left).transform
  }

  /// What a transform does: it turns, then scales, then moves.
  private struct Parts {
    var rotation: Double
    var scale: Size
    var translation: Vector

    init(_ transform: Transform) {
      rotation = transform.rotationAngle
      scale = Size(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
      translation = Vector(dx: transform.tx, dy: transform.ty)
    }

    var transform: Transform {
      Transform(rotationAngle: rotation)
        .concatenating(Transform(scaleX: scale.width, y: scale.height))
        .concatenating(Transform(translationX: translation.dx, y: translation.dy))
    }

    func tween(to end: Parts, by fraction: Double) -> Parts {
      func tween(_ start: Double, _ end: Double) -> Double { start + (end - start) * fraction }
      var parts = self
      parts.rotation = tween(rotation, end.rotation)
      parts.scale.width = tween(scale.width, end.scale.width)
      parts.scale.height = tween(scale.height, end.scale.height)
      parts.translation = translation + (end.translation - translation) * fraction
      return parts
    }
  }
}

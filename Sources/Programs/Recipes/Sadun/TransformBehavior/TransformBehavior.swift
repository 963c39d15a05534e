package import Dynamics
private import ElementaryFunctions
package import Geometry

/// A custom behavior that moves an item's transform to a target, to be used with another behavior.
///
/// It is independent of time: every update increases its speed until it reaches the target. It does
/// not keep the animator running; the other behavior does. Actions run after the animator has
/// written to the items, so this behavior's transform is the visible one.
package final class TransformBehavior: DynamicBehavior {
  /// The increase of the velocity with every update, as a fraction of the whole change.
  package var acceleration = 0.0025

  /// The completed fraction: 0 at the start, 1 or more at the target.
  package private(set) var percent = 0.0

  private let item: any DynamicItem
  private let original: Parts
  private let target: Parts
  private var velocity = 0.0

  /// Creates a behavior that starts from the item's current transform.
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

  /// A transform decomposed into a rotation, then a scaling, then a translation.
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

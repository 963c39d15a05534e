internal import Geometry
internal import Tween

/// The animatable properties of a view.
struct AnimatableProperties {
  var center: AnimatableProperty<Point>
  var boundsOrigin = AnimatableProperty<Point>(.zero)
  var boundsSize: AnimatableProperty<Size>
  var transform = AnimatableProperty<Transform>(.identity)
  var alpha = AnimatableProperty(1.0)
  var backgroundColor = AnimatableProperty<Color>(.clear, isAdditive: false)

  init(center: Point, boundsSize: Size) {
    self.center = AnimatableProperty(center)
    self.boundsSize = AnimatableProperty(boundsSize)
  }

  /// Whether an animation of any property disables touches on the view.
  var blocksTouches: Bool {
    center.blocksTouches || boundsOrigin.blocksTouches || boundsSize.blocksTouches
      || transform.blocksTouches || alpha.blocksTouches || backgroundColor.blocksTouches
  }

  /// Removes all animations and returns their groups.
  mutating func removeAnimations() -> [AnimationGroup] {
    center.removeAnimations() + boundsOrigin.removeAnimations() + boundsSize.removeAnimations()
      + transform.removeAnimations() + alpha.removeAnimations()
      + backgroundColor.removeAnimations()
  }
}

/// The key path of an animatable property of a view.
typealias AnimatablePropertyPath<Value: Interpolatable & Equatable> =
  WritableKeyPath<AnimatableProperties, AnimatableProperty<Value>>

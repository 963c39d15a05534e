internal import Tween

extension View {
  /// Removes all animations of the view, so that it shows its model values; their completions
  /// receive false.
  public func removeAllAnimations() {
    for group in properties.removeAnimations() { group.interruptAll(of: self) }
  }

  /// Sets the model value of a property, and animates it inside an animation block.
  func set<Value>(_ property: AnimatablePropertyPath<Value>, to value: Value) {
    let oldValue = properties[keyPath: property].model
    guard value != oldValue else { return }
    let context = stage?.currentAnimationContext
    let start =
      properties[keyPath: property].isAdditive || context?.beginsFromCurrentState != true
      ? oldValue : properties[keyPath: property].presentation(at: stage?.time ?? 0)
    properties[keyPath: property].model = value
    context?.animate(property, of: self, from: start, to: value)
  }
}

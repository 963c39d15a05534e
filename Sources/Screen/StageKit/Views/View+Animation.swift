internal import Layers

extension View {
  /// Removes all animations of the view, so that it shows its model values; their completions
  /// receive false.
  public func removeAllAnimations() { layer.removeAllAnimations() }
}

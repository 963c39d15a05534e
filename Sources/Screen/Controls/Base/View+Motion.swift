internal import Geometry
internal import Layers
internal import StageKit

extension View {
  /// Makes changes, animated on the view's stage; at once without a stage.
  ///
  /// The animated views stay sensitive to touches.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds; 0 makes the changes at once.
  ///   - changes: Sets properties of views.
  func animate(withDuration duration: Double, _ changes: () -> Void) {
    guard let stage, duration > 0 else { return changes() }
    stage.animate(
      withDuration: duration, options: .allowUserInteraction, animations: changes)
  }

  /// Makes changes with a critically damped spring, which is within 0.001 of its end after a
  /// duration in seconds; at once without a stage.
  func spring(withDuration duration: Double, _ changes: () -> Void) {
    guard let stage, duration > 0 else { return changes() }
    stage.animate(
      withDuration: duration, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: .allowUserInteraction, animations: changes)
  }

  /// Makes changes without animation, even inside an animation block.
  func withoutAnimation(_ changes: () -> Void) {
    guard let stage else { return changes() }
    stage.performWithoutAnimation(changes)
  }

  /// Returns a color in the appearance of the view, for layers, which have no appearance.
  func resolved(_ color: Color) -> Color {
    color.resolved(for: traitCollection.userInterfaceStyle)
  }
}

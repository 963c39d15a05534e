internal import Geometry
internal import Layers
internal import StageKit

extension View {
  /// Makes changes, animated on the view's stage; immediately without a stage.
  ///
  /// The animated views still receive touches.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds; 0 makes the changes immediately.
  ///   - changes: Sets properties of views.
  func animate(withDuration duration: Double, _ changes: () -> Void) {
    guard let stage, duration > 0 else { return changes() }
    stage.animate(
      withDuration: duration, options: .allowUserInteraction, animations: changes)
  }

  /// Makes changes with a critically damped spring, which is within 0.001 of its end after a
  /// duration in seconds; immediately without a stage.
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

  /// Resolves a color for the appearance of the view, for layers, which have no appearance.
  func resolved(_ color: Color) -> Color {
    color.resolved(for: traitCollection.userInterfaceStyle)
  }
}

internal import Geometry
public import StageKit

/// A pan from the left edge of the stage that pops a view: the `interactivePopGestureRecognizer` of
/// `UINavigationController`.
///
/// It begins at the right edge where the recognizer's view is laid out from right to left.
///
/// ```swift
/// container.addGestureRecognizer(InteractivePopGestureRecognizer {
///   let transition = NavigationTransition(in: container, behind: list, front: detail)
///   transition.beginInteractivePop()
///   return transition
/// })
/// ```
public final class InteractivePopGestureRecognizer: ScreenEdgePanGestureRecognizer {
  private let begin: () -> NavigationTransition?
  private var transition: NavigationTransition?

  /// Creates a recognizer.
  ///
  /// - Parameter begin: Called when a pan begins. It returns the transition whose interactive pop
  ///   it has begun; nil if there is nothing to pop.
  public init(_ begin: @escaping () -> NavigationTransition?) {
    self.begin = begin
    super.init()
    edges = .left
    addAction { [unowned self] _ in moveTransition() }
  }

  override public func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    edges = isMirrored ? .right : .left
    super.touchesBegan(touches, with: event)
  }

  private var isMirrored: Bool { view?.isRightToLeft == true }

  /// Returns a distance or speed to the right as one away from the edge.
  private func inward(_ distance: Double) -> Double { isMirrored ? -distance : distance }

  private func moveTransition() {
    switch state {
    case .began:
      transition = begin()
      update()
    case .changed: update()
    case .ended:
      transition?.release(velocity: inward(velocity(in: view).x))
      transition = nil
    default:
      transition?.cancel()
      transition = nil
    }
  }

  private func update() {
    guard let width = view?.bounds.width, width > 0 else { return }
    transition?.update(inward(translation(in: view).x) / width)
  }
}

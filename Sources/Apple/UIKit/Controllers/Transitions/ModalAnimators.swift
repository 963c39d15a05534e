internal import Geometry
internal import StageKit

/// What animates presentations in which one view covers the other from below.
final class CoverAnimator: UIViewControllerAnimatedTransitioning {
  private let isDismissal: Bool
  /// The settling time of UIKit's default spring in seconds, as for sheets.
  private static let duration = 0.505823782

  init(isDismissal: Bool) { self.isDismissal = isDismissal }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> Double { Self.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = movingView(isDismissal: isDismissal, in: transitionContext) else {
      return transitionContext.completeTransition(true)
    }
    let height = transitionContext.containerView.bounds.height
    let place = view.center
    let away = Point(place.x, place.y + height)
    if !isDismissal { UIView.performWithoutAnimation { view.center = away } }
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      animations: { [isDismissal] in view.center = isDismissal ? away : place },
      completion: { [isDismissal] _ in
        if isDismissal { view.center = place }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

/// What animates presentations in which one view fades in over the other.
final class DissolveAnimator: UIViewControllerAnimatedTransitioning {
  private let isDismissal: Bool
  /// The duration in seconds; chosen by eye.
  private static let duration = 0.4

  init(isDismissal: Bool) { self.isDismissal = isDismissal }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> Double { Self.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = movingView(isDismissal: isDismissal, in: transitionContext) else {
      return transitionContext.completeTransition(true)
    }
    let alpha = view.alpha
    if !isDismissal { UIView.performWithoutAnimation { view.alpha = 0 } }
    UIView.animate(
      withDuration: Self.duration,
      animations: { [isDismissal] in view.alpha = isDismissal ? 0 : alpha },
      completion: { _ in
        view.alpha = alpha
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

/// What animates presentations in which the screen turns from one view to the other.
final class FlipAnimator: UIViewControllerAnimatedTransitioning {
  private let isDismissal: Bool
  /// The duration in seconds; chosen by eye.
  private static let duration = 0.75

  init(isDismissal: Bool) { self.isDismissal = isDismissal }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> Double { Self.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    UIView.transition(
      with: container.superview ?? container, duration: Self.duration,
      options: isDismissal ? .transitionFlipFromLeft : .transitionFlipFromRight,
      animations: { [isDismissal] in
        let view = movingView(isDismissal: isDismissal, in: transitionContext)
        if isDismissal { view?.removeFromSuperview() }
      },
      completion: { _ in transitionContext.completeTransition(true) })
  }
}

/// Returns the view that a presentation adds, in its place in the container, or that a dismissal
/// removes.
private func movingView(
  isDismissal: Bool, in context: any UIViewControllerContextTransitioning
) -> UIView? {
  guard !isDismissal else { return context.view(forKey: .from) }
  guard let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) else {
    return nil
  }
  UIView.performWithoutAnimation {
    view.frame = context.finalFrame(for: to)
    context.containerView.addSubview(view)
    view.layoutIfNeeded()
  }
  return view
}

internal import Bars
internal import StageKit

/// The usual animation of a push or pop.
final class NavigationAnimator: CompanionAnimator {
  private let isPop: Bool
  private(set) var motion: NavigationTransition?

  init(isPop: Bool) { self.isPop = isPop }

  /// Makes the motion, and begins it if a finger moves it.
  func prepare(
    in container: UIView, from: UIView, to: UIView, isInteractive: Bool
  ) -> NavigationTransition {
    let motion = NavigationTransition(
      in: container, behind: isPop ? to : from, front: isPop ? from : to)
    self.motion = motion
    if isInteractive { motion.beginInteractivePop() }
    return motion
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> Double { NavigationTransition.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let motion else { return }
    if transitionContext.isInteractive {
      motion.animateAlongside {
      } completion: { isCompleted in
        if isCompleted {
          transitionContext.finishInteractiveTransition()
        } else {
          transitionContext.cancelInteractiveTransition()
        }
        transitionContext.completeTransition(isCompleted)
      }
    } else if isPop {
      motion.pop(animated: true) { transitionContext.completeTransition(true) }
    } else {
      motion.push(animated: true) { transitionContext.completeTransition(true) }
    }
  }

  func animateAlongside(_ changes: @escaping () -> Void) {
    motion?.animateAlongside(changes) { _ in }
  }
}

/// The finger that moves a pop from the left edge; the recognizer moves the motion itself.
final class InteractivePop: UIViewControllerInteractiveTransitioning {
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) { (transitionContext as? ControllerTransition)?.animate() }
}

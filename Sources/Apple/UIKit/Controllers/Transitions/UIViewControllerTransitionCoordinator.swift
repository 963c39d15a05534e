public import Geometry
public import StageKit

/// What is known about a transition in progress.
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// How the controller is presented; `.none` for containers.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition began under a finger.
  var initiallyInteractive: Bool { get }
  /// Whether a finger moves the transition.
  var isInteractive: Bool { get }
  /// Whether a finger may move the transition again; false.
  var isInterruptible: Bool { get }
  /// Whether the transition goes back to where it began.
  var isCancelled: Bool { get }
  /// The duration of the animation, in seconds.
  var transitionDuration: Double { get }
  /// How far a finger has moved the transition, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The speed of the rest after a finger has left, as a multiple of the animation's.
  var completionVelocity: CGFloat { get }
  /// The curve of the rest after a finger has left.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// The rotation of the target; none.
  var targetTransform: CGAffineTransform { get }

  /// Returns a controller of the transition; nil if there is none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view of the transition; nil if the transition does not add or remove it.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// What animates changes together with a transition in progress.
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Animates changes with the duration of the transition, while it runs.
  ///
  /// - Parameters:
  ///   - animation: Sets properties; nil for none.
  ///   - completion: Called after the transition; nil by default.
  /// - Returns: Whether the changes are animated.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Animates changes of a view outside the transition's views, as
  /// `animate(alongsideTransition:completion:)` does.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls a function when a finger leaves the transition or takes it up again.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
  /// Calls a function when a finger leaves the transition; the older spelling.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Animates changes with the duration of the transition, while it runs.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

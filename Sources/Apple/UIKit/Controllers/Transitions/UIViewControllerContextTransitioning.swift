public import Geometry
public import StageKit

/// The name of a controller in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a key with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is shown before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is shown after the transition.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The name of a view in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a key with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is shown before the transition and removed by it.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is shown after the transition and added by it.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// What a transition between two controllers gives to the object that animates it.
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view in which the transition takes place; it contains the view from before.
  var containerView: UIView { get }
  /// Whether the transition is to be animated.
  var isAnimated: Bool { get }
  /// Whether a finger moves the transition.
  var isInteractive: Bool { get }
  /// Whether the transition goes back to where it began.
  var transitionWasCancelled: Bool { get }
  /// How the controller is presented; `.none` for containers.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of the target; none.
  var targetTransform: CGAffineTransform { get }

  /// Reports how far a finger has moved the transition, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the transition will be completed.
  func finishInteractiveTransition()
  /// Reports that the transition goes back to where it began.
  func cancelInteractiveTransition()
  /// Reports that a running transition is moved by a finger again.
  func pauseInteractiveTransition()
  /// Ends the transition; the animation must call it.
  ///
  /// - Parameter didComplete: Whether the transition has not been cancelled.
  func completeTransition(_ didComplete: Bool)
  /// Returns a controller of the transition; nil if there is none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view of the transition; nil if the transition does not add or remove it.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame of a controller's view before the transition; zero if it is not given.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a controller's view after the transition; zero if it is not given.
  func finalFrame(for vc: UIViewController) -> CGRect
}

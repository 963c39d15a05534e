internal import Geometry
public import StageKit

extension View {
  /// What the system does with views that are removed.
  public enum SystemAnimation: UInt, Sendable {
    /// Removes the views from their superviews.
    case delete = 0
  }

  /// Changes a view and shows the change by a transition.
  ///
  /// Curls are shown as a dissolve.
  ///
  /// - Parameters:
  ///   - view: The view, whose content or subviews change.
  ///   - duration: The duration, in seconds.
  ///   - options: The transition, and the curve; without a transition the changes are animated.
  ///   - animations: Makes the changes; nil for none.
  ///   - completion: Called at the end, with whether the animation was not interrupted.
  public class func transition(
    with view: View, duration: Double, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    UIApplication.shared.stage.transition(
      with: view, duration: duration, options: options, animations: animations,
      completion: completion)
  }

  /// Replaces a view by another one and shows the change by a transition.
  ///
  /// - Parameters:
  ///   - fromView: The view, which is removed, or hidden with `.showHideTransitionViews`.
  ///   - toView: The view that is added to the same superview, or shown.
  ///   - duration: The duration, in seconds.
  ///   - options: The transition, and the curve.
  ///   - completion: Called at the end, with whether the animation was not interrupted.
  public class func transition(
    from fromView: View, to toView: View, duration: Double, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    UIApplication.shared.stage.transition(
      from: fromView, to: toView, duration: duration, options: options, completion: completion)
  }

  /// Removes views from their superviews, while they fade out and shrink, with other changes.
  ///
  /// - Parameters:
  ///   - animation: What is done with the views.
  ///   - views: The views.
  ///   - options: The options of the animation.
  ///   - parallelAnimations: Sets properties of other views; nil for none.
  ///   - completion: Called at the end, with whether the animation was not interrupted.
  public class func perform(
    _ animation: SystemAnimation, on views: [View], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: 0.3, delay: 0, options: options,
      animations: {
        for view in views {
          view.alpha = 0
          view.transform = view.transform.scaledBy(x: 0.1, y: 0.1)
        }
        parallelAnimations?()
      },
      completion: { finished in
        for view in views {
          view.removeFromSuperview()
          view.alpha = 1
          view.transform = view.transform.scaledBy(x: 10, y: 10)
        }
        completion?(finished)
      })
  }
}

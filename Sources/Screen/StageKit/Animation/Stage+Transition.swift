internal import Layers

extension Stage {
  /// Changes a view and shows the change by a transition:
  /// `UIView.transition(with:duration:options:animations:completion:)`.
  ///
  /// ```swift
  /// stage.transition(with: card, duration: 0.6, options: .transitionFlipFromLeft) {
  ///   front.isHidden = true
  ///   back.isHidden = false
  /// }
  /// ```
  ///
  /// Curls are shown as a dissolve.
  ///
  /// - Parameters:
  ///   - view: The view, whose content or subviews change.
  ///   - duration: The duration, in seconds.
  ///   - options: The transition, and the curve; without a transition the changes are animated.
  ///   - animations: Makes the changes; nil for none.
  ///   - completion: Called at the end, with whether the animation was not interrupted.
  public func transition(
    with view: View, duration: Double, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    guard duration > 0, view.window != nil, areAnimationsEnabled,
      let transition = options.layerTransition(duration: duration)
    else {
      return animate(
        withDuration: duration, options: options, animations: { animations?() },
        completion: completion)
    }
    view.layer.add(transition, forKey: nil)
    performWithoutAnimation {
      animations?()
      view.layoutIfNeeded()
    }
    if let completion { perform(at: time + duration) { completion(true) } }
  }

  /// Replaces a view by another one and shows the change by a transition:
  /// `UIView.transition(from:to:duration:options:completion:)`.
  ///
  /// - Parameters:
  ///   - fromView: The view, which is removed, or hidden with `.showHideTransitionViews`. Without a
  ///     superview nothing happens.
  ///   - toView: The view that is added to the same superview, or shown.
  ///   - duration: The duration, in seconds.
  ///   - options: The transition, and the curve.
  ///   - completion: Called at the end, with whether the animation was not interrupted.
  public func transition(
    from fromView: View, to toView: View, duration: Double, options: AnimationOptions = [],
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    guard let superview = fromView.superview else { return }
    transition(
      with: superview, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          superview.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}

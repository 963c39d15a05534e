internal import StageKit

extension UIViewController {
  /// Where the view is between appearing and disappearing.
  enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  /// Whether the view is appearing because its container is, or was pushed or presented.
  public var isBeingPresented: Bool { appearance == .appearing && presentingViewController != nil }
  /// Whether the view is disappearing because it is dismissed.
  public var isBeingDismissed: Bool {
    appearance == .disappearing && presentingViewController != nil
  }
  /// Whether the view is appearing because the controller was added to a container.
  public var isMovingToParent: Bool { appearance == .appearing && parent != nil }
  /// Whether the view is disappearing because the controller is removed from a container.
  public var isMovingFromParent: Bool { appearance == .disappearing && parent != nil }

  /// Tells a contained controller that its view is about to appear or disappear.
  ///
  /// - Parameters:
  ///   - isAppearing: Whether it appears.
  ///   - animated: Whether that is animated.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      guard appearance == .disappeared || appearance == .disappearing else { return }
      loadViewIfNeeded()
      appearance = .appearing
      viewWillAppear(animated)
    } else {
      guard appearance == .appeared || appearance == .appearing else { return }
      appearance = .disappearing
      viewWillDisappear(animated)
    }
    for child in children where child.viewIfLoaded?.superview != nil {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Tells a contained controller that the transition that was begun last has ended.
  public func endAppearanceTransition() { endAppearanceTransition(animated: false) }

  func endAppearanceTransition(animated: Bool) {
    switch appearance {
    case .appearing:
      appearance = .appeared
      viewDidAppear(animated)
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(animated)
    case .appeared, .disappeared: return
    }
    for child in children where child.viewIfLoaded != nil {
      child.endAppearanceTransition(animated: animated)
    }
  }

  /// Lets the view appear in a window, without animation.
  func enterWindow(_ window: Window) {
    loadViewIfNeeded()
    guard let view = loadedView else { return }
    view.frame = window.bounds
    beginAppearanceTransition(true, animated: false)
    window.addSubview(view)
    viewIsAppearing(false)
    window.layoutIfNeeded()
    endAppearanceTransition(animated: false)
  }

  /// Lets the view disappear from its window, without animation.
  func leaveWindow() {
    beginAppearanceTransition(false, animated: false)
    loadedView?.removeFromSuperview()
    endAppearanceTransition(animated: false)
  }
}

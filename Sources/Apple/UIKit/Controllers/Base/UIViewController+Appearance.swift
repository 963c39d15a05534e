internal import StageKit

/// Where a view is between appearing and disappearing, and why.
struct Appearance {
  enum State {
    case disappeared, appearing, appeared, disappearing
  }

  /// What is happening to a controller.
  struct Movement: OptionSet {
    let rawValue: Int
    static let presented = Self(rawValue: 1)
    static let dismissed = Self(rawValue: 2)
    static let toParent = Self(rawValue: 4)
    static let fromParent = Self(rawValue: 8)
  }

  var state = State.disappeared
  var movement = Movement()
  /// Whether the change in progress is animated.
  var isAnimated = false
  /// Whether the change in progress was begun because the view entered or left a window.
  var followsWindow = false
}

extension UIViewController {
  /// Whether the view is appearing because the controller is being presented.
  public var isBeingPresented: Bool { appearance.movement.contains(.presented) }
  /// Whether the view is disappearing because the controller is being dismissed.
  public var isBeingDismissed: Bool { appearance.movement.contains(.dismissed) }
  /// Whether the controller is being added to a container.
  public var isMovingToParent: Bool { appearance.movement.contains(.toParent) }
  /// Whether the controller is being removed from a container.
  public var isMovingFromParent: Bool { appearance.movement.contains(.fromParent) }

  /// Announces to a contained controller that its view is about to appear or disappear.
  ///
  /// - Parameters:
  ///   - isAppearing: Whether it appears.
  ///   - animated: Whether that is animated.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      guard appearance.state == .disappeared || appearance.state == .disappearing else { return }
      loadViewIfNeeded()
      appearance.state = .appearing
      appearance.isAnimated = animated
      prepareToAppear()
      viewWillAppear(animated)
      UIApplication.current?.updateStatusBar()
    } else {
      guard appearance.state == .appeared || appearance.state == .appearing else { return }
      appearance.state = .disappearing
      appearance.isAnimated = animated
      viewWillDisappear(animated)
      UIApplication.current?.updateStatusBar()
    }
    appearance.followsWindow = false
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children where child.viewIfLoaded?.superview != nil {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Announces to a contained controller that the transition that was begun last has ended.
  public func endAppearanceTransition() {
    let isAnimated = appearance.isAnimated
    switch appearance.state {
    case .appearing:
      appearance.state = .appeared
      viewDidAppear(isAnimated)
    case .disappearing:
      appearance.state = .disappeared
      viewDidDisappear(isAnimated)
      UIApplication.current?.updateStatusBar()
    case .appeared, .disappeared: return
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children where child.viewIfLoaded != nil { child.endAppearanceTransition() }
  }

  // MARK: Windows

  /// Makes the view appear in a window, without animation.
  func enterWindow(_ window: UIWindow) {
    loadViewIfNeeded()
    guard let view = loadedView else { return }
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.translatesAutoresizingMaskIntoConstraints = true
    beginAppearanceTransition(true, animated: false)
    window.insertSubview(view, at: 0)
    window.layoutIfNeeded()
    endAppearanceTransition()
  }

  /// Makes the view disappear from its window, without animation.
  func leaveWindow() {
    beginAppearanceTransition(false, animated: false)
    loadedView?.removeFromSuperview()
    endAppearanceTransition()
  }

  /// Begins to appear or disappear with a view that is added or removed without a container.
  package func viewWillMove(toWindow window: UIWindow?) {
    guard UIApplication.current != nil, followsWindows else { return }
    if window != nil, appearance.state == .disappeared {
      beginAppearanceTransition(true, animated: false)
      appearance.followsWindow = true
    } else if window == nil, appearance.state == .appeared {
      beginAppearanceTransition(false, animated: false)
      appearance.followsWindow = true
    }
  }

  /// Ends what ``viewWillMove(toWindow:)`` has begun; a view has appeared after the next layout.
  package func viewDidMoveToWindow() {
    guard let application = UIApplication.current else { return }
    let isAppearing = appearance.state == .appearing
    if isAppearing { viewIsAppearing(appearance.isAnimated) }
    guard appearance.followsWindow else { return }
    guard isAppearing else { return endAppearanceTransition() }
    application.stage.perform(at: application.stage.time) { [weak self] in
      guard let self, appearance.followsWindow, appearance.state == .appearing else { return }
      endAppearanceTransition()
    }
  }

  private var followsWindows: Bool { parent?.shouldAutomaticallyForwardAppearanceMethods ?? true }
}

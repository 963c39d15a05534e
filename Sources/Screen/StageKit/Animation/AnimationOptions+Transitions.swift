package import Layers

extension AnimationOptions {
  /// Hides and shows the views of a transition instead of removing and adding them.
  public static let showHideTransitionViews = Self(rawValue: 1 << 8)
  /// Turns about the vertical axis, the left side towards the viewer.
  public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
  /// Turns about the vertical axis, the right side towards the viewer.
  public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
  /// Curls a page up; it is shown as a dissolve.
  public static let transitionCurlUp = Self(rawValue: 3 << 20)
  /// Curls a page down; it is shown as a dissolve.
  public static let transitionCurlDown = Self(rawValue: 4 << 20)
  /// Dissolves one content into the other.
  public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
  /// Turns about the horizontal axis, the top towards the viewer.
  public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
  /// Turns about the horizontal axis, the bottom towards the viewer.
  public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)
  /// Requests 60 frames per second; no effect here, since a film has its own rate.
  public static let preferredFramesPerSecond60 = Self(rawValue: 3 << 24)
  /// Requests 30 frames per second; no effect here, since a film has its own rate.
  public static let preferredFramesPerSecond30 = Self(rawValue: 7 << 24)

  /// The animation of a layer for the transition that the options select; nil if they select none.
  ///
  /// Curls are dissolves.
  package func layerTransition(duration: Double) -> Transition? {
    let chosen = Self(rawValue: rawValue & Self.transitionMask)
    guard chosen != [] else { return nil }
    let transition = Transition()
    transition.duration = duration
    transition.timingFunction = curve.timingCurve
    switch chosen {
    case .transitionFlipFromLeft: transition.subtype = .fromLeft
    case .transitionFlipFromRight: transition.subtype = .fromRight
    case .transitionFlipFromTop: transition.subtype = .fromTop
    case .transitionFlipFromBottom: transition.subtype = .fromBottom
    default: return transition
    }
    transition.type = .flip
    return transition
  }

  private static let transitionMask: UInt = 7 << 20
}

public import StageKit

/// Calls functions before each frame of a view's stage, while it is enabled.
public final class UIUpdateLink: NSObject {
  private var actions: [(UIUpdateLink, UIUpdateInfo) -> Void] = []
  private var link: CADisplayLink?

  /// Whether the functions are called; false by default.
  public var isEnabled = false {
    didSet {
      guard isEnabled != oldValue else { return }
      link?.invalidate()
      link = nil
      guard isEnabled else { return }
      let link = CADisplayLink(target: self, selector: Selector(UIUpdateLink.step, name: "step"))
      link.add(to: .main, forMode: .common)
      self.link = link
    }
  }
  /// Whether functions are called while nothing changes; they always are.
  public var requiresContinuousUpdates = false
  /// Whether the functions are called at once with touches; it has no effect.
  public var wantsLowLatencyEventDispatch = false
  /// Whether frames are shown at once; it has no effect.
  public var wantsImmediatePresentation = false
  /// The rates that are wished; a film draws every frame at its own.
  public var preferredFrameRateRange = CAFrameRateRange.default
  /// What the functions are told now; nil outside of them.
  public private(set) var currentUpdateInfo: UIUpdateInfo?

  /// Creates a link for a view.
  public init(view: UIView) { super.init() }
  /// Creates a link for a scene.
  public init(windowScene: UIWindowScene) { super.init() }

  /// Adds a function.
  public func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    actions.append(handler)
  }

  /// Adds a method of an object, with the link or without an argument.
  public func addAction(target: Any, selector: Selector) {
    let target = target as AnyObject
    actions.append { [weak target] link, _ in
      if let target { selector.perform(on: target, sender: link) }
    }
  }

  private func step(_ link: CADisplayLink) {
    let info = UIUpdateInfo(modelTime: link.timestamp, presentationTime: link.targetTimestamp)
    currentUpdateInfo = info
    for action in actions { action(self, info) }
    currentUpdateInfo = nil
  }
}

/// The times of a frame.
public final class UIUpdateInfo: NSObject {
  /// The time that the frame shows, in seconds.
  public let modelTime: TimeInterval
  /// The time until which the frame has to be ready, in seconds.
  public var completionDeadlineTime: TimeInterval { estimatedPresentationTime }
  /// The time at which the frame is shown, in seconds.
  public let estimatedPresentationTime: TimeInterval
  /// Whether touches come at once; false.
  public var isImmediatePresentationExpected: Bool { false }

  init(modelTime: TimeInterval, presentationTime: TimeInterval) {
    self.modelTime = modelTime
    estimatedPresentationTime = presentationTime
    super.init()
  }
}

// What a device of another kind would do, and a film keeps without an effect.

public import Controls

extension PageControl {
  /// The direction in which the pages follow: that of the texts.
  public var direction: UIPageControl.Direction {
    get { AttachedValue.value("direction", of: self) ?? .natural }
    set { AttachedValue.set(newValue, "direction", of: self) }
  }

  /// How far the present page is, which dots do not show.
  public var progress: UIPageControlProgress? {
    get { AttachedValue.value("progress", of: self) }
    set { AttachedValue.set(newValue, "progress", of: self) }
  }
}

extension PageControl {
  /// The direction in which pages follow each other.
  public enum Direction: Int, Sendable {
    case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
  }
}

/// How far the present page of a page control is.
open class UIPageControlProgress: NSObject {
  /// The part, 0...1.
  open var currentProgress: Float = 0
  /// The object that is notified of it.
  open weak var delegate: (any UIPageControlProgressDelegate)?
  /// Whether it is shown; false: dots do not show it.
  open var isProgressVisible: Bool { false }
}

/// The object that is notified of the progress of pages.
public protocol UIPageControlProgressDelegate: AnyObject {}

/// The progress of pages that follow each other in time.
open class UIPageControlTimerProgress: UIPageControlProgress {
  /// The time of a page, in seconds.
  open var preferredDuration: TimeInterval
  /// Whether it begins again after the last page; true by default.
  open var resetsToInitialPageAfterEnd = true
  /// Whether the time runs; it does not.
  open var isRunning: Bool { false }

  /// Creates a progress.
  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  /// Goes on; the log says once that pages do not turn by themselves.
  open func resumeTimer() {
    UIApplication.logOnce("Page controls do not turn pages by themselves.")
  }
  /// Pauses.
  open func pauseTimer() {}
}

/// A generator of vibrations, which films do not have.
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  override public init() { super.init() }

  /// Creates a generator for a view.
  public convenience init(view: UIView) { self.init() }

  /// Makes the device ready; does nothing.
  open func prepare() {}

  func log() { UIApplication.logOnce("Haptic feedback is not part of a film.") }
}

/// A generator for collisions.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of a collision.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  /// Creates a generator for collisions of a strength.
  public init(style: FeedbackStyle) { super.init() }

  /// Creates a generator for collisions of a strength, for a view.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }

  /// Creates a generator for collisions of medium strength.
  public convenience override init() { self.init(style: .medium) }

  /// Notes that there is no vibration in the log.
  open func impactOccurred() { self.log() }

  /// Notes that there is no vibration in the log.
  open func impactOccurred(intensity: Double) { self.log() }

  /// Notes that there is no vibration in the log.
  open func impactOccurred(at location: CGPoint) { self.log() }

  /// Notes that there is no vibration in the log.
  open func impactOccurred(intensity: Double, at location: CGPoint) { self.log() }
}

/// A generator for changes of a selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Notes that there is no vibration in the log.
  open func selectionChanged() { self.log() }

  /// Notes that there is no vibration in the log.
  open func selectionChanged(at location: CGPoint) { self.log() }
}

/// A generator for successes and failures.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What happened.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  /// Notes that there is no vibration in the log.
  open func notificationOccurred(_ notificationType: FeedbackType) { self.log() }

  /// Notes that there is no vibration in the log.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    self.log()
  }
}

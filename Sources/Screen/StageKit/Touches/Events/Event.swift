public import Geometry

/// The touches on the stage at one time, or a motion of the device: `UIEvent`.
public final class Event: CreationHashable {
  package let creationNumber = CreationNumber()

  /// The kind of an event: `UIEvent.EventType`.
  public enum EventType: Int, Hashable, Sendable {
    /// Touches.
    case touches
    /// The device is shaken.
    case motion
  }

  /// What happened in an event: `UIEvent.EventSubtype`.
  public enum EventSubtype: Int, Hashable, Sendable {
    /// Nothing but touches.
    case none
    /// The device was shaken.
    case motionShake
  }

  /// The kind.
  public let type: EventType
  /// What happened; `.none` for touches.
  public var subtype: EventSubtype { type == .motion ? .motionShake : .none }
  /// The time, in seconds of the stage.
  public internal(set) var timestamp: Double
  /// The touches, also those that have not changed.
  public internal(set) var allTouches: Set<Touch>?

  /// Creates the event of touches.
  package init(time: Double, touches: Set<Touch>) {
    type = .touches
    timestamp = time
    allTouches = touches
  }

  /// Creates the event of a shake.
  package init(shakeAt time: Double) {
    type = .motion
    timestamp = time
  }

  /// Returns the touches that began on a view; nil if there are none.
  public func touches(for view: View) -> Set<Touch>? { touches { $0.view === view } }

  /// Returns the touches that began in a window; nil if there are none.
  public func touches(for window: Window) -> Set<Touch>? { touches { $0.window === window } }

  /// Returns the touches that a recognizer receives; nil if there are none.
  public func touches(for gesture: GestureRecognizer) -> Set<Touch>? {
    touches { $0.gestureRecognizers?.contains { $0 === gesture } == true }
  }

  private func touches(where isIncluded: (Touch) -> Bool) -> Set<Touch>? {
    let touches: Set<Touch> = (allTouches ?? []).filter(isIncluded)
    return touches.isEmpty ? nil : touches
  }
}

@available(*, unavailable)
extension Event: Sendable {}

/// The touches on the stage at one time: `UIEvent`.
public final class Event: Hashable {
  /// The kind of an event: `UIEvent.EventType`.
  public enum EventType: Int, Hashable, Sendable {
    /// Touches.
    case touches
  }

  /// The kind: touches.
  public let type = EventType.touches
  /// The time, in seconds of the stage.
  public internal(set) var timestamp: Double
  /// The touches, also those that have not changed.
  public internal(set) var allTouches: Set<Touch>?

  init(time: Double, touches: Set<Touch>) {
    timestamp = time
    allTouches = touches
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

  /// Returns whether two events are the same object.
  public static func == (left: Event, right: Event) -> Bool { left === right }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@available(*, unavailable)
extension Event: Sendable {}

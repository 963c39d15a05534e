internal import Synchronization

/// Notes intervals for measuring, which nobody does in a film: what is measured runs as usual.
public final class OSSignposter: Sendable {
  private let lastNumber = Mutex<UInt64>(0)

  /// Whether intervals are noted: never.
  public let isEnabled = false

  /// Creates notes of a part of a program.
  public init(subsystem: String, category: String) {}
  /// Creates notes of a part of a program.
  public init(subsystem: String, category: OSLog.Category) {}
  /// Creates notes without a name.
  public init() {}
  /// Creates notes of a log.
  public init(logHandle: OSLog) {}
  /// Creates notes of a log.
  public init(logger: Logger) {}

  /// The notes that nobody reads.
  public static let disabled = OSSignposter()

  /// Returns a number that no other interval of these notes has.
  public func makeSignpostID() -> OSSignpostID {
    OSSignpostID(
      lastNumber.withLock {
        $0 += 1
        return $0
      })
  }

  /// Returns the number of an interval of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { makeSignpostID() }

  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState(id: id, isOpen: true) }

  /// Begins an interval with a text.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { beginInterval(name, id: id) }

  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) { state.close() }

  /// Ends an interval with a text.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) { state.close() }

  /// Calls a function in an interval.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }

  /// Notes a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Notes a moment with a text.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {}
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  /// The number of the interval.
  public let signpostID: OSSignpostID
  private let openness: Mutex<Bool>

  /// Whether the interval has not ended.
  package var isOpen: Bool { openness.withLock { $0 } }

  fileprivate init(id: OSSignpostID, isOpen: Bool) {
    signpostID = id
    openness = Mutex(isOpen)
  }

  /// Returns the state of an interval of a number, which has begun elsewhere.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id: id, isOpen: true)
  }

  fileprivate func close() { openness.withLock { $0 = false } }
}

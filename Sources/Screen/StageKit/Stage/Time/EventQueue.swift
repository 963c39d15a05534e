@_spi(Algorithms) internal import Geometry

/// A priority queue of the events of a stage.
///
/// Events are ordered by time; at one instant by kind, in the order of `Kind`'s cases; within a
/// kind in the order in which they were scheduled. Adding and removing an event take O(log n).
struct EventQueue {
  /// The kind of an event, which determines its order within one instant.
  ///
  /// The end of an animator's step precedes all other events at its instant, and the beginning of a
  /// step follows them. Shifted times extend this order to events whose times are equal but for
  /// rounding errors.
  enum Kind: Int {
    case stepEnd
    case touch
    case timer
    case animation
    case stepBegin

    /// The offset of the sort key from the time, in seconds.
    fileprivate var timeShift: Double {
      switch self {
      case .stepEnd: -Stage.timeTolerance
      case .touch, .timer, .animation: 0
      case .stepBegin: 2 * Stage.timeTolerance
      }
    }
  }

  /// The identifier of a scheduled event, for canceling it.
  struct Token: Hashable {
    fileprivate let number: Int
  }

  struct Event: Comparable {
    let time: Double
    let kind: Kind
    let token: Token
    let action: () -> Void

    /// The time by which events are ordered.
    fileprivate var sortTime: Double { time + kind.timeShift }

    static func < (left: Event, right: Event) -> Bool {
      (left.sortTime, left.kind.rawValue, left.token.number)
        < (right.sortTime, right.kind.rawValue, right.token.number)
    }

    static func == (left: Event, right: Event) -> Bool { left.token == right.token }
  }

  private var heap = Heap<Event>()
  private var cancelled: Set<Token> = []
  private var count = 0

  @discardableResult
  mutating func schedule(
    at time: Double, _ kind: Kind, _ action: @escaping () -> Void
  ) -> Token {
    let token = Token(number: count)
    count += 1
    heap.insert(Event(time: time, kind: kind, token: token, action: action))
    return token
  }

  mutating func cancel(_ token: Token) {
    cancelled.insert(token)
  }

  /// Removes and returns the next event that is due at a time, or returns nil.
  ///
  /// The beginning of a step is due only after its instant: events that precede it may still be
  /// scheduled at that instant.
  mutating func next(dueAt time: Double) -> Event? {
    while let first = heap.first, max(first.time, first.sortTime) <= time {
      _ = heap.popFirst()
      guard cancelled.remove(first.token) == nil else { continue }
      return first
    }
    return nil
  }
}

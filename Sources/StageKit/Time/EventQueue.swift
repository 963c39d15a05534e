/// What is going to happen on a stage, in the order in which it will.
///
/// Events run by time. Those of one instant run by kind, in the order of `Kind`'s cases, and those
/// of one kind in the order in which they were scheduled. A binary heap: scheduling and taking cost
/// O(log n).
struct EventQueue {
  /// What an event is, which decides the order within one instant.
  ///
  /// The step of an animator that ends at an instant is over before anything else happens there, and
  /// the one that begins there knows of all that does. That holds for events too whose times are
  /// different binary numbers and mean the same instant.
  enum Kind: Int {
    case stepEnd
    case touch
    case timer
    case animation
    case stepBegin

    /// How much later an event takes its place than its time says, in seconds.
    fileprivate var shift: Double {
      switch self {
      case .stepEnd: -Stage.timeTolerance
      case .touch, .timer, .animation: 0
      case .stepBegin: 2 * Stage.timeTolerance
      }
    }
  }

  /// Names a scheduled event, to cancel it.
  struct Token: Hashable {
    fileprivate let number: Int
  }

  struct Event {
    let time: Double
    let kind: Kind
    let token: Token
    let action: () -> Void

    /// The time by which events are ordered.
    fileprivate var place: Double { time + kind.shift }

    fileprivate func precedes(_ other: Event) -> Bool {
      (place, kind.rawValue, token.number) < (other.place, other.kind.rawValue, other.token.number)
    }
  }

  private var heap: [Event] = []
  private var cancelled: Set<Token> = []
  private var count = 0

  @discardableResult
  mutating func schedule(
    at time: Double, _ kind: Kind, _ action: @escaping () -> Void
  ) -> Token {
    let token = Token(number: count)
    count += 1
    heap.append(Event(time: time, kind: kind, token: token, action: action))
    siftUp(heap.count - 1)
    return token
  }

  mutating func cancel(_ token: Token) {
    cancelled.insert(token)
  }

  /// Takes out the next event that is due at a time.
  ///
  /// A step is due to begin only when time has passed that instant: until then things may happen
  /// there that it must know of.
  mutating func next(dueAt time: Double) -> Event? {
    while let first = heap.first, max(first.time, first.place) <= time {
      removeFirst()
      guard cancelled.remove(first.token) == nil else { continue }
      return first
    }
    return nil
  }

  private mutating func removeFirst() {
    let last = heap.removeLast()
    guard !heap.isEmpty else { return }
    heap[0] = last
    siftDown(0)
  }

  private mutating func siftUp(_ start: Int) {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].precedes(heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func siftDown(_ start: Int) {
    var parent = start
    while true {
      let left = 2 * parent + 1
      guard left < heap.count else { return }
      let right = left + 1
      let child = right < heap.count && heap[right].precedes(heap[left]) ? right : left
      guard heap[child].precedes(heap[parent]) else { return }
      heap.swapAt(child, parent)
      parent = child
    }
  }
}

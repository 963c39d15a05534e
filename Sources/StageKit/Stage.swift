public import Geometry
public import PictureKit

/// A screen with a virtual clock: views live on it, animations and timers run on it, and at any
/// time it can say what is to be seen.
///
/// ```swift
/// let stage = Stage(size: Size(320, 568))
/// let ball = ImageView(image: .ball)
/// ball.frame = Rect(x: 128, y: 20, width: 64, height: 64)
/// stage.view.addSubview(ball)
/// stage.animate(withDuration: 3) {
///   ball.center = stage.view.center
/// } completion: { _ in
///   stage.log("Animation Finished")
/// }
/// let frame = stage.frame(at: 1.5)
/// ```
///
/// The stage is a discrete-event simulation: touches, timers, the ends of animations and the steps of
/// dynamic animators are events, handled in time order at exactly their time, however few frames
/// are asked for. Nothing reads the wall clock. `startTicking(_:)` tells the order within an
/// instant.
///
/// The one deliberate departure from UIKit: there is no global state. What UIKit offers as class
/// methods of `UIView` are methods of the stage. A stage belongs to one thread.
public final class Stage {
  /// How much later than its time an event may be asked for and still count as due: a nanosecond,
  /// so that the sixth tick of 0.05 s belongs to 0.3 s, which is a different binary number.
  static let timeTolerance = 1e-9

  /// The most events that may happen at one instant; more can only be an endless loop.
  static let largestInstant = 100_000

  /// The root of all views; it fills the stage and is white.
  public let view: View
  /// The virtual time, in seconds since the stage was made.
  public private(set) var time = 0.0
  /// What has been logged so far.
  public private(set) var logEntries: [LogEntry] = []
  /// What has happened in dynamic animators so far: contacts, rests and resumes.
  public internal(set) var dynamicLogEntries: [DynamicLogEntry] = []
  /// Whether frames show scripted touches, as screen recordings do; false by default.
  ///
  /// A touch is a translucent disc that fades; nothing else changes.
  public var showsTouches = false

  var events = EventQueue()
  var animationContexts: [any AnimationContext] = []
  var animationsEnabled = true
  /// The animators that are being stepped, by the order of their start.
  var runs: [AnimatorRun] = []
  /// The animators that there have been, by the order of their start.
  var knownAnimators: [KnownAnimator] = []
  /// What the views are called, nil until it is asked for again.
  var viewNames: [ObjectIdentifier: String]?
  /// The fingers whose marks may still be seen, by the order of their coming.
  var fingers: [Finger] = []
  package private(set) var retainedObjects: [AnyObject] = []
  private var isAdvancing = false

  /// Creates a stage.
  ///
  /// - Parameter size: The width and height of the canvas in points, both above 0.
  public init(size: Size) {
    precondition(size.width > 0 && size.height > 0, "a stage needs an area, not \(size)")
    view = View(frame: Rect(origin: .zero, size: size))
    view.backgroundColor = .white
    view.name = "stage"
    view.attach(to: self)
  }

  deinit { view.attach(to: nil) }

  /// The size of the canvas, in points.
  public var size: Size { view.bounds.size }

  /// Lets time pass, up to and including the events of the given instant.
  ///
  /// - Parameter time: Seconds since the stage was made; not before the present.
  public func advance(to time: Double) {
    precondition(time.isFinite, "a stage cannot advance to \(time)")
    precondition(
      time >= self.time - Self.timeTolerance,
      "a stage cannot go back from \(self.time) s to \(time) s; make a new one")
    precondition(!isAdvancing, "a stage cannot be advanced by one of its own events")
    isAdvancing = true
    defer { isAdvancing = false }
    var eventsNow = 0
    while let event = events.next(dueAt: time + Self.timeTolerance) {
      eventsNow = event.time > self.time ? 0 : eventsNow + 1
      precondition(
        eventsNow < Self.largestInstant,
        "more than \(Self.largestInstant) events at \(self.time) s: an endless loop")
      self.time = max(self.time, event.time)
      event.action()
    }
    self.time = max(self.time, time)
  }

  /// Lets time pass and returns what is then to be seen.
  ///
  /// - Parameter time: Seconds since the stage was made; not before the present.
  /// - Returns: What is to be seen, as values.
  public func frame(at time: Double) -> Frame {
    advance(to: time)
    let views = view.layer(isRoot: true).map { [$0] } ?? []
    let touches = showsTouches ? fingers.compactMap { $0.mark(at: self.time) } : []
    return Frame(
      size: size, background: view.presentation.backgroundColor ?? .clear, layers: views + touches)
  }

  /// Keeps an object as long as the stage, as a view controller keeps its animators and delegates.
  ///
  /// - Parameter object: What nobody else may hold, for example a `DynamicAnimator`.
  /// - Returns: The object.
  @discardableResult
  public func retain<Object: AnyObject>(_ object: Object) -> Object {
    retainedObjects.append(object)
    return object
  }

  /// Writes a line to the stage's log, with the present time.
  public func log(_ text: String) {
    logEntries.append(LogEntry(time: time, text: text))
  }
}

@available(*, unavailable)
extension Stage: Sendable {}

/// A line that a recipe wrote, with the time when it did.
public struct LogEntry: Hashable, Sendable {
  /// The virtual time, in seconds.
  public let time: Double
  /// The line.
  public let text: String
}

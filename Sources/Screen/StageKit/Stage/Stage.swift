package import Dynamics
public import Geometry
public import Layers
public import PictureKit
public import SoundKit
package import Synchronization

/// A screen with a virtual clock, on which views, animations, timers and touches run.
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
/// The stage is a discrete-event simulation: touches, timers, ends of animations and steps of
/// dynamic animators are events, processed in order of time at exactly their times, at any frame
/// rate. `startTicking(_:)` documents the order within an instant. The wall clock is not used.
///
/// Unlike UIKit there is no global state: class methods of `UIView` are methods of the stage. A
/// stage is not thread-safe.
public final class Stage {
  /// The time in seconds by which an event may be later than the requested time and still be due.
  ///
  /// It allows for rounding errors: 6 * 0.05 is 0.30000000000000004, and that event is due at 0.3.
  static let timeTolerance = 1e-9

  /// The maximum number of events at one instant; exceeding it indicates an infinite loop.
  static let maxEventsPerInstant = 100_000

  /// The number of events that have been processed at the present time, after its first.
  package private(set) var eventsNow = 0

  /// The size of frames, in points: that of the stage when it was created.
  let canvas: Size
  /// The root view; it fills the stage and is white.
  public private(set) var view: Window
  /// The virtual time, in seconds since the creation of the stage.
  public private(set) var time = 0.0
  /// The lines logged so far.
  public private(set) var logEntries: [LogEntry] = []
  /// A function that gets each sentence of ``logOnce(_:)`` of all stages at once; nil for none.
  package static let noteRecorder = Mutex<(@Sendable (String) -> Void)?>(nil)
  /// The sentences of ``logOnce(_:)`` so far, in the order in which they came.
  package private(set) var notes: [String] = []
  /// The pictures that a script asks for, and those that are due.
  package var snapshots = SnapshotPlan()
  /// The events of dynamic animators so far: resumes, rests and contacts.
  public internal(set) var dynamicLogEntries: [DynamicLogEntry] = []
  /// The sounds so far, and those that are planned; films play them.
  public internal(set) var soundCues: [SoundCue] = []
  /// The sounds of contacts.
  var contactSounds: [ContactSound] = []
  /// Whether frames show scripted touches as translucent discs; false by default.
  public var showsTouches = false
  /// Whether frames show the bodies, boundaries, attachments and fields of all dynamic animators
  /// over the views, as those of an animator whose `debugEnabled` is true; false by default.
  public var showsPhysics = false
  /// Whether the stage's dynamic animators record impulses, for ``inspectAnimators()``; false by
  /// default.
  ///
  /// Set it before the animators start, before the scene is set up for example.
  public var recordsImpulses = false

  /// What records or replays the steps of the stage's dynamic animators; nil, the default, computes
  /// them only.
  ///
  /// Set it before time advances.
  package var stepLog: StepLog?

  /// The environment of the views; that of a phone or tablet of the stage's size in light
  /// appearance by default.
  public var traitCollection: TraitCollection {
    didSet { if traitCollection != oldValue { view.traitsMayHaveChanged() } }
  }
  /// The size of texts that the reader prefers; `.large` by default.
  ///
  /// Set it before the scene is set up: fonts of text styles that were made before keep their size.
  public var preferredContentSize = Font.ContentSize.large
  /// The version of iOS whose looks views have; `.iOS17` by default.
  ///
  /// Set it before the scene is set up.
  public var systemVersion = SystemVersion.iOS17
  /// The distances from the edges to the part that bars and rounded corners of the screen do not
  /// cover, in points; 0 by default.
  public var safeAreaInsets = Insets.zero {
    didSet {
      hasSafeArea = hasSafeArea || safeAreaInsets != .zero
      if safeAreaInsets != oldValue { view.safeAreaMayHaveChanged() }
    }
  }
  /// The required constraints of the views that contradicted others so far, and were ignored.
  public internal(set) var layoutConflicts: [LayoutConflict] = []
  /// Whether there has been a safe area that is smaller than the stage.
  private(set) var hasSafeArea = false
  /// The clock of the animations that are being added; nil, the default, is the stage's.
  var animationClock: AnimationClock?
  /// The responder that receives what is typed; nil if there is none.
  public internal(set) var firstResponder: Responder? {
    didSet { if firstResponder !== oldValue { application?.firstResponderDidChange() } }
  }

  /// The transactions of the layers, for their implicit animations: `CATransaction`.
  public var transaction: Transaction { layerContext.transaction }

  private var layerContext: StageLayerContext!
  var events = EventQueue()
  var animationContexts: [any AnimationContext] = []
  var animationsEnabled = true
  /// The running dynamic animators, in the order of their starts.
  var steppers: [AnimatorStepper] = []
  /// The animators with entries in the dynamic log, in the order of their first entries.
  var loggedAnimators: [WeakAnimator] = []
  /// The views of an application that are to be drawn at the end of the present event.
  var undrawnViews: [UndrawnView] = []
  /// The names of the views, cached until a view is added, removed, reordered or renamed.
  var viewNames: [ObjectIdentifier: String]?
  /// What frames show of the stage: all of it by default.
  public private(set) lazy var camera = Camera(self)
  private(set) lazy var touchDispatcher = TouchDispatcher(self)
  /// The touches whose indicators may be visible, in the order of their beginnings.
  var scriptedTouches: [ScriptedTouch] = []
  package private(set) var retainedObjects: [AnyObject] = []
  private var isAdvancing = false
  /// The application that runs on the stage; nil by default.
  package var application: (any StageApplication)?
  /// The values that are set for parameters of the recipes that have been performed.
  private var parameterScope: ParameterScope?
  private let creationCounter = CreationCounter()

  /// Creates a stage.
  ///
  /// - Parameter size: The size in points; width and height are above 0.
  public init(size: Size) {
    precondition(
      size.width > 0 && size.height > 0, "a stage's width and height must be above 0, not \(size)")
    traitCollection = TraitCollection(screen: size)
    canvas = size
    view = creationCounter.run { Window(frame: Rect(origin: .zero, size: size)) }
    view.backgroundColor = .white
    view.name = "stage"
    view.layer.drawsBackground = false
    layerContext = StageLayerContext(self)
    view.layer.context = layerContext
    view.attach(to: self)
  }

  deinit {
    view.layer.context = nil
    view.attach(to: nil)
    // Objects of an application may use it when they are released.
    application?.run {
      view = Window(frame: .zero)
      events = EventQueue()
      steppers = []
      retainedObjects = []
      application?.end()
    }
  }

  /// The size of the stage, in points.
  public var size: Size { view.bounds.size }

  /// Advances the clock to a time and processes the events up to and including that time.
  ///
  /// - Parameter time: The time in seconds, not before the current time.
  public func advance(to time: Double) {
    precondition(time.isFinite, "a stage cannot advance to \(time)")
    precondition(
      time >= self.time - Self.timeTolerance,
      "a stage cannot go back from \(self.time) s to \(time) s; make a new one")
    precondition(!isAdvancing, "a stage cannot be advanced by one of its own events")
    isAdvancing = true
    defer { isAdvancing = false }
    withParameters { processEvents(dueAt: time + Self.timeTolerance) }
    self.time = max(self.time, time)
  }

  private func processEvents(dueAt time: Double) {
    eventsNow = 0
    view.layoutIfNeeded()
    displayViews()
    while let event = events.next(dueAt: time) {
      eventsNow = event.time > self.time ? 0 : eventsNow + 1
      precondition(
        eventsNow < Self.maxEventsPerInstant,
        "more than \(Self.maxEventsPerInstant) events at \(self.time) s: an infinite loop")
      self.time = max(self.time, event.time)
      event.action()
      view.layoutIfNeeded()
      displayViews()
      application?.eventDidEnd()
    }
  }

  /// Advances the clock to a time and returns the frame at that time.
  ///
  /// - Parameter time: The time in seconds, not before the current time.
  /// - Returns: The presented views, what animators with `debugEnabled` are made of, and the touch
  ///   indicators if `showsTouches` is true.
  public func frame(at time: Double) -> Frame {
    advance(to: time)
    let views = withParameters { view.layer.frameLayer(at: self.time).map { [$0] } ?? [] }
    let indicators =
      showsTouches ? scriptedTouches.compactMap { $0.indicator(at: self.time) } : []
    return fitted(
      Frame(
        size: size, background: view.presentation.backgroundColor ?? .clear,
        layers: views + debugOverlay + indicators))
  }

  /// Notes that a view has a safe area of its own.
  func noteSafeArea() { hasSafeArea = true }

  /// Retains an object for the lifetime of the stage, as a view controller retains its animators.
  ///
  /// - Parameter object: An object without another strong reference, for example a
  ///   `DynamicAnimator` or a delegate.
  /// - Returns: The object.
  @discardableResult
  public func retain<Object: AnyObject>(_ object: Object) -> Object {
    retainedObjects.append(object)
    return object
  }

  /// Calls a function that runs code of the stage's recipe, with the values of its parameters and
  /// what its device says of texts, and counts the objects that it creates.
  package func withParameters<Result>(_ body: () -> Result) -> Result {
    creationCounter.run {
      textSettings.run {
        guard let parameterScope else { return runInApplication(body) }
        return parameterScope.run { runInApplication(body) }
      }
    }
  }

  private var textSettings: TextSettings {
    var settings = TextSettings()
    settings.displayScale = traitCollection.displayScale
    settings.contentSize = preferredContentSize
    settings.isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    return settings
  }

  private func runInApplication<Result>(_ body: () -> Result) -> Result {
    guard systemVersion < .iOS15 else { return runWithColors(body) }
    return SystemPalette.$isOld.withValue(true) { runWithColors(body) }
  }

  private func runWithColors<Result>(_ body: () -> Result) -> Result {
    guard let application else { return body() }
    return application.run(body)
  }

  /// Adds values of parameters, which the recipe's events and drawings are to read.
  func addParameterScope(_ scope: ParameterScope) {
    parameterScope = scope.nested(in: parameterScope)
  }

  /// Appends a line to the stage's log, with the current time.
  public func log(_ text: String) {
    logEntries.append(LogEntry(time: time, text: text))
  }

  /// Appends a sentence about something that frames do not show to the log, unless it is there.
  package func logOnce(_ sentence: String) {
    guard !notes.contains(sentence) else { return }
    notes.append(sentence)
    self.log(sentence)
    Self.noteRecorder.withLock(\.self)?(sentence)
  }
}

@available(*, unavailable)
extension Stage: Sendable {}

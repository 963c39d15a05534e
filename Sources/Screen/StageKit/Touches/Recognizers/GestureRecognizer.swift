public import Geometry

/// The base class of gesture recognizers: `UIGestureRecognizer`.
///
/// A recognizer receives the touches of its view and of the view's descendants, before the touched
/// view does. It starts as `.possible`. A discrete gesture, such as a tap, then is `.ended`; a
/// continuous one, such as a pan, is `.began`, `.changed` any number of times, and `.ended` or
/// `.cancelled`. What turns out not to be the gesture is `.failed`. The action is called for each
/// state but `.possible` and a failure from there, after all recognizers have received the event.
/// When the last of its touches has been lifted, the recognizer is `.possible` again.
///
/// Of recognizers that share a touch the first that recognizes its gesture makes the others fail,
/// unless a delegate lets them recognize at the same time. The order is: the touched view first,
/// then its superviews; on a view, the recognizer that was added first.
///
/// A subclass overrides ``touchesBegan(_:with:)`` and its siblings and sets ``state``.
open class GestureRecognizer: CreationHashable {
  package let creationNumber = CreationNumber()

  /// The state of a gesture: `UIGestureRecognizer.State`.
  public enum State: Int, Hashable, Sendable {
    /// Nothing has been recognized yet.
    case possible
    /// A continuous gesture has begun.
    case began
    /// A continuous gesture has changed.
    case changed
    /// The gesture has ended; of a discrete one, it has been recognized.
    case ended
    /// A continuous gesture has been cancelled.
    case cancelled
    /// The touches are not the gesture.
    case failed

    /// The same as `.ended`: a discrete gesture has been recognized.
    public static let recognized = State.ended
  }

  /// The view to which the recognizer is attached.
  open internal(set) weak var view: View?
  /// The name, for debugging; nil by default.
  open var name: String?
  /// The object that decides what the recognizer may do; nil, the default, applies the defaults.
  open weak var delegate: (any GestureRecognizerDelegate)?
  /// Whether the recognizer receives touches; true by default.
  ///
  /// Disabling cancels a gesture.
  open var isEnabled = true { didSet { if !isEnabled { stop() } } }
  /// Whether the view receives `touchesCancelled` for the touches of a recognized gesture, and
  /// nothing more of them; true by default.
  open var cancelsTouchesInView = true
  /// Whether the view receives touches only when the gesture has failed; false by default.
  open var delaysTouchesBegan = false
  /// Whether the view receives the ends of touches only when the gesture has failed; true by
  /// default.
  open var delaysTouchesEnded = true

  private var targets: [TargetAction] = []
  private var actions: [(GestureRecognizer) -> Void] = []
  /// The state that is being reported to the targets, which may have been left already.
  private var reportedState: State?
  /// The state of the gesture, as opposed to the one that is being reported.
  var currentState = State.possible
  /// The state to enter when the recognizers that this one waits for have failed; nil if it waits
  /// for none.
  var waitingState: State?
  /// What sends touches to the recognizer, from the first until the reset.
  private(set) weak var dispatcher: TouchDispatcher?
  /// The fingers on the stage that the recognizer receives, in the order of their beginnings, and
  /// in an event those that it ends.
  private(set) var activeTouches: [Touch] = []
  /// The touches since the last reset.
  private(set) var receivedTouches: [Touch] = []
  /// The touches that were lifted last, while there are no active ones.
  private var lastTouches: [Touch] = []
  private var timer: EventQueue.Token?
  /// The recognizers that have to fail first.
  private var requirements: [WeakRecognizer] = []

  /// Creates a recognizer.
  ///
  /// - Parameters:
  ///   - target: An object, held weakly; nil for none.
  ///   - action: A method of the target, called with the recognizer or nothing; nil for none.
  public init(target: Any? = nil, action: Selector? = nil) {
    if let target, let action { targets = [TargetAction(target: target, action: action)] }
  }

  // MARK: Targets

  /// Adds a method to be called when the state changes; a pair that is there is not added again.
  ///
  /// - Parameters:
  ///   - target: An object, held weakly.
  ///   - action: A method of it, called with the recognizer or nothing.
  open func addTarget(_ target: Any, action: Selector) {
    guard !targets.contains(where: { $0.matches(target: target, action: action) }) else { return }
    targets.append(TargetAction(target: target, action: action))
  }

  /// Removes methods that are called when the state changes.
  ///
  /// - Parameters:
  ///   - target: Their object; nil matches any.
  ///   - action: The method; nil matches any.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.matches(target: target, action: action) }
  }

  /// Adds a function to be called with the recognizer when the state changes, after the targets.
  open func addAction(_ action: @escaping (GestureRecognizer) -> Void) { actions.append(action) }

  /// Calls the targets and actions, which see a state.
  func sendActions(as state: State) {
    let outerState = reportedState
    reportedState = state
    defer { reportedState = outerState }
    for target in targets { target.send(from: self) }
    for action in actions { action(self) }
  }

  // MARK: State

  /// The state of the gesture.
  ///
  /// Subclasses set it in the methods that receive touches. `.began` and `.ended` from `.possible`
  /// are requests: the gesture fails if the delegate, the touched view or another gesture does not
  /// allow it, and it remains possible while a recognizer has not failed that has to fail first.
  /// A gesture that is over ignores new states. `.cancelled` from `.possible` is a failure.
  open var state: State {
    get { reportedState ?? currentState }
    set {
      guard let dispatcher else { return enterAlone(newValue) }
      dispatcher.update { request(newValue) }
    }
  }

  /// Enters a state without touches.
  private func enterAlone(_ state: State) {
    let old = currentState
    request(state)
    if currentState != old, currentState != .failed || old != .possible {
      sendActions(as: currentState)
    }
    if currentState.isFinal { returnToPossible() }
  }

  /// Returns whether the recognizer has to wait until another one has failed; false by default.
  open func shouldRequireFailure(of otherGestureRecognizer: GestureRecognizer) -> Bool { false }

  /// Returns whether another recognizer has to wait until this one has failed; false by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: GestureRecognizer) -> Bool { false }

  /// Returns whether the gesture makes another one fail that shares a touch; true by default.
  open func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool { true }

  /// Returns whether another gesture that shares a touch makes this one fail; true by default.
  open func canBePrevented(by preventingGestureRecognizer: GestureRecognizer) -> Bool { true }

  /// Makes this recognizer wait until another one has failed; if that recognizes its gesture, this
  /// one fails.
  ///
  /// - Parameter otherGestureRecognizer: Another recognizer, held weakly, that does not wait for
  ///   this one.
  open func require(toFail otherGestureRecognizer: GestureRecognizer) {
    precondition(
      otherGestureRecognizer !== self && !otherGestureRecognizer.waits(for: self),
      "a recognizer cannot require the failure of one that waits for it")
    requirements.removeAll { $0.recognizer == nil }
    requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// Returns whether `require(toFail:)` makes the recognizer wait for another, directly or through
  /// others.
  private func waits(for other: GestureRecognizer) -> Bool {
    requirements.contains {
      $0.recognizer.map { $0 === other || $0.waits(for: other) } ?? false
    }
  }

  /// Returns whether `require(toFail:)` names another recognizer.
  func hasRequirement(_ other: GestureRecognizer) -> Bool {
    requirements.contains { $0.recognizer === other }
  }

  /// Called when the recognizer is possible again; the base class does nothing.
  open func reset() {}

  // MARK: Touches

  /// Called when fingers have touched the view; the base class does nothing.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event) {}

  /// Called when fingers have moved; the base class does nothing.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event) {}

  /// Called when fingers have been lifted; the base class does nothing.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event) {}

  /// Called when touches have been cancelled; the base class does nothing.
  ///
  /// If those are all touches, the gesture fails or is cancelled after the call.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event) {}

  /// Gives up a touch: the recognizer receives no more of it, and fails if it was the only one.
  ///
  /// - Parameters:
  ///   - touch: A touch that the recognizer receives; others are ignored.
  ///   - event: The event of the touch.
  open func ignore(_ touch: Touch, for event: Event) {
    guard activeTouches.contains(touch) else { return }
    drop(touch)
    if activeTouches.isEmpty, currentState == .possible { state = .failed }
  }

  /// The number of fingers of the gesture.
  open var numberOfTouches: Int { locatedTouches.count }

  /// Returns the middle of the fingers; after the gesture, that of the fingers lifted last.
  ///
  /// - Parameter view: The view whose coordinates are used; nil is the stage's view.
  /// - Returns: The location, in points.
  open func location(in view: View?) -> Point { convert(locatedTouches.middle, to: view) }

  /// Returns the location of one finger.
  ///
  /// - Parameters:
  ///   - touchIndex: The number of the finger, from 0, below ``numberOfTouches``.
  ///   - view: The view whose coordinates are used; nil is the stage's view.
  /// - Returns: The location, in points.
  open func location(ofTouch touchIndex: Int, in view: View?) -> Point {
    precondition(
      locatedTouches.indices.contains(touchIndex),
      "a gesture of \(numberOfTouches) touches has no touch \(touchIndex)")
    return locatedTouches[touchIndex].location(in: view)
  }

  private var locatedTouches: [Touch] { activeTouches.isEmpty ? lastTouches : activeTouches }

  func convert(_ point: Point, to view: View?) -> Point { view?.convert(point, from: nil) ?? point }

  // MARK: Events

  /// Adds a touch that has begun.
  func track(_ touch: Touch, from dispatcher: TouchDispatcher) {
    self.dispatcher = dispatcher
    activeTouches.append(touch)
    receivedTouches.append(touch)
    if hasRecognized, cancelsTouchesInView { touch.isTakenFromView = true }
  }

  /// Calls the methods that receive touches.
  func receive(_ event: Event) {
    send(.began, event, touchesBegan)
    send(.moved, event, touchesMoved)
    send(.ended, event, touchesEnded)
    send(.cancelled, event, touchesCancelled)
    if !activeTouches.isEmpty, activeTouches.allSatisfy({ $0.phase == .cancelled }) { abandon() }
  }

  private func send(
    _ phase: Touch.Phase, _ event: Event, _ method: (Set<Touch>, Event) -> Void
  ) {
    let touches = activeTouches.filter { $0.phase == phase }
    if !touches.isEmpty, !currentState.isFinal, waitingState != .ended {
      method(Set(touches), event)
    }
  }

  func removeLiftedTouches() {
    let touches = activeTouches.filter(\.isDown)
    if touches.isEmpty, !activeTouches.isEmpty { lastTouches = activeTouches }
    activeTouches = touches
  }

  private func drop(_ touch: Touch) {
    if activeTouches == [touch] { lastTouches = activeTouches }
    activeTouches.removeAll { $0 === touch }
    receivedTouches.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  /// Lets the gesture fail, or cancels it if it has begun.
  func abandon() { state = hasRecognized ? .cancelled : .failed }

  /// Ends the gesture, if there is one, and gives up all touches.
  func stop() {
    guard let dispatcher else { return }
    dispatcher.update {
      abandon()
      for touch in activeTouches { drop(touch) }
    }
  }

  /// Makes the recognizer ready for the next gesture.
  func returnToPossible() {
    currentState = .possible
    waitingState = nil
    for touch in receivedTouches { touch.gestureRecognizers?.removeAll { $0 === self } }
    receivedTouches = []
    stopTimer()
    dispatcher = nil
    reset()
  }

  // MARK: Timer

  /// Calls a function after a time, unless the recognizer is reset before or the timer is replaced.
  func startTimer(_ delay: Double, _ action: @escaping () -> Void) {
    stopTimer()
    timer = dispatcher?.schedule(after: delay) { [weak self] in
      self?.timer = nil
      action()
    }
  }

  func stopTimer() {
    if let timer { dispatcher?.cancel(timer) }
    timer = nil
  }

  /// Takes over the gesture of another recognizer, as it is now.
  func copyGesture(of other: GestureRecognizer) {
    (view, name, delegate) = (other.view, other.name, other.delegate)
    (reportedState, currentState) = (other.reportedState, other.currentState)
    (activeTouches, lastTouches) = (other.activeTouches, other.lastTouches)
  }
}

/// A recognizer that is not kept alive.
private struct WeakRecognizer {
  weak var recognizer: GestureRecognizer?
}

@available(*, unavailable)
extension GestureRecognizer: Sendable {}

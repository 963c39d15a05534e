public import Geometry
public import StageKit

/// A view that turns touches into events for targets and actions: `UIControl`.
///
/// A control tracks one finger. It sends ``Event``s while the finger moves; subclasses override
/// ``beginTracking(_:with:)`` and its companions to change their value. The actions of an event are
/// called in the order in which they were added.
open class Control: View {
  /// Whether the control responds to touches; true by default.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { isHighlighted = false }
      stateDidChange()
    }
  }
  /// Whether the control is selected; false by default.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether the control is highlighted, as under a finger; false by default.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// The state, composed of the properties above.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether the control tracks a finger.
  open private(set) var isTracking = false
  /// Whether the tracked finger is inside the control, or at most 70 points outside.
  open private(set) var isTouchInside = false

  /// The vertical place of the content in the bounds; `.center` by default.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }
  /// The horizontal place of the content in the bounds; `.center` by default.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }
  /// The horizontal place of the content, with leading and trailing resolved for the direction of
  /// layout.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  /// The horizontal place of content that is placed from left to right and then mirrored where the
  /// control is laid out from right to left.
  final var unmirroredAlignment: ContentHorizontalAlignment {
    guard isRightToLeft else { return effectiveContentHorizontalAlignment }
    return switch effectiveContentHorizontalAlignment {
    case .left: .right
    case .right: .left
    default: effectiveContentHorizontalAlignment
    }
  }

  /// Whether a press opens the menu of a button instead of calling its actions; false by default.
  open var showsMenuAsPrimaryAction = false

  /// The targets and actions with their events, in order.
  var registrations: [ControlRegistration] = []
  /// The current touch event, while the control sends the actions of a touch.
  private var currentEvent: StageKit.Event?
  private var trackedTouch: Touch?

  /// The distance from the bounds up to which a finger that has begun inside counts as inside, in
  /// points, as commonly measured.
  static let trackingSlop = 70.0

  /// Creates a control.
  override public init(frame: Rect = .zero) { super.init(frame: frame) }

  /// Creates a control with an action for its primary event.
  public convenience init(frame: Rect, primaryAction: Action?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// The events for which ``Event/primaryActionTriggered`` is sent as well when a finger causes
  /// them.
  var primaryEvents: Event { [] }

  /// Shows a new ``state``.
  func stateDidChange() {
    setNeedsDisplay()
    setNeedsLayout()
  }

  // MARK: Tracking

  /// Called when a finger has touched the control; returns true.
  ///
  /// - Parameters:
  ///   - touch: The finger.
  ///   - event: All touches at the time; nil if code calls it.
  /// - Returns: Whether the control tracks the finger.
  open func beginTracking(_ touch: Touch, with event: StageKit.Event?) -> Bool { true }

  /// Called when the tracked finger has moved; returns true.
  ///
  /// - Parameters:
  ///   - touch: The finger.
  ///   - event: All touches at the time; nil if code calls it.
  /// - Returns: Whether the control tracks the finger further.
  open func continueTracking(_ touch: Touch, with event: StageKit.Event?) -> Bool { true }

  /// Called when the tracked finger has been lifted; does nothing.
  open func endTracking(_ touch: Touch?, with event: StageKit.Event?) {}

  /// Called when tracking has been cancelled; does nothing.
  open func cancelTracking(with event: StageKit.Event?) {}

  /// Begins to track a finger, unless there is one.
  override open func touchesBegan(_ touches: Set<Touch>, with event: StageKit.Event?) {
    guard isEnabled, trackedTouch == nil, let touch = firstTouch(of: touches) else { return }
    withEvent(event) {
      isTouchInside = true
      isTracking = beginTracking(touch, with: event)
      guard isTracking else {
        isTouchInside = false
        return
      }
      trackedTouch = touch
      isHighlighted = true
      sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    }
  }

  /// Continues to track the finger.
  override open func touchesMoved(_ touches: Set<Touch>, with event: StageKit.Event?) {
    guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
    withEvent(event) {
      let wasInside = isTouchInside
      isTouchInside = isMostlyInside(touch)
      guard continueTracking(touch, with: event) else { return stopTracking() }
      if isTouchInside != wasInside {
        isHighlighted = isTouchInside
        sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit)
      }
      sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
    }
  }

  /// Ends the tracking.
  override open func touchesEnded(_ touches: Set<Touch>, with event: StageKit.Event?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    withEvent(event) {
      isTouchInside = isMostlyInside(touch)
      guard isTracking else { return stopTracking() }
      endTracking(touch, with: event)
      let end = isTouchInside ? Event.touchUpInside : .touchUpOutside
      stopTracking()
      sendFromTouch(end)
    }
  }

  /// Cancels the tracking.
  override open func touchesCancelled(_ touches: Set<Touch>, with event: StageKit.Event?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    withEvent(event) {
      let wasTracking = isTracking
      if wasTracking { cancelTracking(with: event) }
      stopTracking()
      if wasTracking { sendActions(for: .touchCancel) }
    }
  }

  /// Does what a press does: sends the actions of `primaryActionTriggered`.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  /// Sends the actions of an event that a finger has caused, and of the primary event if it is
  /// that.
  func sendFromTouch(_ event: Event) {
    sendActions(
      for: primaryEvents.isDisjoint(with: event) ? event : event.union(.primaryActionTriggered))
  }

  private func stopTracking() {
    isTracking = false
    isTouchInside = false
    trackedTouch = nil
    isHighlighted = false
  }

  private func withEvent(_ event: StageKit.Event?, _ body: () -> Void) {
    let outer = currentEvent
    currentEvent = event
    body()
    currentEvent = outer
  }

  /// Returns the uppermost of several simultaneous touches, at one height the leftmost.
  private func firstTouch(of touches: Set<Touch>) -> Touch? {
    touches.min {
      let (first, second) = ($0.location(in: self), $1.location(in: self))
      return (first.y, first.x) < (second.y, second.x)
    }
  }

  private func isMostlyInside(_ touch: Touch) -> Bool {
    bounds.insetBy(dx: -Self.trackingSlop, dy: -Self.trackingSlop)
      .contains(touch.location(in: self))
  }

  /// Returns false for single taps that superviews recognize while the control is enabled, as
  /// UIKit's controls do.
  override open func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard isEnabled, let tap = gestureRecognizer as? TapGestureRecognizer, tap.view !== self else {
      return true
    }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  // MARK: Targets

  /// Adds a method of a target for events.
  ///
  /// A pair that was added for other events receives these as well.
  ///
  /// - Parameters:
  ///   - target: The object, held weakly; nil is the first responder with the method, from the
  ///     control up.
  ///   - action: The method.
  ///   - controlEvents: The events.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let index = registrations.firstIndex {
      $0.selector != nil && $0.isAimed(at: target) && $0.matches(target: target, action: action)
    }
    if let index { return registrations[index].events.formUnion(controlEvents) }
    let receiver =
      target.map { ControlRegistration.Receiver.target(TargetAction(target: $0, action: action)) }
      ?? .responder(action)
    registrations.append(ControlRegistration(receiver: receiver, events: controlEvents))
  }

  /// Removes methods of a target from events.
  ///
  /// - Parameters:
  ///   - target: The object; nil matches any.
  ///   - action: The method; nil matches any.
  ///   - controlEvents: The events.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    removeEvents(controlEvents) { $0.matches(target: target, action: action) }
  }

  /// The targets, by identity if they are not hashable.
  open var allTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for case .target(let pair) in registrations.map(\.receiver) {
      guard let target = pair.target else { continue }
      targets.insert((target as? AnyHashable) ?? AnyHashable(ObjectIdentifier(target)))
    }
    return targets
  }

  /// Returns the names of a target's methods for an event; nil if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = registrations.filter {
      $0.isAimed(at: target) && !$0.events.isDisjoint(with: controlEvent)
        && $0.matches(target: target, action: nil)
    }.compactMap { $0.selector?.name }
    return names.isEmpty ? nil : names
  }

  /// Calls a method of a target with the control as its sender.
  ///
  /// Override it to observe or to redirect actions.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - target: The object; nil is the first responder with the method, from the control up.
  ///   - event: The touches; nil if there are none.
  open func sendAction(_ action: Selector, to target: Any?, for event: StageKit.Event?) {
    if let target { return action.perform(on: target as AnyObject, sender: self, event: event) }
    var responder: Responder? = self
    while let candidate = responder, !action.canPerform(on: candidate) {
      responder = candidate.next
    }
    if let responder { action.perform(on: responder, sender: self, event: event) }
  }

  // MARK: Actions

  /// Adds an action for events.
  ///
  /// An action with the same identifier for the same events is replaced.
  ///
  /// - Parameters:
  ///   - action: The action, retained.
  ///   - controlEvents: The events.
  open func addAction(_ action: Action, for controlEvents: Event) {
    removeAction(action, for: controlEvents)
    registrations.append(ControlRegistration(receiver: .action(action), events: controlEvents))
  }

  /// Removes an action from events.
  open func removeAction(_ action: Action, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the actions of an identifier from events.
  open func removeAction(identifiedBy identifier: Action.Identifier, for controlEvents: Event) {
    removeEvents(controlEvents) { $0.action?.identifier == identifier }
  }

  /// Calls an action with the control as its sender.
  ///
  /// Override it to observe or to redirect actions.
  open func sendAction(_ action: Action) { action.perform(from: self) }

  /// Calls the actions of events, each of them once.
  open func sendActions(for controlEvents: Event) {
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      switch registration.receiver {
      case .target(let pair):
        if let target = pair.target { sendAction(pair.action, to: target, for: currentEvent) }
      case .responder(let action): sendAction(action, to: nil, for: currentEvent)
      case .action(let action): sendAction(action)
      case .function(let function): function()
      }
    }
  }

  /// The events for which there are actions.
  open var allControlEvents: Event { registrations.reduce([]) { $0.union($1.events) } }

  /// Calls a function with each action and its events, in order, until it sets its last argument.
  ///
  /// - Parameter iterator: Receives the action and its events; it stops when it sets the last
  ///   argument to true.
  open func enumerateEventHandlers(
    _ iterator: (_ action: Action, _ events: Event, _ stop: inout Bool) -> Void
  ) {
    var stop = false
    for registration in registrations {
      guard let action = registration.action else { continue }
      iterator(action, registration.events, &stop)
      if stop { return }
    }
  }
}

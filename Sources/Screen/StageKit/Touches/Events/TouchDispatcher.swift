internal import Geometry

/// Sends the touches of a stage to gesture recognizers and views.
///
/// An event goes to the recognizers first: those of the touched view, then those of its superviews,
/// each view's in the order in which they were added. Then their actions are sent, then the touches
/// to the views, and recognizers that are done are reset. The methods called meanwhile may change
/// states, views and recognizers; the effects are processed before the event ends.
final class TouchDispatcher {
  /// A state that a recognizer has entered, of which its targets have not been notified yet.
  private struct Report {
    let recognizer: GestureRecognizer
    let state: GestureRecognizer.State
  }

  private unowned let stage: Stage
  /// The fingers on the stage, in the order of their beginnings.
  private(set) var touches: [Touch] = []
  /// The touches of which the views have not received everything.
  var viewTouches: [Touch] = []
  /// The recognizers that have received touches since they were reset, in the order in which they
  /// receive events.
  private(set) var recognizers: [GestureRecognizer] = []
  /// The event of the fingers on the stage; it lasts until the last is lifted.
  private(set) var event: Event
  private var reports: [Report] = []
  private var taps = TapCounter()
  private var isUpdating = false

  init(_ stage: Stage) {
    self.stage = stage
    event = Event(time: 0, touches: [])
  }

  // MARK: Events

  /// Sends changes of touches as one event.
  func send(_ changes: [TouchChange]) {
    update {
      for touch in touches { touch.phase = .stationary }
      if touches.isEmpty { event = Event(time: stage.time, touches: []) }
      let changes = changes.filter { $0.kind == .beginning || touches.contains($0.touch) }
      for change in changes { apply(change) }
      event.timestamp = stage.time
      event.allTouches = Set(touches)
      for touch in touches where touch.phase == .began { begin(touch) }
      for recognizer in recognizers { recognizer.receive(event) }
    }
  }

  /// Cancels all touches.
  func cancelTouches() {
    guard !touches.isEmpty else { return }
    send(touches.map { TouchChange($0, .cancellation) })
  }

  private func apply(_ change: TouchChange) {
    let touch = change.touch
    switch change.kind {
    case .beginning:
      touch.number = (touches.map(\.number).max() ?? -1) + 1
      touches.append(touch)
    case .move(let position): touch.move(to: position, time: stage.time)
    case .lift(let velocity):
      touch.end(.ended, time: stage.time, velocity: velocity)
      taps.noteEnd(of: touch)
    case .cancellation: touch.end(.cancelled, time: stage.time, velocity: .zero)
    }
  }

  private func begin(_ touch: Touch) {
    touch.tapCount = taps.countTap(at: touch.position, time: stage.time)
    touch.view = stage.view.hitTest(touch.position, with: event)
    guard let view = touch.view else { return }
    if view.accepts(touch, besides: touches) { viewTouches.append(touch) }
    let receivers = view.superviewChain.flatMap { $0.gestureRecognizers ?? [] }
      .filter { $0.accepts(touch, of: event) }
    insert(receivers)
    touch.gestureRecognizers = receivers
    for recognizer in receivers { recognizer.track(touch, from: self) }
  }

  /// Adds recognizers of one touch to those that receive events, in their order.
  private func insert(_ receivers: [GestureRecognizer]) {
    var index = recognizers.count
    for receiver in receivers.reversed() {
      if let present = recognizers.firstIndex(of: receiver) {
        index = present
      } else {
        recognizers.insert(receiver, at: index)
      }
    }
  }

  // MARK: Updates

  /// Makes a change and processes its effects; a nested change leaves that to the outer one.
  func update(_ change: () -> Void) {
    guard !isUpdating else { return change() }
    isUpdating = true
    change()
    repeat {
      while sendReport() || sendToViews() {}
      removeLiftedTouches()
      resetRecognizers()
    } while !reports.isEmpty
    isUpdating = false
  }

  /// Reports a state to the targets of a recognizer after the event has reached all recognizers.
  func report(_ state: GestureRecognizer.State, of recognizer: GestureRecognizer) {
    if state == .changed,
      reports.contains(where: { $0.recognizer === recognizer && $0.state == .changed })
    {
      return
    }
    reports.append(Report(recognizer: recognizer, state: state))
  }

  private func sendReport() -> Bool {
    guard !reports.isEmpty else { return false }
    let report = reports.removeFirst()
    report.recognizer.sendActions(as: report.state)
    return true
  }

  private func removeLiftedTouches() {
    guard touches.contains(where: { !$0.isDown }) else { return }
    touches.removeAll { !$0.isDown }
    for recognizer in recognizers { recognizer.removeLiftedTouches() }
  }

  private func resetRecognizers() {
    for recognizer in recognizers where recognizer.isDone {
      recognizers.removeAll { $0 === recognizer }
      recognizer.returnToPossible()
    }
  }

  /// Calls a function after a time, before the timers and animations of that instant.
  func schedule(after delay: Double, _ action: @escaping () -> Void) -> EventQueue.Token {
    stage.events.schedule(at: stage.time + delay, .touch) { [weak self] in self?.update(action) }
  }

  func cancel(_ token: EventQueue.Token) { stage.events.cancel(token) }

  /// Ends the gestures and touches of a view that has left the stage, and of its descendants.
  func viewDidLeave(_ view: View) {
    guard !recognizers.isEmpty || !viewTouches.isEmpty else { return }
    update {
      for recognizer in recognizers where recognizer.view?.isDescendant(of: view) == true {
        recognizer.stop()
      }
      for touch in viewTouches where touch.view?.isDescendant(of: view) == true {
        touch.isTakenFromView = true
      }
    }
  }
}

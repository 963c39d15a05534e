import Controls
import Geometry
import StageKit
import Testing

/// A target of actions.
private final class Receiver {
  var calls: [String] = []

  func pressed() { calls.append("pressed") }
  func changed(_ sender: Control) { calls.append("changed \(sender.tag)") }
  func moved(_ sender: Control, event: StageKit.Event?) {
    calls.append("moved \(event?.allTouches?.count ?? 0)")
  }
}

/// A superview with a method for its controls.
private final class Board: View {
  var presses = 0

  func pressed() { presses += 1 }
}

@Suite struct ControlTests {
  private let stage = Stage(size: Size(400, 400))
  private let control = Control(frame: Rect(x: 100, y: 100, width: 100, height: 50))
  private let receiver = Receiver()

  init() { stage.view.addSubview(control) }

  /// Returns the names of the events that are sent until a time.
  private func events(until time: Double) -> () -> [String] {
    final class Log { var names: [String] = [] }
    let log = Log()
    let names: [(Control.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
      (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
      (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
    ]
    for (event, name) in names { control.addAction(for: event) { log.names.append(name) } }
    stage.advance(to: time)
    return { log.names }
  }

  @Test func `a control has the defaults of UIKit`() {
    #expect(control.isEnabled && !control.isSelected && !control.isHighlighted)
    #expect(control.state == .normal && !control.isTracking && !control.isTouchInside)
    #expect(control.contentHorizontalAlignment == .center)
    #expect(control.contentVerticalAlignment == .center)
    #expect(control.allControlEvents == [] && control.allTargets.isEmpty)
  }

  @Test func `states and events have the values of UIKit's headers`() {
    #expect(Control.State.highlighted.rawValue == 1 && Control.State.disabled.rawValue == 2)
    #expect(Control.State.selected.rawValue == 4 && Control.State.focused.rawValue == 8)
    #expect(Control.State.application.rawValue == 0x00FF_0000)
    #expect(Control.Event.touchUpInside.rawValue == 64)
    #expect(Control.Event.valueChanged.rawValue == 4096)
    #expect(Control.Event.primaryActionTriggered.rawValue == 8192)
    #expect(Control.Event.editingDidEndOnExit.rawValue == 1 << 19)
    #expect(Control.Event.allTouchEvents.rawValue == 0xFFF)
  }

  @Test func `the state is composed of the properties`() {
    control.isSelected = true
    control.isHighlighted = true
    #expect(control.state == [.selected, .highlighted])
    control.isEnabled = false
    #expect(control.state == [.selected, .disabled])
  }

  @Test func `a tap sends down and up, a second one soon after also a repetition`() {
    stage.tap(at: Point(110, 110), time: 0.1, count: 2)
    #expect(events(until: 1)() == ["down", "up inside", "down", "repeat", "up inside"])
  }

  @Test func `a finger leaves at 70 points from the edge and comes back`() {
    // The right edge is at x = 200.
    stage.pan(
      from: Point(190, 120), through: [Point(269, 120), Point(271, 120), Point(200, 120)], at: 0.1,
      duration: 0.3)
    stage.pan(from: Point(190, 120), through: [Point(300, 120)], at: 1, duration: 0.1)
    #expect(
      events(until: 2)() == [
        "down", "inside", "exit", "outside", "enter", "inside", "up inside",
        "down", "exit", "outside", "up outside",
      ])
  }

  @Test func `a cancelled touch sends its event`() {
    stage.longPress(at: control.center, time: 0.1, duration: 1)
    stage.cancelTouches(at: 0.5)
    #expect(events(until: 2)() == ["down", "cancel"])
    #expect(!control.isTracking && !control.isHighlighted)
  }

  @Test func `a control is highlighted under a finger`() {
    stage.longPress(at: control.center, time: 0.1, duration: 1)
    stage.advance(to: 0.5)
    #expect(control.isHighlighted && control.isTracking && control.isTouchInside)
    stage.advance(to: 1.5)
    #expect(!control.isHighlighted && !control.isTracking)
  }

  @Test func `a disabled control sends nothing and leaves taps to its superview`() {
    var taps = 0
    stage.view.addGestureRecognizer(TapGestureRecognizer { _ in taps += 1 })
    stage.tap(at: control.center, time: 0.1)
    stage.scheduledTimer(withTimeInterval: 0.5, repeats: false) { [control] _ in
      control.isEnabled = false
    }
    stage.tap(at: control.center, time: 1)
    #expect(events(until: 2)() == ["down", "up inside"])
    #expect(taps == 1)
  }

  @Test func `methods of targets receive nothing, the sender, or the event too`() {
    control.tag = 7
    control.addTarget(receiver, action: Selector(Receiver.pressed), for: .touchDown)
    control.addTarget(receiver, action: Selector(Receiver.changed), for: .touchUpInside)
    control.addTarget(receiver, action: Selector(Receiver.moved), for: .touchUpInside)
    stage.tap(at: control.center, time: 0.1)
    stage.advance(to: 1)
    #expect(receiver.calls == ["pressed", "changed 7", "moved 1"])
  }

  @Test func `a target is removed by its method, or wholly`() {
    let pressed = Selector(Receiver.pressed, name: "pressed")
    control.addTarget(receiver, action: pressed, for: .touchDown)
    control.addTarget(receiver, action: pressed, for: .valueChanged)
    #expect(control.actions(forTarget: receiver, forControlEvent: .valueChanged) == ["pressed"])
    #expect(control.allControlEvents == [.touchDown, .valueChanged])
    control.sendActions(for: [.touchDown, .valueChanged])
    #expect(receiver.calls == ["pressed"])
    control.removeTarget(receiver, action: pressed, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(receiver.calls == ["pressed"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allTargets.isEmpty)
  }

  @Test func `a target may be an optional in a value of any type, with an object or without`() {
    let pressed = Selector(Receiver.pressed, name: "pressed")
    let (some, none): (Receiver?, Receiver?) = (receiver, nil)
    control.addTarget(some as Any, action: pressed, for: .touchDown)
    control.addTarget(none as Any, action: pressed, for: .touchUpInside)
    control.sendActions(for: [.touchDown, .touchUpInside])
    #expect(receiver.calls == ["pressed"])
    control.removeTarget(some as Any, action: pressed, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(receiver.calls == ["pressed"])
  }

  @Test func `without a target the first responder up from the control is called`() {
    let board = Board(frame: stage.view.bounds)
    stage.view.addSubview(board)
    board.addSubview(control)
    control.addTarget(nil, action: Selector(Board.pressed), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(board.presses == 1)
  }

  @Test func `targets are held weakly`() {
    var calls = 0
    final class Target {
      let call: () -> Void
      init(_ call: @escaping () -> Void) { self.call = call }
      func pressed() { call() }
    }
    do {
      let target = Target { calls += 1 }
      control.addTarget(target, action: Selector(Target.pressed), for: .touchDown)
      control.sendActions(for: .touchDown)
    }
    control.sendActions(for: .touchDown)
    #expect(calls == 1)
  }

  @Test func `an action knows its sender and is replaced by one of the same identifier`() {
    var calls: [String] = []
    let identifier = Action.Identifier("save")
    control.addAction(
      Action(identifier: identifier) { _ in calls.append("old") }, for: .valueChanged)
    control.addAction(
      Action(identifier: identifier) { [control] action in
        #expect(action.sender === control)
        calls.append("new")
      }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(calls == ["new"])
    control.removeAction(identifiedBy: identifier, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(calls == ["new"])
  }
}

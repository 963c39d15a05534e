import Geometry
import StageKit
import TestSupport
import Testing

@Suite struct VirtualClockTests {
  @Test func `the clock starts at 0 and advances to given times`() {
    let stage = Stage(size: .phone)
    #expect(stage.time == 0)
    stage.advance(to: 1.25)
    #expect(stage.time == 1.25)
    _ = stage.frame(at: 2)
    #expect(stage.time == 2)
    stage.advance(to: 2)
    #expect(stage.time == 2)
  }

  @Test func `events are processed in the order of their times, not of their creation`() {
    let stage = Stage(size: .phone)
    var generator = SeededGenerator(seed: 1)
    let times = (0..<200).map { _ in Double.random(in: 0.001...10, using: &generator) }
    var eventTimes: [Double] = []
    for time in times {
      stage.scheduledTimer(withTimeInterval: time, repeats: false) { _ in
        eventTimes.append(stage.time)
      }
    }
    stage.advance(to: 10)
    #expect(eventTimes == times.sorted())
  }

  @Test func `timers precede ends of animations at one instant, each in the order of creation`() {
    let scene = Scene()
    let calls = CallLog()
    for name in ["animation 1", "animation 2"] {
      scene.stage.animate(withDuration: 1) {
        scene.view.center.x += 10
      } completion: { _ in
        calls.append(name, on: scene.stage)
      }
    }
    for name in ["timer 1", "timer 2"] {
      scene.stage.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
        calls.append(name, on: scene.stage)
      }
    }
    scene.stage.advance(to: 1)
    #expect(calls.texts == ["timer 1", "timer 2", "animation 1", "animation 2"])
  }

  @Test func `stage time is the event's time while an event is processed`() {
    let stage = Stage(size: .phone)
    stage.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in stage.log("now") }
    stage.advance(to: 7)
    #expect(stage.logEntries.map(\.time) == [0.3])
    #expect(stage.logEntries.map(\.text) == ["now"])
  }

  @Test func `an event later than a frame by a rounding error is due in that frame`() {
    let stage = Stage(size: .phone)
    var ticks = 0
    stage.scheduledTimer(withTimeInterval: 0.05, repeats: true) { _ in ticks += 1 }
    // 6 * 0.05 is 0.30000000000000004.
    stage.advance(to: 0.3)
    #expect(ticks == 6)
    stage.advance(to: 0.3)
    #expect(ticks == 6)
  }

  @Test(arguments: [24.0, 60, 120, 7])
  func `the motion does not depend on the frame rate`(framesPerSecond: Double) {
    // The reference stage advances by whole seconds, at which every frame rate has a frame.
    let slow = busyScene()
    let fast = busyScene()
    for second in 1...6 {
      for index in 1...Int(framesPerSecond) {
        fast.stage.advance(to: Double(second - 1) + Double(index) / framesPerSecond)
      }
      slow.stage.advance(to: Double(second))
      // Identical bits: intermediate frames have no effect.
      #expect(fast.stage.viewStates == slow.stage.viewStates)
      #expect(fast.stage.logEntries == slow.stage.logEntries)
    }
    #expect(slow.stage.logEntries.count > 10)
  }

  /// A chain of animations, a timer that moves a view, and a property animator.
  private func busyScene() -> Scene {
    let scene = Scene()
    let stage = scene.stage
    func animate() {
      stage.animate(withDuration: 0.37) {
        scene.view.center.x = 300 - scene.view.center.x
      } completion: { _ in
        stage.log("swung")
        animate()
      }
    }
    animate()
    let hand = View(frame: Rect(x: 0, y: 0, width: 5, height: 5))
    stage.view.addSubview(hand)
    stage.scheduledTimer(withTimeInterval: 0.11, repeats: true) { _ in hand.center.y += 1 }
    ViewPropertyAnimator(on: stage, duration: 4.2, curve: .easeIn) {
      hand.transform = Transform(rotationAngle: 2)
    }.startAnimation()
    return scene
  }

  @Test func `advancing to a past time traps`() async {
    await #expect(processExitsWith: .failure) {
      let stage = Stage(size: .phone)
      stage.advance(to: 1)
      stage.advance(to: 0.999)
    }
  }

  @Test func `advancing a stage in one of its events traps`() async {
    await #expect(processExitsWith: .failure) {
      let stage = Stage(size: .phone)
      stage.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in stage.advance(to: 5) }
      stage.advance(to: 2)
    }
  }

  @Test func `a time of NaN and a stage of width 0 trap`() async {
    await #expect(processExitsWith: .failure) { Stage(size: .phone).advance(to: .nan) }
    await #expect(processExitsWith: .failure) { _ = Stage(size: Size(0, 100)) }
  }

  @Test func `an infinite loop of events at one instant traps`() async {
    await #expect(processExitsWith: .failure) {
      let stage = Stage(size: .phone)
      func again() {
        stage.animate(withDuration: 0, animations: {}, completion: { _ in again() })
      }
      again()
      stage.advance(to: 1)
    }
  }

  @Test func `50 000 events at one instant do not trap`() {
    let stage = Stage(size: .phone)
    var fired = 0
    for _ in 0..<50_000 {
      stage.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in fired += 1 }
    }
    stage.advance(to: 1)
    #expect(fired == 50_000)
  }
}

import Geometry
import StageKit
import TestSupport
import Testing

@Suite struct VirtualClockTests {
  @Test func `the clock starts at 0 and goes where it is told to`() {
    let stage = Stage(size: .phone)
    #expect(stage.time == 0)
    stage.advance(to: 1.25)
    #expect(stage.time == 1.25)
    _ = stage.frame(at: 2)
    #expect(stage.time == 2)
    stage.advance(to: 2)
    #expect(stage.time == 2)
  }

  @Test func `events happen in the order of their times, whatever the order they were made in`() {
    let stage = Stage(size: .phone)
    var generator = SeededGenerator(seed: 1)
    let times = (0..<200).map { _ in Double.random(in: 0.001...10, using: &generator) }
    var happened: [Double] = []
    for time in times {
      stage.scheduledTimer(withTimeInterval: time, repeats: false) { _ in
        happened.append(stage.time)
      }
    }
    stage.advance(to: 10)
    #expect(happened == times.sorted())
  }

  @Test func `at one instant timers come before ends of animations, each in the order made`() {
    let scene = Scene()
    let journal = Journal()
    for name in ["animation 1", "animation 2"] {
      scene.stage.animate(withDuration: 1) {
        scene.view.center.x += 10
      } completion: { _ in
        journal.note(name, on: scene.stage)
      }
    }
    for name in ["timer 1", "timer 2"] {
      scene.stage.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
        journal.note(name, on: scene.stage)
      }
    }
    scene.stage.advance(to: 1)
    #expect(journal.texts == ["timer 1", "timer 2", "animation 1", "animation 2"])
  }

  @Test func `an event sees its own time, not that of the frame asked for`() {
    let stage = Stage(size: .phone)
    stage.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in stage.log("now") }
    stage.advance(to: 7)
    #expect(stage.logEntries.map(\.time) == [0.3])
    #expect(stage.logEntries.map(\.text) == ["now"])
  }

  @Test func `an event due a rounding error after a frame belongs to the frame`() {
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
  func `frames at any rate show the same motion`(framesPerSecond: Double) {
    // At whole seconds every rate has a frame; compare with a stage that only goes there.
    let slow = busyScene()
    let fast = busyScene()
    for second in 1...6 {
      for index in 1...Int(framesPerSecond) {
        fast.stage.advance(to: Double(second - 1) + Double(index) / framesPerSecond)
      }
      slow.stage.advance(to: Double(second))
      // Bit for bit: nothing depends on the frames in between.
      #expect(fast.stage.viewStates == slow.stage.viewStates)
      #expect(fast.stage.logEntries == slow.stage.logEntries)
    }
    #expect(slow.stage.logEntries.count > 10)
  }

  /// A chain of animations, a timer that moves a view, and a property animator.
  private func busyScene() -> Scene {
    let scene = Scene()
    let stage = scene.stage
    func swing() {
      stage.animate(withDuration: 0.37) {
        scene.view.center.x = 300 - scene.view.center.x
      } completion: { _ in
        stage.log("swung")
        swing()
      }
    }
    swing()
    let hand = View(frame: Rect(x: 0, y: 0, width: 5, height: 5))
    stage.view.addSubview(hand)
    stage.scheduledTimer(withTimeInterval: 0.11, repeats: true) { _ in hand.center.y += 1 }
    ViewPropertyAnimator(on: stage, duration: 4.2, curve: .easeIn) {
      hand.transform = Transform(rotationAngle: 2)
    }.startAnimation()
    return scene
  }

  @Test func `a stage cannot go back`() async {
    await #expect(processExitsWith: .failure) {
      let stage = Stage(size: .phone)
      stage.advance(to: 1)
      stage.advance(to: 0.999)
    }
  }

  @Test func `a stage cannot be advanced by its own events`() async {
    await #expect(processExitsWith: .failure) {
      let stage = Stage(size: .phone)
      stage.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in stage.advance(to: 5) }
      stage.advance(to: 2)
    }
  }

  @Test func `a time that is no number and a stage without an area trap`() async {
    await #expect(processExitsWith: .failure) { Stage(size: .phone).advance(to: .nan) }
    await #expect(processExitsWith: .failure) { _ = Stage(size: Size(0, 100)) }
  }

  @Test func `an endless loop at one instant traps`() async {
    await #expect(processExitsWith: .failure) {
      let stage = Stage(size: .phone)
      func again() {
        stage.animate(withDuration: 0, animations: {}, completion: { _ in again() })
      }
      again()
      stage.advance(to: 1)
    }
  }

  @Test func `many events at one instant are no endless loop`() {
    let stage = Stage(size: .phone)
    var fired = 0
    for _ in 0..<50_000 {
      stage.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in fired += 1 }
    }
    stage.advance(to: 1)
    #expect(fired == 50_000)
  }
}

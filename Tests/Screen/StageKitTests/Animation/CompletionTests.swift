import Geometry
import StageKit
import TestSupport
import Testing

@Suite struct CompletionTests {
  private let scene = Scene()
  private var stage: Stage { scene.stage }
  private var view: View { scene.view }
  private let calls = CallLog()

  private func recordCompletion(_ finished: Bool) { calls.append(finished, on: stage) }

  private func moveRight(_ duration: Double = 1) {
    stage.animate(
      withDuration: duration, animations: { view.center.x += 100 }, completion: recordCompletion)
  }

  @Test func `a completion is called exactly at the end, after delay and duration`() {
    stage.advance(to: 0.1)
    stage.animate(
      withDuration: 0.7, delay: 0.2, animations: { view.center.x = 100 },
      completion: recordCompletion)
    stage.advance(to: 50)
    #expect(calls.entries == [CallLog.Entry(text: "true", time: 0.1 + 0.2 + 0.7)])
  }

  @Test func `an animation presents its end value in its completion`() {
    var shown: Point?
    stage.animate(withDuration: 1) {
      view.center.x = 100
    } completion: { _ in
      shown = view.presentation.center
    }
    stage.advance(to: 3)
    #expect(shown == Point(100, 0))
  }

  @Test func `completions are called in the order of the ends`() {
    for (duration, name) in [(0.3, "a"), (0.1, "b"), (0.2, "c"), (0.1, "d")] {
      stage.animate(withDuration: duration) {
        view.center.x += 1
      } completion: { _ in
        calls.append(name, on: stage)
      }
    }
    stage.advance(to: 1)
    #expect(calls.texts == ["b", "d", "c", "a"])
  }

  @Test(arguments: [1.0, 24, 60, 120])
  func `an animation started in a completion starts exactly at the end, at any frame rate`(
    framesPerSecond: Double
  ) {
    func animate(remaining: Int) {
      guard remaining > 0 else { return }
      stage.animate(withDuration: 0.7, options: .curveLinear) {
        view.center.x += 70
      } completion: { _ in
        calls.append(remaining, on: stage)
        animate(remaining: remaining - 1)
      }
    }
    animate(remaining: 9)
    for frame in 0...Int(7 * framesPerSecond) {
      let time = Double(frame) / framesPerSecond
      // Consecutive linear moves without a gap are one linear move: 100 pt/s for 6.3 s.
      #expect(isClose(scene.x(at: time), min(100 * time, 630), within: 1e-9))
    }
    #expect(calls.texts == (1...9).reversed().map(String.init))
    // The end is a sum of nine times 0.7, each rounded by at most half a unit in the last place.
    let end = calls.entries.last?.time ?? 0
    #expect(isClose(end, 6.3, within: 9 * 0x1p-51))
  }

  @Test func `removing all animations calls the completion with false, once`() {
    moveRight()
    stage.advance(to: 0.4)
    view.removeAllAnimations()
    view.removeAllAnimations()
    #expect(view.presentation.center.x == 100)
    #expect(calls.entries == [])
    stage.advance(to: 5)
    #expect(calls.entries == [CallLog.Entry(text: "false", time: 0.4)])
  }

  @Test func `removing the animations of one view does not affect another view of the block`() {
    let other = View(frame: .zero)
    stage.view.addSubview(other)
    stage.animate(
      withDuration: 1, options: .curveLinear,
      animations: {
        view.center.x = 100
        other.center.x = 100
      }, completion: recordCompletion)
    stage.advance(to: 0.5)
    view.removeAllAnimations()
    #expect(view.presentation.center.x == 100)
    #expect(other.presentation.center.x == 50)
    stage.advance(to: 5)
    #expect(calls.entries == [CallLog.Entry(text: "false", time: 1)])
  }

  @Test func `removing a view from the stage calls the completions with false, once`() {
    moveRight()
    moveRight(2)
    stage.advance(to: 0.4)
    view.removeFromSuperview()
    view.removeFromSuperview()
    stage.advance(to: 5)
    #expect(calls.entries.map(\.time) == [0.4, 0.4])
    #expect(calls.texts == ["false", "false"])
  }

  @Test func `removing a superview from the stage ends the animations of its subviews`() {
    let box = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    stage.view.addSubview(box)
    box.addSubview(view)
    moveRight()
    stage.advance(to: 0.4)
    box.removeFromSuperview()
    stage.advance(to: 5)
    #expect(calls.entries == [CallLog.Entry(text: "false", time: 0.4)])
  }

  @Test func `moving a view to another superview on the stage does not end its animations`() {
    let box = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    stage.view.addSubview(box)
    moveRight()
    stage.advance(to: 0.5)
    box.addSubview(view)
    #expect(isClose(view.presentation.center.x, 50, within: 1e-9))
    stage.advance(to: 5)
    #expect(calls.entries == [CallLog.Entry(text: "true", time: 1)])
  }

  @Test func `moving a view to another stage ends its animations`() {
    moveRight()
    stage.advance(to: 0.5)
    let other = Stage(size: .phone)
    other.view.addSubview(view)
    #expect(view.presentation.center.x == 100)
    stage.advance(to: 5)
    #expect(calls.entries == [CallLog.Entry(text: "false", time: 0.5)])
  }

  @Test func `a completion called with false can start an animation`() {
    stage.animate(withDuration: 1) {
      view.center.x = 100
    } completion: { _ in
      moveRight()
    }
    stage.advance(to: 0.5)
    view.removeAllAnimations()
    stage.advance(to: 5)
    #expect(calls.entries == [CallLog.Entry(text: "true", time: 1.5)])
  }
}

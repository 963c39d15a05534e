import Geometry
import Layers
import StageKit
import Testing

/// Layers on the clock of a stage.
@Suite struct LayerClockTests {
  private let scene = Scene()
  private var stage: Stage { scene.stage }
  private var view: View { scene.view }
  private let calls = CallLog()

  private func moveRight() {
    stage.animate(withDuration: 2, options: .curveLinear) {
      view.center.x = 100
    } completion: { [self] in
      calls.append($0, on: stage)
    }
  }

  @Test func `a view's layer has no implicit animations, other layers have`() {
    let layer = Layer()
    view.layer.addSublayer(layer)
    stage.advance(to: 1)
    view.layer.opacity = 0
    layer.opacity = 0
    #expect(view.layer.presentation()?.opacity == 0)
    #expect(layer.presentation()?.opacity == 1)
    // Core Animation's default duration is 0.25 s, its default curve cubicBezier(0.25, 0.1, 0.25,
    // 1).
    stage.advance(to: 1.125)
    let middle = 1 - TimingCurveReference.defaultMiddle
    #expect(abs((layer.presentation()?.opacity ?? 0) - middle) < 1e-9)
    stage.advance(to: 1.25)
    #expect(layer.presentation()?.opacity == 0)
    #expect(layer.animationKeys() == nil)
  }

  @Test func `a layer that has just been added has no implicit animations`() {
    let layer = Layer()
    view.layer.addSublayer(layer)
    layer.position.x = 10
    #expect(layer.presentation()?.position.x == 10)
    stage.advance(to: 0.1)
    layer.position.x = 20
    #expect(layer.presentation()?.position.x == 10)
  }

  @Test func `a transaction sets the duration and calls its completion`() {
    let layer = Layer()
    view.layer.addSublayer(layer)
    stage.advance(to: 1)
    stage.transaction.begin()
    stage.transaction.animationDuration = 2
    stage.transaction.completionBlock = { [self] in calls.append("done", on: stage) }
    layer.position.x = 10
    stage.transaction.commit()
    stage.advance(to: 5)
    #expect(calls.entries == [CallLog.Entry(text: "done", time: 3)])
  }

  @Test func `a transaction waits for the animations of views`() {
    stage.transaction.begin()
    stage.transaction.completionBlock = { [self] in calls.append("done", on: stage) }
    moveRight()
    stage.transaction.commit()
    stage.advance(to: 5)
    #expect(calls.texts.sorted() == ["done", "true"])
    #expect(calls.entries.allSatisfy { $0.time == 2 })
  }

  @Test func `an explicit animation runs on the clock of the stage`() {
    let animation = BasicAnimation(keyPath: "transform.rotation.z")
    animation.toValue = 2.0
    animation.duration = 4
    stage.advance(to: 1)
    view.layer.add(animation, forKey: "turn")
    stage.advance(to: 3)
    #expect(abs(view.presentation.angle - 1) < 1e-12)
    stage.advance(to: 5)
    #expect(view.presentation.angle == 0)
  }

  @Test func `an animation that is added before its view is on a stage starts with the stage`() {
    let other = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    let animation = BasicAnimation(keyPath: "position.x")
    animation.fromValue = 0.0
    animation.toValue = 10.0
    animation.duration = 1
    other.layer.add(animation, forKey: nil)
    stage.advance(to: 3)
    stage.view.addSubview(other)
    stage.advance(to: 3.5)
    #expect(other.presentation.center.x == 5)
  }

  @Test func `a paused layer pauses the animations of blocks, and ends them later`() {
    moveRight()
    stage.advance(to: 0.5)
    // The way that Apple's documentation pauses and resumes a layer.
    let layer = view.layer
    let paused = layer.convertTime(stage.time, from: nil)
    layer.speed = 0
    layer.timeOffset = paused
    #expect(scene.x(at: 0.5) == 25)
    #expect(scene.x(at: 7) == 25)
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(stage.time, from: nil) - paused
    #expect(scene.x(at: 7.5) == 50)
    #expect(calls.texts == [])
    #expect(scene.x(at: 8.5) == 100)
    #expect(calls.entries == [CallLog.Entry(text: "true", time: 8.5)])
  }

  @Test(arguments: [(0.5, 5.0), (2, 2)])
  func `a block on a slower or faster layer ends by the layer's clock`(
    speed: Double, end: Double
  ) {
    stage.advance(to: 1)
    view.layer.speed = speed
    moveRight()
    #expect(scene.x(at: (1 + end) / 2) == 50)
    stage.advance(to: 10)
    #expect(calls.entries == [CallLog.Entry(text: "true", time: end)])
  }

  @Test func `without actions of the transaction a block animates nothing`() {
    stage.transaction.begin()
    stage.transaction.disableActions = true
    moveRight()
    stage.transaction.commit()
    #expect(view.presentation.center.x == 100)
    #expect(calls.texts == ["true"])
  }
}

/// The middle of Core Animation's default timing curve.
private enum TimingCurveReference {
  /// cubicBezier(0.25, 0.1, 0.25, 1) at 0.5: the root s of
  /// 0.75 s (1 - s)^2 + 0.75 s^2 (1 - s) + s^3 = 0.5 by bisection, in 0.3 s (1 - s)^2 + 3 s^2 (1 -
  /// s) + s^3.
  static var defaultMiddle: Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let s = (low + high) / 2
      let x = 0.75 * s * (1 - s) * (1 - s) + 0.75 * s * s * (1 - s) + s * s * s
      if x < 0.5 { low = s } else { high = s }
    }
    return 0.3 * low * (1 - low) * (1 - low) + 3 * low * low * (1 - low) + low * low * low
  }
}

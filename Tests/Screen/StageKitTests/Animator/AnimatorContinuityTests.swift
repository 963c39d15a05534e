import Geometry
import StageKit
import TestSupport
import Testing

/// Presented values are continuous under all operations on a running animator.
@Suite struct AnimatorContinuityTests {
  /// An operation on an animator; only scrubbing changes presented values immediately.
  private enum Operation: CaseIterable {
    case pause
    case start
    case reverse
    case setSameFraction
    case scrub
    case toggleLinearity
    case continueWithOtherCurve
    case continueWithOtherDuration
    case add
    case addDelayed
    case animateBeside
  }

  @Test(arguments: 0..<100)
  func `presented values are continuous during and between operations`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let scene = AnimatorScene(
      duration: 1, curve: AnimationCurve.allCases.randomElement(using: &generator) ?? .linear)
    scene.animator.addAnimations({ [view = scene.view] in view.center.y = 100 }, delayFactor: 0.4)
    scene.animator.pausesOnCompletion = true
    scene.animator.startAnimation()
    var blocks = 2
    var time = 0.0
    for _ in 0..<30 {
      let operation = Operation.allCases.randomElement(using: &generator) ?? .start
      let before = scene.view.presentation
      if operation == .add || operation == .addDelayed { blocks += 1 }
      let mayMove = perform(operation, on: scene, using: &generator)
      let after = scene.view.presentation
      if !mayMove {
        // Inverting a curve has an error of 1e-15 of at most about 1000 pt.
        #expect(after.center.distance(to: before.center) < 1e-9, "\(operation) at \(time) s")
      }
      // The maximum slope of the curves is 1.8. A delay factor of 0.4 increases it by 1 / 0.6,
      // twice if the animator has left its curve; a duration factor of 0.25 increases it by 4.
      // Each block moves at most 100 pt.
      let maxSpeed = 100 * Double(blocks) * 1.8 * 4 / (0.6 * 0.6)
      var last = after.center
      for _ in 0..<Int.random(in: 1...120, using: &generator) {
        time += 0.001
        let center = scene.scene.presentation(at: time).center
        #expect(center.distance(to: last) <= maxSpeed * 0.001, "after \(operation) at \(time) s")
        last = center
      }
    }
  }

  /// Performs an operation if it is allowed; returns whether it may change presented values.
  private func perform(
    _ operation: Operation, on scene: AnimatorScene, using generator: inout SeededGenerator
  ) -> Bool {
    let animator = scene.animator
    switch operation {
    case .pause: animator.pauseAnimation()
    case .start: animator.startAnimation()
    case .reverse: animator.isReversed.toggle()
    case .setSameFraction:
      animator.pauseAnimation()
      animator.fractionComplete = animator.fractionComplete
    case .scrub:
      animator.fractionComplete = Double.random(in: 0...1, using: &generator)
      return true
    case .toggleLinearity: animator.scrubsLinearly.toggle()
    case .continueWithOtherCurve where !animator.isRunning:
      animator.continueAnimation(
        withTimingParameters: CubicTimingParameters(animationCurve: .easeOut), durationFactor: 0.5)
    case .continueWithOtherDuration where !animator.isRunning:
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.25)
    case .add where animator.fractionComplete < 0.9:
      animator.addAnimations { [view = scene.view] in view.center.x += 10 }
    case .addDelayed where animator.fractionComplete < 0.5:
      animator.addAnimations({ [view = scene.view] in view.center.y -= 10 }, delayFactor: 0.4)
    case .animateBeside:
      scene.stage.animate(withDuration: 0.5) { scene.view.center.x -= 10 }
    default: break
    }
    return false
  }

  @Test(arguments: 0..<20)
  func `stopping keeps the presented values`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let scene = AnimatorScene(duration: 1, curve: .easeInOut)
    scene.animator.addAnimations({ [view = scene.view] in view.center.x += 50 }, delayFactor: 0.3)
    scene.animator.startAnimation()
    let x = scene.x(at: Double.random(in: 0...1, using: &generator))
    scene.animator.stopAnimation(true)
    // Rounding of sums of offsets up to 150 pt.
    #expect(isClose(scene.x, x, within: 1e-12))
    #expect(isClose(scene.view.center.x, x, within: 1e-12))
  }
}

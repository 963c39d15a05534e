import Geometry
import StageKit
import TestSupport
import Testing

/// Whatever is done to an animator in mid-flight, nothing on the screen jumps.
@Suite struct AnimatorContinuityTests {
  /// One thing that a person may do; none of them but a move of the finger moves a view by itself.
  private enum Operation: CaseIterable {
    case pause
    case start
    case reverse
    case touch
    case scrub
    case toggleLinearity
    case continueWithOtherCurve
    case continueWithOtherDuration
    case add
    case addDelayed
    case animateBeside
  }

  @Test(arguments: 0..<100)
  func `no operation makes the screen jump, nor does the motion in between`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let curves: [AnimationCurve] = [.easeInOut, .easeIn, .easeOut, .linear]
    let scene = AnimatorScene(
      duration: 1, curve: curves.randomElement(using: &generator) ?? .linear)
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
        // Inverting a curve is good to 1e-15 of the way, of some 1000 pt at most.
        #expect(after.center.distance(to: before.center) < 1e-9, "\(operation) at \(time) s")
      }
      // No curve here is steeper than 1.8. A delay of 0.4 makes it 1 / 0.6 as steep, twice over
      // where curves of different pace meet; a rest in a quarter of the time four times. Blocks
      // move up to 100 pt each.
      let fastest = 100 * Double(blocks) * 1.8 * 4 / (0.6 * 0.6)
      var last = after.center
      for _ in 0..<Int.random(in: 1...120, using: &generator) {
        time += 0.001
        let center = scene.scene.shown(at: time).center
        #expect(center.distance(to: last) <= fastest * 0.001, "after \(operation) at \(time) s")
        last = center
      }
    }
  }

  /// Performs an operation where it is allowed, and tells whether it may move the view at once.
  private func perform(
    _ operation: Operation, on scene: AnimatorScene, using generator: inout SeededGenerator
  ) -> Bool {
    let animator = scene.animator
    switch operation {
    case .pause: animator.pauseAnimation()
    case .start: animator.startAnimation()
    case .reverse: animator.isReversed.toggle()
    case .touch:
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
  func `stopping freezes the screen as it is`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let scene = AnimatorScene(duration: 1, curve: .easeInOut)
    scene.animator.addAnimations({ [view = scene.view] in view.center.x += 50 }, delayFactor: 0.3)
    scene.animator.startAnimation()
    let x = scene.x(at: Double.random(in: 0...1, using: &generator))
    scene.animator.stopAnimation(true)
    // Sums of offsets of up to 150 pt.
    #expect(isClose(scene.x, x, within: 1e-12))
    #expect(isClose(scene.view.center.x, x, within: 1e-12))
  }
}

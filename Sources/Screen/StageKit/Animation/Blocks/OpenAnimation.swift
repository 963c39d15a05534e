internal import Layers
internal import Tween

/// An animation block without a closure: it animates the changes between its beginning and its
/// commit.
package final class OpenAnimation {
  /// The timing of the changes that follow.
  var timing: AnimationTiming
  /// Whether properties that are not additive start from their presented values.
  package var beginsFromCurrentState = false
  /// Called when the animations begin; nil by default.
  package var onStart: (() -> Void)?
  /// Called at the end with true unless the animations were interrupted; nil by default.
  package var onStop: ((Bool) -> Void)?

  unowned let stage: Stage
  let block: AnimationBlock

  init(on stage: Stage) {
    self.stage = stage
    timing = AnimationTiming(
      duration: 0.2, delay: 0, curve: AnimationCurve.easeInOut.timingCurve)
    block = AnimationBlock(end: stage.time, blocksTouches: true)
  }

  /// The duration, in seconds; 0.2 by default.
  package var duration: Double {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  /// The time before the beginning, in seconds; 0 by default.
  package var delay: Double {
    get { timing.delay }
    set { timing.delay = max(newValue, 0) }
  }

  /// Sets the curve; ease in and out by default.
  package func setCurve(_ curve: AnimationCurve) { timing.curve = curve.timingCurve }

  /// Sets the number of runs after the first one begins; 0, like 1, is one run.
  package func setRepeatCount(_ count: Double) { timing.repetition.count = count > 0 ? count : 1 }

  /// Sets whether each run is followed by a reversed one; false by default.
  package func setAutoreverses(_ autoreverses: Bool) {
    timing.repetition.autoreverses = autoreverses
  }
}

extension OpenAnimation: AnimationContext {
  func animate<Value>(_ property: AnimatedProperty<Value>, from start: Value, to end: Value) {
    guard timing.duration > 0 else { return }
    let displacement = start.displacement(to: end)
    let progress = stage.progress(of: timing)
    block.extend(to: timing.endTime(startingAt: stage.time))
    block.animate(property, from: start, at: stage.time) {
      displacement.scaled(by: progress($0) - 1)
    }
  }
}

extension Stage {
  /// Begins an animation of the changes until ``commitAnimation()``; it may be inside another one.
  package func beginAnimation() { animationContexts.append(OpenAnimation(on: self)) }

  /// The animation that was begun last; nil if there is none.
  package var openAnimation: OpenAnimation? { animationContexts.last as? OpenAnimation }

  /// Ends the changes of the animation that was begun last, which runs from now on.
  package func commitAnimation() {
    guard let animation = openAnimation else { return }
    animationContexts.removeLast()
    if let onStart = animation.onStart {
      schedule(at: time + animation.delay, onStart)
    }
    finish(animation.block, completion: animation.onStop)
  }
}

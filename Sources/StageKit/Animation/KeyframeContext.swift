internal import Tween

/// The block of a keyframe animation: collects what happens to each property, then animates it.
final class KeyframeContext: AnimationContext {
  let plan: AnimationPlan
  let beginsFromCurrentState: Bool
  private let mode: CalculationMode
  private let rotation: RotationDirection
  private var interval = 0.0...1.0
  private var timelines: [any Timeline] = []

  init(
    plan: AnimationPlan, beginsFromCurrentState: Bool, mode: CalculationMode,
    rotation: RotationDirection
  ) {
    self.plan = plan
    self.beginsFromCurrentState = beginsFromCurrentState
    self.mode = mode
    self.rotation = rotation
  }

  /// Runs a block whose changes take place in a part of the whole, 0...1.
  func withInterval(_ interval: ClosedRange<Double>, _ animations: () -> Void) {
    let outer = self.interval
    self.interval = interval
    animations()
    self.interval = outer
  }

  func animate<Value>(
    _ track: WritableKeyPath<Tracks, Animated<Value>>, of view: View, from start: Value,
    to end: Value
  ) {
    let change = PropertyTimeline.Change(interval: interval, value: end)
    for case let timeline as PropertyTimeline<Value> in timelines
    where timeline.view === view && timeline.track == track {
      timeline.changes.append(change)
      return
    }
    timelines.append(
      PropertyTimeline(view: view, track: track, start: start, changes: [change]))
  }

  /// Animates what the block has collected, with a progress as a function of the stage's time.
  func install(in group: AnimationGroup, progress: @escaping (_ time: Double) -> Double) {
    for timeline in timelines {
      timeline.install(in: group, progress: progress, mode: mode, rotation: rotation)
    }
  }
}

internal import Layers
internal import Tween

/// The context of a keyframe animation: it collects the changes of each property, then animates
/// them.
final class KeyframeContext: AnimationContext {
  let timing: AnimationTiming
  let beginsFromCurrentState: Bool
  private let mode: CalculationMode
  private let rotation: RotationDirection
  private var interval = 0.0...1.0
  private var timelines: [any Timeline] = []

  init(
    timing: AnimationTiming, beginsFromCurrentState: Bool, mode: CalculationMode,
    rotation: RotationDirection
  ) {
    self.timing = timing
    self.beginsFromCurrentState = beginsFromCurrentState
    self.mode = mode
    self.rotation = rotation
  }

  /// Executes a block whose changes take place in an interval of the animation, within 0...1.
  func withInterval(_ interval: ClosedRange<Double>, _ animations: () -> Void) {
    let outer = self.interval
    self.interval = interval
    animations()
    self.interval = outer
  }

  func animate<Value>(_ property: AnimatedProperty<Value>, from start: Value, to end: Value) {
    let change = PropertyTimeline.Change(interval: interval, value: end)
    for case let timeline as PropertyTimeline<Value> in timelines
    where timeline.property.isProperty(property.key, of: property.layer) {
      timeline.changes.append(change)
      return
    }
    timelines.append(PropertyTimeline(property: property, start: start, changes: [change]))
  }

  /// Adds the collected animations to a block.
  ///
  /// - Parameters:
  ///   - block: The block.
  ///   - now: The present time of the stage.
  ///   - progress: The progress as a function of stage time.
  func install(
    in block: AnimationBlock, at now: Double, progress: @escaping (_ time: Double) -> Double
  ) {
    for timeline in timelines {
      timeline.install(in: block, at: now, progress: progress, mode: mode, rotation: rotation)
    }
  }
}

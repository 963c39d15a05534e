internal import Geometry
internal import PictureKit
internal import StageKit

/// Frames of a performance at times between those at which dynamic animators move views, 60 a
/// second.
///
/// While an animator runs, they are interpolated between the frames before and after, so that slow
/// motion and motion blur are smooth. At 1000 points per second squared a straight line is at most
/// 0.04 points from the parabola.
struct FrameInterpolator {
  /// The frames of all stages at a multiple of the interval.
  private struct Step {
    let number: Int
    let frames: [Frame]
  }

  /// The rate of animators, per second.
  private static let rate = 60.0
  /// The fraction of an interval below which a time is that of its start.
  private static let tolerance = 1e-6

  private let performance: Performance
  private var earlier: Step?
  private var later: Step?

  init(_ performance: Performance) {
    self.performance = performance
  }

  /// Returns the frame at a time in seconds, not before that of the last call.
  mutating func frame(at time: Double) -> Frame {
    // Without an animator frames are exact at any time that has not passed.
    if performance.stages.allSatisfy({ !$0.hasRunningAnimator && $0.time <= time }) {
      return performance.frame(at: time)
    }
    let position = time * Self.rate
    let number = Int((position + Self.tolerance).rounded(.down))
    let fraction = position - Double(number)
    let start = step(number)
    guard fraction > Self.tolerance else { return performance.compose(start.frames, time) }
    let end = step(number + 1)
    let frames = zip(start.frames, end.frames).map { $0.interpolated(to: $1, fraction: fraction) }
    return performance.compose(frames, time)
  }

  private mutating func step(_ number: Int) -> Step {
    if let earlier, earlier.number == number { return earlier }
    if let later, later.number == number { return later }
    let time = Double(number) / Self.rate
    let step = Step(number: number, frames: performance.stages.map { $0.frame(at: time) })
    (earlier, later) = (later, step)
    return step
  }
}

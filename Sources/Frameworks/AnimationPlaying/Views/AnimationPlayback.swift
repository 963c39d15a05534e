internal import UIKit

/// The playing of a range of frames, from a moment on.
struct AnimationPlayback {
  /// The frames, in the direction in which they play.
  let from: Double
  let to: Double
  let mode: LottieLoopMode
  /// Frames in a second.
  let rate: Double
  /// When the range began, or would have begun, in seconds.
  private let start: Double

  /// Begins to play.
  ///
  /// - Parameters:
  ///   - from: The first frame.
  ///   - to: The last one; a negative speed plays from there.
  ///   - frame: The frame that is shown: playing goes on from it if it is in the range.
  ///   - mode: What happens at the end.
  ///   - rate: Frames in a second at this speed.
  ///   - now: The present time.
  init(
    from: Double, to: Double, at frame: Double, _ mode: LottieLoopMode, rate: Double, now: Double
  ) {
    (self.from, self.to) = rate < 0 ? (to, from) : (from, to)
    (self.mode, self.rate) = (mode, abs(rate))
    let isInside = min(from, to) <= frame && frame <= max(from, to) && frame != self.to
    let passed = isInside ? abs(frame - self.from) : 0
    start = now - (rate == 0 ? 0 : passed / abs(rate))
  }

  /// The seconds that the range takes once.
  private var duration: Double { rate > 0 ? abs(to - from) / rate : .infinity }

  /// When playing ends; infinite if it does not.
  var end: Double { mode.count.map { start + $0 * duration } ?? .infinity }

  /// Returns the frame at a time.
  func frame(at time: Double) -> Double {
    guard duration > 0, duration.isFinite else { return duration == 0 ? to : from }
    let passed = min(max(time, start), end) - start
    var turn = (passed / duration).rounded(.down)
    var fraction = passed / duration - turn
    // The last moment belongs to the turn before it.
    if time >= end, fraction == 0, turn > 0 { (turn, fraction) = (turn - 1, 1) }
    let isBackward = mode.isReversing && turn.truncatingRemainder(dividingBy: 2) == 1
    return from + (to - from) * (isBackward ? 1 - fraction : fraction)
  }
}

internal import Tween

/// The position of a property animator as a function of stage time.
///
/// The progress goes from 0 (start) to 1 (end) in segments. Pausing, scrubbing, reversing and
/// continuing each start a new segment at the current position.
struct Playhead {
  /// A part of the motion.
  enum Segment {
    /// Stays at a position.
    case paused(Position)
    /// Follows the animator's own curve from one time fraction to another.
    case curve(TimingCurve, from: Double, to: Double, Interval)
    /// Follows another curve from one progress to another, after `continueAnimation`.
    case continuation(TimingCurve, from: Double, to: Double, Interval)
  }

  /// A progress and the corresponding time fraction of the animator's curve.
  struct Position {
    let progress: Double
    /// Nil after scrubbing or continuing has set the progress independently of time.
    let timeFraction: Double?
  }

  /// The stage time in which a segment runs, in seconds.
  struct Interval {
    let begin: Double
    let duration: Double

    var end: Double { begin + duration }

    func fraction(at time: Double) -> Double {
      duration > 0 ? min(max((time - begin) / duration, 0), 1) : 1
    }
  }

  var segment: Segment

  /// Creates a playhead that is paused at a progress of 0 or 1.
  init(pausedAt progress: Double = 0) {
    segment = .paused(Position(progress: progress, timeFraction: progress))
  }

  func position(at time: Double) -> Position {
    switch segment {
    case .paused(let position):
      return position
    case .curve(let curve, let start, let end, let interval):
      let fraction = start + (end - start) * interval.fraction(at: time)
      return Position(progress: curve.value(at: fraction), timeFraction: fraction)
    case .continuation(let curve, let start, let end, let interval):
      let progress = start + (end - start) * curve.value(at: interval.fraction(at: time))
      return Position(progress: progress, timeFraction: nil)
    }
  }

  /// The end of the current segment in stage time; nil while paused.
  var end: Double? {
    switch segment {
    case .paused: nil
    case .curve(_, _, _, let interval), .continuation(_, _, _, let interval): interval.end
    }
  }
}

extension TimingCurve {
  /// Returns a time fraction at which the curve has a value, found by bisection; the first one if
  /// the curve is monotonic.
  func timeFraction(ofValue value: Double) -> Double {
    var low = 0.0
    var high = 1.0
    if self.value(at: low) == value { return low }
    // 50 bisections reach the precision of a Double.
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if self.value(at: middle) < value { low = middle } else { high = middle }
    }
    return high
  }
}

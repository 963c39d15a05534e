internal import Tween

/// Where a property animator stands on its way, and how it goes on.
///
/// On the way from start (progress 0) to end (progress 1) the animator runs one leg after another:
/// pausing, scrubbing, reversing and continuing each begin a new leg where the last one stood.
struct Playhead {
  /// A stretch of the way.
  enum Leg {
    /// Stands still.
    case paused(Place)
    /// Runs along the animator's own curve from one time fraction to another.
    case curve(TimingCurve, from: Double, to: Double, Run)
    /// Runs from one progress to another by a curve of its own.
    case blend(TimingCurve, from: Double, to: Double, Run)
  }

  /// A place on the way: the progress, and the time fraction of the animator's curve that it
  /// belongs to.
  struct Place {
    let progress: Double
    /// Nil once a finger has moved the animator off its curve.
    let timeFraction: Double?
  }

  /// When a leg runs, in the stage's time.
  struct Run {
    let begin: Double
    let duration: Double

    var end: Double { begin + duration }

    func fraction(at time: Double) -> Double {
      duration > 0 ? min(max((time - begin) / duration, 0), 1) : 1
    }
  }

  var leg: Leg

  /// Creates a playhead that stands at the start, 0, or at the end, 1.
  init(startingFrom end: Double = 0) {
    leg = .paused(Place(progress: end, timeFraction: end))
  }

  func place(at time: Double) -> Place {
    switch leg {
    case .paused(let place):
      return place
    case .curve(let curve, let start, let end, let run):
      let fraction = start + (end - start) * run.fraction(at: time)
      return Place(progress: curve.value(at: fraction), timeFraction: fraction)
    case .blend(let curve, let start, let end, let run):
      let progress = start + (end - start) * curve.value(at: run.fraction(at: time))
      return Place(progress: progress, timeFraction: nil)
    }
  }

  /// When the present leg ends; nil while paused.
  var end: Double? {
    switch leg {
    case .paused: nil
    case .curve(_, _, _, let run), .blend(_, _, _, let run): run.end
    }
  }
}

extension TimingCurve {
  /// A time fraction at which the curve has a value, by bisection; the first for a curve that only
  /// rises.
  func timeFraction(ofValue value: Double) -> Double {
    var low = 0.0
    var high = 1.0
    if self.value(at: low) == value { return low }
    // Fifty halvings reach the last bits of a Double.
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if self.value(at: middle) < value { low = middle } else { high = middle }
    }
    return high
  }
}

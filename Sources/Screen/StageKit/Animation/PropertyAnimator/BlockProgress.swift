internal import Tween

/// The progress of one animation block as a function of its property animator's position.
///
/// A block that is added while the animator runs, or with a delay factor, starts later than the
/// animator and ends with it. While the animator follows its curve, the block's progress is the
/// curve at the block's own time fraction. After scrubbing or continuing there is no time fraction;
/// from then on the block's progress is a piecewise linear function of the animator's progress,
/// starting from the values of both at that moment.
final class BlockProgress {
  /// The time fraction of the animator at which the block starts, 0...1.
  private let start: Double
  private let curve: TimingCurve
  /// The progress of the animator and of the block when the animator left its curve; nil before.
  private var anchor: (animator: Double, block: Double)?

  init(start: Double, curve: TimingCurve) {
    self.start = start
    self.curve = curve
  }

  func progress(at position: Playhead.Position) -> Double {
    guard start > 0 else { return position.progress }
    if anchor == nil, let fraction = position.timeFraction {
      return curve.value(at: blockFraction(at: fraction))
    }
    return linearProgress(at: position.progress)
  }

  /// Records the anchor at the position where the animator leaves its curve.
  func leaveCurve(at position: Playhead.Position) {
    if anchor == nil { anchor = (position.progress, progress(at: position)) }
  }

  /// Returns the fraction of the block's own duration at a fraction of the animator's.
  private func blockFraction(at fraction: Double) -> Double {
    guard start < 1 else { return fraction < 1 ? 0 : 1 }
    return max(0, (fraction - start) / (1 - start))
  }

  /// Returns the block's progress at a progress of the animator: piecewise linear through (0, 0),
  /// the anchor and (1, 1).
  private func linearProgress(at progress: Double) -> Double {
    guard let (animator, block) = anchor else { return blockFraction(at: progress) }
    switch animator {
    case ...0:
      return progress < 0 && animator < 0
        ? block * progress / animator : blockFraction(at: progress)
    case 1...:
      return progress > 1 && animator > 1
        ? 1 + (block - 1) * (progress - 1) / (animator - 1) : blockFraction(at: progress)
    default:
      let fractionAtAnchor = blockFraction(at: animator)
      if progress >= animator {
        return block + (1 - block) * (blockFraction(at: progress) - fractionAtAnchor)
          / (1 - fractionAtAnchor)
      }
      return block
        * (fractionAtAnchor > 0
          ? blockFraction(at: progress) / fractionAtAnchor : progress / animator)
    }
  }
}

internal import Tween

/// How one block of changes follows its property animator.
///
/// A block that was added later, or with a delay factor, starts on the way and is done with the
/// animator, so it has a progress of its own. On the animator's curve it follows the time. Once a
/// finger moves the animator, or it continues by another curve, there is no time to follow: from
/// then on the block goes in proportion to the animator's progress, from where both were.
final class AnimatorPace {
  /// The part of the animator's way, 0...1, after which the block starts.
  private let start: Double
  private let curve: TimingCurve
  /// The animator's and the block's progress when the animator left its curve; nil while on it.
  private var anchor: (animator: Double, own: Double)?

  init(start: Double, curve: TimingCurve) {
    self.start = start
    self.curve = curve
  }

  func progress(at place: Playhead.Place) -> Double {
    guard start > 0 else { return place.progress }
    if anchor == nil, let fraction = place.timeFraction {
      return curve.value(at: share(of: fraction))
    }
    return proportion(of: place.progress)
  }

  /// Remembers how the block stands to the animator, which is about to leave its curve.
  func leaveCurve(at place: Playhead.Place) {
    if anchor == nil { anchor = (place.progress, progress(at: place)) }
  }

  /// How much of the block's part of the way is behind at a fraction of the whole.
  private func share(of fraction: Double) -> Double {
    guard start < 1 else { return fraction < 1 ? 0 : 1 }
    return max(0, (fraction - start) / (1 - start))
  }

  /// The block's progress at one of the animator's: through 0 at 0, the anchor, and 1 at 1.
  private func proportion(of progress: Double) -> Double {
    guard let anchor else { return share(of: progress) }
    let (bend, own) = (anchor.animator, anchor.own)
    switch bend {
    case ...0:
      return progress < 0 && bend < 0 ? own * progress / bend : share(of: progress)
    case 1...:
      return progress > 1 && bend > 1
        ? 1 + (own - 1) * (progress - 1) / (bend - 1) : share(of: progress)
    default:
      let shareAtBend = share(of: bend)
      if progress >= bend {
        return own + (1 - own) * (share(of: progress) - shareAtBend) / (1 - shareAtBend)
      }
      return own * (shareAtBend > 0 ? share(of: progress) / shareAtBend : progress / bend)
    }
  }
}

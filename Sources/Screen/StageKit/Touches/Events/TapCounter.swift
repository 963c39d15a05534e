internal import Geometry

/// Counts taps in the same place, for `Touch.tapCount`.
struct TapCounter {
  private struct Tap {
    let position: Point
    let end: Double
    let count: Int
  }

  /// The last taps, in the order of their ends.
  private var taps: [Tap] = []

  /// Returns the number of taps in a place, with the one that begins.
  mutating func countTap(at position: Point, time: Double) -> Int {
    taps.removeAll { time - $0.end > TapTiming.maxGap + Stage.timeTolerance }
    guard
      let index = taps.lastIndex(where: {
        $0.position.distance(to: position) <= TapTiming.maxDistance
      })
    else { return 1 }
    return taps.remove(at: index).count + 1
  }

  /// Notes the end of a touch; one that has moved farther than a tap does not count.
  mutating func noteEnd(of touch: Touch) {
    guard touch.phase == .ended, touch.distance <= TapTiming.maxDistance else { return }
    taps.append(Tap(position: touch.position, end: touch.timestamp, count: touch.tapCount))
  }
}

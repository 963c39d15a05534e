internal import Tween

/// The number of births up to a time: a piecewise linear function that does not decrease.
///
/// It is the integral of the birth rate. A particle is born whenever it reaches a whole number, the
/// first one at 1.
struct BirthCurve {
  private var times: [Double]
  private var counts: [Double]
  /// The births per second after the last time.
  private var lastRate = 0.0

  /// Rounding errors of an integral must not delay a birth to the next frame.
  private static let tolerance = 1e-9

  /// Creates a curve without births.
  ///
  /// - Parameters:
  ///   - start: The time at which it begins.
  ///   - count: The number of births until then.
  init(start: Double, count: Double) {
    times = [start]
    counts = [count]
  }

  var end: Double { times[times.count - 1] }
  var stepCount: Int { times.count }

  /// Continues the curve up to a time at a constant rate.
  mutating func extend(to time: Double, rate: Double) {
    guard time > end else { return }
    counts.append(counts[counts.count - 1] + rate * (time - end))
    times.append(time)
  }

  /// Continues the curve without an end.
  mutating func extend(rate: Double) { lastRate = rate }

  /// Returns the number of births up to a time.
  func count(at time: Double) -> Double {
    let index = times.partitioningIndex { $0 > time }
    guard index > 0 else { return counts[0] }
    guard index < times.count else {
      let rest = lastRate == 0 ? 0 : lastRate * (time - end)
      return counts[counts.count - 1] + rest
    }
    let rate = (counts[index] - counts[index - 1]) / (times[index] - times[index - 1])
    return counts[index - 1] + rate * (time - times[index - 1])
  }

  /// Returns the index of the first particle that is born after a time; nil if it has no number.
  func firstIndex(after time: Double) -> Int? {
    Int(exactly: (count(at: time) + Self.tolerance).rounded(.down))
  }

  /// Returns the time at which a particle is born.
  func birth(ofIndex index: Int) -> Double {
    let count = Double(index) + 1
    let next = counts.partitioningIndex { $0 >= count }
    guard next > 0 else { return times[0] }
    guard next < counts.count else {
      return lastRate > 0 ? end + (count - counts[next - 1]) / lastRate : end
    }
    let share = (count - counts[next - 1]) / (counts[next] - counts[next - 1])
    return times[next - 1] + share * (times[next] - times[next - 1])
  }
}

internal import ElementaryFunctions
package import Tween

/// The motion of a content offset along one axis after a release, as a function of time.
///
/// It is a sequence of parts, each a closed function of the time since its beginning; velocities
/// are continuous from part to part.
package struct AxisMotion {
  private enum Trajectory {
    case deceleration(Deceleration)
    case spring(BounceSpring)
    case curve(from: Double, to: Double, TimingCurve, duration: Double)
  }

  private struct Part {
    let trajectory: Trajectory
    let start: Double
  }

  private var parts: [Part] = []
  /// The total duration, in seconds.
  package private(set) var duration = 0.0
  /// The maximum angular frequency of a spring that must not overshoot its target, in radians per
  /// second.
  private static let maxFrequency = 60.0
  /// The position after the duration.
  package private(set) var end: Double
  /// The offset that has been added to the positions.
  private var shift = 0.0

  /// Creates a motion that rests at a position.
  package init(at position: Double) { end = position }

  /// Creates a motion between two positions with a timing curve.
  package init(from start: Double, to end: Double, curve: TimingCurve, duration: Double) {
    self.end = end
    guard start != end else { return }
    parts = [Part(trajectory: .curve(from: start, to: end, curve, duration: duration), start: 0)]
    self.duration = duration
  }

  /// Creates the motion of a thrown offset.
  ///
  /// - Parameters:
  ///   - start: The offset.
  ///   - velocity: The velocity, in points per second.
  ///   - limits: The offsets of the two ends of the content.
  ///   - rate: The deceleration rate.
  ///   - bounces: Whether the offset may go beyond the ends.
  ///   - threshold: The distance from the end at which a bounce is over, in points.
  package init(
    throwing start: Double, velocity: Double, in limits: ClosedRange<Double>, rate: Double,
    bounces: Bool, threshold: Double
  ) {
    end = min(max(start, limits.lowerBound), limits.upperBound)
    var position = start
    var velocity = velocity
    if !limits.contains(start) {
      let spring = BounceSpring(from: start, velocity: velocity, to: end)
      let settled = spring.duration(threshold: threshold)
      guard let crossing = spring.crossing, crossing < settled else {
        append(.spring(spring), lasting: settled)
        return
      }
      append(.spring(spring), lasting: crossing)
      position = end
      velocity = spring.velocity(after: crossing)
    }
    let deceleration = Deceleration(start: position, velocity: velocity, rate: rate)
    guard velocity != 0 else { return }
    let edge = velocity < 0 ? limits.lowerBound : limits.upperBound
    guard let hit = deceleration.time(reaching: edge), hit < deceleration.duration else {
      append(.deceleration(deceleration), lasting: deceleration.duration)
      end = deceleration.end
      return
    }
    append(.deceleration(deceleration), lasting: hit)
    end = edge
    guard bounces else { return }
    let spring = BounceSpring(from: edge, velocity: deceleration.velocity(after: hit), to: edge)
    append(.spring(spring), lasting: spring.duration(threshold: threshold))
  }

  /// Creates the motion of a thrown offset that must come to rest at a target.
  ///
  /// The spring is critically damped and just stiff enough not to overshoot the target.
  ///
  /// - Parameters:
  ///   - start: The offset.
  ///   - velocity: The velocity, in points per second.
  ///   - target: The offset at the end.
  ///   - minFrequency: The least angular frequency, in radians per second.
  ///   - threshold: The distance from the target at which the motion is over, in points.
  package init(
    from start: Double, velocity: Double, to target: Double, minFrequency: Double,
    threshold: Double
  ) {
    end = target
    guard start != target || velocity != 0 else { return }
    let distance = target - start
    let frequency =
      distance * velocity > 0 ? max(minFrequency, velocity / distance) : minFrequency
    let spring = BounceSpring(
      from: start, velocity: velocity, to: target, frequency: min(frequency, Self.maxFrequency))
    append(.spring(spring), lasting: spring.duration(threshold: threshold))
  }

  private mutating func append(_ trajectory: Trajectory, lasting length: Double) {
    parts.append(Part(trajectory: trajectory, start: duration))
    duration += length
  }

  /// Returns the position after a time in seconds.
  package func position(after time: Double) -> Double {
    guard time < duration, let part = part(at: time) else { return end }
    let local = max(time - part.start, 0)
    switch part.trajectory {
    case .deceleration(let motion): return motion.position(after: local) + shift
    case .spring(let spring): return spring.position(after: local) + shift
    case .curve(let start, let end, let curve, let length):
      return start + curve.value(at: min(local / length, 1)) * (end - start) + shift
    }
  }

  /// Returns the velocity after a time in seconds, in points per second; 0 during a curve.
  package func velocity(after time: Double) -> Double {
    guard time < duration, let part = part(at: time) else { return 0 }
    let local = max(time - part.start, 0)
    switch part.trajectory {
    case .deceleration(let motion): return motion.velocity(after: local)
    case .spring(let spring): return spring.velocity(after: local)
    case .curve: return 0
    }
  }

  /// Moves all positions by a distance, in points.
  package mutating func shift(by distance: Double) {
    shift += distance
    end += distance
  }

  private func part(at time: Double) -> Part? { parts.last { $0.start <= time } ?? parts.first }
}

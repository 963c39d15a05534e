package import StageContext

/// How the device is held over time: turns from one orientation to the next.
package final class DeviceTilt {
  private struct Turn {
    let start: Double
    let duration: Double
    let from: CMQuaternion
    /// The angle and axis of the turn, in the axes of the device at its beginning.
    let angle: Double
    let axis: CMAcceleration

    func progress(at time: Double) -> Double {
      duration > 0 ? min(max((time - start) / duration, 0), 1) : 1
    }
  }

  /// The device held upright in front of its user.
  package static let upright = DeviceTilt.orientation(pitch: .pi / 2, roll: 0, yaw: 0)

  private var turns: [Turn] = []
  /// Whether there is a script.
  package var isScripted: Bool { !turns.isEmpty }

  /// Returns the orientation of angles: yaw about the vertical, then pitch about x, then roll about
  /// y.
  package static func orientation(pitch: Double, roll: Double, yaw: Double) -> CMQuaternion {
    CMQuaternion(angle: yaw, axis: CMAcceleration(z: 1))
      * CMQuaternion(angle: pitch, axis: CMAcceleration(x: 1))
      * CMQuaternion(angle: roll, axis: CMAcceleration(y: 1))
  }

  /// Adds a turn to an orientation; it begins where earlier ones have come at its beginning.
  package func turn(to orientation: CMQuaternion, at start: Double, duration: Double) {
    let from = self.orientation(at: start)
    let (angle, axis) = (from.inverse * orientation).angleAndAxis
    turns.append(Turn(start: start, duration: duration, from: from, angle: angle, axis: axis))
    turns.sort { $0.start < $1.start }
  }

  private func turn(at time: Double) -> Turn? { turns.last { $0.start <= time } }

  /// Returns the orientation at a time, from the axes of the device to those of the reference.
  package func orientation(at time: Double) -> CMQuaternion {
    guard let turn = turn(at: time) else { return Self.upright }
    return turn.from
      * CMQuaternion(angle: turn.angle * turn.progress(at: time), axis: turn.axis)
  }

  /// Returns the direction of gravity at a time, in the axes of the device.
  package func gravity(at time: Double) -> CMAcceleration {
    let gravity = orientation(at: time).inverse.rotating(CMAcceleration(z: -1))
    // What is 0 but for rounding errors is 0.
    func rounded(_ value: Double) -> Double { abs(value) < 1e-15 ? 0 : value }
    return CMAcceleration(x: rounded(gravity.x), y: rounded(gravity.y), z: rounded(gravity.z))
  }

  /// Returns the rate of rotation at a time, about the axes of the device.
  package func rotationRate(at time: Double) -> CMRotationRate {
    guard let turn = turn(at: time), turn.duration > 0, time < turn.start + turn.duration else {
      return CMRotationRate()
    }
    let speed = turn.angle / turn.duration
    return CMRotationRate(x: turn.axis.x * speed, y: turn.axis.y * speed, z: turn.axis.z * speed)
  }
}

extension ApplicationContext {
  /// How the device is held.
  package var deviceTilt: DeviceTilt { service { _ in DeviceTilt() } }
}

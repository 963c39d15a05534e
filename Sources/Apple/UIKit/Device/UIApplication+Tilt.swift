public import CoreMotion
internal import ElementaryFunctions
private import Geometry
internal import StageContext
internal import StageKit

extension UIApplication {
  /// How the device is held.
  var deviceTilt: DeviceTilt { context.deviceTilt }

  /// Turns the device at an even speed, so that gravity has a direction in the end.
  ///
  /// Without a script the device is held upright: gravity is (0, -1, 0). Turned clockwise by 90°,
  /// its right edge is down: (1, 0, 0). On its back it is (0, 0, -1).
  ///
  /// - Parameters:
  ///   - gravity: The direction of gravity in the axes of the device, of any length above 0.
  ///   - time: The time of the beginning, in seconds of the stage; 0 or more.
  ///   - duration: The duration, in seconds; 0, the default, for a sudden change.
  public func tilt(toGravity gravity: CMAcceleration, at time: Double, duration: Double = 0) {
    let length = (gravity.x * gravity.x + gravity.y * gravity.y + gravity.z * gravity.z)
      .squareRoot()
    precondition(
      length > 0 && length.isFinite, "gravity must have a direction and be finite, not \(gravity)")
    let end = CMAcceleration(
      x: gravity.x / length, y: gravity.y / length, z: gravity.z / length)
    let start = deviceTilt.gravity(at: time)
    // The smallest turn of the device that takes gravity there turns the other way.
    let cosine = start.x * end.x + start.y * end.y + start.z * end.z
    let cross = CMAcceleration(
      x: end.y * start.z - end.z * start.y, y: end.z * start.x - end.x * start.z,
      z: end.x * start.y - end.y * start.x)
    let sine = (cross.x * cross.x + cross.y * cross.y + cross.z * cross.z).squareRoot()
    let axis =
      sine > 1e-12
      ? CMAcceleration(x: cross.x / sine, y: cross.y / sine, z: cross.z / sine)
      : abs(start.z) < 0.9 ? CMAcceleration(z: 1) : CMAcceleration(x: 1)
    let turn = CMQuaternion(angle: ElementaryFunctions.atan2(sine, cosine), axis: axis)
    deviceTilt.turn(
      to: deviceTilt.orientation(at: time) * turn, at: time, duration: max(duration, 0))
  }

  /// Turns the device at an even speed to an attitude, with the angles of `CMAttitude`.
  ///
  /// Without a script the device is held upright: its pitch is π/2, the other angles are 0.
  ///
  /// - Parameters:
  ///   - pitch: The turn about the x axis, in radians: 0 lies on its back, π/2 stands upright.
  ///   - roll: The turn about the axis from the lower to the upper edge, in radians.
  ///   - yaw: The turn about the vertical, in radians; gravity does not depend on it.
  ///   - time: The time of the beginning, in seconds of the stage; 0 or more.
  ///   - duration: The duration, in seconds; 0, the default, for a sudden change.
  public func tilt(
    pitch: Double, roll: Double, yaw: Double = 0, at time: Double, duration: Double = 0
  ) {
    precondition(
      pitch.isFinite && roll.isFinite && yaw.isFinite, "the angles of a tilt must be finite")
    deviceTilt.turn(
      to: DeviceTilt.orientation(pitch: pitch, roll: roll, yaw: yaw), at: time,
      duration: max(duration, 0))
  }
}

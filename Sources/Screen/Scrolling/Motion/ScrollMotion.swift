internal import Geometry

/// The motion of a content offset along both axes, from a time of the stage.
struct ScrollMotion {
  /// The cause of the motion.
  enum Kind {
    /// The finger has been lifted.
    case deceleration
    /// Code has set an offset with an animation.
    case animation
  }

  let kind: Kind
  /// The time of the beginning, in seconds of the stage.
  let start: Double
  var x: AxisMotion
  var y: AxisMotion

  /// The duration, in seconds.
  var duration: Double { max(x.duration, y.duration) }
  /// The time of the end, in seconds of the stage.
  var end: Double { start + duration }
  /// The offset at the end.
  var target: Point { Point(x.end, y.end) }

  /// Returns the offset at a time of the stage.
  func offset(at time: Double) -> Point {
    Point(x.position(after: time - start), y.position(after: time - start))
  }

  /// Returns the velocity at a time of the stage, in points per second.
  func velocity(at time: Double) -> Vector {
    Vector(dx: x.velocity(after: time - start), dy: y.velocity(after: time - start))
  }

  /// Moves all offsets by a vector.
  mutating func shift(by vector: Vector) {
    x.shift(by: vector.dx)
    y.shift(by: vector.dy)
  }
}

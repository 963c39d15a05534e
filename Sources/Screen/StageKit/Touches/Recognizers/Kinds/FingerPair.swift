internal import Geometry

/// The two fingers of a pinch or rotation.
struct FingerPair {
  /// The vector from the first finger to the second, in the coordinates of the stage's view.
  let offset: Vector
  /// The velocity of the second finger relative to the first, in points per second.
  let velocity: Vector

  /// Creates the pair of the first two touches; nil if there are fewer.
  init?(_ touches: [Touch]) {
    guard touches.count >= 2 else { return nil }
    offset = touches[1].position - touches[0].position
    velocity = touches[1].velocityNow - touches[0].velocityNow
  }

  /// The distance of the fingers, in points.
  var distance: Double { offset.length }

  /// The velocity at which the fingers move apart, in points per second.
  var spreadingVelocity: Double { distance > 0 ? offset.dot(velocity) / distance : 0 }

  /// The angular velocity of the line through the fingers, in radians per second, clockwise.
  var angularVelocity: Double {
    distance > 0 ? offset.cross(velocity) / (distance * distance) : 0
  }
}

extension Touch {
  /// The velocity in the present event; zero if the finger has not moved.
  fileprivate var velocityNow: Vector { phase == .stationary ? .zero : velocity }
}

package import Geometry

/// One thing that a viewer does.
package struct Action: Sendable {
  /// What is done; durations are in seconds.
  package enum Kind: Hashable, Sendable {
    case tap(Target, count: Int, fingers: Int, duration: Double)
    case pan(Target, path: PanPath, duration: Double, velocity: Vector?, fingers: Int)
    case swipe(SwipeDirection, on: Target?, distance: Double, duration: Double)
    case pinch(Target, from: Double, to: Double, duration: Double)
    /// The angle is in radians, clockwise.
    case rotate(Target, angle: Double, distance: Double, duration: Double)
    case scroll(Target, by: Vector, duration: Double)
    case type(String, into: Target?, interval: Double)
    /// The direction of gravity in the axes of the device.
    case tilt(x: Double, y: Double, z: Double, duration: Double)
    case shake(duration: Double)
    case turn(DeviceTurn)
    case appearance(UserInterfaceStyle)
    /// What follows is done later by the time that it takes until there is the view.
    case wait(for: Target, limit: Double)
    /// A picture with a name.
    case snapshot(String)
  }

  /// What is done.
  package var kind: Kind
  /// The start time, in seconds.
  package var time: Double
  /// Where the action is written: file and line.
  package var place: String
}

/// Where a finger moves.
package enum PanPath: Hashable, Sendable {
  case to(Target)
  case by(Vector)
  case through([Point])
}

/// The direction of a swipe.
package enum SwipeDirection: String, CaseIterable, Sendable {
  case left, right, up, down
}

/// How the device is held.
package enum DeviceTurn: String, CaseIterable, Sendable {
  case portrait
  case landscape
}

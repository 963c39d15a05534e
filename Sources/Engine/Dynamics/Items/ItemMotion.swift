public import Geometry

/// The motion of an item during a step.
public struct ItemMotion: Hashable, Sendable {
  /// The item's center at the start of the step, in points, as the animator computed it.
  public let startCenter: Point
  /// The item's transform at the start of the step, as the animator computed it.
  public let startTransform: Transform
  /// The displacement of the center, in points.
  public let displacement: Vector
  /// The rotation in radians, clockwise on screen, in -pi...pi.
  public let rotation: Double

  /// The speeds at both ends of the step, in points/s and radians/s.
  struct Speeds: Hashable, Sendable {
    /// The length of the step, in seconds.
    let duration: Double
    let start: Vector
    let end: Vector
    let startSpin: Double
    let endSpin: Double
  }

  private let speeds: Speeds?

  init(from start: ItemPose, to end: ItemPose, speeds: Speeds? = nil) {
    startCenter = start.center
    startTransform = start.transform
    displacement = end.center - start.center
    let turn = end.transform.rotationAngle - start.transform.rotationAngle
    rotation = turn.remainder(dividingBy: 2 * .pi)
    self.speeds = speeds
  }

  /// Returns the displacement of the center since the start of the step.
  ///
  /// With `Profile.accurate` it follows the velocity, except in a step with an impact; with other
  /// profiles it is a straight line.
  ///
  /// - Parameter fraction: The fraction of the step, from 0 to 1.
  /// - Returns: The displacement in points.
  public func displacement(atFraction fraction: Double) -> Vector {
    guard let speeds else { return fraction * displacement }
    return Vector(
      dx: Self.path(
        displacement.dx, speeds.start.dx, speeds.end.dx, speeds.duration, at: fraction),
      dy: Self.path(
        displacement.dy, speeds.start.dy, speeds.end.dy, speeds.duration, at: fraction))
  }

  /// Returns the rotation since the start of the step, as `displacement(atFraction:)` does.
  ///
  /// - Parameter fraction: The fraction of the step, from 0 to 1.
  /// - Returns: The rotation in radians.
  public func rotation(atFraction fraction: Double) -> Double {
    guard let speeds else { return fraction * rotation }
    return Self.path(
      rotation, speeds.startSpin, speeds.endSpin, speeds.duration, at: fraction)
  }

  /// Returns the velocity and the angular velocity at a fraction of the step, in points/s and
  /// radians/s, as the derivatives of the motion; nil after an impact and with profiles whose
  /// velocities do not belong to positions.
  func velocity(atFraction fraction: Double) -> (linear: Vector, spin: Double)? {
    guard let speeds else { return nil }
    func rate(_ displacement: Double, _ start: Double, _ end: Double) -> Double? {
      guard Self.isSmooth(displacement, start, end, speeds.duration) else { return nil }
      let rest = 1 - fraction
      return 6 * fraction * rest * displacement / speeds.duration
        + rest * (1 - 3 * fraction) * start + fraction * (3 * fraction - 2) * end
    }
    guard let dx = rate(displacement.dx, speeds.start.dx, speeds.end.dx),
      let dy = rate(displacement.dy, speeds.start.dy, speeds.end.dy),
      let spin = rate(rotation, speeds.startSpin, speeds.endSpin)
    else { return nil }
    return (Vector(dx: dx, dy: dy), spin)
  }

  /// Whether the mean speed is that of the ends, as it is without an impact.
  private static func isSmooth(
    _ displacement: Double, _ start: Double, _ end: Double, _ duration: Double
  ) -> Bool {
    let mean = duration * (start + end) / 2
    // A thousandth of a point, or of a radian, is rounding of a body that does not move.
    return abs(displacement - mean) <= 0.05 * duration * max(abs(start), abs(end)) + 1e-3
  }

  /// The cubic with a displacement and the speeds at both ends (Hermite), which is exact for a
  /// constant acceleration; a straight line after an impact, where the mean speed is not that of
  /// the ends.
  private static func path(
    _ displacement: Double, _ start: Double, _ end: Double, _ duration: Double, at s: Double
  ) -> Double {
    guard isSmooth(displacement, start, end, duration) else { return s * displacement }
    let rest = 1 - s
    return s * s * (3 - 2 * s) * displacement
      + duration * s * rest * (rest * start - s * end)
  }
}

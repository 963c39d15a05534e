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

  /// The cubic with a displacement and the speeds at both ends (Hermite), which is exact for a
  /// constant acceleration; a straight line after an impact, where the mean speed is not that of
  /// the ends.
  private static func path(
    _ displacement: Double, _ start: Double, _ end: Double, _ duration: Double, at s: Double
  ) -> Double {
    let mean = duration * (start + end) / 2
    let largest = duration * max(abs(start), abs(end))
    guard abs(displacement - mean) <= 0.05 * largest else { return s * displacement }
    let rest = 1 - s
    return s * s * (3 - 2 * s) * displacement
      + duration * s * rest * (rest * start - s * end)
  }
}

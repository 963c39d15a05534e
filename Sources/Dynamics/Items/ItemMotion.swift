public import Geometry
private import Libm

/// The motion of an item during a step.
public struct ItemMotion: Hashable, Sendable {
  /// The item's center at the start of the step, in points, as the animator computed it.
  public let center: Point
  /// The item's transform at the start of the step, as the animator computed it.
  public let transform: Transform
  /// The displacement of the center, in points.
  public let displacement: Vector
  /// The rotation in radians, clockwise on screen, in -pi...pi.
  public let turn: Double

  init(from start: ItemPose, to end: ItemPose) {
    center = start.center
    transform = start.transform
    displacement = end.center - start.center
    turn = remainder(
      end.transform.rotationAngle - start.transform.rotationAngle, 2 * Double.pi)
  }
}

public import Geometry
private import Libm

/// The way of an item from the beginning of a step to its end.
public struct ItemMotion: Hashable, Sendable {
  /// The item's center at the beginning, in points, as far as the animator goes.
  public let center: Point
  /// The item's transform at the beginning, as far as the animator goes.
  public let transform: Transform
  /// How far the center goes, in points.
  public let displacement: Vector
  /// How far the item turns, in radians, clockwise on screen, in -pi...pi.
  public let turn: Double

  init(from start: ItemPose, to end: ItemPose) {
    center = start.center
    transform = start.transform
    displacement = end.center - start.center
    turn = remainder(
      end.transform.rotationAngle - start.transform.rotationAngle, 2 * Double.pi)
  }
}

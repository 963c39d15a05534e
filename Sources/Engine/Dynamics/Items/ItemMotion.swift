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

  init(from start: ItemPose, to end: ItemPose) {
    startCenter = start.center
    startTransform = start.transform
    displacement = end.center - start.center
    let turn = end.transform.rotationAngle - start.transform.rotationAngle
    rotation = turn.remainder(dividingBy: 2 * .pi)
  }
}

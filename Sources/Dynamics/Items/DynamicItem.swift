public import Geometry

/// Something that an animator can move: anything with a place, a size and a turn.
///
/// An animator reads all three when it first meets the item, and after every step writes the center
/// and the transform. The size counts only at that first moment: an item that changed its size must
/// leave all behaviors of the animator and come back.
public protocol DynamicItem: AnyObject {
  /// Where the item's middle is, in points.
  var center: Point { get set }

  /// The item's size, both sides above 0; the origin does not matter.
  var bounds: Rect { get }

  /// How the item is turned.
  ///
  /// The angle is that of the x axis, positive clockwise on screen. Scale, shear and translation
  /// are not simulated, and lost with the first step.
  var transform: Transform { get set }

  /// Which shape the item collides with; `.rectangle` by default.
  var collisionBoundsType: DynamicItemCollisionBoundsType { get }

  /// The shape for `.path`, in points around the item's center at (0, 0); empty by default.
  ///
  /// Its first subpath counts as closed, may be concave and may run either way around, but must not
  /// cross itself.
  var collisionBoundingPath: Path { get }
}

extension DynamicItem {
  /// The item's bounds as a rectangle.
  public var collisionBoundsType: DynamicItemCollisionBoundsType { .rectangle }

  /// No path.
  public var collisionBoundingPath: Path { Path() }
}

/// What an item collides with.
public enum DynamicItemCollisionBoundsType: Int, Sendable, Hashable, CaseIterable {
  /// The item's bounds.
  case rectangle
  /// The ellipse in the item's bounds: a true circle where the sides are equal, else a polygon.
  case ellipse
  /// The item's `collisionBoundingPath`.
  case path
}

public import Geometry

/// An object that an animator can move: it has a center, bounds and a transform.
///
/// The animator reads all three when the item is first added to a behavior, and writes the center
/// and the transform after every step. The bounds are read only once: after a change of size,
/// remove the item from all behaviors of the animator and add it again.
public protocol DynamicItem: AnyObject {
  /// The center of the item, in points.
  var center: Point { get set }

  /// The bounds of the item, with a width and height above 0; the origin is ignored.
  ///
  /// A width or height below a thousandth of a point counts as a thousandth.
  var bounds: Rect { get }

  /// The rotation of the item.
  ///
  /// The angle is that of the x axis, clockwise on screen. Scale, shear and translation are not
  /// simulated and are lost in the first step.
  var transform: Transform { get set }

  /// The type of the collision shape; `.rectangle` by default.
  var collisionBoundsType: DynamicItemCollisionBoundsType { get }

  /// The collision shape of type `.path`, relative to the item's center; empty by default.
  ///
  /// The first subpath is used and closed. It may be concave and of either orientation, but must
  /// not intersect itself.
  var collisionBoundingPath: Path { get }
}

extension DynamicItem {
  /// The type `.rectangle`.
  public var collisionBoundsType: DynamicItemCollisionBoundsType { .rectangle }

  /// An empty path.
  public var collisionBoundingPath: Path { Path() }
}

/// The type of an item's collision shape.
public enum DynamicItemCollisionBoundsType: Int, Sendable, Hashable, CaseIterable {
  /// The bounds of the item.
  case rectangle
  /// The ellipse inscribed in the bounds: a circle if the sides are equal, otherwise a polygon.
  case ellipse
  /// The item's `collisionBoundingPath`.
  case path
}

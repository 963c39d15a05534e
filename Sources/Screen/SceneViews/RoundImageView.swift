public import Dynamics
internal import Geometry
public import StageKit

/// An image that collides as an ellipse.
public final class RoundImageView: ImageView {
  override public var collisionBoundsType: DynamicItemCollisionBoundsType { .ellipse }
}

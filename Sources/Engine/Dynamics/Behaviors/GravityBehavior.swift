private import ElementaryFunctions
public import Geometry
import Physics

/// Applies a gravity vector to its items.
///
/// A gravity of magnitude 1 is 1000 points/s^2, independent of mass. Each gravity behavior acts on
/// its own items; several on one item add up.
open class GravityBehavior: ItemListBehavior {
  private var vector = Vector(dx: 0, dy: 1)

  /// Creates a gravity of magnitude 1 that points down.
  public init(items: [any DynamicItem] = []) {
    super.init(items)
  }

  /// The direction and magnitude; (0, 1) by default.
  ///
  /// A length of 1 is 1000 points/s^2.
  public var gravityDirection: Vector {
    get { vector }
    set {
      requireFinite(newValue, "gravityDirection")
      vector = newValue
      didChange()
    }
  }

  /// The direction in radians, clockwise from the x axis; pi/2 by default.
  ///
  /// It is computed from `gravityDirection`, so it is 0 for a gravity of magnitude 0.
  public var angle: Double {
    get { vector.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The magnitude; 1 by default, which is 1000 points/s^2.
  ///
  /// Setting a negative magnitude reverses the direction.
  public var magnitude: Double {
    get { vector.length }
    set {
      requireFinite(newValue, "magnitude")
      let length = vector.length
      gravityDirection =
        length > 0 ? vector * (newValue / length) : Vector(dx: newValue, dy: 0)
    }
  }

  /// Sets the direction, in radians clockwise from the x axis, and the magnitude.
  public func setAngle(_ angle: Double, magnitude: Double) {
    requireFinite(angle, "angle")
    requireFinite(magnitude, "magnitude")
    gravityDirection = Vector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  override func didAdd(_ item: any DynamicItem, to animator: DynamicAnimator) {
    super.didAdd(item, to: animator)
    animator.enableContinuousCollision(for: item)
  }

  override func applyLoads(in animator: DynamicAnimator) {
    let acceleration = Units.acceleration(vector)
    for item in items { animator.items.changeLoad(of: item) { $0.acceleration += acceleration } }
  }

  override func makeRestoreClosure() -> () -> Void {
    let base = super.makeRestoreClosure()
    let vector = vector
    return { [self] in
      base()
      self.vector = vector
    }
  }
}

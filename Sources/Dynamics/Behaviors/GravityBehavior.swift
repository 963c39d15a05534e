public import Geometry
private import Libm
import Physics

/// Makes items fall.
///
/// A gravity of magnitude 1 is 1000 points/s^2, whatever an item weighs. Each gravity behavior acts
/// on its own items, and several on one item add up.
open class GravityBehavior: ItemListBehavior {
  private var vector = Vector(dx: 0, dy: 1)

  /// Creates a gravity of magnitude 1 straight down.
  public init(items: [any DynamicItem] = []) {
    super.init(items)
  }

  /// The direction and strength, 1 for 1000 points/s^2; (0, 1) by default.
  public var gravityDirection: Vector {
    get { vector }
    set {
      requireFinite(newValue, "gravityDirection")
      vector = newValue
      didChange()
    }
  }

  /// The direction in radians clockwise from the x axis; pi/2 by default.
  ///
  /// It is that of `gravityDirection`, so a gravity of magnitude 0 has angle 0 and keeps it.
  public var angle: Double {
    get { vector.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength, 1 for 1000 points/s^2; 1 by default.
  ///
  /// A negative one turns the direction around.
  public var magnitude: Double {
    get { vector.length }
    set {
      requireFinite(newValue, "magnitude")
      let length = vector.length
      gravityDirection =
        length > 0 ? vector * (newValue / length) : Vector(dx: newValue, dy: 0)
    }
  }

  /// Sets direction, in radians clockwise from the x axis, and strength together.
  public func setAngle(_ angle: Double, magnitude: Double) {
    requireFinite(angle, "angle")
    requireFinite(magnitude, "magnitude")
    gravityDirection = Vector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  override func take(_ item: any DynamicItem, in animator: DynamicAnimator) {
    super.take(item, in: animator)
    animator.makeBullet(item)
  }

  override func applyLoads(in animator: DynamicAnimator) {
    let acceleration = Units.acceleration(vector)
    for item in items { animator.items.changeLoad(of: item) { $0.acceleration += acceleration } }
  }

  override func checkpoint() -> () -> Void {
    let base = super.checkpoint()
    let vector = vector
    return { [self] in
      base()
      self.vector = vector
    }
  }
}

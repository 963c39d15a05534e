public import Geometry
import Physics

/// Sets physical properties and velocities of its items.
///
/// If several behaviors contain an item, a property is taken from the last behavior, in the order
/// of `animator.behaviors`, whose property was changed from its default. When a behavior is
/// removed, its properties no longer apply, except for charge and anchoring, which persist.
open class DynamicItemBehavior: ItemListBehavior {
  private var changes = ItemPropertyChanges()
  /// The velocities that were added before the behavior had an animator.
  private var pending: [ObjectIdentifier: PendingVelocity] = [:]

  private struct PendingVelocity {
    var linear = Vector.zero
    var angular = 0.0
  }

  /// Creates a behavior that leaves all properties at their defaults.
  public init(items: [any DynamicItem] = []) {
    super.init(items)
  }

  /// The coefficient of restitution, 0...1; 0.2 by default.
  ///
  /// A collision uses the larger elasticity of the two bodies; boundaries have 0.2. Impacts below
  /// 100 points/s do not bounce.
  public var elasticity: Double {
    get { changes.elasticity ?? ItemProperties().elasticity }
    set {
      requireNotNegative(newValue, "elasticity")
      if newValue != elasticity { change { $0.elasticity = newValue } }
    }
  }

  /// The coefficient of friction, 0 or more; 0.2 by default.
  ///
  /// A contact uses the geometric mean of the two coefficients.
  public var friction: Double {
    get { changes.friction ?? ItemProperties().friction }
    set {
      requireNotNegative(newValue, "friction")
      if newValue != friction { change { $0.friction = newValue } }
    }
  }

  /// The mass in kilograms of 100 by 100 points, above 0; 1 by default.
  public var density: Double {
    get { changes.density ?? ItemProperties().density }
    set {
      precondition(
        newValue.isFinite && newValue > 0, "density must be finite and above 0, but is \(newValue)")
      if newValue != density { change { $0.density = newValue } }
    }
  }

  /// The linear damping in 1/s, 0 or more; 0.1 by default.
  public var resistance: Double {
    get { changes.resistance ?? ItemProperties().resistance }
    set {
      requireNotNegative(newValue, "resistance")
      if newValue != resistance { change { $0.resistance = newValue } }
    }
  }

  /// The angular damping in 1/s, 0 or more; 0.1 by default.
  public var angularResistance: Double {
    get { changes.angularResistance ?? ItemProperties().angularResistance }
    set {
      requireNotNegative(newValue, "angularResistance")
      if newValue != angularResistance { change { $0.angularResistance = newValue } }
    }
  }

  /// The electric charge; 0 by default.
  ///
  /// Electric and magnetic fields act in proportion to it, and not at all on a charge of 0.
  public var charge: Double {
    get { changes.charge ?? ItemProperties().charge }
    set {
      requireFinite(newValue, "charge")
      if newValue != charge { change { $0.charge = newValue } }
    }
  }

  /// Whether items are fixed in place, like a wall; false by default.
  public var isAnchored: Bool {
    get { changes.isAnchored ?? ItemProperties().isAnchored }
    set { if newValue != isAnchored { change { $0.isAnchored = newValue } } }
  }

  /// Whether contacts and forces rotate items; true by default.
  ///
  /// Setting it to false does not stop a rotation in progress.
  public var allowsRotation: Bool {
    get { changes.allowsRotation ?? ItemProperties().allowsRotation }
    set { if newValue != allowsRotation { change { $0.allowsRotation = newValue } } }
  }

  private func change(_ change: (inout ItemPropertyChanges) -> Void) {
    change(&changes)
    dynamicAnimator?.propertiesDidChange()
    didChange()
  }

  // MARK: Velocities

  /// Adds a velocity to an item's linear velocity.
  ///
  /// Before the behavior has an animator, velocities are summed and applied when it is added.
  ///
  /// - Parameters:
  ///   - velocity: The velocity in points/s; zero has no effect.
  ///   - item: An item of this behavior; others are ignored.
  public func addLinearVelocity(_ velocity: Point, for item: any DynamicItem) {
    let velocity = velocity - Point.zero
    requireFinite(velocity, "a velocity")
    guard contains(item), velocity != .zero else { return }
    guard let dynamicAnimator else {
      let sum = pending[ObjectIdentifier(item), default: PendingVelocity()].linear + velocity
      pending[ObjectIdentifier(item), default: PendingVelocity()].linear = sum
      return
    }
    dynamicAnimator.add(linear: velocity, angular: 0, to: item)
  }

  /// Returns an item's linear velocity in points/s.
  ///
  /// The result is zero without an animator and for an item that is not in this behavior.
  public func linearVelocity(for item: any DynamicItem) -> Point {
    guard contains(item), let body = dynamicAnimator?.body(of: item) else { return .zero }
    return Point.zero + Units.vector(body.velocity)
  }

  /// Adds a velocity to an item's angular velocity.
  ///
  /// Before the behavior has an animator, velocities are summed and applied when it is added.
  ///
  /// - Parameters:
  ///   - velocity: The angular velocity in radians/s, clockwise; zero has no effect.
  ///   - item: An item of this behavior; others are ignored.
  public func addAngularVelocity(_ velocity: Double, for item: any DynamicItem) {
    requireFinite(velocity, "an angular velocity")
    guard contains(item), velocity != 0 else { return }
    guard let dynamicAnimator else {
      pending[ObjectIdentifier(item), default: PendingVelocity()].angular += velocity
      return
    }
    dynamicAnimator.add(linear: .zero, angular: velocity, to: item)
  }

  /// Returns an item's angular velocity in radians/s, clockwise.
  ///
  /// The result is zero without an animator and for an item that is not in this behavior.
  public func angularVelocity(for item: any DynamicItem) -> Double {
    guard contains(item), let body = dynamicAnimator?.body(of: item) else { return 0 }
    return Double(body.angularVelocity)
  }

  /// Removes an item and its velocities that were added before there was an animator.
  override public func removeItem(_ item: any DynamicItem) {
    pending[ObjectIdentifier(item)] = nil
    super.removeItem(item)
  }

  // MARK: In the animator

  override func didAdd(_ item: any DynamicItem, to animator: DynamicAnimator) {
    super.didAdd(item, to: animator)
    animator.propertiesDidChange()
    if let sum = pending.removeValue(forKey: ObjectIdentifier(item)) {
      animator.add(linear: sum.linear, angular: sum.angular, to: item)
    }
  }

  override func willRemove(_ item: any DynamicItem, from animator: DynamicAnimator) {
    animator.propertiesDidChange()
    super.willRemove(item, from: animator)
  }

  override func applyProperties(in animator: DynamicAnimator) {
    for item in items { animator.items.overrideProperties(of: item, with: changes) }
  }

  override func makeRestoreClosure() -> () -> Void {
    let base = super.makeRestoreClosure()
    let changes = changes
    let pending = pending
    return { [self] in
      base()
      self.changes = changes
      self.pending = pending
    }
  }
}

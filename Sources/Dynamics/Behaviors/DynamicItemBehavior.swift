public import Geometry
import Physics

/// Says what items are made of and how fast they are.
///
/// Where several item behaviors hold one item, only properties that were set to something else than
/// they were count, and of those the last behavior's in the order of `animator.behaviors`. When a
/// behavior leaves, what it said is forgotten, except for charge and anchoring, which stay.
open class DynamicItemBehavior: ItemListBehavior {
  private var changes = ItemPropertyChanges()
  /// What was added to velocities of items before there was an animator.
  private var pending: [ObjectIdentifier: PendingVelocity] = [:]

  private struct PendingVelocity {
    var linear = Vector.zero
    var angular = 0.0
  }

  /// Creates an item behavior that changes nothing yet.
  public init(items: [any DynamicItem] = []) {
    super.init(items)
  }

  /// How much of its approach speed an item keeps in a bounce, 0...1; 0.2 by default.
  ///
  /// Of two bodies the livelier decides, and boundaries have 0.2. Impacts below 100 points/s do not
  /// bounce.
  public var elasticity: Double {
    get { changes.elasticity ?? ItemProperties().elasticity }
    set {
      requireNotNegative(newValue, "elasticity")
      if newValue != elasticity { change { $0.elasticity = newValue } }
    }
  }

  /// How much an item's sides resist sliding, 0 or more; 0.2 by default.
  ///
  /// The friction of two bodies is the square root of their product.
  public var friction: Double {
    get { changes.friction ?? ItemProperties().friction }
    set {
      requireNotNegative(newValue, "friction")
      if newValue != friction { change { $0.friction = newValue } }
    }
  }

  /// The kilograms that 100 by 100 points weigh, above 0; 1 by default.
  public var density: Double {
    get { changes.density ?? ItemProperties().density }
    set {
      precondition(
        newValue.isFinite && newValue > 0, "density must be finite and above 0, but is \(newValue)")
      if newValue != density { change { $0.density = newValue } }
    }
  }

  /// The rate at which velocity decays, in 1/s; 0.1 by default.
  public var resistance: Double {
    get { changes.resistance ?? ItemProperties().resistance }
    set {
      requireNotNegative(newValue, "resistance")
      if newValue != resistance { change { $0.resistance = newValue } }
    }
  }

  /// The rate at which spin decays, in 1/s; 0.1 by default.
  public var angularResistance: Double {
    get { changes.angularResistance ?? ItemProperties().angularResistance }
    set {
      requireNotNegative(newValue, "angularResistance")
      if newValue != angularResistance { change { $0.angularResistance = newValue } }
    }
  }

  /// The electric charge that electric and magnetic fields act on; 0 by default.
  public var charge: Double {
    get { changes.charge ?? ItemProperties().charge }
    set {
      requireFinite(newValue, "charge")
      if newValue != charge { change { $0.charge = newValue } }
    }
  }

  /// Whether an item stays where it is, as a wall does; false by default.
  public var isAnchored: Bool {
    get { changes.isAnchored ?? ItemProperties().isAnchored }
    set { if newValue != isAnchored { change { $0.isAnchored = newValue } } }
  }

  /// Whether contacts and forces turn an item; true by default.
  ///
  /// A spin under way goes on when this becomes false.
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

  /// Adds to an item's velocity, in points/s; an item of no animator keeps the sum for later.
  ///
  /// Zero, or an item that is not in this behavior, changes nothing.
  public func addLinearVelocity(_ velocity: Vector, for item: any DynamicItem) {
    requireFinite(velocity, "a velocity")
    guard holds(item), velocity != .zero else { return }
    guard let dynamicAnimator else {
      let sum = pending[ObjectIdentifier(item), default: PendingVelocity()].linear + velocity
      pending[ObjectIdentifier(item), default: PendingVelocity()].linear = sum
      return
    }
    dynamicAnimator.add(linear: velocity, angular: 0, to: item)
  }

  /// An item's velocity in points/s; zero outside of an animator or for an item not in this
  /// behavior.
  public func linearVelocity(for item: any DynamicItem) -> Vector {
    guard holds(item), let body = dynamicAnimator?.body(of: item) else { return .zero }
    return Units.vector(body.velocity)
  }

  /// Adds to an item's spin, in radians/s clockwise; otherwise as `addLinearVelocity(_:for:)`.
  public func addAngularVelocity(_ velocity: Double, for item: any DynamicItem) {
    requireFinite(velocity, "a spin")
    guard holds(item), velocity != 0 else { return }
    guard let dynamicAnimator else {
      pending[ObjectIdentifier(item), default: PendingVelocity()].angular += velocity
      return
    }
    dynamicAnimator.add(linear: .zero, angular: velocity, to: item)
  }

  /// An item's spin in radians/s; zero outside of an animator or for an item not in this behavior.
  public func angularVelocity(for item: any DynamicItem) -> Double {
    guard holds(item), let body = dynamicAnimator?.body(of: item) else { return 0 }
    return Double(body.angularVelocity)
  }

  /// Removes an item and forgets velocities that waited for an animator.
  override public func removeItem(_ item: any DynamicItem) {
    pending[ObjectIdentifier(item)] = nil
    super.removeItem(item)
  }

  // MARK: In the animator

  override func take(_ item: any DynamicItem, in animator: DynamicAnimator) {
    super.take(item, in: animator)
    animator.propertiesDidChange()
    if let sum = pending.removeValue(forKey: ObjectIdentifier(item)) {
      animator.add(linear: sum.linear, angular: sum.angular, to: item)
    }
  }

  override func release(_ item: any DynamicItem, in animator: DynamicAnimator) {
    animator.propertiesDidChange()
    super.release(item, in: animator)
  }

  override func applyProperties(in animator: DynamicAnimator) {
    for item in items { animator.items.overrideProperties(of: item, with: changes) }
  }

  override func checkpoint() -> () -> Void {
    let base = super.checkpoint()
    let changes = changes
    let pending = pending
    return { [self] in
      base()
      self.changes = changes
      self.pending = pending
    }
  }
}

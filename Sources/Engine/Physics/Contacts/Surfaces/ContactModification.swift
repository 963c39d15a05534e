/// A contact that is about to be solved, with the properties that can be changed for one sub-step.
///
/// `World.contactModifier` receives one for each pair of awake shapes that touch. With
/// ``Solver/softStep``, it receives a second one in a step if the bodies rotate by 0.08 rad in the
/// first half of the step.
public struct ContactModification: Sendable {
  /// The first shape.
  public let shapeA: ShapeID
  /// The body of the first shape.
  public let bodyA: BodyID
  /// The tag of the first shape.
  public let tagA: UInt64
  /// The second shape.
  public let shapeB: ShapeID
  /// The body of the second shape.
  public let bodyB: BodyID
  /// The tag of the second shape.
  public let tagB: UInt64
  /// The unit normal from the first shape to the second.
  public let normal: Vec2
  /// A contact point in the world, in meters.
  public let point: Vec2
  /// The velocity of the second body at the point relative to that of the first, in m/s.
  public let velocity: Vec2
  /// The mixed material of the two shapes; a change applies to this sub-step.
  public var material: ContactMaterial
  /// Whether the contact acts in this sub-step; true by default.
  public var isEnabled = true
}

/// A function that changes contacts before they are solved.
public typealias ContactModifier = @Sendable (inout ContactModification) -> Void

/// The custom functions of a world, which a step calls.
///
/// A class, so that a step without them passes one reference that is nil.
final class StepCallbacks: Sendable {
  let pairFilter: PairFilter?
  let materialRule: MaterialRule?
  let contactModifier: ContactModifier?

  /// Creates the callbacks, or nil if there are none.
  init?(_ pairFilter: PairFilter?, _ rule: MaterialRule?, _ modifier: ContactModifier?) {
    guard pairFilter != nil || rule != nil || modifier != nil else { return nil }
    self.pairFilter = pairFilter
    materialRule = rule
    contactModifier = modifier
  }
}

extension WorldState {
  /// Applies the modifier to all awake contacts that touch; without one, undoes its changes.
  mutating func modifyContacts(_ callbacks: StepCallbacks?) {
    guard let callbacks, callbacks.contactModifier != nil else {
      if hasModifiedContacts { resetModifications(callbacks?.materialRule) }
      return
    }
    hasModifiedContacts = true
    for i in 0..<awakeContacts.count {
      let index = awakeContacts[i].index
      guard contacts[index].isTouching else { continue }
      modifyContact(index, contacts[index].manifold, callbacks)
    }
  }

  /// Applies the modifier, if there is one, to a contact with a manifold.
  mutating func modifyContact(
    _ index: Int32, _ manifold: Manifold, _ callbacks: StepCallbacks?
  ) {
    guard let callbacks, let modifier = callbacks.contactModifier else { return }
    let contact = contacts[index]
    guard contact.flags.isDisjoint(with: [.sensor, .passing]), manifold.count > 0 else { return }
    updateMixedMaterial(index, callbacks.materialRule)
    let (a, b) = (contact.bodyA, contact.bodyB)
    let world = WorldManifold(manifold, pose(a), contact.radiusA, pose(b), contact.radiusB)
    var modification = ContactModification(
      shapeA: id(ofShape: contact.shapeA), bodyA: id(ofBody: a), tagA: shapes[contact.shapeA].tag,
      shapeB: id(ofShape: contact.shapeB), bodyB: id(ofBody: b), tagB: shapes[contact.shapeB].tag,
      normal: world.normal, point: world.point0,
      velocity: velocity(b, at: world.point0) - velocity(a, at: world.point0),
      material: material(index))
    modifier(&modification)
    modification.material.check()
    setMaterial(modification.material, index)
    if modification.isEnabled {
      contacts[index].flags.remove(.disabled)
    } else {
      contacts[index].disable()
    }
  }

  private mutating func resetModifications(_ rule: MaterialRule?) {
    hasModifiedContacts = false
    for i in 0..<contacts.count where contacts[i].flags.contains(.alive) {
      contacts[i].flags.remove(.disabled)
      updateMixedMaterial(Int32(i), rule)
    }
  }

  /// The velocity of a body at a point of the world.
  func velocity(_ body: Int32, at point: Vec2) -> Vec2 {
    bodyStates[body].v + cross(bodyStates[body].w, point - bodyStates[body].c)
  }
}

extension ContactRecord {
  /// Disables a contact, and drops its impulses so that no later step is warm-started by them.
  fileprivate mutating func disable() {
    flags.insert(.disabled)
    manifold.p0.normalImpulse = 0
    manifold.p0.tangentImpulse = 0
    manifold.p1.normalImpulse = 0
    manifold.p1.tangentImpulse = 0
    rollingImpulse = 0
  }
}

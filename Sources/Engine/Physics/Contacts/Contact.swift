/// Two shapes that touch, and the impulse between them in the last step.
public struct Contact: Sendable, Equatable {
  /// The first shape.
  public let shapeA: ShapeID
  /// The body of the first shape.
  public let bodyA: BodyID
  /// The second shape.
  public let shapeB: ShapeID
  /// The body of the second shape.
  public let bodyB: BodyID
  /// Whether one of the shapes is a sensor; a sensor contact has no points and no impulse.
  public let isSensor: Bool
  /// Whether the contact acts on its bodies: false for a sensor, for a one-way shape that is passed
  /// from behind, and for a contact that `World.contactModifier` has disabled.
  public let isSolid: Bool
  /// The unit normal from the first shape to the second; zero for a sensor.
  public let normal: Vec2
  /// The contact points in the world, one or two; empty for a sensor.
  public let points: [Vec2]
  /// The point at which the sum of the points' normal impulses acts.
  ///
  /// It is the middle of the points if they have no impulse.
  public let center: Vec2
  /// The normal impulse in N s: that of the solver in the last sub-step, or that of an impact of
  /// continuous collision within the step if it is larger.
  public let impulse: Float
}

extension World {
  /// The contacts of shapes that touch, in the order of their creation in memory.
  ///
  /// Contacts of sleeping bodies keep the impulse of the last step in which they were awake.
  ///
  /// - Complexity: Linear in the number of pairs of shapes that are near each other.
  public var contacts: [Contact] {
    (0..<storage.state.contacts.count).compactMap { index in
      let contact = storage.state.contacts[index]
      guard contact.flags.contains(.alive), contact.isTouching else { return nil }
      return storage.state.described(contact)
    }
  }
}

extension WorldState {
  fileprivate func described(_ contact: ContactRecord) -> Contact {
    var normal = Vec2.zero
    var points: [Vec2] = []
    var center = Vec2.zero
    let manifold = contact.manifold
    if !contact.isSensor, manifold.count > 0 {
      let world = WorldManifold(
        manifold, pose(contact.bodyA), shapes[contact.shapeA].radius, pose(contact.bodyB),
        shapes[contact.shapeB].radius)
      normal = world.normal
      points = manifold.count > 1 ? [world.point0, world.point1] : [world.point0]
      let total = manifold.totalNormalImpulse
      let share = total > 0 ? manifold.p0.normalImpulse / total : 0.5
      center =
        manifold.count > 1 ? share * world.point0 + (1 - share) * world.point1 : world.point0
    }
    return Contact(
      shapeA: id(ofShape: contact.shapeA), bodyA: id(ofBody: contact.bodyA),
      shapeB: id(ofShape: contact.shapeB), bodyB: id(ofBody: contact.bodyB),
      isSensor: contact.isSensor, isSolid: contact.isSolid, normal: normal, points: points,
      center: center,
      impulse: contact.isSensor ? 0 : max(manifold.totalNormalImpulse, contact.impactImpulse))
  }
}

// One-way shapes: solid on one side. Whether a contact passes is decided when it begins, and
// remains so until the shapes are apart: a ball that jumps through a platform from below is not
// stopped halfway, and a ball that rests on it does not fall through when the platform rotates.
//
// A contact is solid if its normal points to within 60 degrees of the outward direction. A contact
// that begins while the surfaces separate fast passes too: a body that crosses the platform within
// a step is first detected on the outer side.

extension WorldState {
  /// The cosine of 60 degrees.
  private static let minOneWayCosine: Float = 0.5

  /// Decides whether a contact that begins passes a one-way shape.
  mutating func setPassing(_ index: Int32, _ manifold: Manifold) {
    if passesOneWayShape(contacts[index], manifold) {
      contacts[index].flags.insert(.passing)
    } else {
      contacts[index].flags.remove(.passing)
    }
  }

  /// Whether one of the shapes of a contact with a manifold is one-way, and passed from behind.
  @inline(always)
  func passesOneWayShape(_ contact: ContactRecord, _ manifold: Manifold) -> Bool {
    guard contact.flags.contains(.oneWay), manifold.count > 0 else { return false }
    let (a, b) = (contact.bodyA, contact.bodyB)
    let world = WorldManifold(manifold, pose(a), contact.radiusA, pose(b), contact.radiusB)
    let speed = velocity(b, at: world.point0) - velocity(a, at: world.point0)
    return passes(contact.shapeA, normal: world.normal, speed)
      || passes(contact.shapeB, normal: -world.normal, -speed)
  }

  /// Whether another shape, in the direction of a normal and with a relative velocity, passes.
  private func passes(_ shape: Int32, normal: Vec2, _ velocity: Vec2) -> Bool {
    guard shapes[shape].oneWayNormal != .zero else { return false }
    let outward = bodyStates[shapes[shape].body].q * shapes[shape].oneWayNormal
    return dot(outward, normal) < Self.minOneWayCosine
      || dot(outward, velocity) > Constants.restitutionThreshold * settings.lengthScale
  }
}

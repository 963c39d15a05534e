import Geometry
import Physics

/// The impulses of one step: those of contacts, summed over the sub-steps, and those of
/// instantaneous pushes.
struct ImpulseRecord {
  /// The impulse between two shapes.
  struct ContactImpulse {
    let bodyA: BodyID
    let bodyB: BodyID
    /// The sum of the normal impulses, in N s.
    private(set) var impulse: Float = 0
    /// The sum of the points, weighted by their impulses.
    private var pointSum = Vec2.zero
    /// The sum of the normals from A to B, weighted by their impulses.
    private var normalSum = Vec2.zero
    private var last: Contact

    fileprivate init(_ contact: Contact) {
      bodyA = contact.bodyA
      bodyB = contact.bodyB
      last = contact
      add(contact)
    }

    fileprivate mutating func add(_ contact: Contact) {
      impulse += contact.impulse
      pointSum += contact.impulse * contact.center
      normalSum += contact.impulse * contact.normal
      last = contact
    }

    /// The point at which the sum acts, in meters; the contact's center if it has no impulse.
    var point: Vec2 { impulse > 0 ? (1 / impulse) * pointSum : last.center }

    /// The unit normal from A to B.
    var normal: Vec2 { impulse > 0 ? normalSum.normalized : last.normal }
  }

  /// An instantaneous push.
  struct PushImpulse {
    let body: BodyID
    /// The point at which it acted, from the body's center in meters, in reference coordinates.
    let offset: Vec2
    let impulse: Vec2
  }

  private struct Pair: Hashable {
    let a: ShapeID
    let b: ShapeID
  }

  /// The contacts, in the order in which they occurred first.
  private(set) var contacts: [ContactImpulse] = []
  private(set) var pushes: [PushImpulse] = []
  private var indices: [Pair: Int] = [:]

  /// Adds the contacts of a sub-step.
  mutating func add(_ contacts: [Contact]) {
    for contact in contacts where !contact.isSensor {
      let pair = Pair(a: contact.shapeA, b: contact.shapeB)
      if let index = indices[pair] {
        self.contacts[index].add(contact)
      } else {
        indices[pair] = self.contacts.count
        self.contacts.append(ContactImpulse(contact))
      }
    }
  }

  mutating func add(_ push: PushImpulse) { pushes.append(push) }
}

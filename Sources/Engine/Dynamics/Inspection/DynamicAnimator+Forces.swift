private import ElementaryFunctions
public import Geometry
import Physics

extension DynamicAnimator {
  /// A kind of the forces on an item; their sum is the mass times the acceleration.
  public enum ForceKind: Sendable, Hashable, CaseIterable {
    /// The weight: the mass times the gravity of behaviors.
    case weight
    /// The sum of active continuous pushes.
    case push
    /// The sum of the forces of attachments and snap behaviors.
    case attachments
    /// The sum of the forces of fields.
    case fields
    /// The force of the item's resistance, against its velocity.
    case resistance
    /// What remains: the force of contacts, normal and by friction. There is none at an impact, and
    /// with profiles other than `Profile.accurate`, whose accelerations are not known.
    case contacts
  }

  /// Returns the sum of the forces of one kind on an item, at its center, at the end of the last
  /// step.
  ///
  /// Forces follow from the positions and velocities. Those of rigid attachments of items that
  /// touch others, of sliding ones and of pins with a range or friction are the ones that the last
  /// step has found, and so are those of profiles other than `Profile.accurate`.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - item: The item.
  /// - Returns: The force in newtons, where a meter has 100 points; zero for an item without a
  ///   body.
  public func force(_ kind: ForceKind, on item: any DynamicItem) -> Vector {
    if kind == .attachments || kind == .contacts { showsForces = true }
    if !isStepping, !isWithinStep { applyProperties(of: allBehaviors) }
    guard let record = items[item] else { return .zero }
    return Units.newtons(force(kind, on: record))
  }

  /// Returns the force of an attachment on its first item, at the end of the last step.
  ///
  /// - Parameter attachment: The attachment.
  /// - Returns: The force in newtons, where a meter has 100 points; zero without a joint in this
  ///   animator.
  public func force(of attachment: AttachmentBehavior) -> Vector {
    showsForces = true
    guard attachment.dynamicAnimator === self, let joint = attachment.state.joint,
      let body = bodyID(of: attachment.items[0])
    else { return .zero }
    return Units.newtons(force(of: joint, on: body))
  }

  /// Returns the tension of an attachment at the end of the last step: the force along the line
  /// between its ends, above 0 if it pulls them together and below 0 if it pushes them apart.
  ///
  /// The ends of a pin, a fixed and a sliding attachment are at one point; their tension is the
  /// magnitude of their force.
  ///
  /// - Parameter attachment: The attachment.
  /// - Returns: The tension in newtons, where a meter has 100 points.
  public func tension(of attachment: AttachmentBehavior) -> Double {
    showsForces = true
    guard attachment.dynamicAnimator === self, let joint = attachment.state.joint else { return 0 }
    return tension(of: joint)
  }
}

// MARK: Forces on items

extension DynamicAnimator {
  func force(_ kind: ForceKind, on record: ItemRecord) -> Vec2 {
    let mass = world.mass(of: record.body).mass
    switch kind {
    case .weight:
      return allBehaviors.reduce(.zero) { sum, behavior in
        guard let gravity = behavior as? GravityBehavior, contains(gravity.items, record) else {
          return sum
        }
        return sum + mass * Units.acceleration(gravity.gravityDirection)
      }
    case .push:
      return allBehaviors.reduce(.zero) { sum, behavior in
        guard let push = behavior as? PushBehavior, push.active, push.mode == .continuous,
          contains(push.items, record)
        else { return sum }
        return sum + Units.force(push.pushDirection)
      }
    case .attachments: return attachmentForce(on: record)
    case .fields: return fieldForce(on: record, mass)
    case .resistance:
      let body = world[record.body]
      let step = dampingStep
      let rate =
        step > 0
        ? Float(log(1 + step * Double(body.linearDamping)) / step) : body.linearDamping
      return -mass * rate * body.velocity
    case .contacts:
      guard let acceleration = acceleration(of: record) else { return .zero }
      return [ForceKind.weight, .push, .attachments, .fields, .resistance].reduce(
        mass * Units.meters(acceleration)
      ) { $0 - force($1, on: record) }
    }
  }

  private func contains(_ items: [any DynamicItem], _ record: ItemRecord) -> Bool {
    items.contains { bodyID(of: $0) == record.body }
  }

  private func attachmentForce(on record: ItemRecord) -> Vec2 {
    var sum = Vec2.zero
    for behavior in allBehaviors {
      if let attachment = behavior as? AttachmentBehavior, let joint = attachment.state.joint,
        contains(attachment.items, record)
      {
        sum += force(of: joint, on: record.body)
      } else if let snap = behavior as? SnapBehavior, contains([snap.item], record) {
        for joint in snap.joints { sum += force(of: joint, on: record.body) }
      }
    }
    return sum
  }

  private func fieldForce(on record: ItemRecord, _ mass: Float) -> Vec2 {
    let body = world[record.body]
    guard body.kind == .dynamic else { return .zero }
    let input = FieldInput(
      position: body.position, velocity: body.velocity, mass: mass,
      charge: Units.number(record.properties.charge), time: elapsedTime)
    return allBehaviors.reduce(.zero) { sum, behavior in
      guard let field = behavior as? FieldBehavior, contains(field.items, record),
        case .force(let force)? = field.effect(on: input)
      else { return sum }
      return sum + force
    }
  }
}

/// The material of a contact: the mixed values of its two shapes.
public struct ContactMaterial: Sendable, Equatable, BitwiseCopyable {
  /// The coefficient of friction, at least 0.
  public var friction: Float
  /// The coefficient of restitution, at least 0.
  public var restitution: Float
  /// The coefficient of rolling resistance, at least 0: the torque against rolling is this times
  /// the larger radius of both shapes times the normal force.
  public var rollingResistance: Float
  /// The sum of the tangent speeds of both surfaces in m/s; see `ShapeTraits.tangentSpeed`.
  public var tangentSpeed: Float

  /// Creates the material of a contact.
  public init(
    friction: Float = 0.2, restitution: Float = 0, rollingResistance: Float = 0,
    tangentSpeed: Float = 0
  ) {
    self.friction = friction
    self.restitution = restitution
    self.rollingResistance = rollingResistance
    self.tangentSpeed = tangentSpeed
  }

  /// Traps on values that no contact can have.
  func check() {
    precondition(
      friction.isFinite && friction >= 0, "friction must be finite and not negative: \(friction)")
    precondition(
      restitution.isFinite && restitution >= 0,
      "restitution must be finite and not negative: \(restitution)")
    precondition(
      rollingResistance.isFinite && rollingResistance >= 0,
      "rollingResistance must be finite and not negative: \(rollingResistance)")
    precondition(tangentSpeed.isFinite, "tangentSpeed must be finite, but is \(tangentSpeed)")
  }
}

/// A custom rule that mixes the materials of two shapes.
public typealias MaterialRule = @Sendable (ShapeTraits, ShapeTraits) -> ContactMaterial

extension Settings {
  /// Returns the material of a contact by the rules of the settings.
  ///
  /// Rolling resistance is the larger of the two; tangent speeds are added.
  public func mixedMaterial(_ a: ShapeTraits, _ b: ShapeTraits) -> ContactMaterial {
    ContactMaterial(
      friction: frictionMixing.mix(a.friction, b.friction),
      restitution: restitutionMixing.mix(a.restitution, b.restitution),
      rollingResistance: max(a.rollingResistance, b.rollingResistance),
      tangentSpeed: a.tangentSpeed + b.tangentSpeed)
  }
}

extension WorldState {
  mutating func updateMixedMaterials(ofShape shape: Int32, _ rule: MaterialRule?) {
    var edge = bodies[shapes[shape].body].firstContact
    while edge != nullIndex {
      let contact = contacts[edge >> 1]
      if contact.shapeA == shape || contact.shapeB == shape {
        updateMixedMaterial(edge >> 1, rule)
      }
      edge = contacts.next(edge)
    }
  }

  /// Sets the material of a contact by the custom rule, or by the rules of the settings.
  mutating func updateMixedMaterial(_ index: Int32, _ rule: MaterialRule?) {
    if let rule { return setMaterial(mixed(index, rule), index) }
    let contact = contacts.base + Int(index)
    let a = shapes.base + Int(contact.pointee.shapeA)
    let b = shapes.base + Int(contact.pointee.shapeB)
    contact.pointee.friction = settings.frictionMixing.mix(a.pointee.friction, b.pointee.friction)
    contact.pointee.restitution = settings.restitutionMixing.mix(
      a.pointee.restitution, b.pointee.restitution)
    // Most contacts have no surface and no flag to clear.
    guard
      a.pointee.flags.union(b.pointee.flags).contains(.surface)
        || contact.pointee.flags.contains(.surface)
    else { return }
    contact.pointee.setSurface(
      max(a.pointee.rollingResistance, b.pointee.rollingResistance),
      a.pointee.tangentSpeed + b.pointee.tangentSpeed)
  }

  private func mixed(_ index: Int32, _ rule: MaterialRule) -> ContactMaterial {
    let material = rule(traits(contacts[index].shapeA), traits(contacts[index].shapeB))
    material.check()
    return material
  }

  mutating func setMaterial(_ material: ContactMaterial, _ index: Int32) {
    contacts[index].friction = material.friction
    contacts[index].restitution = material.restitution
    contacts[index].setSurface(material.rollingResistance, material.tangentSpeed)
  }

  /// The present material of a contact.
  func material(_ index: Int32) -> ContactMaterial {
    let contact = contacts[index]
    let radius = max(contact.radiusA, contact.radiusB)
    return ContactMaterial(
      friction: contact.friction, restitution: contact.restitution,
      rollingResistance: radius > 0 ? contact.rollingResistance / radius : 0,
      tangentSpeed: contact.tangentSpeed)
  }
}

extension ContactRecord {
  fileprivate mutating func setSurface(_ rollingResistance: Float, _ tangentSpeed: Float) {
    self.rollingResistance = rollingResistance * max(radiusA, radiusB)
    self.tangentSpeed = tangentSpeed
    setSurfaceFlag()
  }

  /// Flags a contact whose surfaces move or resist rolling, since it is solved on its own.
  mutating func setSurfaceFlag() {
    if rollingResistance > 0 || tangentSpeed != 0 {
      flags.insert(.surface)
    } else {
      flags.remove(.surface)
      rollingImpulse = 0
    }
  }
}

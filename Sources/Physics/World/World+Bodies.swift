extension World {
  /// Adds a body without shapes; it has a mass of 1 kg, and nothing turns it, until shapes or
  /// `setMass(_:of:)` give it mass and inertia.
  @discardableResult
  public mutating func addBody(_ body: Body) -> BodyID { own().state.addBody(body) }

  /// Removes a body with its shapes and joints.
  public mutating func removeBody(_ id: BodyID) {
    let owned = own()
    owned.state.removeBody(owned.state.index(id))
  }

  /// Whether a body is in this world.
  public func contains(_ id: BodyID) -> Bool { storage.state.contains(id) }

  /// A body as it is now; writing it back applies what differs.
  public subscript(id: BodyID) -> Body {
    get { storage.state.body(storage.state.index(id)) }
    set {
      let owned = own()
      owned.state.update(owned.state.index(id), to: newValue)
    }
  }

  /// All bodies, in no particular but always the same order.
  public var bodies: [BodyID] {
    (0..<storage.state.bodies.count).compactMap {
      storage.state.bodies[$0].isAlive ? storage.state.id(ofBody: Int32($0)) : nil
    }
  }

  /// The number of bodies that are awake; static ones are not counted.
  public var awakeBodyCount: Int { storage.state.awakeBodies.count }

  /// Where a body's frame lies, without asking for the rest.
  public func pose(of id: BodyID) -> Pose { storage.state.pose(storage.state.index(id)) }

  /// The world position of a body's centre of mass.
  public func centerOfMass(of id: BodyID) -> Vec2 {
    storage.state.bodyStates[storage.state.index(id)].c
  }

  /// The mass of a body, 0 unless it is dynamic.
  public func mass(of id: BodyID) -> MassProperties {
    let body = storage.state.bodies[storage.state.index(id)]
    guard body.kind == .dynamic else { return .zero }
    return MassProperties(mass: body.mass, center: body.localCenter, inertia: body.inertia)
  }

  /// Gives a body a mass that does not follow its shapes; nil lets it follow them again.
  ///
  /// A body that is not dynamic keeps it for when it is.
  /// An inertia of 0 stands for an infinite one, as `Body.isRotationFixed` does.
  public mutating func setMass(_ mass: MassProperties?, of id: BodyID) {
    let owned = own()
    let index = owned.state.index(id)
    guard let mass else {
      owned.state.bodies[index].flags.remove(.hasCustomMass)
      owned.state.updateMass(index)
      return
    }
    precondition(
      mass.mass.isFinite && mass.mass > 0, "mass must be finite and above 0, but is \(mass.mass)")
    precondition(
      mass.inertia.isFinite && mass.inertia >= 0,
      "inertia must be finite and not negative, but is \(mass.inertia)")
    precondition(mass.center.isFinite, "center must be finite, but is \(mass.center)")
    owned.state.bodies[index].flags.insert(.hasCustomMass)
    owned.state.setMass(index, mass)
    owned.state.wake(index)
  }

  /// The velocity of a world point that moves with a body.
  public func velocity(of id: BodyID, at point: Vec2) -> Vec2 {
    precondition(point.isFinite, "point must be finite, but is \(point)")
    let bodyState = storage.state.bodyStates[storage.state.index(id)]
    return bodyState.v + cross(bodyState.w, point - bodyState.c)
  }

  // MARK: Forces and impulses

  /// Pushes a dynamic body during the next step, at its centre of mass or another world point.
  public mutating func applyForce(_ force: Vec2, to id: BodyID, at point: Vec2? = nil) {
    precondition(force.isFinite, "force must be finite, but is \(force)")
    if let point { precondition(point.isFinite, "point must be finite, but is \(point)") }
    withDynamicBody(id) { state, index in
      state.bodies[index].force += force
      if let point { state.bodies[index].torque += cross(point - state.bodyStates[index].c, force) }
    }
  }

  /// RotationRange a dynamic body during the next step, in N m.
  public mutating func applyTorque(_ torque: Float, to id: BodyID) {
    precondition(torque.isFinite, "torque must be finite, but is \(torque)")
    withDynamicBody(id) { state, index in state.bodies[index].torque += torque }
  }

  /// Changes a dynamic body's velocity at once, by a push at its centre of mass or another point.
  public mutating func applyImpulse(_ impulse: Vec2, to id: BodyID, at point: Vec2? = nil) {
    precondition(impulse.isFinite, "impulse must be finite, but is \(impulse)")
    if let point { precondition(point.isFinite, "point must be finite, but is \(point)") }
    withDynamicBody(id) { state, index in
      state.bodyStates[index].v += state.bodies[index].invMass * impulse
      if let point {
        state.bodyStates[index].w +=
          state.bodies[index].invInertia * cross(point - state.bodyStates[index].c, impulse)
      }
    }
  }

  /// Changes a dynamic body's spin at once, in N m s.
  public mutating func applyAngularImpulse(_ impulse: Float, to id: BodyID) {
    precondition(impulse.isFinite, "impulse must be finite, but is \(impulse)")
    withDynamicBody(id) { state, index in
      state.bodyStates[index].w += state.bodies[index].invInertia * impulse
    }
  }

  private mutating func withDynamicBody(_ id: BodyID, _ action: (inout WorldState, Int32) -> Void) {
    let owned = own()
    let index = owned.state.index(id)
    guard owned.state.bodies[index].kind == .dynamic else { return }
    // Waking one that is awake would keep a body under a steady force from ever falling asleep.
    if !owned.state.bodies[index].isAwake { owned.state.wake(index) }
    action(&owned.state, index)
  }
}

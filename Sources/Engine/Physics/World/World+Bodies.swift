extension World {
  /// Adds a body without shapes.
  ///
  /// Until shapes or `setMass(_:of:)` define it, a dynamic body has a mass of 1 kg and infinite
  /// inertia.
  @discardableResult
  public mutating func addBody(_ body: Body) -> BodyID { own().state.addBody(body) }

  /// Removes a body, its shapes and its joints.
  public mutating func removeBody(_ id: BodyID) {
    let owned = own()
    owned.state.removeBody(owned.state.index(id))
  }

  /// Whether a body exists in this world.
  public func contains(_ id: BodyID) -> Bool { storage.state.contains(id) }

  /// The current definition of a body; writing it back applies the differences.
  public subscript(id: BodyID) -> Body {
    get { storage.state.body(storage.state.index(id)) }
    set {
      let owned = own()
      owned.state.update(owned.state.index(id), to: newValue)
    }
  }

  /// All bodies, in a deterministic order.
  public var bodies: [BodyID] {
    (0..<storage.state.bodies.count).compactMap {
      storage.state.bodies[$0].isAlive ? storage.state.id(ofBody: Int32($0)) : nil
    }
  }

  /// The number of awake bodies; static bodies do not count.
  public var awakeBodyCount: Int { storage.state.awakeBodies.count }

  /// Returns the position and rotation of a body.
  public func pose(of id: BodyID) -> Pose { storage.state.pose(storage.state.index(id)) }

  /// Returns the world position of a body's center of mass, in meters.
  public func centerOfMass(of id: BodyID) -> Vec2 {
    storage.state.bodyStates[storage.state.index(id)].c
  }

  /// Returns the mass of a body; 0 unless it is dynamic.
  public func mass(of id: BodyID) -> MassProperties {
    let body = storage.state.bodies[storage.state.index(id)]
    guard body.kind == .dynamic else { return .zero }
    return MassProperties(mass: body.mass, center: body.localCenter, inertia: body.inertia)
  }

  /// Sets the mass of a body independently of its shapes; nil restores the mass of the shapes.
  ///
  /// A body that is not dynamic stores the mass until it becomes dynamic. An inertia of 0 means
  /// infinite inertia, as with `Body.isRotationFixed`.
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

  /// Returns the velocity, in m/s, of the body's point at a world position.
  public func velocity(of id: BodyID, at point: Vec2) -> Vec2 {
    precondition(point.isFinite, "point must be finite, but is \(point)")
    let bodyState = storage.state.bodyStates[storage.state.index(id)]
    return bodyState.v + cross(bodyState.w, point - bodyState.c)
  }

  // MARK: Forces and impulses

  /// Applies a force in N during the next step, at a world point, by default the center of mass.
  ///
  /// Forces, torques and velocities add up to at most 1e18.
  ///
  /// Has no effect on static and kinematic bodies.
  public mutating func applyForce(_ force: Vec2, to id: BodyID, at point: Vec2? = nil) {
    precondition(force.isFinite, "force must be finite, but is \(force)")
    if let point { precondition(point.isFinite, "point must be finite, but is \(point)") }
    withDynamicBody(id) { state, index in
      state.bodies[index].force.addLimited(force)
      if let point {
        state.bodies[index].torque.addLimited(cross(point - state.bodyStates[index].c, force))
      }
    }
  }

  /// Applies a torque in N m during the next step.
  public mutating func applyTorque(_ torque: Float, to id: BodyID) {
    precondition(torque.isFinite, "torque must be finite, but is \(torque)")
    withDynamicBody(id) { state, index in
      state.bodies[index].torque.addLimited(torque)
    }
  }

  /// Applies an impulse in N s immediately, at a world point, by default the center of mass.
  public mutating func applyImpulse(_ impulse: Vec2, to id: BodyID, at point: Vec2? = nil) {
    precondition(impulse.isFinite, "impulse must be finite, but is \(impulse)")
    if let point { precondition(point.isFinite, "point must be finite, but is \(point)") }
    withDynamicBody(id) { state, index in
      state.bodyStates[index].v.addLimited(state.bodies[index].invMass * impulse)
      if let point {
        state.bodyStates[index].w.addLimited(
          state.bodies[index].invInertia * cross(point - state.bodyStates[index].c, impulse))
      }
    }
  }

  /// Applies an angular impulse in N m s immediately.
  public mutating func applyAngularImpulse(_ impulse: Float, to id: BodyID) {
    precondition(impulse.isFinite, "impulse must be finite, but is \(impulse)")
    withDynamicBody(id) { state, index in
      state.bodyStates[index].w.addLimited(state.bodies[index].invInertia * impulse)
    }
  }

  private mutating func withDynamicBody(_ id: BodyID, _ action: (inout WorldState, Int32) -> Void) {
    let owned = own()
    let index = owned.state.index(id)
    guard owned.state.bodies[index].kind == .dynamic else { return }
    // Waking resets the sleep time, so a body under a constant force would never sleep.
    if !owned.state.bodies[index].isAwake { owned.state.wake(index) }
    action(&owned.state, index)
  }
}

extension Float {
  /// Adds a number; the sum is limited to `Constants.maxMagnitude`, and zero instead of NaN.
  fileprivate mutating func addLimited(_ other: Float) {
    let sum = self + other
    self = sum.isNaN ? 0 : sum.clamped(-Constants.maxMagnitude, Constants.maxMagnitude)
  }
}

extension Vec2 {
  /// Adds a vector; each component of the sum is limited to a magnitude of 1e18, and zero if it is
  /// not a number.
  ///
  /// A field may have an infinite force near its center.
  package mutating func addLimited(_ other: Vec2) {
    x.addLimited(other.x)
    y.addLimited(other.y)
  }
}

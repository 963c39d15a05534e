extension WorldState {
  /// Returns the index of a body; traps if the handle is stale.
  func index(_ id: BodyID) -> Int32 {
    precondition(
      contains(id), "a body was used after it was removed, or belongs to another world: \(id)")
    return id.index
  }

  func contains(_ id: BodyID) -> Bool {
    id.index < Int32(bodies.count) && bodies[id.index].generation == id.generation
      && bodies[id.index].isAlive
  }

  func id(ofBody index: Int32) -> BodyID {
    BodyID(index: index, generation: bodies[index].generation)
  }

  mutating func addBody(_ body: Body) -> BodyID {
    body.check()
    let body = body.withoutNegativeZeros
    let index = allocateBody(body)
    let q = Rot(body.angle)
    bodyStates[index] = BodyState(
      v: body.kind == .static ? .zero : body.velocity,
      w: body.kind == .static ? 0 : body.angularVelocity,
      a: body.angle, c: body.position, q: q)
    updateMass(index)
    if body.isAwake { wake(index) }
    return id(ofBody: index)
  }

  private mutating func allocateBody(_ body: Body) -> Int32 {
    var flags: BodyFlags = .alive
    if body.isBullet { flags.insert(.bullet) }
    if body.isRotationFixed { flags.insert(.rotationFixed) }
    if body.allowsSleep { flags.insert(.allowsSleep) }
    var record = BodyRecord(
      kind: body.kind, flags: flags, generation: 1, p: body.position, c0: body.position,
      a0: body.angle, linearDamping: body.linearDamping, angularDamping: body.angularDamping,
      gravityScale: body.gravityScale, tag: body.tag)
    guard freeBody != nullIndex else {
      bodies.append(record)
      bodyStates.append(BodyState(v: .zero, w: 0, a: 0, c: .zero, q: .identity))
      return Int32(bodies.count - 1)
    }
    let index = freeBody
    freeBody = bodies[index].nextFree
    record.generation = bodies[index].generation
    bodies[index] = record
    return index
  }

  mutating func removeBody(_ index: Int32) {
    while bodies[index].firstJoint != nullIndex { removeJoint(bodies[index].firstJoint >> 1) }
    while bodies[index].firstShape != nullIndex { removeShape(bodies[index].firstShape) }
    assert(bodies[index].firstContact == nullIndex)
    leaveAwakeList(index)
    bodies[index].flags = []
    bodies[index].generation &+= 1
    bodies[index].nextFree = freeBody
    freeBody = index
  }

  func body(_ index: Int32) -> Body {
    let record = bodies[index]
    let bodyState = bodyStates[index]
    return Body(
      kind: record.kind, position: record.p, angle: bodyState.a, velocity: bodyState.v,
      angularVelocity: bodyState.w,
      linearDamping: record.linearDamping, angularDamping: record.angularDamping,
      gravityScale: record.gravityScale, isRotationFixed: record.flags.contains(.rotationFixed),
      isBullet: record.isBullet, allowsSleep: record.flags.contains(.allowsSleep),
      isAwake: record.kind == .static || record.isAwake, tag: record.tag)
  }

  /// Applies the differences between the current definition of a body and a new one.
  mutating func update(_ index: Int32, to new: Body) {
    let old = body(index)
    guard new != old else { return }
    new.check()
    let new = new.withoutNegativeZeros
    bodies[index].tag = new.tag
    bodies[index].linearDamping = new.linearDamping
    bodies[index].angularDamping = new.angularDamping
    set(.bullet, new.isBullet, index)
    if new.isBullet != old.isBullet { updateContinuousFlags(around: index) }
    set(.allowsSleep, new.allowsSleep, index)
    if new.kind != old.kind { setKind(index, new.kind) }
    if new.isRotationFixed != old.isRotationFixed {
      set(.rotationFixed, new.isRotationFixed, index)
      updateMass(index)
    }
    if new.position != old.position || new.angle != old.angle {
      setPose(index, position: new.position, angle: new.angle)
    }
    if new.kind != .static {
      if new.velocity != old.velocity { bodyStates[index].v = new.velocity }
      if new.angularVelocity != old.angularVelocity { bodyStates[index].w = new.angularVelocity }
    }
    bodies[index].gravityScale = new.gravityScale

    // Any change except to the tag wakes a sleeping body, unless the same change sets `isAwake`.
    var tagged = old
    tagged.tag = new.tag
    if new.isAwake != old.isAwake {
      if new.isAwake { wake(index) } else { putToSleep(index) }
    } else if new != tagged {
      wake(index)
    }
  }

  private mutating func set(_ flag: BodyFlags, _ isSet: Bool, _ index: Int32) {
    if isSet { bodies[index].flags.insert(flag) } else { bodies[index].flags.remove(flag) }
  }

  private mutating func setKind(_ index: Int32, _ kind: Body.Kind) {
    wakeNeighbors(index)
    removeContacts(ofBody: index)
    forEachShape(of: index) { state, shape in state.removeFromTree(shape) }
    leaveAwakeList(index)
    bodies[index].kind = kind
    if kind == .static {
      bodyStates[index].v = .zero
      bodyStates[index].w = 0
    }
    bodies[index].force = .zero
    bodies[index].torque = 0
    updateMass(index)
    wake(index)
    forEachShape(of: index) { state, shape in state.insertInTree(shape) }
  }

  /// Moves a body to a pose immediately and keeps its velocity.
  private mutating func setPose(_ index: Int32, position: Vec2, angle: Float) {
    wakeNeighbors(index)
    let q = bodyStates[index].a == angle ? bodyStates[index].q : Rot(angle)
    bodyStates[index].a = angle
    bodyStates[index].q = q
    bodyStates[index].c = Pose(p: position, q: q) * bodies[index].localCenter
    bodies[index].p = position
    bodies[index].c0 = bodyStates[index].c
    bodies[index].a0 = angle
    forEachShape(of: index) { state, shape in state.refreshBox(shape, displacement: .zero) }
  }

  @inline(always)
  func pose(_ index: Int32) -> Pose { Pose(p: bodies[index].p, q: bodyStates[index].q) }

  /// Computes rotation and origin from the angle and the center of mass.
  @inline(always)
  mutating func synchronizePose(_ index: Int32) {
    let bodyState = bodyStates.base + Int(index)
    let body = bodies.base + Int(index)
    bodyState.pointee.q = Rot(bodyState.pointee.a)
    body.pointee.p = bodyState.pointee.c - bodyState.pointee.q * body.pointee.localCenter
  }

  /// Stops awake bodies whose velocity is infinite or NaN, which constraints of extreme masses
  /// cause.
  mutating func stopUndefinedBodies() {
    for i in 0..<awakeBodies.count {
      let state = bodyStates.base + Int(awakeBodies.base[i])
      let v = state.pointee.v
      let sum = v.x.magnitude + v.y.magnitude + state.pointee.w.magnitude
      guard !(sum < .infinity) else { continue }
      state.pointee.v = .zero
      state.pointee.w = 0
    }
  }

  mutating func clearForces() {
    for i in 0..<awakeBodies.count {
      bodies[awakeBodies[i]].force = .zero
      bodies[awakeBodies[i]].torque = 0
    }
  }

  /// Sums the masses of the shapes, unless a custom mass is set; keeps the velocity field when the
  /// center of mass moves.
  mutating func updateMass(_ index: Int32) {
    guard !bodies[index].flags.contains(.hasCustomMass) else {
      let body = bodies[index]
      return setMass(
        index,
        MassProperties(mass: body.mass, center: body.localCenter, inertia: body.inertia))
    }
    var mass: Float = 0
    var center = Vec2.zero
    var inertia: Float = 0
    if bodies[index].kind == .dynamic {
      var shape = bodies[index].firstShape
      while shape != nullIndex {
        let part = massProperties(ofShape: shape)
        mass += part.mass
        center += part.mass * part.center
        inertia += part.inertia + part.mass * dot(part.center, part.center)
        shape = shapes[shape].next
      }
      if mass > 0 {
        center *= 1 / mass
        inertia -= mass * dot(center, center)
        // For shapes of extreme size or density the result is not finite.
        if !(mass < .infinity) || !center.isFinite {
          (mass, center, inertia) = (Constants.maxMagnitude, .zero, 0)
        }
        if inertia.isNaN { inertia = 0 }
      } else {
        mass = 1
        inertia = 0
      }
    }
    setMass(index, MassProperties(mass: mass, center: center, inertia: inertia))
  }

  mutating func setMass(_ index: Int32, _ new: MassProperties) {
    bodies[index].mass = new.mass
    bodies[index].inertia = new.inertia
    bodies[index].setInverseMass()

    let oldCenter = bodyStates[index].c
    bodies[index].localCenter = new.center
    bodyStates[index].c = pose(index) * bodies[index].localCenter
    bodies[index].c0 = bodyStates[index].c
    bodyStates[index].v += cross(bodyStates[index].w, bodyStates[index].c - oldCenter)
    updateLongLeverFlags(around: index)
  }

  /// Calls a closure for each shape of a body.
  mutating func forEachShape(of body: Int32, _ action: (inout WorldState, Int32) -> Void) {
    var shape = bodies[body].firstShape
    while shape != nullIndex {
      let next = shapes[shape].next
      action(&self, shape)
      shape = next
    }
  }
}

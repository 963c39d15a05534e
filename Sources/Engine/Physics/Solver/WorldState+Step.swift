extension WorldState {
  /// Advances the world by `Settings.subSteps` equal sub-steps.
  mutating func step(_ duration: Float, _ callbacks: StepCallbacks?) {
    precondition(
      duration.isFinite && duration > 0, "duration must be finite and above 0, but is \(duration)")
    contactEvents.removeAllReleasingSlack()
    eventContacts.removeAllReleasingSlack()
    for i in 0..<endedSinceStep.count { appendEvent(endedSinceStep[i], contact: nullIndex) }
    endedSinceStep.removeAllReleasingSlack()
    stepCount += 1

    let h = duration / Float(settings.subSteps)
    for _ in 0..<settings.subSteps { subStep(h, callbacks) }
    if settings.clearsForces { clearForces() }
  }

  /// Runs one sub-step: collision detection, solver, broad phase update, continuous collision.
  private mutating func subStep(_ h: Float, _ callbacks: StepCallbacks?) {
    let firstNew = contactEvents.count
    if !movedShapes.isEmpty { findPairs(callbacks) }
    if awakeBodies.isEmpty {
      if scratch.islandParent.capacity >= Scratch.minReleasedBodyCount { scratch = Scratch() }
      lastStep = h
      return
    }
    updateContacts()
    modifyContacts(callbacks)
    switch settings.solver {
    case .sequentialImpulses: solve(h)
    case .softStep: solveSoftStep(h, callbacks)
    }
    refreshBoxes()
    if !movedShapes.isEmpty { findPairs(callbacks) }
    if settings.isContinuous { solveImpacts(h, callbacks) }
    updateBeganEvents(from: firstNew)
    lastStep = h
  }

  mutating func clearForces() {
    for i in 0..<awakeBodies.count {
      bodies[awakeBodies[i]].force = .zero
      bodies[awakeBodies[i]].torque = 0
    }
  }

  /// Updates point, normal and impulse of the contacts that began in this sub-step and still exist.
  private mutating func updateBeganEvents(from first: Int) {
    for i in first..<contactEvents.count where contactEvents[i].phase == .began {
      contactEvents[i] = described(contactEvents[i], contacts[eventContacts[i]])
    }
  }

  /// Updates the boxes of moved bodies; fat boxes include the motion of the sub-step.
  private mutating func refreshBoxes() {
    for i in 0..<awakeBodies.count { refreshBoxes(ofBody: awakeBodies[i]) }
  }

  mutating func refreshBoxes(ofBody body: Int32) {
    let record = bodies.base + Int(body)
    let end = pose(body)
    var shape = record.pointee.firstShape
    while shape != nullIndex {
      let box = core(shape).aabb(end)
      shapeBoxes.base[Int(shape)].tight = box
      if !shapeBoxes.base[Int(shape)].fat.contains(box) {
        let q0 = record.pointee.q0
        let start = Pose(p: record.pointee.c0 - q0 * record.pointee.localCenter, q: q0)
        enlarge(
          shape, toHold: core(shape).aabb(start).union(box),
          bodyStates[body].c - record.pointee.c0)
      }
      shape = shapes.base[Int(shape)].next
    }
  }
}

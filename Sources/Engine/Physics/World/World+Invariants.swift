extension World {
  /// Traps if an invariant of the engine does not hold; visits all contents, for tests.
  package func checkInvariants() { storage.state.checkInvariants() }

  /// Whether constraints are solved one at a time even where SIMD blocks are possible; results are
  /// equal.
  package var usesScalarPath: Bool {
    get { storage.state.usesScalarPath }
    set { own().state.usesScalarPath = newValue }
  }

  /// The pairs of shapes whose contacts touch, in the order of the contacts.
  package var touchingShapes: [(ShapeID, ShapeID)] {
    (0..<storage.state.contacts.count).compactMap { index in
      let contact = storage.state.contacts[index]
      guard contact.flags.contains(.alive), contact.isTouching else { return nil }
      return (
        storage.state.id(ofShape: contact.shapeA), storage.state.id(ofShape: contact.shapeB)
      )
    }
  }

  /// The number of bodies, contacts and moved shapes that the next step visits.
  package var upcomingVisits: Int {
    storage.state.awakeBodies.count + storage.state.awakeContacts.count
      + storage.state.movedShapes.count
  }
}

extension WorldState {
  func checkInvariants() {
    checkBodies()
    checkShapes()
    checkContacts()
    checkJoints()
  }

  private func checkBodies() {
    for i in 0..<awakeBodies.count {
      precondition(
        bodies[awakeBodies[i]].awakeIndex == Int32(i), "the index of an awake body is wrong")
    }
    for i in 0..<bodies.count where bodies[i].isAlive {
      let body = bodies[i]
      let bodyState = bodyStates[i]
      precondition(
        bodyState.c.isFinite && bodyState.v.isFinite && bodyState.a.isFinite
          && bodyState.w.isFinite,
        "body \(i) is not finite: \(bodyState)")
      precondition(
        abs(bodyState.q.c * bodyState.q.c + bodyState.q.s * bodyState.q.s - 1) < 1e-5,
        "the rotation of body \(i) is not normalized")
      precondition(
        !(body.kind == .static && body.isAwake), "body \(i) is static but awake")
      precondition(
        body.isAwake || (bodyState.v == .zero && bodyState.w == 0),
        "body \(i) is asleep but has a velocity")
      precondition(
        body.kind == .dynamic || (body.invMass == 0 && body.invInertia == 0),
        "body \(i) is not dynamic but has a finite mass")
      precondition(
        body.flags.contains(.hasLongLeverJoint) == hasLongLeverJoint(Int32(i)),
        "body \(i) has a stale long-lever flag")
      precondition(
        !body.flags.contains(.inImpact), "body \(i) still belongs to a time-of-impact island")
    }
  }

  private func checkShapes() {
    var alive = 0
    for i in 0..<shapes.count where shapes[i].isAlive {
      alive += 1
      let shape = shapes[i]
      precondition(bodies[shape.body].isAlive, "shape \(i) has no body")
      let box = core(Int32(i)).aabb(pose(shape.body))
      precondition(shapeBoxes[i].fat.contains(box), "shape \(i) is outside its fat box")
      precondition(shapeBoxes[i].tight == box, "the tight box of shape \(i) is stale")
    }
    let leaves =
      staticTree.checkInvariants() + kinematicTree.checkInvariants() + dynamicTree.checkInvariants()
    precondition(leaves == alive, "the trees have \(leaves) leaves for \(alive) shapes")
  }

  private func checkContacts() {
    var alive = 0
    for i in 0..<awakeContacts.count {
      precondition(
        contacts[awakeContacts[i].index].awakeIndex == Int32(i),
        "the index of an awake contact is wrong")
      precondition(
        contacts[awakeContacts[i].index].flags.contains(.continuous)
          == awakeContacts[i].isContinuous,
        "the flag of an awake contact is wrong")
      precondition(
        !awakeContacts[i].isFar
          || contacts[awakeContacts[i].index].flags.isDisjoint(with: [.touching, .near]),
        "a contact that touches is marked as far")
    }
    for i in 0..<contacts.count where contacts[i].flags.contains(.alive) {
      alive += 1
      let contact = contacts[i]
      precondition(
        pairs.contact(contact.shapeA, contact.shapeB) == Int32(i),
        "contact \(i) is missing in the pair table")
      precondition(
        shapes[contact.shapeA].body == contact.bodyA
          && shapes[contact.shapeB].body == contact.bodyB,
        "the bodies of contact \(i) are not those of its shapes")
      precondition(
        contact.flags.contains(.surface)
          == (contact.rollingResistance > 0 || contact.tangentSpeed != 0)
          && contact.flags.contains(.oneWay)
            == (shapes[contact.shapeA].isOneWay || shapes[contact.shapeB].isOneWay),
        "the flags of contact \(i) are not those of its surfaces")
      precondition(
        contact.isTouching || contact.flags.isDisjoint(with: [.passing, .disabled]),
        "contact \(i) passes although its shapes are apart")
      let isAwake = bodies[contact.bodyA].isAwake || bodies[contact.bodyB].isAwake
      precondition(
        isAwake == (contact.awakeIndex != nullIndex),
        "the awake state of contact \(i) differs from that of its bodies")
      for point in [contact.manifold.p0, contact.manifold.p1] {
        precondition(
          point.normalImpulse >= 0 && point.normalImpulse.isFinite,
          "contact \(i) has an invalid normal impulse: \(point.normalImpulse)")
      }
    }
    precondition(
      pairs.count == alive, "the pair table has \(pairs.count) entries for \(alive) contacts")
  }

  private func checkJoints() {
    for i in 0..<joints.count where joints[i].isAlive {
      let joint = joints[i]
      precondition(
        bodies[joint.bodyA].isAlive && bodies[joint.bodyB].isAlive, "joint \(i) has a removed body")
      let owner = jointTables.owner(joint.kind, joint.row)
      precondition(owner == Int32(i), "the row of joint \(i) belongs to another joint")
      if joint.kind == .gear { checkGear(i) }
    }
  }
  private func checkGear(_ index: Int) {
    let gear = jointTables.gear[joints[index].row]
    for (id, body, coordinate) in [
      (gear.definition.joint1, gear.definition.bodyA, gear.first),
      (gear.definition.joint2, gear.definition.bodyB, gear.second),
    ] {
      precondition(contains(id), "gear joint \(index) has a removed joint")
      let coupled = joints[id.index]
      precondition(
        coupled.bodyB == body.index && coordinate.b == coupled.bodyB
          && coordinate.a == coupled.bodyA && gears(of: id.index).contains(Int32(index)),
        "the bodies of gear joint \(index) are not those of its joints")
      precondition(
        "\(coordinate)" == gearCoordinate(id.index).map { "\($0)" },
        "a coordinate of gear joint \(index) is stale")
    }
  }
}

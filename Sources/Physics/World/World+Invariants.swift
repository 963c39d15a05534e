extension World {
  /// Traps, with a sentence, unless everything in the world is as the engine promises.
  ///
  /// It is for tests: it visits everything.
  package func checkInvariants() { storage.state.checkInvariants() }

  /// Whether contacts are solved one at a time even where they are many; the result is the same.
  package var usesScalarPath: Bool {
    get { storage.state.usesScalarPath }
    set { own().state.usesScalarPath = newValue }
  }

  /// How many bodies, contacts and moved shapes the next step sets out to visit; with none of them it
  /// ends at once.
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
        bodies[awakeBodies[i]].awakeIndex == Int32(i), "a body is out of place among the awake")
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
        "the turn of body \(i) has another length than 1")
      precondition(
        !(body.kind == .static && body.isAwake), "body \(i) is static, but among the awake")
      precondition(
        body.isAwake || (bodyState.v == .zero && bodyState.w == 0), "body \(i) moves in its sleep")
      precondition(
        body.kind == .dynamic || (body.invMass == 0 && body.invInertia == 0),
        "body \(i) is not dynamic, but gives way")
      precondition(
        body.flags.contains(.hasLongLeverJoint) == hasLongLeverJoint(Int32(i)),
        "body \(i) has a stale long-lever flag")
      precondition(
        !body.flags.contains(.inImpact), "body \(i) was left behind in an impact")
    }
  }

  private func checkShapes() {
    var alive = 0
    for i in 0..<shapes.count where shapes[i].isAlive {
      alive += 1
      let shape = shapes[i]
      precondition(bodies[shape.body].isAlive, "shape \(i) belongs to no body")
      let box = core(Int32(i)).box(pose(shape.body))
      precondition(shapeBoxes[i].fat.contains(box), "shape \(i) has left its box in the tree")
      precondition(shapeBoxes[i].tight == box, "shape \(i) is not where its tight box is")
    }
    let leaves =
      staticTree.checkInvariants() + kinematicTree.checkInvariants() + dynamicTree.checkInvariants()
    precondition(leaves == alive, "the trees hold \(leaves) shapes, not \(alive)")
  }

  private func checkContacts() {
    var alive = 0
    for i in 0..<awakeContacts.count {
      precondition(
        contacts[awakeContacts[i]].awakeIndex == Int32(i),
        "a contact is out of place among the awake")
    }
    for i in 0..<contacts.count where contacts[i].flags.contains(.alive) {
      alive += 1
      let contact = contacts[i]
      precondition(
        pairs.contact(contact.shapeA, contact.shapeB) == Int32(i),
        "contact \(i) is not in the table of pairs")
      precondition(
        shapes[contact.shapeA].body == contact.bodyA
          && shapes[contact.shapeB].body == contact.bodyB,
        "contact \(i) has lost its bodies")
      let isAwake = bodies[contact.bodyA].isAwake || bodies[contact.bodyB].isAwake
      precondition(
        isAwake == (contact.awakeIndex != nullIndex), "contact \(i) is not as awake as its bodies")
      for point in [contact.manifold.p0, contact.manifold.p1] {
        precondition(
          point.normalImpulse >= 0 && point.normalImpulse.isFinite,
          "contact \(i) pulls: \(point.normalImpulse)")
      }
    }
    precondition(pairs.count == alive, "the table holds \(pairs.count) pairs, not \(alive)")
  }

  private func checkJoints() {
    for i in 0..<joints.count where joints[i].isAlive {
      let joint = joints[i]
      precondition(
        bodies[joint.bodyA].isAlive && bodies[joint.bodyB].isAlive, "joint \(i) holds no body")
      let owner =
        switch joint.kind {
        case .distance: distanceJoints[joint.row].joint
        case .revolute: revoluteJoints[joint.row].joint
        case .prismatic: prismaticJoints[joint.row].joint
        case .weld: weldJoints[joint.row].joint
        }
      precondition(owner == Int32(i), "joint \(i) has lost its row")
    }
  }
}

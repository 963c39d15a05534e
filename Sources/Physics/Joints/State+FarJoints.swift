// Joints on long levers start each step cold (see `Constants.maxWarmLever`), and with them all contacts and
// other joints of their bodies: warm, they would answer to what their neighbour did in the step before and
// has not done yet in this one. Levers depend on anchors and masses alone, so this is noted when these change.

extension State {
  /// Notes anew whether the ends of a joint have a joint on a long lever.
  mutating func noteFarJoints(ofJoint index: Int32) {
    noteFarJoints(ofBody: joints[index].bodyA)
    noteFarJoints(ofBody: joints[index].bodyB)
  }

  /// Notes it for a body and everything that is joined to it.
  mutating func noteFarJoints(around body: Int32) {
    noteFarJoints(ofBody: body)
    var edge = bodies[body].firstJoint
    while edge != none {
      noteFarJoints(ofBody: joints.other(edge))
      edge = joints.next(edge)
    }
  }

  private mutating func noteFarJoints(ofBody body: Int32) {
    if hasFarJoint(body) {
      bodies[body].flags.insert(.hasFarJoint)
    } else {
      bodies[body].flags.remove(.hasFarJoint)
    }
  }

  /// Whether a dynamic body has one; others are moved by no joint, and pass nothing on.
  func hasFarJoint(_ body: Int32) -> Bool {
    guard bodies[body].kind == .dynamic else { return false }
    var edge = bodies[body].firstJoint
    while edge != none {
      if isFar(edge >> 1) { return true }
      edge = joints.next(edge)
    }
    return false
  }

  private func isFar(_ index: Int32) -> Bool {
    let joint = joints[index]
    switch joint.kind {
    case .distance: return false
    case .revolute:
      let spec = revoluteJoints[joint.row].spec
      return spec.maxMotorTorque == 0 && isFar(joint, spec.anchorA, spec.anchorB)
    case .prismatic:
      let spec = prismaticJoints[joint.row].spec
      return isFar(joint, spec.anchorA, spec.anchorB)
    case .weld:
      let spec = weldJoints[joint.row].spec
      return isFar(joint, spec.anchorA, spec.anchorB)
    }
  }

  private func isFar(_ joint: JointRecord, _ anchorA: Vec2, _ anchorB: Vec2) -> Bool {
    let (a, b) = (bodies[joint.bodyA], bodies[joint.bodyB])
    let swing =
      a.invInertia * (anchorA - a.localCenter).lengthSquared
      + b.invInertia * (anchorB - b.localCenter).lengthSquared
    let most = Constants.maxWarmLever * Constants.maxWarmLever
    return swing > most * (a.invMass + b.invMass)
  }
}

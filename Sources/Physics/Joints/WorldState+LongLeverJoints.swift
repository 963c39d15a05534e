// Joints on long levers start each step cold (see `Constants.maxWarmStartLever`), and with them all contacts and
// other joints of their bodies: warm, they would answer to what their neighbour did in the step before and
// has not done yet in this one. Levers depend on anchors and masses alone, so this is noted when these change.

extension WorldState {
  /// Notes anew whether the ends of a joint have a joint on a long lever.
  mutating func updateLongLeverFlags(ofJoint index: Int32) {
    updateLongLeverFlags(ofBody: joints[index].bodyA)
    updateLongLeverFlags(ofBody: joints[index].bodyB)
  }

  /// Notes it for a body and everything that is joined to it.
  mutating func updateLongLeverFlags(around body: Int32) {
    updateLongLeverFlags(ofBody: body)
    var edge = bodies[body].firstJoint
    while edge != nullIndex {
      updateLongLeverFlags(ofBody: joints.other(edge))
      edge = joints.next(edge)
    }
  }

  private mutating func updateLongLeverFlags(ofBody body: Int32) {
    if hasLongLeverJoint(body) {
      bodies[body].flags.insert(.hasLongLeverJoint)
    } else {
      bodies[body].flags.remove(.hasLongLeverJoint)
    }
  }

  /// Whether a dynamic body has one; others are moved by no joint, and pass nothing on.
  func hasLongLeverJoint(_ body: Int32) -> Bool {
    guard bodies[body].kind == .dynamic else { return false }
    var edge = bodies[body].firstJoint
    while edge != nullIndex {
      if hasLongLever(edge >> 1) { return true }
      edge = joints.next(edge)
    }
    return false
  }

  private func hasLongLever(_ index: Int32) -> Bool {
    let joint = joints[index]
    switch joint.kind {
    case .distance: return false
    case .revolute:
      let definition = revoluteJoints[joint.row].definition
      return definition.maxMotorTorque == 0
        && hasLongLever(joint, definition.anchorA, definition.anchorB)
    case .prismatic:
      let definition = prismaticJoints[joint.row].definition
      return hasLongLever(joint, definition.anchorA, definition.anchorB)
    case .weld:
      let definition = weldJoints[joint.row].definition
      return hasLongLever(joint, definition.anchorA, definition.anchorB)
    }
  }

  private func hasLongLever(_ joint: JointRecord, _ anchorA: Vec2, _ anchorB: Vec2) -> Bool {
    let (a, b) = (bodies[joint.bodyA], bodies[joint.bodyB])
    let angularTerm =
      a.invInertia * (anchorA - a.localCenter).lengthSquared
      + b.invInertia * (anchorB - b.localCenter).lengthSquared
    let limit = Constants.maxWarmStartLever * Constants.maxWarmStartLever
    return angularTerm > limit * (a.invMass + b.invMass)
  }
}

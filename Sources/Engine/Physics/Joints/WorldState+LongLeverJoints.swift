// Joints on long levers skip warm starting (see `Constants.maxWarmStartLever`), and so do all
// contacts and other joints of their bodies: warm-started impulses of a neighbor would balance an
// impulse that has not been applied yet and over-correct. Levers depend only on anchors and masses,
// so the flags are updated when these change.

extension WorldState {
  /// Updates the flags of both bodies of a joint.
  mutating func updateLongLeverFlags(ofJoint index: Int32) {
    updateLongLeverFlags(ofBody: joints[index].bodyA)
    updateLongLeverFlags(ofBody: joints[index].bodyB)
  }

  /// Updates the flags of a body and of all bodies jointed to it.
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

  /// Whether a body is dynamic and has a joint on a long lever.
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
    guard let anchors = jointTables.leverLimitedAnchors(joint.kind, joint.row) else { return false }
    let (a, b) = (bodies[joint.bodyA], bodies[joint.bodyB])
    let angularTerm =
      a.invInertia * (anchors.a - a.localCenter).lengthSquared
      + b.invInertia * (anchors.b - b.localCenter).lengthSquared
    let limit = Constants.maxWarmStartLever * Constants.maxWarmStartLever
    return angularTerm > limit * (a.invMass + b.invMass)
  }
}

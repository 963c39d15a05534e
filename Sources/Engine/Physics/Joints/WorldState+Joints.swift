extension WorldState {
  func index(_ id: JointID) -> Int32 {
    precondition(
      contains(id), "a joint was used after it was removed, or belongs to another world: \(id)")
    return id.index
  }

  func contains(_ id: JointID) -> Bool {
    id.index < Int32(joints.count) && joints[id.index].generation == id.generation
      && joints[id.index].isAlive
  }

  func id(ofJoint index: Int32) -> JointID {
    JointID(index: index, generation: joints[index].generation)
  }

  mutating func addJoint(_ joint: Joint) -> JointID {
    joint.check()
    let bodyA = index(joint.bodyA)
    let bodyB = index(joint.bodyB)
    var joint = joint
    if case .gear(let gear) = joint { joint = .gear(resolved(gear)) }
    let isReused = freeJoint != nullIndex
    let index = isReused ? freeJoint : Int32(joints.count)
    let (kind, row) = jointTables.append(joint, index: index)
    var record = JointRecord(
      kind: kind, collides: joint.collides, generation: 1, row: row, bodyA: bodyA, bodyB: bodyB)
    if isReused {
      freeJoint = joints[index].nextA
      record.generation = joints[index].generation
      joints[index] = record
    } else {
      joints.append(record)
    }
    joints.link(index << 1, &bodies[bodyA].firstJoint)
    joints.link(index << 1 | 1, &bodies[bodyB].firstJoint)
    updateLongLeverFlags(ofJoint: index)
    if kind == .gear { setGearCoordinates(index) }
    if !joint.collides { removeContacts(between: bodyA, and: bodyB) }
    wake(bodyA)
    wake(bodyB)
    return id(ofJoint: index)
  }

  /// Removes a joint and the gear joints that couple it.
  mutating func removeJoint(_ index: Int32) {
    for gear in gears(of: index) { removeJoint(gear) }
    let joint = joints[index]
    wake(joint.bodyA)
    wake(joint.bodyB)
    joints.unlink(index << 1, &bodies[joint.bodyA].firstJoint)
    joints.unlink(index << 1 | 1, &bodies[joint.bodyB].firstJoint)
    let moved = jointTables.remove(joint.kind, joint.row)
    if moved != nullIndex { joints[moved].row = joint.row }
    updateLongLeverFlags(ofJoint: index)
    if !joint.collides { forEachShape(of: joint.bodyA) { $0.markMoved($1) } }
    joints[index].isAlive = false
    joints[index].generation &+= 1
    joints[index].nextA = freeJoint
    freeJoint = index
  }

  func joint(_ index: Int32) -> Joint { jointTables.joint(joints[index].kind, joints[index].row) }

  /// Replaces the definition of a joint; its impulses stay.
  mutating func update(_ index: Int32, to new: Joint) {
    let old = joint(index)
    guard new != old else { return }
    new.check()
    precondition(
      new.bodyA == old.bodyA && new.bodyB == old.bodyB, "the bodies of a joint cannot change")
    var definition = new
    if case .gear(let gear) = new, case .gear(let oldGear) = old {
      precondition(
        gear.joint1 == oldGear.joint1 && gear.joint2 == oldGear.joint2,
        "the joints of a gear joint cannot change")
      definition = .gear(resolved(gear))
    }
    jointTables.update(joints[index].kind, joints[index].row, to: definition)
    updateGears(of: index)
    updateLongLeverFlags(ofJoint: index)
    let bodyA = joints[index].bodyA
    let bodyB = joints[index].bodyB
    if new.collides != old.collides {
      joints[index].collides = new.collides
      if new.collides {
        forEachShape(of: bodyA) { $0.markMoved($1) }
      } else {
        removeContacts(between: bodyA, and: bodyB)
      }
    }
    wake(bodyA)
    wake(bodyB)
  }
}

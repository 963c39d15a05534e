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
    let isReused = freeJoint != nullIndex
    let index = isReused ? freeJoint : Int32(joints.count)
    var record = JointRecord(
      kind: joint.kind, collides: joint.collides, generation: 1, row: addRow(joint, index),
      bodyA: bodyA, bodyB: bodyB)
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
    if !joint.collides { removeContacts(between: bodyA, and: bodyB) }
    wake(bodyA)
    wake(bodyB)
    return id(ofJoint: index)
  }

  private mutating func addRow(_ joint: Joint, _ index: Int32) -> Int32 {
    switch joint {
    case .distance(let definition):
      distanceJoints.append(DistanceConstraint(joint: index, definition: definition))
      return Int32(distanceJoints.count - 1)
    case .revolute(let definition):
      revoluteJoints.append(RevoluteConstraint(joint: index, definition: definition))
      return Int32(revoluteJoints.count - 1)
    case .prismatic(let definition):
      prismaticJoints.append(PrismaticConstraint(joint: index, definition: definition))
      return Int32(prismaticJoints.count - 1)
    case .weld(let definition):
      weldJoints.append(WeldConstraint(joint: index, definition: definition))
      return Int32(weldJoints.count - 1)
    }
  }

  mutating func removeJoint(_ index: Int32) {
    let joint = joints[index]
    wake(joint.bodyA)
    wake(joint.bodyB)
    joints.unlink(index << 1, &bodies[joint.bodyA].firstJoint)
    joints.unlink(index << 1 | 1, &bodies[joint.bodyB].firstJoint)
    removeRow(joint.kind, joint.row)
    updateLongLeverFlags(ofJoint: index)
    if !joint.collides { forEachShape(of: joint.bodyA) { $0.markMoved($1) } }
    joints[index].isAlive = false
    joints[index].generation &+= 1
    joints[index].nextA = freeJoint
    freeJoint = index
  }

  /// Takes a row out of its table; the table's last row takes its place.
  private mutating func removeRow(_ kind: JointKind, _ row: Int32) {
    switch kind {
    case .distance:
      if let last = distanceJoints.popLast(), Int(row) < distanceJoints.count {
        distanceJoints[row] = last
        joints[last.joint].row = row
      }
    case .revolute:
      if let last = revoluteJoints.popLast(), Int(row) < revoluteJoints.count {
        revoluteJoints[row] = last
        joints[last.joint].row = row
      }
    case .prismatic:
      if let last = prismaticJoints.popLast(), Int(row) < prismaticJoints.count {
        prismaticJoints[row] = last
        joints[last.joint].row = row
      }
    case .weld:
      if let last = weldJoints.popLast(), Int(row) < weldJoints.count {
        weldJoints[row] = last
        joints[last.joint].row = row
      }
    }
  }

  func joint(_ index: Int32) -> Joint {
    let row = joints[index].row
    switch joints[index].kind {
    case .distance: return .distance(distanceJoints[row].definition)
    case .revolute: return .revolute(revoluteJoints[row].definition)
    case .prismatic: return .prismatic(prismaticJoints[row].definition)
    case .weld: return .weld(weldJoints[row].definition)
    }
  }

  /// Applies new values to a joint; its impulses stay.
  mutating func update(_ index: Int32, to new: Joint) {
    let old = joint(index)
    guard new != old else { return }
    new.check()
    precondition(
      new.bodyA == old.bodyA && new.bodyB == old.bodyB, "the bodies of a joint can not change")
    let row = joints[index].row
    precondition(new.kind == old.kind, "a joint can not change its kind")
    switch new {
    case .distance(let definition): distanceJoints[row].definition = definition
    case .revolute(let definition): revoluteJoints[row].definition = definition
    case .prismatic(let definition):
      prismaticJoints[row].definition = definition
      prismaticJoints[row].definition.axis = definition.axis.normalized
    case .weld(let definition): weldJoints[row].definition = definition
    }
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

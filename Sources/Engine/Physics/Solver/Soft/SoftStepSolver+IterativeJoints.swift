// Joints that the soft step solves by iteration: those of nets with loops, and limits, motors and
// implicit springs. They are packed once in a step, as by the other solver, and prepared in each of
// its sub-steps.

extension SoftStepSolver {
  /// Prepares the joints for the first sub-step, and packs them.
  mutating func packIterativeJoints(_ world: inout WorldState, _ context: StepContext) {
    for i in 0..<trees.iterativeJoints.count {
      prepareIterativeJoint(&world, trees.iterativeJoints.base[i], context)
    }
    excludeAppliedSprings(&world, context.h)
    joints.removeAll()
    guard !trees.iterativeGroupEnds.isEmpty, !world.usesScalarPath else {
      return joints.append(trees.iterativeJoints)
    }
    joints.pack(&world, trees.iterativeJoints, trees.iterativeGroupEnds)
    for i in 0..<joints.revolutes.count {
      joints.revolutes.base[i].findWarmStarts(context.bodies)
    }
  }

  /// Prepares the packed joints for another sub-step.
  mutating func prepareIterativeJoints(_ world: inout WorldState, _ context: StepContext) {
    var block = 0
    var single = 0
    for i in 0..<joints.groups.count {
      let group = joints.groups.base[i]
      while block < Int(group.blockEnd) {
        joints.revolutes.base[block].prepare(context)
        block += 1
      }
      while single < Int(group.singleEnd) {
        prepareIterativeJoint(&world, joints.singles.base[single], context)
        single += 1
      }
    }
    excludeAppliedSprings(&world, context.h)
  }

  private mutating func prepareIterativeJoint(
    _ world: inout WorldState, _ key: JointKey, _ context: StepContext
  ) {
    let record = world.joints.base[Int(key.joint)]
    let island = islands.island(record.bodyA, record.bodyB, context.bodies)
    world.jointTables.prepare(key, record, island: island, context)
  }

  /// Corrects the positions of the packed joints.
  mutating func correctIterativeJoints(_ world: inout WorldState, _ context: StepContext) {
    let all = SIMDMask<SIMD4<Int32>>(repeating: true)
    var block = 0
    var single = 0
    for i in 0..<joints.groups.count {
      let group = joints.groups.base[i]
      while block < Int(group.blockEnd) {
        _ = joints.revolutes.base[block].correct(
          context, all, world.jointTables.revolute.base, findsUnsolved: false)
        block += 1
      }
      while single < Int(group.singleEnd) {
        let key = joints.singles.base[single]
        if key.hasTree {
          world.jointTables.correctIterativeRows(key, context)
        } else {
          _ = world.jointTables.correct(key, context)
        }
        single += 1
      }
    }
  }
}

// Joints that the soft step solves by iteration: those of nets with loops, and limits, motors and
// implicit springs. They are packed once in a step, as by the other solver, and prepared in each of
// its sub-steps.

extension WorldState {
  /// Prepares the joints for the first sub-step, and packs them.
  mutating func packIterativeJoints(_ context: StepContext) {
    for i in 0..<scratch.iterativeJoints.count {
      prepareIterativeJoint(scratch.iterativeJoints.base[i], context)
    }
    excludeAppliedSprings(context.h)
    removePackedJoints()
    guard !scratch.iterativeGroupEnds.isEmpty, !usesScalarPath else {
      scratch.singleJoints.append(contentsOf: scratch.iterativeJoints)
      return endJointGroup()
    }
    let ends = scratch.iterativeGroupEnds.base
    pack(scratch.iterativeJoints.base, ends, scratch.iterativeGroupEnds.count)
    for i in 0..<scratch.revolutes.count {
      scratch.revolutes.base[i].findWarmStarts(context.bodies)
    }
  }

  /// Prepares the packed joints for another sub-step.
  mutating func prepareIterativeJoints(_ context: StepContext) {
    var block = 0
    var single = 0
    for i in 0..<scratch.jointGroups.count {
      let group = scratch.jointGroups.base[i]
      while block < Int(group.blockEnd) {
        scratch.revolutes.base[block].prepare(context)
        block += 1
      }
      while single < Int(group.singleEnd) {
        prepareIterativeJoint(scratch.singleJoints.base[single], context)
        single += 1
      }
    }
    excludeAppliedSprings(context.h)
  }

  private mutating func prepareIterativeJoint(_ key: JointKey, _ context: StepContext) {
    let record = joints.base[Int(key.joint)]
    jointTables.prepare(key, record, island: island(record.bodyA, record.bodyB), context)
  }

  /// Corrects the positions of the packed joints.
  mutating func correctIterativeJoints(_ context: StepContext) {
    let all = SIMDMask<SIMD4<Int32>>(repeating: true)
    var block = 0
    var single = 0
    for i in 0..<scratch.jointGroups.count {
      let group = scratch.jointGroups.base[i]
      while block < Int(group.blockEnd) {
        _ = scratch.revolutes.base[block].correct(
          context, all, jointTables.revolute.base, findsUnsolved: false)
        block += 1
      }
      while single < Int(group.singleEnd) {
        let key = scratch.singleJoints.base[single]
        if key.hasTree {
          jointTables.correctIterativeRows(key, context)
        } else {
          _ = jointTables.correct(key, context)
        }
        single += 1
      }
    }
  }
}

// Springs without contacts or other joints: views of a user interface between two impacts.
//
// A step with a few of them takes less than half a microsecond. What it takes is latency: each
// velocity waits for those before, through ten operations. So nothing else may be in between.

extension WorldState {
  /// Whether the constraints of this sub-step are a few springs without limits, or none.
  ///
  /// Many joints are solved faster in blocks, or by pipelined sweeps.
  var hasSpringsAlone: Bool {
    mutating get {
      let count = scratch.activeJoints.count
      guard count < WorldState.minPipelinedJointCount, scratch.touchingContacts.isEmpty,
        !usesScalarPath
      else { return false }
      for i in 0..<count where !jointTables.isPlainSpring(scratch.activeJoints.base[i]) {
        return false
      }
      return true
    }
  }

  /// Does what `prepareJoints(_:)` does.
  ///
  /// The springs are measured first, so that the roots and divisions of several overlap.
  mutating func prepareSprings(_ context: StepContext) {
    let rows = jointTables.distance.base
    for i in 0..<scratch.activeJoints.count {
      let key = scratch.activeJoints.base[i]
      let record = joints.base[Int(key.joint)]
      let island = island(record.bodyA, record.bodyB)
      rows[Int(key.row)].measure(record, island: island, context)
    }
    for i in 0..<scratch.activeJoints.count {
      rows[Int(scratch.activeJoints.base[i].row)].warmStart(context)
    }
  }

  /// Runs all velocity sweeps; springs need no others.
  ///
  /// Velocities of a body that a spring shares with the one before are passed in registers: to store
  /// and to load them takes a fifth of the time.
  mutating func solveSprings(_ context: StepContext) {
    let count = scratch.activeJoints.count
    let keys = scratch.activeJoints.base
    let rows = jointTables.distance.base
    let states = context.bodyStates
    var (a, b) = (nullIndex, nullIndex)
    var last = VelocityPair(vA: .zero, wA: 0, vB: .zero, wB: 0)
    for _ in 0..<settings.velocityIterations {
      for i in 0..<count {
        let row = rows + Int(keys[i].row)
        let (nextA, nextB) = (row.pointee.ends.a, row.pointee.ends.b)
        var pair = last
        if nextA == b {
          (pair.vA, pair.wA) = (last.vB, last.wB)
        } else if nextA != a {
          (pair.vA, pair.wA) = (states[Int(nextA)].v, states[Int(nextA)].w)
        }
        if nextB == a {
          (pair.vB, pair.wB) = (last.vA, last.wA)
        } else if nextB != b {
          (pair.vB, pair.wB) = (states[Int(nextB)].v, states[Int(nextB)].w)
        }
        row.pointee.solveSpring(&pair)
        pair.store(states, nextA, nextB)
        (a, b, last) = (nextA, nextB, pair)
      }
    }
  }
}

// Springs without contacts or other joints: views of a user interface between two impacts.
//
// A step with a few of them takes less than half a microsecond and is bound by latency: each
// velocity depends on the previous ones through ten operations, so no other work may be in between.

extension SequentialSolver {
  /// Whether the constraints of this sub-step are a few springs without limits, or none.
  ///
  /// Many joints are solved faster in blocks, or by pipelined sweeps.
  mutating func hasSpringsAlone(_ world: inout WorldState) -> Bool {
    let count = order.joints.count
    guard count < SequentialSolver.minPipelinedJointCount, order.contacts.isEmpty,
      !world.usesScalarPath
    else { return false }
    for i in 0..<count where !world.jointTables.isPlainSpring(order.joints.base[i]) {
      return false
    }
    return true
  }

  /// Prepares the springs as `prepareJoints(_:)` does.
  ///
  /// The springs are measured first, so that the square roots and divisions of several overlap.
  mutating func prepareSprings(_ world: inout WorldState, _ context: StepContext) {
    let rows = world.jointTables.distance.base
    for i in 0..<order.joints.count {
      let key = order.joints.base[i]
      let record = world.joints.base[Int(key.joint)]
      let island = islands.island(record.bodyA, record.bodyB, context.bodies)
      rows[Int(key.row)].measure(record, island: island, context)
    }
    for i in 0..<order.joints.count {
      rows[Int(order.joints.base[i].row)].warmStart(context)
    }
  }

  /// Runs all velocity sweeps; springs alone need no other iterations.
  ///
  /// The velocity of a body that a spring shares with the previous one is passed in a register:
  /// storing and loading it takes a fifth of the time.
  mutating func solveSprings(_ world: inout WorldState, _ context: StepContext) {
    let count = order.joints.count
    let keys = order.joints.base
    let rows = world.jointTables.distance.base
    let states = context.bodyStates
    var (a, b) = (nullIndex, nullIndex)
    var last = VelocityPair(vA: .zero, wA: 0, vB: .zero, wB: 0)
    for _ in 0..<world.settings.velocityIterations {
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

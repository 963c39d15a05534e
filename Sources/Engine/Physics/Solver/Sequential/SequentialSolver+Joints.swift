extension SequentialSolver {
  /// Prepares the joints, warm-starts the velocities, and packs the joints in blocks where enough
  /// of them share no body.
  mutating func prepareJoints(
    _ world: inout WorldState, _ context: StepContext, hasTrees: Bool
  ) {
    joints.removeAll()
    if hasTrees {
      prepare(&world, trees.iterativeJoints.base, trees.iterativeJoints.count, context)
    } else {
      prepare(&world, order.joints.base, order.joints.count, context)
    }
    let inBlocks = !order.jointGroupEnds.isEmpty && !world.usesScalarJoints
    switch (hasTrees, inBlocks) {
    case (false, true): joints.pack(&world, order.joints, order.jointGroupEnds)
    case (false, false): joints.append(order.joints)
    case (true, true): joints.pack(&world, trees.iterativeJoints, trees.iterativeGroupEnds)
    case (true, false): joints.append(trees.iterativeJoints)
    }
  }

  private mutating func prepare(
    _ world: inout WorldState, _ keys: UnsafeMutablePointer<JointKey>, _ count: Int,
    _ context: StepContext
  ) {
    for i in 0..<count {
      let key = keys[i]
      let record = world.joints.base[Int(key.joint)]
      let island = islands.island(record.bodyA, record.bodyB, context.bodies)
      world.jointTables.prepare(key, record, island: island, context)
    }
  }

  /// Runs one position iteration over islands that are not converged; returns whether all were.
  mutating func correctJoints(_ world: inout WorldState, _ context: StepContext, _ iteration: Int32)
    -> Bool
  {
    var isDone = true
    var block = 0
    var single = 0
    for i in 0..<joints.groups.count {
      let group = joints.groups.base[i]
      while block < Int(group.blockEnd) {
        if !correctBlock(&world, block, context, iteration) { isDone = false }
        block += 1
      }
      while single < Int(group.singleEnd) {
        if !correct(&world, joints.singles.base[single], context, iteration) { isDone = false }
        single += 1
      }
    }
    return isDone
  }

  /// Corrects a block of four joints; returns whether all were within tolerance.
  @inline(always)
  private mutating func correctBlock(
    _ world: inout WorldState,
    _ index: Int, _ context: StepContext, _ iteration: Int32
  ) -> Bool {
    let block = joints.revolutes.base + index
    let unsolvedIteration = islands.unsolvedIteration.base
    let island = block.pointee.island
    var active = SIMDMask<SIMD4<Int32>>(repeating: true)
    if iteration > 0 {
      active = .!(Pointers4(unsolvedIteration, island).values .< SIMD4(repeating: iteration - 1))
      if active.isEmpty { return true }
    }
    let isUnsolved = block.pointee.correct(context, active, world.jointTables.revolute.base)
    guard !isUnsolved.isEmpty else { return true }
    for lane in 0..<4 where isUnsolved[lane] { unsolvedIteration[Int(island[lane])] = iteration }
    return false
  }

  @inline(always)
  private mutating func correct(
    _ world: inout WorldState,
    _ key: JointKey, _ context: StepContext, _ iteration: Int32
  ) -> Bool {
    let unsolvedIteration = islands.unsolvedIteration.base
    if iteration > 0 {
      // Skip islands that converged in the previous iteration.
      guard unsolvedIteration[Int(world.jointTables.island(key))] >= iteration - 1 else {
        return true
      }
    }
    if key.hasTree {
      world.jointTables.correctIterativeRows(key, context)
      return true
    }
    if world.jointTables.correct(key, context) { return true }
    unsolvedIteration[Int(world.jointTables.island(key))] = iteration
    return false
  }
}

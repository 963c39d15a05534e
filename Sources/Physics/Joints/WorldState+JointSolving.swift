/// Where the joints of a group that share no moving body end among the blocks and among the others.
struct JointGroup: BitwiseCopyable {
  let blockEnd: Int32
  let singleEnd: Int32
}

extension WorldState {
  mutating func prepareJoints(_ context: StepContext) {
    for i in 0..<scratch.activeJoints.count {
      let key = scratch.activeJoints.base[i]
      let record = joints.base[Int(key.joint)]
      let island = island(record.bodyA, record.bodyB)
      let row = Int(key.row)
      switch key.kind {
      case .distance: distanceJoints.base[row].prepare(record, island: island, context)
      case .revolute: revoluteJoints.base[row].prepare(record, island: island, context)
      case .prismatic: prismaticJoints.base[row].prepare(record, island: island, context)
      case .weld: weldJoints.base[row].prepare(record, island: island, context)
      }
    }
  }

  /// Fills blocks of four from the revolute joints of each group; the others stay single.
  mutating func packJoints(inBlocks: Bool) {
    scratch.revolutes.removeAll()
    scratch.singleJoints.removeAll()
    scratch.jointGroups.removeAll()
    guard inBlocks else {
      scratch.singleJoints.append(contentsOf: scratch.activeJoints)
      endJointGroup()
      return
    }
    // Behind the last joint: nothing with nothing, for lanes that are left over.
    let sentinel = Int32(revoluteJoints.count)
    revoluteJoints.reserve(revoluteJoints.count + 1)
    (revoluteJoints.base + revoluteJoints.count).initialize(
      to: RevoluteConstraint(sentinelFor: Int32(bodyStates.count)))

    var first = 0
    for group in 0..<scratch.jointGroupEnds.count {
      let end = Int(scratch.jointGroupEnds.base[group])
      var rows = SIMD4<Int32>(repeating: sentinel)
      var filled = 0
      for i in first..<end {
        let key = scratch.activeJoints.base[i]
        guard key.kind == .revolute, revoluteJoints.base[Int(key.row)].turnsFreely else {
          scratch.singleJoints.append(key)
          continue
        }
        rows[filled] = key.row
        filled += 1
        if filled == 4 {
          scratch.revolutes.append(RevoluteBlock(rows, revoluteJoints.base))
          rows = SIMD4(repeating: sentinel)
          filled = 0
        }
      }
      if filled > 0 { scratch.revolutes.append(RevoluteBlock(rows, revoluteJoints.base)) }
      endJointGroup()
      first = end
    }
  }

  private mutating func endJointGroup() {
    scratch.jointGroups.append(
      JointGroup(
        blockEnd: Int32(scratch.revolutes.count), singleEnd: Int32(scratch.singleJoints.count)))
  }

  mutating func solveJoints(_ context: StepContext) {
    var block = 0
    var single = 0
    for i in 0..<scratch.jointGroups.count {
      let group = scratch.jointGroups.base[i]
      while block < Int(group.blockEnd) {
        scratch.revolutes.base[block].solve(context.states)
        block += 1
      }
      while single < Int(group.singleEnd) {
        solve(scratch.singleJoints.base[single], context)
        single += 1
      }
    }
  }

  @inline(always)
  mutating func solve(_ key: JointKey, _ context: StepContext) {
    let row = Int(key.row)
    switch key.kind {
    case .distance: distanceJoints.base[row].solve(context)
    case .revolute: revoluteJoints.base[row].solve(context)
    case .prismatic: prismaticJoints.base[row].solve(context)
    case .weld: weldJoints.base[row].solve(context)
    }
  }

  /// Hands the blocks' impulses back to the joints.
  mutating func unpackJoints() {
    for i in 0..<scratch.revolutes.count { scratch.revolutes.base[i].store(revoluteJoints.base) }
  }

  /// One position iteration over the joints of islands that need it; true if all were near enough.
  mutating func correctJoints(_ context: StepContext, _ iteration: Int32) -> Bool {
    var isDone = true
    var block = 0
    var single = 0
    for i in 0..<scratch.jointGroups.count {
      let group = scratch.jointGroups.base[i]
      while block < Int(group.blockEnd) {
        if !correctBlock(block, context, iteration) { isDone = false }
        block += 1
      }
      while single < Int(group.singleEnd) {
        if !correct(scratch.singleJoints.base[single], context, iteration) { isDone = false }
        single += 1
      }
    }
    return isDone
  }

  /// Corrects four joints; true if they were near enough.
  @inline(always)
  private mutating func correctBlock(
    _ index: Int, _ context: StepContext, _ iteration: Int32
  ) -> Bool {
    let block = scratch.revolutes.base + index
    let unsolvedIteration = scratch.islandUnsolvedIteration.base
    let island = block.pointee.island
    var active = SIMDMask<SIMD4<Int32>>(repeating: true)
    if iteration > 0 {
      active = .!(Pointers4(unsolvedIteration, island).values .< SIMD4(repeating: iteration - 1))
      if active.isEmpty { return true }
    }
    let isUnsolved = block.pointee.correct(context, active, revoluteJoints.base)
    guard !isUnsolved.isEmpty else { return true }
    for lane in 0..<4 where isUnsolved[lane] { unsolvedIteration[Int(island[lane])] = iteration }
    return false
  }

  @inline(always)
  private mutating func correct(
    _ key: JointKey, _ context: StepContext, _ iteration: Int32
  ) -> Bool {
    let row = Int(key.row)
    let island: Int
    switch key.kind {
    case .distance: island = Int(distanceJoints.base[row].ends.island)
    case .revolute: island = Int(revoluteJoints.base[row].ends.island)
    case .prismatic: island = Int(prismaticJoints.base[row].ends.island)
    case .weld: island = Int(weldJoints.base[row].ends.island)
    }
    let unsolvedIteration = scratch.islandUnsolvedIteration.base
    // An island whose last iteration was good enough is left alone.
    guard iteration == 0 || unsolvedIteration[island] >= iteration - 1 else { return true }
    // Constraints correct in place, hence mutating: copying a row would take as long.
    let isConverged: Bool
    switch key.kind {
    case .distance: isConverged = distanceJoints.base[row].correct(context)
    case .revolute: isConverged = revoluteJoints.base[row].correct(context)
    case .prismatic: isConverged = prismaticJoints.base[row].correct(context)
    case .weld: isConverged = weldJoints.base[row].correct(context)
    }
    if !isConverged { unsolvedIteration[island] = iteration }
    return isConverged
  }
}

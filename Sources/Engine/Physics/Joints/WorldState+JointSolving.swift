/// Where the joints of a color group end in the list of blocks and in the list of single joints.
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
      jointTables.prepare(key, record, island: island, context)
    }
  }

  /// Packs the free revolute joints of each group into blocks of four; other joints stay single.
  mutating func packJoints(inBlocks: Bool) {
    removePackedJoints()
    guard inBlocks else {
      scratch.singleJoints.append(contentsOf: scratch.activeJoints)
      endJointGroup()
      return
    }
    pack(scratch.activeJoints.base, scratch.jointGroupEnds.base, scratch.jointGroupEnds.count)
  }

  mutating func removePackedJoints() {
    scratch.revolutes.removeAll()
    scratch.singleJoints.removeAll()
    scratch.jointGroups.removeAll()
  }

  /// Packs the joints of groups.
  mutating func pack(
    _ keys: UnsafeMutablePointer<JointKey>, _ groupEnds: UnsafeMutablePointer<Int32>,
    _ groupCount: Int
  ) {
    // A sentinel joint beyond the end pads incomplete blocks.
    let sentinel = Int32(jointTables.revolute.count)
    jointTables.revolute.reserve(jointTables.revolute.count + 1)
    (jointTables.revolute.base + jointTables.revolute.count).initialize(
      to: RevoluteConstraint(sentinelFor: Int32(bodyStates.count)))

    var first = 0
    for group in 0..<groupCount {
      let end = Int(groupEnds[group])
      var rows = SIMD4<Int32>(repeating: sentinel)
      var filled = 0
      for i in first..<end {
        let key = keys[i]
        guard key.kind == .revolute, !key.hasTree, jointTables.revolute.base[Int(key.row)].isFree
        else {
          scratch.singleJoints.append(key)
          continue
        }
        rows[filled] = key.row
        filled += 1
        if filled == 4 {
          scratch.revolutes.append(RevoluteBlock(rows, jointTables.revolute.base))
          rows = SIMD4(repeating: sentinel)
          filled = 0
        }
      }
      if filled > 0 { scratch.revolutes.append(RevoluteBlock(rows, jointTables.revolute.base)) }
      endJointGroup()
      first = end
    }
  }

  mutating func endJointGroup() {
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
        scratch.revolutes.base[block].solve(context)
        block += 1
      }
      while single < Int(group.singleEnd) {
        let key = scratch.singleJoints.base[single]
        if key.hasTree {
          jointTables.solveIterativeRows(key, context)
        } else {
          jointTables.solve(key, context)
        }
        single += 1
      }
    }
  }

  /// Stores the impulses of the blocks in the joints.
  mutating func unpackJoints() {
    for i in 0..<scratch.revolutes.count {
      scratch.revolutes.base[i].store(jointTables.revolute.base)
    }
  }

  /// Runs one position iteration over islands that are not converged; returns whether all were.
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

  /// Corrects a block of four joints; returns whether all were within tolerance.
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
    let isUnsolved = block.pointee.correct(context, active, jointTables.revolute.base)
    guard !isUnsolved.isEmpty else { return true }
    for lane in 0..<4 where isUnsolved[lane] { unsolvedIteration[Int(island[lane])] = iteration }
    return false
  }

  @inline(always)
  private mutating func correct(
    _ key: JointKey, _ context: StepContext, _ iteration: Int32
  ) -> Bool {
    let unsolvedIteration = scratch.islandUnsolvedIteration.base
    if iteration > 0 {
      // Skip islands that converged in the previous iteration.
      guard unsolvedIteration[Int(jointTables.island(key))] >= iteration - 1 else { return true }
    }
    if jointTables.correct(key, context) { return true }
    unsolvedIteration[Int(jointTables.island(key))] = iteration
    return false
  }
}

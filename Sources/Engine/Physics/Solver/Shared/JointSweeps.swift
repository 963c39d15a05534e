/// Where the joints of a color group end in the list of blocks and in the list of single joints.
struct JointGroup: BitwiseCopyable {
  let blockEnd: Int32
  let singleEnd: Int32
}

/// The joints that are solved by iteration, in the order of a sweep: free revolute joints in blocks
/// of four, which share no body, and others alone.
struct JointSweeps: ~Copyable {
  private(set) var revolutes = Buffer<RevoluteBlock>()
  private(set) var singles = Buffer<JointKey>()
  /// Where each color group ends in both.
  private(set) var groups = Buffer<JointGroup>()

  mutating func removeAll() {
    revolutes.removeAll()
    singles.removeAll()
    groups.removeAll()
  }

  /// Adds joints that are all solved alone.
  mutating func append(_ keys: borrowing Buffer<JointKey>) {
    singles.append(contentsOf: keys)
    endGroup()
  }

  /// Packs the joints of color groups: free revolute joints into blocks of four; others stay
  /// single.
  mutating func pack(
    _ world: inout WorldState, _ keys: borrowing Buffer<JointKey>,
    _ groupEnds: borrowing Buffer<Int32>
  ) {
    // A sentinel joint beyond the end pads incomplete blocks.
    let sentinel = Int32(world.jointTables.revolute.count)
    world.jointTables.revolute.reserve(world.jointTables.revolute.count + 1)
    (world.jointTables.revolute.base + world.jointTables.revolute.count).initialize(
      to: RevoluteConstraint(sentinelFor: Int32(world.bodyStates.count)))

    var first = 0
    for group in 0..<groupEnds.count {
      let end = Int(groupEnds.base[group])
      var rows = SIMD4<Int32>(repeating: sentinel)
      var filled = 0
      for i in first..<end {
        let key = keys.base[i]
        guard key.kind == .revolute, !key.hasTree,
          world.jointTables.revolute.base[Int(key.row)].isFree
        else {
          singles.append(key)
          continue
        }
        rows[filled] = key.row
        filled += 1
        if filled == 4 {
          revolutes.append(RevoluteBlock(rows, world.jointTables.revolute.base))
          rows = SIMD4(repeating: sentinel)
          filled = 0
        }
      }
      if filled > 0 { revolutes.append(RevoluteBlock(rows, world.jointTables.revolute.base)) }
      endGroup()
      first = end
    }
  }

  private mutating func endGroup() {
    groups.append(
      JointGroup(blockEnd: Int32(revolutes.count), singleEnd: Int32(singles.count)))
  }

  /// Runs one velocity sweep.
  mutating func solve(_ world: inout WorldState, _ context: StepContext) {
    var block = 0
    var single = 0
    for i in 0..<groups.count {
      let group = groups.base[i]
      while block < Int(group.blockEnd) {
        revolutes.base[block].solve(context)
        block += 1
      }
      while single < Int(group.singleEnd) {
        let key = singles.base[single]
        if key.hasTree {
          world.jointTables.solveIterativeRows(key, context)
        } else {
          world.jointTables.solve(key, context)
        }
        single += 1
      }
    }
  }

  /// Stores the impulses of the blocks in the joints.
  mutating func unpack(_ world: inout WorldState) {
    for i in 0..<revolutes.count {
      revolutes.base[i].store(world.jointTables.revolute.base)
    }
  }
}

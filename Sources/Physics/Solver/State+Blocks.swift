/// Where the velocities of a block of four contacts are kept; its positions have the block's own place.
struct BlockKey: BitwiseCopyable {
  var hasTwoPoints: Bool
  var index: Int32
}

/// The four constraints that a block's lanes hold, `none` for a lane left over.
struct BlockMembers: BitwiseCopyable {
  var members: SIMD4<Int32>
}

extension State {
  /// How a contact is solved: contacts of one block must agree in it.
  @inline(always)
  private static func flavor(_ constraint: ContactConstraint) -> Int {
    constraint.position.isFace ? Int(constraint.position.count) + Int(constraint.count) - 1 : 0
  }

  /// Fills blocks of four from each group of constraints.
  ///
  /// Group for group, the order is that of the constraints; within a group it does not matter.
  mutating func packBlocks() {
    scratch.blocks.removeAll()
    scratch.members.removeAll()
    scratch.onePoint.removeAll()
    scratch.twoPoint.removeAll()
    scratch.positions.removeAll()
    // Behind the last constraint: nothing with nothing, for lanes that are left over.
    scratch.constraints.reserve(scratch.constraints.count + 1)
    (scratch.constraints.base + scratch.constraints.count).initialize(
      to: ContactConstraint(nothingAt: Int32(motions.count)))

    var first = 0
    for group in 0..<scratch.groupEnds.count {
      let end = Int(scratch.groupEnds.base[group])
      for flavor in 0..<4 { packBlocks(first, end, flavor) }
      first = end
    }
  }

  private mutating func packBlocks(_ first: Int, _ end: Int, _ flavor: Int) {
    let constraints = scratch.constraints.base
    let nothing = Int32(scratch.constraints.count)
    var members = SIMD4<Int32>(repeating: nothing)
    var filled = 0
    for i in first..<end where State.flavor(constraints[i]) == flavor {
      members[filled] = Int32(i)
      filled += 1
      if filled == 4 {
        addBlock(members)
        members = SIMD4(repeating: nothing)
        filled = 0
      }
    }
    if filled > 0 { addBlock(members) }
  }

  private mutating func addBlock(_ members: SIMD4<Int32>) {
    let constraints = scratch.constraints.base
    let four = Four(constraints, members)
    scratch.members.append(BlockMembers(members: members))
    scratch.positions.append(PositionBlock(four))
    if four.c0.pointee.count > 1 {
      scratch.blocks.append(BlockKey(hasTwoPoints: true, index: Int32(scratch.twoPoint.count)))
      scratch.twoPoint.append(TwoPointBlock(four))
    } else {
      scratch.blocks.append(BlockKey(hasTwoPoints: false, index: Int32(scratch.onePoint.count)))
      scratch.onePoint.append(OnePointBlock(four))
    }
  }

  mutating func warmStartBlocks(_ motions: UnsafeMutablePointer<Motion>) {
    for i in 0..<scratch.blocks.count {
      let key = scratch.blocks.base[i]
      if key.hasTwoPoints {
        scratch.twoPoint.base[Int(key.index)].warmStart(motions)
      } else {
        scratch.onePoint.base[Int(key.index)].warmStart(motions)
      }
    }
  }

  /// One sweep over the blocks, downwards or upwards.
  mutating func solveBlocks(_ motions: UnsafeMutablePointer<Motion>, upwards: Bool) {
    let count = scratch.blocks.count
    let blocks = scratch.blocks.base
    let onePoint = scratch.onePoint.base
    let twoPoint = scratch.twoPoint.base
    for visit in 0..<count {
      let key = blocks[upwards ? count - 1 - visit : visit]
      if key.hasTwoPoints {
        twoPoint[Int(key.index)].solve(motions)
      } else {
        onePoint[Int(key.index)].solve(motions)
      }
    }
  }

  /// Hands the blocks' impulses back to the constraints.
  mutating func unpackBlocks() {
    let constraints = scratch.constraints.base
    for i in 0..<scratch.blocks.count {
      let key = scratch.blocks.base[i]
      let members = scratch.members.base[i].members
      for lane in 0..<4 {
        let constraint = constraints + Int(members[lane])
        if key.hasTwoPoints {
          let block = scratch.twoPoint.base + Int(key.index)
          constraint.pointee.p0.normalImpulse = block.pointee.p0.normalImpulse[lane]
          constraint.pointee.p0.tangentImpulse = block.pointee.p0.tangentImpulse[lane]
          constraint.pointee.p1.normalImpulse = block.pointee.p1.normalImpulse[lane]
          constraint.pointee.p1.tangentImpulse = block.pointee.p1.tangentImpulse[lane]
        } else {
          let block = scratch.onePoint.base + Int(key.index)
          constraint.pointee.p0.normalImpulse = block.pointee.p0.normalImpulse[lane]
          constraint.pointee.p0.tangentImpulse = block.pointee.p0.tangentImpulse[lane]
        }
      }
    }
  }

  /// One position iteration over the blocks; true if all separations were near enough.
  mutating func correctBlocks(_ context: StepContext, _ iteration: Int32) -> Bool {
    let count = scratch.positions.count
    let positions = scratch.positions.base
    let wrong = scratch.islandWrong.base
    let upwards = iteration & 1 == 1
    let limit = -3 * tolerances.linearSlop
    var areRight = true
    for visit in 0..<count {
      let block = positions + (upwards ? count - 1 - visit : visit)
      let island = block.pointee.island
      var active = SIMDMask<SIMD4<Int32>>(repeating: true)
      if iteration > 0 {
        active = .!(Four(wrong, island).indices { $0.pointee } .< SIMD4(repeating: iteration - 1))
        if active.isEmpty { continue }
      }
      let least = block.pointee.correct(context.motions, active, tolerances)
      let isWrong = (least .< Lanes(repeating: limit)) .& active
      guard !isWrong.isEmpty else { continue }
      areRight = false
      for lane in 0..<4 where isWrong[lane] {
        wrong[Int(island[lane])] = iteration
      }
    }
    return areRight
  }
}

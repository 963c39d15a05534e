/// Where the velocities of a block of four contacts are kept; its positions have the block's own place.
struct BlockKey: BitwiseCopyable {
  var hasTwoPoints: Bool
  var index: Int32
}

extension ContactConstraint {
  /// How the contact is solved, in which contacts of one block must agree.
  ///
  /// Two points within a radius; against a side, one point; or two of which one is enough for
  /// velocities; or two.
  @inline(always)
  fileprivate var flavor: Int {
    position.isFace ? Int(position.count) + Int(count) - 1 : 0
  }

  fileprivate static let flavorCount = 4
}

extension State {
  /// Prepares the contacts of each group and fills blocks of four from them.
  ///
  /// Group for group, the order is that of the contacts; within a group it does not matter. A
  /// contact waits with others of its flavour until they are four.
  mutating func prepareBlocks(_ context: StepContext) {
    scratch.blocks.removeAll()
    scratch.onePoint.removeAll()
    scratch.twoPoint.removeAll()
    scratch.positions.removeAll()
    scratch.constraints.removeAll()
    // Behind the last contact: one of nothing with nothing, for lanes that are left over.
    contacts.reserve(contacts.count + 1)
    let nothing = ContactConstraint(
      nothingAt: Int32(motions.count), contact: Int32(contacts.count))

    // Four places for each flavour and one to prepare the next in: `places` tells which has which row.
    let spare = 4 * ContactConstraint.flavorCount
    scratch.waiting.resizeUninitialized(spare + 1)
    let waiting = scratch.waiting.base
    scratch.places.resizeUninitialized(spare + 1)
    let places = scratch.places.base
    for place in 0...spare { places[place] = Int32(place) }
    var filled = SIMD4<Int>.zero
    var first = 0
    for group in 0..<scratch.groupEnds.count {
      let end = Int(scratch.groupEnds.base[group])
      for i in first..<end {
        let next = waiting + Int(places[spare])
        prepare(next, scratch.touching.base[i], context)
        let flavor = next.pointee.flavor
        let place = 4 * flavor + filled[flavor]
        (places[place], places[spare]) = (places[spare], places[place])
        filled[flavor] += 1
        if filled[flavor] == 4 {
          addBlock(places + 4 * flavor)
          filled[flavor] = 0
        }
      }
      for flavor in 0..<ContactConstraint.flavorCount where filled[flavor] > 0 {
        for lane in filled[flavor]..<4 { waiting[Int(places[4 * flavor + lane])] = nothing }
        addBlock(places + 4 * flavor)
        filled[flavor] = 0
      }
      first = end
    }
  }

  /// Fills a block from the constraints in four places.
  private mutating func addBlock(_ places: UnsafePointer<Int32>) {
    let four = Four(scratch.waiting.base, SIMD4(places[0], places[1], places[2], places[3]))
    let hasTwoPoints = four.c0.pointee.count > 1
    let count = scratch.blocks.count
    scratch.positions.resizeUninitialized(count + 1)
    (scratch.positions.base + count).pointee.fill(four)
    let index = hasTwoPoints ? scratch.twoPoint.count : scratch.onePoint.count
    scratch.blocks.append(BlockKey(hasTwoPoints: hasTwoPoints, index: Int32(index)))
    if hasTwoPoints {
      scratch.twoPoint.resizeUninitialized(index + 1)
      (scratch.twoPoint.base + index).pointee.fill(four)
    } else {
      scratch.onePoint.resizeUninitialized(index + 1)
      (scratch.onePoint.base + index).pointee.fill(four)
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

  /// Hands the blocks' impulses to the contacts, for the next step.
  mutating func storeBlocks() {
    let contacts = contacts.base
    for i in 0..<scratch.onePoint.count { scratch.onePoint.base[i].store(contacts) }
    for i in 0..<scratch.twoPoint.count { scratch.twoPoint.base[i].store(contacts) }
  }

  /// One position iteration over the blocks; true if all separations were near enough.
  mutating func correctBlocks(
    _ context: StepContext, _ iteration: Int32, upwards: Bool
  ) -> Bool {
    let count = scratch.positions.count
    let positions = scratch.positions.base
    let wrong = scratch.islandWrong.base
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

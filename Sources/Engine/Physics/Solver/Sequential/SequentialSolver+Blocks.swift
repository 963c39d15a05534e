extension SequentialSolver {
  /// Prepares the velocity constraints of each group in blocks of four.
  ///
  /// Groups keep their order; the order inside a group has no effect, since its contacts share no
  /// movable body. Contacts of each block kind are collected until they are four.
  mutating func prepareBlocks(_ world: inout WorldState, _ context: StepContext) {
    blocks.removeAll()
    order.memory.removeAll()
    let tables = ContactTables(&world, islands)
    var builder = ContactBlockBuilder<3>(paddedWith: tables.sentinelContact)
    var first = 0
    var firstBlock = 0
    for group in 0..<order.contactGroupEnds.count {
      let end = Int(order.contactGroupEnds.base[group])
      for i in first..<end {
        if i + prefetchDistance < order.contacts.count {
          let ahead = order.contacts.base[i + prefetchDistance]
          (tables.contacts + Int(ahead.contact)).prefetchManifold()
        }
        let (index, blockKind) = order.contacts.base[i].parts
        if blockKind == Manifold.surfaceBlockKind {
          addSingle(&world, index, tables, context)
          continue
        }
        if let block = builder.add(index, kind: blockKind) {
          addBlock(block, blockKind, tables, context)
        }
      }
      for blockKind in 0..<Manifold.blockKindCount {
        if let block = builder.rest(ofKind: blockKind) {
          addBlock(block, blockKind, tables, context)
        }
      }
      #if arch(x86_64)
      if SequentialSolver.hasBlockPairs { pairBlocks(from: firstBlock) }
      #endif
      firstBlock = blocks.count
      first = end
    }
  }

  private mutating func addBlock(
    _ contacts: SIMD4<Int32>, _ blockKind: Int, _ tables: ContactTables, _ context: StepContext
  ) {
    switch blockKind {
    case 0:
      addOnePoint(
        ContactPreparation4(contacts, isFace: false, count: 1, tables, context), blockKind: 0)
    case 1:
      addOnePoint(
        ContactPreparation4(contacts, isFace: true, count: 1, tables, context), blockKind: 1)
    default: addTwoPoint(contacts, tables, context)
    }
  }

  /// Adds a contact with a surface: its velocities are solved alone, its position in a block.
  private mutating func addSingle(
    _ world: inout WorldState,
    _ index: Int32, _ tables: ContactTables, _ context: StepContext
  ) {
    let blockKind = world.contacts[index].manifold.blockKind
    let block: UnsafeMutablePointer<SingleBlock> = append(.single, UInt8(blockKind))
    prepare(&block.pointee.constraint, index, world.contacts.base, world.shapes.base, context)
    block.pointee.constraint.prepareSurface(world.contacts[index], context)
    var lanes = SIMD4(repeating: tables.sentinelContact)
    lanes[0] = index
    block.pointee.header =
      ContactPreparation4(
        lanes, isFace: blockKind != 0, count: blockKind == 2 ? 2 : 1, tables, context
      ).header
  }

  private mutating func addOnePoint(_ lanes: ContactPreparation4, blockKind: UInt8) {
    append(.onePoint, blockKind).initialize(to: OnePointBlock(lanes))
  }

  private mutating func addTwoPoint(
    _ contacts: SIMD4<Int32>, _ tables: ContactTables, _ context: StepContext
  ) {
    let block: UnsafeMutablePointer<TwoPointBlock> = append(.twoPoint, 2)
    block.initialize(
      to: TwoPointBlock(ContactPreparation4(contacts, isFace: true, count: 2, tables, context)))
    let isIllConditioned = block.pointee.isIllConditioned
    guard !isIllConditioned.isEmpty else { return }
    // Ill-conditioned contacts move to a one-point block; the sentinel replaces them in this block.
    // Their positions still have two points.
    let sentinel = SIMD4(repeating: tables.sentinelContact)
    block.initialize(
      to: TwoPointBlock(
        ContactPreparation4(
          contacts.replacing(with: sentinel, where: isIllConditioned), isFace: true, count: 2,
          tables,
          context)))
    addOnePoint(
      ContactPreparation4(
        sentinel.replacing(with: contacts, where: isIllConditioned), isFace: true, count: 1, tables,
        context),
      blockKind: 2)
  }

  /// Appends a block of a given kind and returns its memory.
  @inline(always)
  private mutating func append<Block: BitwiseCopyable>(
    _ velocity: BlockKey.Velocity, _ blockKind: UInt8
  ) -> UnsafeMutablePointer<Block> {
    let offset = order.memory.append(Block.self)
    blocks.append(BlockKey(velocity: velocity, blockKind: blockKind, offset: offset))
    return order.memory.base[offset]
  }

  mutating func warmStartBlocks(_ bodyStates: UnsafeMutablePointer<BodyState>) {
    let memory = order.memory.base
    for i in 0..<blocks.count {
      let key = blocks.base[i]
      switch key.velocity {
      case .twoPoint: key.twoPoint(memory).pointee.warmStart(bodyStates)
      case .onePoint: key.onePoint(memory).pointee.warmStart(bodyStates)
      case .single:
        key.single(memory).pointee.constraint.warmStart(bodyStates)
        key.single(memory).pointee.constraint.warmStartSurface(bodyStates)
      }
    }
  }

  /// Runs one velocity sweep over the blocks.
  mutating func solveBlocks(_ bodyStates: UnsafeMutablePointer<BodyState>, upwards: Bool) {
    let count = blocks.count
    let blocks = blocks.base
    let memory = order.memory.base
    if order.hasSurfaces { return solveBlocksWithSurfaces(bodyStates, upwards: upwards) }
    guard count > 0 else { return }
    #if arch(x86_64)
    if SequentialSolver.hasBlockPairs { return solveBlockPairs(bodyStates, upwards: upwards) }
    #endif
    var key = blocks + (upwards ? count - 1 : 0)
    let stride = upwards ? -1 : 1
    let end = key + stride * count
    // One loop for each kind: in a common loop the compiler would merge the code that they share
    // and spill more registers.
    while key != end {
      while key != end, key.pointee.velocity == .twoPoint {
        key.pointee.twoPoint(memory).pointee.solve(bodyStates)
        key += stride
      }
      while key != end, key.pointee.velocity != .twoPoint {
        key.pointee.onePoint(memory).pointee.solve(bodyStates)
        key += stride
      }
    }
  }

  /// Runs one velocity sweep over the blocks and the single contacts between them.
  @inline(never)
  private mutating func solveBlocksWithSurfaces(
    _ bodyStates: UnsafeMutablePointer<BodyState>, upwards: Bool
  ) {
    let count = blocks.count
    let memory = order.memory.base
    for visit in 0..<count {
      let key = blocks.base[upwards ? count - 1 - visit : visit]
      switch key.velocity {
      case .twoPoint: key.twoPoint(memory).pointee.solve(bodyStates)
      case .onePoint: key.onePoint(memory).pointee.solve(bodyStates)
      case .single: key.single(memory).pointee.constraint.solveWithSurface(bodyStates)
      }
    }
  }

  /// Stores the impulses of the blocks in the contacts, for warm starting, and replaces each block
  /// by its position constraints: see `BlockMemory`.
  ///
  /// Both need the contact, so both are done in one pass.
  mutating func storeBlocks(_ world: inout WorldState) {
    let tables = ContactTables(&world, islands)
    let memory = order.memory.base
    for i in 0..<blocks.count {
      if i + 2 < blocks.count {
        let ahead = blocks.base[i + 2].header(memory).pointee.contact
        for lane in 0..<4 { (tables.contacts + Int(ahead[lane])).prefetchManifold() }
      }
      let key = blocks.base[i]
      let header = key.header(memory)
      switch key.blockKind {
      case 0: store(&world, i, key, PositionBlock(header.pointee, isFace: false, count: 1, tables))
      case 1: store(&world, i, key, PositionBlock(header.pointee, isFace: true, count: 1, tables))
      default: store(&world, i, key, PositionBlock(header.pointee, isFace: true, count: 2, tables))
      }
    }
  }

  @inline(always)
  private mutating func store(
    _ world: inout WorldState, _ index: Int, _ key: BlockKey, _ position: PositionBlock
  ) {
    let contacts = world.contacts.base
    let memory = order.memory.base
    switch key.velocity {
    case .twoPoint: key.twoPoint(memory).pointee.store(contacts)
    case .onePoint: key.onePoint(memory).pointee.store(contacts)
    case .single:
      key.single(memory).pointee.constraint.storeImpulses(contacts)
      key.single(memory).pointee.constraint.storeSurface(contacts)
    }
    (order.memory.positions + index).initialize(to: position)
  }

  /// Runs one position iteration over the blocks; returns whether all were within tolerance.
  mutating func correctBlocks(
    _ world: inout WorldState,
    _ context: StepContext, _ iteration: Int32, upwards: Bool
  ) -> Bool {
    let count = blocks.count
    let blocks = blocks.base
    let positions = order.memory.positions
    let unsolvedIteration = islands.unsolvedIteration.base
    let limit = -3 * world.tolerances.linearSlop
    var areConverged = true
    for visit in 0..<count {
      let i = upwards ? count - 1 - visit : visit
      let block = positions + i
      let island = block.pointee.island
      var active = SIMDMask<SIMD4<Int32>>(repeating: true)
      if iteration > 0 {
        active = .!(Pointers4(unsolvedIteration, island).values .< SIMD4(repeating: iteration - 1))
        if active.isEmpty { continue }
      }
      let minSeparation = block.pointee.correct(
        blocks[i].blockKind, context.bodyStates, active, world.tolerances)
      let isUnsolved = (minSeparation .< Float4(repeating: limit)) .& active
      guard !isUnsolved.isEmpty else { continue }
      areConverged = false
      for lane in 0..<4 where isUnsolved[lane] {
        unsolvedIteration[Int(island[lane])] = iteration
      }
    }
    return areConverged
  }
}

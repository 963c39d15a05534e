/// The kinds and the location of a block of four contacts.
struct BlockKey: BitwiseCopyable {
  enum Velocity: UInt8, BitwiseCopyable {
    case onePoint
    case twoPoint
    /// A single constraint in place of a block, for a contact with a surface.
    case single
  }

  var velocity: Velocity
  /// The block kind of the contacts.
  var blockKind: UInt8
  /// Whether the block is solved together with a neighbor: see `WorldState.pairBlocks(from:)`.
  var isPaired = false
  /// The offset of the velocity constraints in `Scratch.blockMemory`.
  var offset: Int32

  /// What every kind of block begins with.
  @inline(always)
  func header(_ memory: BlockPointer) -> UnsafeMutablePointer<ContactBlockHeader> {
    memory[offset]
  }

  @inline(always)
  func onePoint(_ memory: BlockPointer) -> UnsafeMutablePointer<OnePointBlock> { memory[offset] }

  @inline(always)
  func twoPoint(_ memory: BlockPointer) -> UnsafeMutablePointer<TwoPointBlock> { memory[offset] }

  @inline(always)
  func single(_ memory: BlockPointer) -> UnsafeMutablePointer<SingleBlock> { memory[offset] }
}

extension Manifold {
  /// The index of the code path that solves the contact; equal in all contacts of a block.
  ///
  /// 0: two points; 1: one point on a face; 2: two points on a face.
  @inline(always)
  var blockKind: Int32 { kind == .points ? 0 : Int32(count) }

  static let blockKindCount = 3

  /// In place of the block kind of a contact with a surface, which is solved on its own.
  static var surfaceBlockKind: Int32 { 3 }
}

/// The index of a contact to solve, and its block kind in the lowest two bits.
struct ContactKey: BitwiseCopyable {
  private let bits: Int32

  @inline(always)
  init(_ contact: Int32, blockKind: Int32) { bits = contact << 2 | blockKind }

  @inline(always)
  var contact: Int32 { bits >> 2 }

  @inline(always)
  var parts: (contact: Int32, blockKind: Int) { (bits >> 2, Int(bits & 3)) }
}

extension WorldState {
  /// Appends a sentinel body and a sentinel contact beyond the ends, which pad incomplete SIMD
  /// blocks.
  mutating func appendSentinels() {
    let sentinelBody = Int32(bodies.count)
    bodyStates.reserve(bodyStates.count + 1)
    (bodyStates.base + bodyStates.count).initialize(
      to: BodyState(v: .zero, w: 0, a: 0, c: .zero, q: .identity))
    bodies.reserve(bodies.count + 1)
    (bodies.base + bodies.count).initialize(
      to: BodyRecord(
        kind: .static, flags: [], generation: 0, p: .zero, c0: .zero, a0: 0, linearDamping: 0,
        angularDamping: 0, gravityScale: 0, tag: 0))
    contacts.reserve(contacts.count + 1)
    (contacts.base + contacts.count).initialize(
      to: ContactRecord(
        shapeA: 0, shapeB: 0, bodyA: sentinelBody, bodyB: sentinelBody, friction: 0, restitution: 0,
        radiusA: 0, radiusB: 0, reach: 0, boxReach: 0))
    // Far apart forevery kind of manifold, so that position correction has no effect.
    contacts.base[contacts.count].manifold.normal = Vec2(1, 0)
    contacts.base[contacts.count].manifold.point = Vec2(-1_000_000, 0)
  }

  /// Prepares the velocity constraints of each group in blocks of four.
  ///
  /// Groups keep their order; the order inside a group has no effect, since its contacts share no
  /// movable body. Contacts of each block kind are collected until they are four.
  mutating func prepareBlocks(_ context: StepContext) {
    scratch.blocks.removeAll()
    scratch.blockMemory.removeAll()
    let tables = contactTables
    var builder = ContactBlockBuilder<3>(paddedWith: tables.sentinelContact)
    var first = 0
    var firstBlock = 0
    for group in 0..<scratch.groupEnds.count {
      let end = Int(scratch.groupEnds.base[group])
      for i in first..<end {
        if i + prefetchDistance < scratch.touchingContacts.count {
          let ahead = scratch.touchingContacts.base[i + prefetchDistance]
          (tables.contacts + Int(ahead.contact)).prefetchManifold()
        }
        let (index, blockKind) = scratch.touchingContacts.base[i].parts
        if blockKind == Manifold.surfaceBlockKind {
          addSingle(index, tables, context)
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
      if WorldState.hasBlockPairs { pairBlocks(from: firstBlock) }
      #endif
      firstBlock = scratch.blocks.count
      first = end
    }
  }

  /// The tables that contacts refer to, with the sentinels.
  var contactTables: ContactTables {
    mutating get {
      ContactTables(
        contacts: contacts.base, bodies: bodies.base, shapes: shapes.base,
        polygonRadius: settings.polygonRadius, islandParent: scratch.islandParent.base,
        sentinelContact: Int32(contacts.count), hasJoints: !joints.isEmpty)
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
    _ index: Int32, _ tables: ContactTables, _ context: StepContext
  ) {
    let blockKind = contacts[index].manifold.blockKind
    let block: UnsafeMutablePointer<SingleBlock> = append(.single, UInt8(blockKind))
    prepare(&block.pointee.constraint, index, context)
    block.pointee.constraint.prepareSurface(contacts[index], context)
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
    // Their positions have two points all the same.
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
    let offset = scratch.blockMemory.append(Block.self)
    scratch.blocks.append(BlockKey(velocity: velocity, blockKind: blockKind, offset: offset))
    return scratch.blockMemory.base[offset]
  }

  mutating func warmStartBlocks(_ bodyStates: UnsafeMutablePointer<BodyState>) {
    let memory = scratch.blockMemory.base
    for i in 0..<scratch.blocks.count {
      let key = scratch.blocks.base[i]
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
    let count = scratch.blocks.count
    let blocks = scratch.blocks.base
    let memory = scratch.blockMemory.base
    if scratch.hasSurfaces { return solveBlocksWithSurfaces(bodyStates, upwards: upwards) }
    guard count > 0 else { return }
    #if arch(x86_64)
    if WorldState.hasBlockPairs { return solveBlockPairs(bodyStates, upwards: upwards) }
    #endif
    var key = blocks + (upwards ? count - 1 : 0)
    let stride = upwards ? -1 : 1
    let end = key + stride * count
    // A loop for each kind: in a common one the compiler would join the code that they share, and
    // move more values between registers and memory.
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
    let count = scratch.blocks.count
    let memory = scratch.blockMemory.base
    for visit in 0..<count {
      let key = scratch.blocks.base[upwards ? count - 1 - visit : visit]
      switch key.velocity {
      case .twoPoint: key.twoPoint(memory).pointee.solve(bodyStates)
      case .onePoint: key.onePoint(memory).pointee.solve(bodyStates)
      case .single: key.single(memory).pointee.constraint.solveWithSurface(bodyStates)
      }
    }
  }

  /// Stores the impulses of the blocks in the contacts, for warm starting, and replaces each block by
  /// its position constraints: see `BlockMemory`.
  ///
  /// Both need the contact, so both are done in one pass.
  mutating func storeBlocks() {
    let tables = contactTables
    let memory = scratch.blockMemory.base
    for i in 0..<scratch.blocks.count {
      if i + 2 < scratch.blocks.count {
        let ahead = scratch.blocks.base[i + 2].header(memory).pointee.contact
        for lane in 0..<4 { (tables.contacts + Int(ahead[lane])).prefetchManifold() }
      }
      let key = scratch.blocks.base[i]
      let header = key.header(memory)
      switch key.blockKind {
      case 0: store(i, key, PositionBlock(header.pointee, isFace: false, count: 1, tables))
      case 1: store(i, key, PositionBlock(header.pointee, isFace: true, count: 1, tables))
      default: store(i, key, PositionBlock(header.pointee, isFace: true, count: 2, tables))
      }
    }
  }

  @inline(always)
  private mutating func store(_ index: Int, _ key: BlockKey, _ position: PositionBlock) {
    let contacts = contacts.base
    let memory = scratch.blockMemory.base
    switch key.velocity {
    case .twoPoint: key.twoPoint(memory).pointee.store(contacts)
    case .onePoint: key.onePoint(memory).pointee.store(contacts)
    case .single:
      key.single(memory).pointee.constraint.storeImpulses(contacts)
      key.single(memory).pointee.constraint.storeSurface(contacts)
    }
    (scratch.blockMemory.positions + index).initialize(to: position)
  }

  /// Runs one position iteration over the blocks; returns whether all were within tolerance.
  mutating func correctBlocks(
    _ context: StepContext, _ iteration: Int32, upwards: Bool
  ) -> Bool {
    let count = scratch.blocks.count
    let blocks = scratch.blocks.base
    let positions = scratch.blockMemory.positions
    let unsolvedIteration = scratch.islandUnsolvedIteration.base
    let limit = -3 * tolerances.linearSlop
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
        blocks[i].blockKind, context.bodyStates, active, tolerances)
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

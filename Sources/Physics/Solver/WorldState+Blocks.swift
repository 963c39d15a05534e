/// The location of the velocity constraints of a block of four contacts.
struct BlockKey: BitwiseCopyable {
  var hasTwoPoints: Bool
  /// Whether it is a single constraint in place of a block, for a contact with a surface.
  var isSingle = false
  var index: Int32
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
    // Far apart for every kind of manifold, so that position correction has no effect.
    contacts.base[contacts.count].manifold.normal = Vec2(1, 0)
    contacts.base[contacts.count].manifold.point = Vec2(-1_000_000, 0)
  }

  /// Prepares the contacts of each group in blocks of four.
  ///
  /// Groups keep their order; the order inside a group has no effect, since its contacts share no
  /// movable body. Contacts of each block kind are collected until they are four.
  mutating func prepareBlocks(_ context: StepContext) {
    scratch.blocks.removeAll()
    scratch.onePoint.removeAll()
    scratch.twoPoint.removeAll()
    scratch.positions.removeAll()
    scratch.constraints.removeAll()
    let tables = contactTables

    let sentinel = SIMD4(repeating: tables.sentinelContact)
    var waiting: [3 of SIMD4<Int32>] = .init(repeating: sentinel)
    var filled: [3 of Int] = .init(repeating: 0)
    var first = 0
    for group in 0..<scratch.groupEnds.count {
      let end = Int(scratch.groupEnds.base[group])
      for i in first..<end {
        let (index, blockKind) = scratch.touchingContacts.base[i].parts
        if blockKind == Manifold.surfaceBlockKind {
          addSingle(index, tables, context)
          continue
        }
        waiting[blockKind][filled[blockKind]] = index
        filled[blockKind] += 1
        if filled[blockKind] == 4 {
          addBlock(waiting[blockKind], blockKind, tables, context)
          waiting[blockKind] = sentinel
          filled[blockKind] = 0
        }
      }
      for blockKind in 0..<Manifold.blockKindCount where filled[blockKind] > 0 {
        addBlock(waiting[blockKind], blockKind, tables, context)
        waiting[blockKind] = sentinel
        filled[blockKind] = 0
      }
      first = end
    }
  }

  /// The tables that contacts refer to, with the sentinels.
  var contactTables: ContactTables {
    mutating get {
      ContactTables(
        contacts: contacts.base, bodies: bodies.base, shapes: shapes.base,
        polygonRadius: settings.polygonRadius, islandParent: scratch.islandParent.base,
        sentinelContact: Int32(contacts.count), sentinelBody: Int32(bodies.count),
        hasJoints: !joints.isEmpty)
    }
  }

  private mutating func addBlock(
    _ contacts: SIMD4<Int32>, _ blockKind: Int, _ tables: ContactTables, _ context: StepContext
  ) {
    let lanes: ContactPreparation4
    switch blockKind {
    case 0:
      lanes = ContactPreparation4(contacts, isFace: false, count: 1, tables, context)
      addOnePoint(lanes)
    case 1:
      lanes = ContactPreparation4(contacts, isFace: true, count: 1, tables, context)
      addOnePoint(lanes)
    default:
      lanes = ContactPreparation4(contacts, isFace: true, count: 2, tables, context)
      addTwoPoint(lanes, contacts, tables, context)
    }
    let count = scratch.positions.count
    scratch.positions.resizeUninitialized(count + 1)
    (scratch.positions.base + count).initialize(to: lanes.position)
  }

  /// Adds a contact with a surface: its velocities are solved alone, its position in a block.
  private mutating func addSingle(
    _ index: Int32, _ tables: ContactTables, _ context: StepContext
  ) {
    let count = scratch.constraints.count
    scratch.constraints.resizeUninitialized(count + 1)
    prepare(scratch.constraints.base + count, index, context)
    (scratch.constraints.base + count).pointee.prepareSurface(contacts[index], context)
    scratch.blocks.append(BlockKey(hasTwoPoints: false, isSingle: true, index: Int32(count)))
    let blockKind = contacts[index].manifold.blockKind
    var lanes = SIMD4(repeating: tables.sentinelContact)
    lanes[0] = index
    let position = scratch.positions.count
    scratch.positions.resizeUninitialized(position + 1)
    (scratch.positions.base + position).initialize(
      to: ContactPreparation4(
        lanes, isFace: blockKind != 0, count: blockKind == 2 ? 2 : 1, tables, context
      ).position)
  }

  private mutating func addOnePoint(_ lanes: ContactPreparation4) {
    let index = scratch.onePoint.count
    scratch.onePoint.resizeUninitialized(index + 1)
    (scratch.onePoint.base + index).initialize(to: OnePointBlock(lanes))
    scratch.blocks.append(BlockKey(hasTwoPoints: false, index: Int32(index)))
  }

  private mutating func addTwoPoint(
    _ lanes: ContactPreparation4, _ contacts: SIMD4<Int32>, _ tables: ContactTables,
    _ context: StepContext
  ) {
    let index = scratch.twoPoint.count
    scratch.twoPoint.resizeUninitialized(index + 1)
    let block = scratch.twoPoint.base + index
    block.initialize(to: TwoPointBlock(lanes))
    scratch.blocks.append(BlockKey(hasTwoPoints: true, index: Int32(index)))
    let isIllConditioned = block.pointee.isIllConditioned
    guard !isIllConditioned.isEmpty else { return }
    // Ill-conditioned contacts move to a one-point block; the sentinel replaces them in this block.
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
        context))
  }

  mutating func warmStartBlocks(_ bodyStates: UnsafeMutablePointer<BodyState>) {
    for i in 0..<scratch.blocks.count {
      let key = scratch.blocks.base[i]
      if key.hasTwoPoints {
        scratch.twoPoint.base[Int(key.index)].warmStart(bodyStates)
      } else if key.isSingle {
        scratch.constraints.base[Int(key.index)].warmStart(bodyStates)
        scratch.constraints.base[Int(key.index)].warmStartSurface(bodyStates)
      } else {
        scratch.onePoint.base[Int(key.index)].warmStart(bodyStates)
      }
    }
  }

  /// Runs one velocity sweep over the blocks.
  mutating func solveBlocks(_ bodyStates: UnsafeMutablePointer<BodyState>, upwards: Bool) {
    let count = scratch.blocks.count
    let blocks = scratch.blocks.base
    let onePoint = scratch.onePoint.base
    let twoPoint = scratch.twoPoint.base
    if scratch.hasSurfaces { return solveBlocksWithSurfaces(bodyStates, upwards: upwards) }
    for visit in 0..<count {
      let key = blocks[upwards ? count - 1 - visit : visit]
      if key.hasTwoPoints {
        twoPoint[Int(key.index)].solve(bodyStates)
      } else {
        onePoint[Int(key.index)].solve(bodyStates)
      }
    }
  }

  /// Runs one velocity sweep over the blocks and the single contacts between them.
  private mutating func solveBlocksWithSurfaces(
    _ bodyStates: UnsafeMutablePointer<BodyState>, upwards: Bool
  ) {
    let count = scratch.blocks.count
    for visit in 0..<count {
      let key = scratch.blocks.base[upwards ? count - 1 - visit : visit]
      let index = Int(key.index)
      if key.isSingle {
        scratch.constraints.base[index].solveWithSurface(bodyStates)
      } else if key.hasTwoPoints {
        scratch.twoPoint.base[index].solve(bodyStates)
      } else {
        scratch.onePoint.base[index].solve(bodyStates)
      }
    }
  }

  /// Stores the impulses of the blocks in the contacts, for warm starting.
  mutating func storeBlocks() {
    let contacts = contacts.base
    for i in 0..<scratch.onePoint.count { scratch.onePoint.base[i].store(contacts) }
    for i in 0..<scratch.twoPoint.count { scratch.twoPoint.base[i].store(contacts) }
    for i in 0..<scratch.constraints.count {
      scratch.constraints.base[i].store(contacts)
      scratch.constraints.base[i].storeSurface(contacts)
    }
  }

  /// Runs one position iteration over the blocks; returns whether all were within tolerance.
  mutating func correctBlocks(
    _ context: StepContext, _ iteration: Int32, upwards: Bool
  ) -> Bool {
    let count = scratch.positions.count
    let positions = scratch.positions.base
    let unsolvedIteration = scratch.islandUnsolvedIteration.base
    let limit = -3 * tolerances.linearSlop
    var areConverged = true
    for visit in 0..<count {
      let block = positions + (upwards ? count - 1 - visit : visit)
      let island = block.pointee.island
      var active = SIMDMask<SIMD4<Int32>>(repeating: true)
      if iteration > 0 {
        active = .!(Pointers4(unsolvedIteration, island).values .< SIMD4(repeating: iteration - 1))
        if active.isEmpty { continue }
      }
      let minSeparation = block.pointee.correct(context.bodyStates, active, tolerances)
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

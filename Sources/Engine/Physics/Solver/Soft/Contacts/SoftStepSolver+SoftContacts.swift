// The contacts of a soft step, packed once and swept in each of its sub-steps.
//
// Those of color groups are solved four at a time, others alone, in the order of the sweep.
// Contacts that begin within the step are added at the end, alone.

/// The location of four soft contacts, or of one that is solved alone.
struct SoftBlockKey: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable {
    case onePoint
    case twoPoints
    case single
  }

  let kind: Kind
  /// Whether the contacts are solved several times, alternating with joints.
  let isCoupled: Bool
  let index: Int32
}

extension SoftStepSolver {
  /// Prepares the contacts in `order`; `start` is the context of the first
  /// sub-step.
  mutating func prepareContacts(
    _ world: inout WorldState, _ context: SoftStepContext, _ start: StepContext
  ) {
    singles.removeAll()
    elastic.removeAll()
    blocks.removeAll()
    onePoint.removeAll()
    twoPoint.removeAll()
    for i in 0..<order.contacts.count {
      let contact = world.contacts.base + Int(order.contacts.base[i].contact)
      clearMotion(&world, ofStatic: contact.pointee.bodyA)
      clearMotion(&world, ofStatic: contact.pointee.bodyB)
    }
    if order.contactGroupEnds.isEmpty || world.usesScalarPath {
      for i in 0..<order.contacts.count {
        addSoftContact(&world, order.contacts.base[i].contact, context, start)
      }
    } else {
      packSoftBlocks(&world, context, start)
    }
  }

  @inline(always)
  func clearMotion(_ world: inout WorldState, ofStatic body: Int32) {
    if world.bodies.base[Int(body)].kind == .static { motions.base[Int(body)] = SoftMotion() }
  }

  /// Adds a contact that is solved alone.
  mutating func addSoftContact(
    _ world: inout WorldState,
    _ index: Int32, _ context: SoftStepContext, _ start: StepContext
  ) {
    let contact = softContact(&world, index, context, start)
    blocks.append(
      SoftBlockKey(
        kind: .single, isCoupled: contact.isCoupled, index: Int32(singles.count)))
    singles.append(contact)
    if contact.restitution > 0 { elastic.append(contact) }
  }

  private mutating func softContact(
    _ world: inout WorldState,
    _ index: Int32, _ context: SoftStepContext, _ start: StepContext
  ) -> SoftContact {
    constraint.resizeUninitialized(1)
    let constraint = constraint.base
    let contact = world.contacts.base + Int(index)
    constraint.pointee.prepare(
      index, contact, world.shapes.base,
      island: islands.island(contact.pointee.bodyA, contact.pointee.bodyB, start.bodies), start)
    constraint.pointee.prepareSurface(contact.pointee, start)
    return SoftContact(
      constraint.pointee, contact.pointee, skin: ContactTables(&world, islands).skin(contact),
      isCoupled: trees.isCoupled(contact.pointee, start.bodies, islands.parent.base), context)
  }

  /// Packs the contacts of each group in blocks of four: see `prepareBlocks`.
  private mutating func packSoftBlocks(
    _ world: inout WorldState, _ context: SoftStepContext, _ start: StepContext
  ) {
    let tables = ContactTables(&world, islands)
    // Contacts of each block kind are collected separately, and so are coupled and uncoupled ones.
    let kindCount = Manifold.blockKindCount
    var builder = ContactBlockBuilder<6>(paddedWith: tables.sentinelContact)
    var first = 0
    for group in 0..<order.contactGroupEnds.count {
      let end = Int(order.contactGroupEnds.base[group])
      for i in first..<end {
        let (index, blockKind) = order.contacts.base[i].parts
        let contact = world.contacts.base + Int(index)
        guard blockKind != Manifold.surfaceBlockKind else {
          addSoftContact(&world, index, context, start)
          continue
        }
        if contact.pointee.restitution > 0 {
          elastic.append(softContact(&world, index, context, start))
        }
        let list =
          trees.isCoupled(contact.pointee, start.bodies, islands.parent.base)
          ? kindCount + blockKind : blockKind
        if let block = builder.add(index, kind: list) {
          addSoftBlock(&world, block, list, tables, start)
        }
      }
      for list in 0..<2 * kindCount {
        if let block = builder.rest(ofKind: list) {
          addSoftBlock(&world, block, list, tables, start)
        }
      }
      first = end
    }
  }

  private mutating func addSoftBlock(
    _ world: inout WorldState,
    _ contacts: SIMD4<Int32>, _ list: Int, _ tables: ContactTables, _ start: StepContext
  ) {
    let isCoupled = list >= Manifold.blockKindCount
    let blockKind = isCoupled ? list - Manifold.blockKindCount : list
    if blockKind == 2 {
      let index = twoPoint.count
      twoPoint.resizeUninitialized(index + 1)
      (twoPoint.base + index).initialize(
        to: SoftTwoPointBlock(
          ContactPreparation4(contacts, isFace: true, count: 2, tables, start), tables,
          overlap: world.tolerances.softOverlap))
      blocks.append(
        SoftBlockKey(kind: .twoPoints, isCoupled: isCoupled, index: Int32(index)))
      return
    }
    let index = onePoint.count
    onePoint.resizeUninitialized(index + 1)
    if blockKind == 1 {
      (onePoint.base + index).initialize(
        to: SoftOnePointBlock(
          ContactPreparation4(contacts, isFace: true, count: 1, tables, start), tables,
          overlap: world.tolerances.softOverlap))
    } else {
      (onePoint.base + index).initialize(
        to: SoftOnePointBlock(
          ContactPreparation4(contacts, isFace: false, count: 1, tables, start), tables,
          overlap: world.tolerances.softOverlap))
    }
    blocks.append(
      SoftBlockKey(kind: .onePoint, isCoupled: isCoupled, index: Int32(index)))
  }

  // MARK: Sweeps

  /// Applies the impulses of the last sub-step, or drops them.
  mutating func warmStartContacts(_ world: inout WorldState, isEnabled: Bool) {
    let (singles, onePoint) = (singles.base, onePoint.base)
    let (twoPoint, bodyStates) = (twoPoint.base, world.bodyStates.base)
    for i in 0..<blocks.count {
      let key = blocks.base[i]
      let index = Int(key.index)
      switch key.kind {
      case .single: singles[index].warmStart(bodyStates, isEnabled: isEnabled)
      case .onePoint where isEnabled: onePoint[index].warmStart(bodyStates)
      case .onePoint: onePoint[index].dropImpulses()
      case .twoPoints where isEnabled: twoPoint[index].warmStart(bodyStates)
      case .twoPoints: twoPoint[index].dropImpulses()
      }
    }
  }

  /// Runs one biased sweep, over all contacts or those of coupled islands.
  mutating func solveContacts(
    _ world: inout WorldState, _ context: SoftStepContext, ofCoupledIslands isCoupled: Bool
  ) {
    let (singles, onePoint) = (singles.base, onePoint.base)
    let (twoPoint, bodyStates) = (twoPoint.base, world.bodyStates.base)
    let context4 = SoftContext4(context)
    for i in 0..<blocks.count {
      let key = blocks.base[i]
      guard key.isCoupled || !isCoupled else { continue }
      let index = Int(key.index)
      switch key.kind {
      case .single: singles[index].solve(context, isBiased: true)
      case .onePoint: onePoint[index].solveBiased(bodyStates, context4)
      case .twoPoints: twoPoint[index].solveBiased(bodyStates, context4)
      }
    }
  }

  /// Runs one sweep of relaxation at the current positions.
  mutating func relaxContacts(_ world: inout WorldState, _ context: SoftStepContext) {
    let (singles, onePoint) = (singles.base, onePoint.base)
    let (twoPoint, bodyStates) = (twoPoint.base, world.bodyStates.base)
    let motions = motions.base
    let context4 = SoftContext4(context)
    for i in 0..<blocks.count {
      let key = blocks.base[i]
      let index = Int(key.index)
      switch key.kind {
      case .single:
        singles[index].updateSeparations(motions)
        singles[index].solve(context, isBiased: false)
      case .onePoint: onePoint[index].relax(bodyStates, motions, context4)
      case .twoPoints: twoPoint[index].relax(bodyStates, motions, context4)
      }
    }
  }

  /// Sweeps over contacts with restitution until no pair approaches.
  mutating func solveImpacts(_ world: inout WorldState, _ context: SoftStepContext) {
    guard !elastic.isEmpty else { return }
    for i in 0..<elastic.count {
      elastic.base[i].updateSeparations(context.motions)
    }
    // An impact propagates by at least one pair per sweep; the limit bounds contradictory systems.
    for _ in 0..<64 {
      var hasImpact = false
      for i in 0..<elastic.count {
        let contact = elastic.base + i
        let a = world.bodies.base + Int(contact.pointee.a)
        let b = world.bodies.base + Int(contact.pointee.b)
        let relative =
          b.pointee.acceleration(context.gravity) - a.pointee.acceleration(context.gravity)
        let acceleration = dot(relative, contact.pointee.normal)
        if contact.pointee.solveImpacts(context, acceleration: acceleration) { hasImpact = true }
      }
      if !hasImpact { return }
    }
  }

  /// Stores the impulses for the next step; near contacts that have acted begin to touch.
  mutating func storeContacts(_ world: inout WorldState) {
    let contacts = world.contacts.base
    for i in 0..<onePoint.count { onePoint.base[i].store(contacts) }
    for i in 0..<twoPoint.count { twoPoint.base[i].store(contacts) }
    for i in 0..<singles.count { singles.base[i].store(contacts) }
    for i in 0..<elastic.count {
      let elastic = elastic.base + i
      guard elastic.pointee.hasActed else { continue }
      let record = contacts + Int(elastic.pointee.contact)
      record.pointee.impactImpulse = max(
        record.pointee.impactImpulse, elastic.pointee.impactImpulse)
      if elastic.pointee.isNear { record.pointee.flags.insert(.touching) }
    }
    storeNearContacts(&world)
  }
}

// The contacts of a soft step, packed once and swept in each of its sub-steps.
//
// Those of color groups are solved four at a time, others alone, in the order of `orderContacts`.
// Contacts that begin within the step are added at the end, alone.

/// The location of four soft contacts, or of one that is solved alone.
struct SoftBlockKey: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable {
    case onePoint
    case twoPoints
    case single
  }

  let kind: Kind
  /// Whether the contacts are solved several times, in turns with joints.
  let isCoupled: Bool
  let index: Int32
}

extension WorldState {
  /// Prepares the contacts in `scratch.touchingContacts`; `start` is the context of the first
  /// sub-step.
  mutating func prepareSoftContacts(_ context: SoftStepContext, _ start: StepContext) {
    scratch.softContacts.removeAll()
    scratch.elasticContacts.removeAll()
    scratch.softBlocks.removeAll()
    scratch.softOnePoint.removeAll()
    scratch.softTwoPoint.removeAll()
    for i in 0..<scratch.touchingContacts.count {
      let contact = contacts.base + Int(scratch.touchingContacts.base[i].contact)
      clearMotion(ofStatic: contact.pointee.bodyA)
      clearMotion(ofStatic: contact.pointee.bodyB)
    }
    if scratch.groupEnds.isEmpty || usesScalarPath {
      for i in 0..<scratch.touchingContacts.count {
        addSoftContact(scratch.touchingContacts.base[i].contact, context, start)
      }
    } else {
      packSoftBlocks(context, start)
    }
  }

  @inline(always)
  func clearMotion(ofStatic body: Int32) {
    if bodies.base[Int(body)].kind == .static { scratch.motions.base[Int(body)] = SoftMotion() }
  }

  /// Adds a contact that is solved alone.
  mutating func addSoftContact(
    _ index: Int32, _ context: SoftStepContext, _ start: StepContext
  ) {
    let contact = softContact(index, context, start)
    scratch.softBlocks.append(
      SoftBlockKey(
        kind: .single, isCoupled: contact.isCoupled, index: Int32(scratch.softContacts.count)))
    scratch.softContacts.append(contact)
    if contact.restitution > 0 { scratch.elasticContacts.append(contact) }
  }

  private mutating func softContact(
    _ index: Int32, _ context: SoftStepContext, _ start: StepContext
  ) -> SoftContact {
    scratch.constraints.resizeUninitialized(1)
    let constraint = scratch.constraints.base
    prepare(constraint, index, start)
    constraint.pointee.prepareSurface(contacts[index], start)
    return SoftContact(
      constraint.pointee, contacts[index], skin: contactTables.skin(contacts.base + Int(index)),
      isCoupled: isCoupled(contacts[index]), context)
  }

  /// Packs the contacts of each group in blocks of four: see `prepareBlocks`.
  private mutating func packSoftBlocks(_ context: SoftStepContext, _ start: StepContext) {
    let tables = contactTables
    // Contacts of each block kind, and among them those that are coupled, are collected apart.
    let kindCount = Manifold.blockKindCount
    var builder = ContactBlockBuilder<6>(paddedWith: tables.sentinelContact)
    var first = 0
    for group in 0..<scratch.groupEnds.count {
      let end = Int(scratch.groupEnds.base[group])
      for i in first..<end {
        let (index, blockKind) = scratch.touchingContacts.base[i].parts
        let contact = contacts.base + Int(index)
        guard blockKind != Manifold.surfaceBlockKind else {
          addSoftContact(index, context, start)
          continue
        }
        if contact.pointee.restitution > 0 {
          scratch.elasticContacts.append(softContact(index, context, start))
        }
        let list = isCoupled(contact.pointee) ? kindCount + blockKind : blockKind
        if let block = builder.add(index, kind: list) { addSoftBlock(block, list, tables, start) }
      }
      for list in 0..<2 * kindCount {
        if let block = builder.rest(ofKind: list) { addSoftBlock(block, list, tables, start) }
      }
      first = end
    }
  }

  private mutating func addSoftBlock(
    _ contacts: SIMD4<Int32>, _ list: Int, _ tables: ContactTables, _ start: StepContext
  ) {
    let isCoupled = list >= Manifold.blockKindCount
    let blockKind = isCoupled ? list - Manifold.blockKindCount : list
    if blockKind == 2 {
      let index = scratch.softTwoPoint.count
      scratch.softTwoPoint.resizeUninitialized(index + 1)
      (scratch.softTwoPoint.base + index).initialize(
        to: SoftTwoPointBlock(
          ContactPreparation4(contacts, isFace: true, count: 2, tables, start), tables,
          overlap: tolerances.softOverlap))
      scratch.softBlocks.append(
        SoftBlockKey(kind: .twoPoints, isCoupled: isCoupled, index: Int32(index)))
      return
    }
    let index = scratch.softOnePoint.count
    scratch.softOnePoint.resizeUninitialized(index + 1)
    if blockKind == 1 {
      (scratch.softOnePoint.base + index).initialize(
        to: SoftOnePointBlock(
          ContactPreparation4(contacts, isFace: true, count: 1, tables, start), tables,
          overlap: tolerances.softOverlap))
    } else {
      (scratch.softOnePoint.base + index).initialize(
        to: SoftOnePointBlock(
          ContactPreparation4(contacts, isFace: false, count: 1, tables, start), tables,
          overlap: tolerances.softOverlap))
    }
    scratch.softBlocks.append(
      SoftBlockKey(kind: .onePoint, isCoupled: isCoupled, index: Int32(index)))
  }

  // MARK: Sweeps

  /// Applies the impulses of the last sub-step, or drops them.
  mutating func warmStartSoftContacts(isEnabled: Bool) {
    let (singles, onePoint) = (scratch.softContacts.base, scratch.softOnePoint.base)
    let (twoPoint, bodyStates) = (scratch.softTwoPoint.base, bodyStates.base)
    for i in 0..<scratch.softBlocks.count {
      let key = scratch.softBlocks.base[i]
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
  mutating func solveSoftContacts(_ context: SoftStepContext, ofCoupledIslands isCoupled: Bool) {
    let (singles, onePoint) = (scratch.softContacts.base, scratch.softOnePoint.base)
    let (twoPoint, bodyStates) = (scratch.softTwoPoint.base, bodyStates.base)
    let context4 = SoftContext4(context)
    for i in 0..<scratch.softBlocks.count {
      let key = scratch.softBlocks.base[i]
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
  mutating func relaxSoftContacts(_ context: SoftStepContext) {
    let (singles, onePoint) = (scratch.softContacts.base, scratch.softOnePoint.base)
    let (twoPoint, bodyStates) = (scratch.softTwoPoint.base, bodyStates.base)
    let motions = scratch.motions.base
    let context4 = SoftContext4(context)
    for i in 0..<scratch.softBlocks.count {
      let key = scratch.softBlocks.base[i]
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
  mutating func solveSoftImpacts(_ context: SoftStepContext) {
    guard !scratch.elasticContacts.isEmpty else { return }
    for i in 0..<scratch.elasticContacts.count {
      scratch.elasticContacts.base[i].updateSeparations(context.motions)
    }
    // An impact moves on by at least one pair a sweep; the limit bounds contradictory systems.
    for _ in 0..<64 {
      var hasImpact = false
      for i in 0..<scratch.elasticContacts.count {
        let contact = scratch.elasticContacts.base + i
        let a = bodies.base + Int(contact.pointee.a)
        let b = bodies.base + Int(contact.pointee.b)
        let relative =
          b.pointee.acceleration(context.gravity) - a.pointee.acceleration(context.gravity)
        let acceleration = dot(relative, contact.pointee.normal)
        if contact.pointee.solveImpacts(context, acceleration: acceleration) { hasImpact = true }
      }
      if !hasImpact { return }
    }
  }

  /// Stores the impulses for the next step; near contacts that have acted begin to touch.
  mutating func storeSoftContacts() {
    let contacts = contacts.base
    for i in 0..<scratch.softOnePoint.count { scratch.softOnePoint.base[i].store(contacts) }
    for i in 0..<scratch.softTwoPoint.count { scratch.softTwoPoint.base[i].store(contacts) }
    for i in 0..<scratch.softContacts.count { scratch.softContacts.base[i].store(contacts) }
    for i in 0..<scratch.elasticContacts.count {
      let elastic = scratch.elasticContacts.base + i
      guard elastic.pointee.hasActed else { continue }
      let record = contacts + Int(elastic.pointee.contact)
      record.pointee.impactImpulse = max(
        record.pointee.impactImpulse, elastic.pointee.impactImpulse)
      if elastic.pointee.isNear { record.pointee.flags.insert(.touching) }
    }
    storeNearContacts()
  }
}

// Contacts of shapes that have rotated since the soft step began.
//
// A contact has the normal and the points of the start of the step. Where boxes tumble, other
// corners meet within the step, and the normal rotates. So the contacts of bodies that have rotated
// are collided again in the middle of the step. Without this, boxes in a drum overlap by a third of
// their size instead of a sixth. Rotations of circles do not count, since they change nothing.

extension SoftStepSolver {
  /// Collides the contacts of rotated shapes again, and solves them with their new manifolds.
  ///
  /// Points that persist keep their impulses of the last sub-step.
  mutating func collideTurnedContacts(
    _ world: inout WorldState,
    _ context: SoftStepContext, _ joints: StepContext, _ callbacks: StepCallbacks?
  ) {
    guard hasTurnedBody(&world) else { return }
    turned.removeAll()
    retireTurned(&world, onePoint.base, onePoint.count)
    retireTurned(&world, twoPoint.base, twoPoint.count)
    retireTurnedSingles(&world)
    // The order is the same with blocks and without.
    var list = UnsafeMutableBufferPointer(start: turned.base, count: turned.count)
    list.sort()
    for i in 0..<turned.count {
      collideAgain(&world, turned.base[i], context, joints, callbacks)
    }
  }

  /// Whether a body has turned so far that a contact of two such bodies has turned.
  private func hasTurnedBody(_ world: inout WorldState) -> Bool {
    let limit = 0.5 * Constants.turnedVersine
    for i in 0..<world.awakeBodies.count where versine(world.awakeBodies.base[i]) < limit {
      return true
    }
    return false
  }

  @inline(always)
  private func versine(_ body: Int32) -> Float { motions.base[Int(body)].versine }

  /// Whether the shapes of a contact of two bodies have turned.
  @inline(always)
  private func isTurned(_ world: inout WorldState, _ index: Int32, _ a: Int32, _ b: Int32) -> Bool {
    guard versine(a) + versine(b) < Constants.turnedVersine else { return false }
    let contact = world.contacts.base + Int(index)
    let turnA = isCircle(&world, contact.pointee.shapeA) ? 0 : versine(contact.pointee.bodyA)
    let turnB = isCircle(&world, contact.pointee.shapeB) ? 0 : versine(contact.pointee.bodyB)
    return turnA + turnB < Constants.turnedVersine
  }

  private func isCircle(_ world: inout WorldState, _ shape: Int32) -> Bool {
    world.shapes.base[Int(shape)].kind == .circle
  }

  // MARK: Retirement

  /// Lists the rotated contacts of blocks, and removes them from the blocks.
  private mutating func retireTurned<Block: SoftBlock>(
    _ world: inout WorldState,
    _ blocks: UnsafeMutablePointer<Block>, _ count: Int
  ) {
    for block in blocks..<blocks + count {
      let header = block.pointee.header
      let (a, b) = (header.a, header.b)
      for lane in 0..<4 where isTurned(&world, header.contact[lane], a[lane], b[lane]) {
        turned.append(header.contact[lane])
        block.pointee.store(lane, world.contacts.base)
        block.pointee.retire(lane)
      }
    }
  }

  private mutating func retireTurnedSingles(_ world: inout WorldState) {
    for i in 0..<singles.count {
      let contact = singles.base + i
      guard isTurned(&world, contact.pointee.contact, contact.pointee.a, contact.pointee.b) else {
        continue
      }
      turned.append(contact.pointee.contact)
      contact.pointee.store(world.contacts.base)
      contact.pointee.retire()
    }
    guard !turned.isEmpty else { return }
    for i in 0..<elastic.count {
      let contact = elastic.base + i
      if isTurned(&world, contact.pointee.contact, contact.pointee.a, contact.pointee.b) {
        contact.pointee.retire()
      }
    }
  }
}

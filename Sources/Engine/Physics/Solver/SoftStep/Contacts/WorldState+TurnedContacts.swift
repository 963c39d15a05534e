// Contacts of shapes that have turned since the soft step began.
//
// A contact has the normal and the points of the start of the step. Where boxes tumble, other
// corners meet within the step, and the normal turns. So in the middle of the step the contacts of
// bodies that have turned are collided again. Without this, boxes in a drum overlap by a third
// of their size in place of a sixth. Turns of circles do not count, since they change nothing.

extension WorldState {
  /// Collides the contacts of turned shapes again, and solves them as they are then.
  ///
  /// Their impulses are those of the last sub-step, where points are the same.
  mutating func collideTurnedContacts(
    _ context: SoftStepContext, _ joints: StepContext, _ callbacks: StepCallbacks?
  ) {
    guard hasTurnedBody() else { return }
    scratch.turnedContacts.removeAll()
    retireTurned(scratch.softOnePoint.base, scratch.softOnePoint.count)
    retireTurned(scratch.softTwoPoint.base, scratch.softTwoPoint.count)
    retireTurnedSingles()
    // The order is the same with blocks and without.
    var turned = UnsafeMutableBufferPointer(
      start: scratch.turnedContacts.base, count: scratch.turnedContacts.count)
    turned.sort()
    for i in 0..<scratch.turnedContacts.count {
      collideAgain(scratch.turnedContacts.base[i], context, joints, callbacks)
    }
  }

  /// Whether a body has turned so far that a contact of two such bodies has turned.
  private func hasTurnedBody() -> Bool {
    let limit = 0.5 * Constants.turnedVersine
    for i in 0..<awakeBodies.count where versine(awakeBodies.base[i]) < limit { return true }
    return false
  }

  @inline(always)
  private func versine(_ body: Int32) -> Float { scratch.motions.base[Int(body)].versine }

  /// Whether the shapes of a contact of two bodies have turned.
  @inline(always)
  private func isTurned(_ index: Int32, _ a: Int32, _ b: Int32) -> Bool {
    guard versine(a) + versine(b) < Constants.turnedVersine else { return false }
    let contact = contacts.base + Int(index)
    let turnA = isCircle(contact.pointee.shapeA) ? 0 : versine(contact.pointee.bodyA)
    let turnB = isCircle(contact.pointee.shapeB) ? 0 : versine(contact.pointee.bodyB)
    return turnA + turnB < Constants.turnedVersine
  }

  private func isCircle(_ shape: Int32) -> Bool { shapes.base[Int(shape)].kind == .circle }

  // MARK: Retirement

  /// Lists the turned contacts of blocks, and takes them from there.
  private mutating func retireTurned<Block: SoftBlock>(
    _ blocks: UnsafeMutablePointer<Block>, _ count: Int
  ) {
    for block in blocks..<blocks + count {
      let header = block.pointee.header
      let (a, b) = (header.a, header.b)
      for lane in 0..<4 where isTurned(header.contact[lane], a[lane], b[lane]) {
        scratch.turnedContacts.append(header.contact[lane])
        block.pointee.store(lane, contacts.base)
        block.pointee.retire(lane)
      }
    }
  }

  private mutating func retireTurnedSingles() {
    for i in 0..<scratch.softContacts.count {
      let contact = scratch.softContacts.base + i
      guard isTurned(contact.pointee.contact, contact.pointee.a, contact.pointee.b) else {
        continue
      }
      scratch.turnedContacts.append(contact.pointee.contact)
      contact.pointee.store(contacts.base)
      contact.pointee.retire()
    }
    guard !scratch.turnedContacts.isEmpty else { return }
    for i in 0..<scratch.elasticContacts.count {
      let contact = scratch.elasticContacts.base + i
      if isTurned(contact.pointee.contact, contact.pointee.a, contact.pointee.b) {
        contact.pointee.retire()
      }
    }
  }
}

extension World {
  /// A hash of the dynamic state, for tests of determinism.
  ///
  /// Covers the bits of position, velocity and sleep time of each body and the impulses of each
  /// contact. FNV-1a over 32-bit words (Fowler, Noll and Vo, 1991).
  public var stateHash: UInt64 {
    var hash = FNV1a()
    for i in 0..<storage.state.bodies.count where storage.state.bodies[i].isAlive {
      let body = storage.state.bodies[i]
      let bodyState = storage.state.bodyStates[i]
      hash.add(UInt32(i))
      for value in [
        bodyState.v.x, bodyState.v.y, bodyState.w, bodyState.a, bodyState.c.x, bodyState.c.y,
        bodyState.q.c, bodyState.q.s,
        body.sleepTime,
      ] {
        hash.add(value.bitPattern)
      }
      hash.add(body.isAwake ? 1 : 0)
    }
    for i in 0..<storage.state.contacts.count
    where storage.state.contacts[i].flags.contains(.touching) {
      let contact = storage.state.contacts[i]
      hash.add(UInt32(contact.shapeA))
      hash.add(UInt32(contact.shapeB))
      for point in [contact.manifold.p0, contact.manifold.p1] {
        hash.add(point.normalImpulse.bitPattern)
        hash.add(point.tangentImpulse.bitPattern)
      }
      if contact.rollingImpulse != 0 { hash.add(contact.rollingImpulse.bitPattern) }
    }
    return hash.value
  }
}

private struct FNV1a {
  private(set) var value: UInt64 = 14_695_981_039_346_656_037

  mutating func add(_ word: UInt32) {
    value = (value ^ UInt64(word)) &* 1_099_511_628_211
  }
}

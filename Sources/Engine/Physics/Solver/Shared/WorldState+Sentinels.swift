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
}

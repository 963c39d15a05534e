// Position correction of deep overlaps, kept through impacts.
//
// An impact returns a body to where its sweep began, and integrates its velocity from there. That
// also undoes the position correction of the sub-step. A body between a wall and a deep overlap would
// have an impact in each sub-step and never leave the overlap, so the part along the wall is applied
// once more.

extension WorldState {
  /// Returns the position correction along an immovable shape that an impact with it undoes.
  ///
  /// - Parameters:
  ///   - body: A body of the contact, moved to the time of impact.
  ///   - motion: The motion of the body before.
  ///   - contact: The contact of the impact.
  ///   - h: The length of the sub-step.
  /// - Returns: The displacement; nil if it is as small as that of ordinary contacts, or if both
  ///   bodies move.
  func slide(of body: Int32, from motion: SavedMotion, at contact: Int32, _ h: Float) -> Vec2? {
    let record = contacts[contact]
    let other = record.bodyA == body ? record.bodyB : record.bodyA
    guard bodies[body].kind == .dynamic, bodies[other].kind != .dynamic else { return nil }
    let state = motion.bodyState
    let correction = state.c - motion.c0 - (1 - motion.alpha0) * h * state.v
    let limit = Constants.ordinaryCorrection * tolerances.linearSlop
    guard correction.lengthSquared > limit * limit else { return nil }
    let normal = WorldManifold(
      record.manifold, pose(record.bodyA), shapes[record.shapeA].radius, pose(record.bodyB),
      shapes[record.shapeB].radius
    ).normal
    return correction - dot(correction, normal) * normal
  }

  /// Moves a body without a change of its velocity; the motion counts as part of its sweep.
  mutating func move(_ body: Int32, by displacement: Vec2) {
    bodyStates[body].c += displacement
    synchronizePose(body)
  }
}

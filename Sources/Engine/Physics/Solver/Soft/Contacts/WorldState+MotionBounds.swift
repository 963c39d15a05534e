// Bounds of the relative motion of two shapes in a time interval.

extension WorldState {
  /// The distance up to which contact points of the soft step are speculative, four slops.
  @inline(always)
  var speculativeDistance: Float { 4 * tolerances.linearSlop }

  /// A bound of the relative motion of two shapes in a time interval, from the speeds of both.
  mutating func greatestMotion(
    _ contact: UnsafeMutablePointer<ContactRecord>, _ time: Float
  ) -> Float {
    let speeds =
      speed(contact.pointee.shapeA, contact.pointee.bodyA)
      + speed(contact.pointee.shapeB, contact.pointee.bodyB)
    return time * (speeds + time * settings.gravity.length)
  }

  @inline(always)
  private func speed(_ shape: Int32, _ body: Int32) -> Float {
    let (record, state) = (shapes.base + Int(shape), bodyStates.base + Int(body))
    let lever = (record.pointee.centroid - bodies.base[Int(body)].localCenter).length
    return state.pointee.v.length + state.pointee.w.magnitude * (lever + record.pointee.extent)
  }

  /// A bound of the relative motion of two shapes in a time interval, from velocities and gravity.
  ///
  /// Bodies that rotate together, as in a drum, hardly move in the frame of either.
  mutating func relativeMotion(
    _ contact: UnsafeMutablePointer<ContactRecord>, _ time: Float
  ) -> Float {
    let (a, b) = (contact.pointee.bodyA, contact.pointee.bodyB)
    let speed = min(
      speed(contact.pointee.shapeA, a, seenFrom: b, time),
      speed(contact.pointee.shapeB, b, seenFrom: a, time))
    return time * (speed + time * settings.gravity.length)
  }

  /// The maximum speed of a point of a shape in the frame of another body, which turns.
  ///
  /// The velocity of the centroid in that frame is linear in time at constant velocities, so that
  /// it is largest at one of both ends; see `maxRelativeDisplacement`.
  @inline(always)
  private func speed(
    _ shape: Int32, _ body: Int32, seenFrom other: Int32, _ time: Float
  ) -> Float {
    let (record, state) = (shapes.base + Int(shape), bodyStates.base + Int(body))
    let frame = bodyStates.base + Int(other)
    let arm =
      state.pointee.q * (record.pointee.centroid - bodies.base[Int(body)].localCenter)
    let velocity = state.pointee.v + cross(state.pointee.w, arm) - frame.pointee.v
    let first = velocity - cross(frame.pointee.w, state.pointee.c + arm - frame.pointee.c)
    let last = first - time * cross(frame.pointee.w, velocity)
    return max(first.lengthSquared, last.lengthSquared).squareRoot()
      + (state.pointee.w - frame.pointee.w).magnitude * record.pointee.extent
  }
}

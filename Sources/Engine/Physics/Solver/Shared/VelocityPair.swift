/// The velocities of the two bodies of a constraint.
struct VelocityPair: BitwiseCopyable {
  var vA: Vec2
  var wA: Float
  var vB: Vec2
  var wB: Float
}

extension VelocityPair {
  @inline(always)
  init(_ bodyStates: UnsafeMutablePointer<BodyState>, _ a: Int32, _ b: Int32) {
    let stateA = bodyStates + Int(a)
    let stateB = bodyStates + Int(b)
    self.init(
      vA: stateA.pointee.v, wA: stateA.pointee.w, vB: stateB.pointee.v, wB: stateB.pointee.w)
  }

  @inline(always)
  func store(_ bodyStates: UnsafeMutablePointer<BodyState>, _ a: Int32, _ b: Int32) {
    let stateA = bodyStates + Int(a)
    let stateB = bodyStates + Int(b)
    stateA.pointee.v = vA
    stateA.pointee.w = wA
    stateB.pointee.v = vB
    stateB.pointee.w = wB
  }
}

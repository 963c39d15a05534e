/// The axis of a prismatic or wheel joint and its perpendicular in the world, with their levers on
/// both bodies.
///
/// Both turn with the first body. With d = pB - pA, the lever of a line on A is (d + rA) x line.
struct AxisLines: BitwiseCopyable {
  var u = Vec2.zero
  var t = Vec2.zero
  var a1: Float = 0
  var a2: Float = 0
  var s1: Float = 0
  var s2: Float = 0
  var translation: Float = 0
  var offset: Float = 0
}

extension AxisLines {
  /// Computes the lines from the poses of the bodies and the axis in the frame of A.
  @inline(always)
  init(_ ends: JointEnds, axis: Vec2, _ context: StepContext) {
    let stateA = context.bodyStates[Int(ends.a)]
    let stateB = context.bodyStates[Int(ends.b)]
    let rA = stateA.q * ends.localA
    let rB = stateB.q * ends.localB
    let d = stateB.c - stateA.c + rB - rA
    let u = stateA.q * axis
    let t = u.leftPerpendicular
    self.init(
      u: u, t: t, a1: cross(d + rA, u), a2: cross(rB, u), s1: cross(d + rA, t), s2: cross(rB, t),
      translation: dot(u, d), offset: dot(t, d))
  }

  /// The effective inverse mass along the axis.
  @inline(always)
  func axialK(_ ends: JointEnds) -> Float {
    ends.mA + ends.mB + ends.iA * a1 * a1 + ends.iB * a2 * a2
  }

  /// The speed along the axis.
  @inline(always)
  func axialSpeed(_ pair: VelocityPair) -> Float {
    dot(u, pair.vB - pair.vA) + a2 * pair.wB - a1 * pair.wA
  }

  /// Applies an impulse along the axis.
  @inline(always)
  func applyAxial(_ lambda: Float, _ ends: JointEnds, _ pair: inout VelocityPair) {
    pair.vA -= ends.mA * lambda * u
    pair.wA -= ends.iA * lambda * a1
    pair.vB += ends.mB * lambda * u
    pair.wB += ends.iB * lambda * a2
  }

  /// Half the second time derivative of the offset over a sub-step, at constant velocities.
  ///
  /// The offset is the product of d with the perpendicular t, which turns with A.
  func curvatureSpeed(_ ends: JointEnds, _ pair: VelocityPair, _ context: StepContext) -> Float {
    let rA = context.bodyStates[Int(ends.a)].q * ends.localA
    let rB = context.bodyStates[Int(ends.b)].q * ends.localB
    let speed = pair.vB + cross(pair.wB, rB) - pair.vA - cross(pair.wA, rA)
    let (wA, wB) = (context.limited(pair.wA), context.limited(pair.wB))
    let turning = dot(t, wA * wA * rA - wB * wB * rB)
    return context.curvatureTime * (turning - 2 * wA * dot(u, speed) - wA * wA * offset)
  }
}

import Physics
import TestSupport
import Testing

@Suite struct PulleyJointTests {
  private func world(
    _ solver: Solver, ratio: Float, at positionB: Vec2 = Vec2(2, -3)
  ) -> (World, BodyID, BodyID, PulleyJoint) {
    var world = World()
    world.settings.solver = solver
    world.settings.allowsSleep = false
    let a = world.addBox(halfWidth: 0.5, halfHeight: 0.5, at: Vec2(-2, -3))
    let b = world.addBox(halfWidth: 0.75, halfHeight: 0.75, at: positionB)
    let joint = PulleyJoint(
      a, b, groundAnchorA: Vec2(-2, 5), groundAnchorB: Vec2(2, 5), lengthA: 8,
      lengthB: (positionB - Vec2(2, 5)).length, ratio: ratio)
    world.addJoint(.pulley(joint))
    return (world, a, b, joint)
  }

  /// Atwood's machine with a ratio r: a_B = g (r m_A - m_B) / (m_B + r^2 m_A) up, a_A = -r a_B.
  @Test(arguments: Solver.allCases, [1, 2, 0.5] as [Double])
  func `a pulley accelerates its bodies as Atwood's machine does`(solver: Solver, ratio: Double) {
    var (world, a, b, _) = world(solver, ratio: Float(ratio))
    world.step(1 / 60, times: 30)
    let (mA, mB) = (Double(world.mass(of: a).mass), Double(world.mass(of: b).mass))
    // With l_A + r l_B constant and up positive: v_A = -r v_B.
    let up = 10 * (ratio * mA - mB) / (mB + ratio * ratio * mA)
    #expect(isClose(Double(world[b].velocity.y), 0.5 * up, within: 1e-4))
    #expect(isClose(Double(world[a].velocity.y), -ratio * 0.5 * up, within: 1e-4))
  }

  @Test(arguments: Solver.allCases, [1, 2] as [Float])
  func `the rope of a pulley keeps its length while a body swings`(solver: Solver, ratio: Float) {
    var (world, a, b, joint) = world(solver, ratio: ratio, at: Vec2(5, 1))
    for _ in 0..<120 {
      world.step(1 / 60)
      let length =
        (world[a].position - joint.groundAnchorA).length
        + ratio * (world[b].position - joint.groundAnchorB).length
      // The slop of position correction is 5 mm.
      #expect(abs(length - joint.lengthA - ratio * joint.lengthB) < 0.005)
    }
  }
}

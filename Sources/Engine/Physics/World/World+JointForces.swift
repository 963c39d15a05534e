extension World {
  /// Returns the force that a joint exerted on its second body in the last step of the integrator,
  /// in N, where the bodies are now.
  ///
  /// It is the mean over that step, a sub-step or with `Solver.softStep` a part of one: at an
  /// impact it is large. The first body had the opposite force, except with a pulley, whose two
  /// ropes have directions of their own. Springs of distance joints that the soft step solves by
  /// their closed form are not included, and neither are torques, which are all that a gear exerts.
  ///
  /// - Parameter id: The joint.
  /// - Returns: The force; zero before the first step.
  public func force(of id: JointID) -> Vec2 {
    let step = storage.state.lastStep
    guard step > 0 else { return .zero }
    let parts = storage.state.settings.solver == .softStep ? storage.state.settings.softSubSteps : 1
    return (Float(parts) / step) * impulse(of: storage.state.index(id))
  }

  private func impulse(of index: Int32) -> Vec2 {
    let row = storage.state.joints[index].row
    switch storage.state.joints[index].kind {
    case .distance:
      let joint = storage.state.jointTables.distance[row]
      let definition = joint.definition
      let line =
        pose(of: definition.bodyB) * definition.anchorB
        - pose(of: definition.bodyA) * definition.anchorA
      return (joint.impulse + joint.lowerImpulse - joint.upperImpulse) * line.normalized
    case .revolute: return storage.state.jointTables.revolute[row].impulse
    case .weld: return storage.state.jointTables.weld[row].impulse
    case .motor: return storage.state.jointTables.motor[row].impulse
    case .mouse: return storage.state.jointTables.mouse[row].impulse
    case .prismatic:
      let joint = storage.state.jointTables.prismatic[row]
      let axis = pose(of: joint.definition.bodyA).q * joint.definition.axis
      let along = joint.motorImpulse + joint.lowerImpulse - joint.upperImpulse
      return joint.impulse.x * axis.leftPerpendicular + along * axis
    case .wheel:
      let joint = storage.state.jointTables.wheel[row]
      let axis = pose(of: joint.definition.bodyA).q * joint.definition.axis
      let along = joint.springImpulse + joint.lowerImpulse - joint.upperImpulse
      return joint.impulse * axis.leftPerpendicular + along * axis
    case .pulley:
      let joint = storage.state.jointTables.pulley[row]
      return joint.definition.ratio * joint.impulse * joint.sideB.u
    case .gear: return .zero
    }
  }
}

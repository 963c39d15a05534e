extension JointTables {
  /// Whether a joint has rows that iterations solve, even if its rigid rows are part of a tree.
  @inline(always)
  func hasIterativeRows(_ key: JointKey, _ h: Float) -> Bool {
    let row = Int(key.row)
    switch key.kind {
    case .distance: return distance.base[row].hasIterativeRows(h)
    case .revolute: return revolute.base[row].hasIterativeRows(h)
    case .prismatic: return prismatic.base[row].hasIterativeRows(h)
    case .weld: return weld.base[row].hasIterativeRows(h)
    case .wheel: return wheel.base[row].hasIterativeRows(h)
    case .pulley: return pulley.base[row].hasIterativeRows(h)
    case .gear: return gear.base[row].hasIterativeRows(h)
    case .motor: return motor.base[row].hasIterativeRows(h)
    case .mouse: return mouse.base[row].hasIterativeRows(h)
    }
  }

  /// Returns the rigid rows of a joint; nil for a joint without.
  @inline(always)
  func rigidRows(_ key: JointKey) -> RigidRows? {
    let row = Int(key.row)
    switch key.kind {
    case .distance: return distance.base[row].rigidRows
    case .revolute: return revolute.base[row].rigidRows
    case .prismatic: return prismatic.base[row].rigidRows
    case .weld: return weld.base[row].rigidRows
    case .wheel: return wheel.base[row].rigidRows
    case .pulley: return pulley.base[row].rigidRows
    case .gear: return gear.base[row].rigidRows
    case .motor: return motor.base[row].rigidRows
    case .mouse: return mouse.base[row].rigidRows
    }
  }

  /// Returns the accumulated impulses of rigid rows, and sets them to 0.
  @inline(always)
  mutating func takeRigidImpulses(_ key: JointKey) -> Vec3 {
    let row = Int(key.row)
    switch key.kind {
    case .distance: return distance.base[row].takeRigidImpulses()
    case .revolute: return revolute.base[row].takeRigidImpulses()
    case .prismatic: return prismatic.base[row].takeRigidImpulses()
    case .weld: return weld.base[row].takeRigidImpulses()
    case .wheel: return wheel.base[row].takeRigidImpulses()
    case .pulley: return pulley.base[row].takeRigidImpulses()
    case .gear: return gear.base[row].takeRigidImpulses()
    case .motor: return motor.base[row].takeRigidImpulses()
    case .mouse: return mouse.base[row].takeRigidImpulses()
    }
  }

  /// Adds to the accumulated impulses of rigid rows.
  @inline(always)
  mutating func addRigidImpulses(_ key: JointKey, _ impulses: Vec3) {
    let row = Int(key.row)
    switch key.kind {
    case .distance: distance.base[row].addRigidImpulses(impulses)
    case .revolute: revolute.base[row].addRigidImpulses(impulses)
    case .prismatic: prismatic.base[row].addRigidImpulses(impulses)
    case .weld: weld.base[row].addRigidImpulses(impulses)
    case .wheel: wheel.base[row].addRigidImpulses(impulses)
    case .pulley: pulley.base[row].addRigidImpulses(impulses)
    case .gear: gear.base[row].addRigidImpulses(impulses)
    case .motor: motor.base[row].addRigidImpulses(impulses)
    case .mouse: mouse.base[row].addRigidImpulses(impulses)
    }
  }

  /// Runs one velocity iteration over the rows that are not rigid.
  mutating func solveIterativeRows(_ key: JointKey, _ context: StepContext) {
    let row = Int(key.row)
    switch key.kind {
    case .distance: distance.base[row].solveIterativeRows(context)
    case .revolute: revolute.base[row].solveIterativeRows(context)
    case .prismatic: prismatic.base[row].solveIterativeRows(context)
    case .weld: weld.base[row].solveIterativeRows(context)
    case .wheel: wheel.base[row].solveIterativeRows(context)
    case .pulley: pulley.base[row].solveIterativeRows(context)
    case .gear: gear.base[row].solveIterativeRows(context)
    case .motor: motor.base[row].solveIterativeRows(context)
    case .mouse: mouse.base[row].solveIterativeRows(context)
    }
  }

  /// Runs one position iteration over the rows that are not rigid.
  mutating func correctIterativeRows(_ key: JointKey, _ context: StepContext) {
    let row = Int(key.row)
    switch key.kind {
    case .distance: distance.base[row].correctIterativeRows(context)
    case .revolute: revolute.base[row].correctIterativeRows(context)
    case .prismatic: prismatic.base[row].correctIterativeRows(context)
    case .weld: weld.base[row].correctIterativeRows(context)
    case .wheel: wheel.base[row].correctIterativeRows(context)
    case .pulley: pulley.base[row].correctIterativeRows(context)
    case .gear: gear.base[row].correctIterativeRows(context)
    case .motor: motor.base[row].correctIterativeRows(context)
    case .mouse: mouse.base[row].correctIterativeRows(context)
    }
  }

  /// Whether a joint may add energy as it is solved: a motor, or a spring by implicit Euler.
  func addsEnergy(_ key: JointKey, _ h: Float) -> Bool {
    switch key.kind {
    case .distance: distance[key.row].isImplicitSpring(h)
    case .revolute: revolute[key.row].definition.maxMotorTorque > 0
    case .prismatic: prismatic[key.row].definition.maxMotorForce > 0
    case .weld, .wheel: hasIterativeRows(key, h)
    case .pulley, .gear: false
    case .motor, .mouse: true
    }
  }
}

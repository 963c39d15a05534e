extension JointTables {
  /// Whether a joint has rows that iterations solve, even if its rigid rows are part of a tree.
  @inline(always)
  func hasIterativeRows(_ key: JointKey, _ h: Float) -> Bool {
    perform(HasIterativeRows(h: h), key)
  }

  /// Returns the rigid rows of a joint; nil if it has none.
  @inline(always)
  func rigidRows(_ key: JointKey) -> RigidRows? { perform(GetRigidRows(), key) }

  /// Returns the accumulated impulses of rigid rows, and sets them to 0.
  @inline(always)
  func takeRigidImpulses(_ key: JointKey) -> Vec3 { perform(TakeRigidImpulses(), key) }

  /// Adds to the accumulated impulses of rigid rows.
  @inline(always)
  func addRigidImpulses(_ key: JointKey, _ impulses: Vec3) {
    perform(AddRigidImpulses(impulses: impulses), key)
  }

  /// Runs one velocity iteration over the rows that are not rigid.
  func solveIterativeRows(_ key: JointKey, _ context: StepContext) {
    perform(SolveIterativeRows(context: context), key)
  }

  /// Runs one position iteration over the rows that are not rigid.
  func correctIterativeRows(_ key: JointKey, _ context: StepContext) {
    perform(CorrectIterativeRows(context: context), key)
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

private struct HasIterativeRows: JointOperation {
  let h: Float

  @inline(always)
  func callAsFunction<Row: JointConstraint>(_ row: UnsafeMutablePointer<Row>) -> Bool {
    row.pointee.hasIterativeRows(h)
  }
}

private struct GetRigidRows: JointOperation {
  @inline(always)
  func callAsFunction<Row: JointConstraint>(_ row: UnsafeMutablePointer<Row>) -> RigidRows? {
    row.pointee.rigidRows
  }
}

private struct TakeRigidImpulses: JointOperation {
  @inline(always)
  func callAsFunction<Row: JointConstraint>(_ row: UnsafeMutablePointer<Row>) -> Vec3 {
    row.pointee.takeRigidImpulses()
  }
}

private struct AddRigidImpulses: JointOperation {
  let impulses: Vec3

  @inline(always)
  func callAsFunction<Row: JointConstraint>(_ row: UnsafeMutablePointer<Row>) {
    row.pointee.addRigidImpulses(impulses)
  }
}

private struct SolveIterativeRows: JointOperation {
  let context: StepContext

  @inline(always)
  func callAsFunction<Row: JointConstraint>(_ row: UnsafeMutablePointer<Row>) {
    row.pointee.solveIterativeRows(context)
  }
}

private struct CorrectIterativeRows: JointOperation {
  let context: StepContext

  @inline(always)
  func callAsFunction<Row: JointConstraint>(_ row: UnsafeMutablePointer<Row>) {
    row.pointee.correctIterativeRows(context)
  }
}

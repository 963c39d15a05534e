extension JointTreeSolver {
  /// The buffers of trees, valid until an element is added to them.
  private func pointers(_ context: StepContext) -> TreePointers {
    TreePointers(
      joints: joints.base, rows: rows.base, bodies: bodies.base, states: context.bodyStates,
      slop: Double(context.tolerances.linearSlop))
  }

  /// Factorizes all trees at the current positions.
  ///
  /// - Parameters:
  ///   - context: The step.
  ///   - stiffnessMargin: The factor of the sub-step up to whose resolution the stiffness of a body
  ///     is limited; see `JointTree`.
  mutating func factorize(_ context: StepContext, stiffnessMargin: Double = 1) {
    let pointers = pointers(context)
    for i in 0..<trees.count {
      trees.base[i].factorize(pointers, h: stiffnessMargin * Double(context.h))
    }
  }

  /// Solves the velocities of the trees of uncoupled islands, or of coupled ones in a limited
  /// number of passes.
  func solve(ofCoupledIslands isCoupled: Bool, passes: Int, _ context: StepContext) {
    let pointers = pointers(context)
    let maxChange = Double(context.maxWarmStartSpeed)
    for i in 0..<trees.count {
      let tree = trees.base + i
      guard tree.pointee.isCoupled == isCoupled else { continue }
      tree.pointee.solve(
        pointers, h: Double(context.h), invH: Double(context.invH), passes: passes,
        maxChange: maxChange)
    }
  }

  /// Relaxes the trees of coupled islands.
  func relax(_ context: StepContext) {
    let pointers = pointers(context)
    let maxChange = Double(context.maxWarmStartSpeed)
    for i in 0..<trees.count where trees.base[i].isCoupled {
      trees.base[i].relax(pointers, maxChange: maxChange)
    }
  }

  /// Corrects the positions of the trees whose joints were apart.
  func close(_ context: StepContext) {
    let pointers = pointers(context)
    for i in 0..<trees.count {
      let tree = trees.base + i
      if tree.pointee.isApart { tree.pointee.close(pointers, context.tolerances) }
    }
  }

  /// Stores the impulses of the last sub-step in the joints.
  mutating func storeImpulses(_ world: inout WorldState) {
    for i in 0..<joints.count {
      let joint = joints.base + i
      world.jointTables.addRigidImpulses(joint.pointee.key, joint.pointee.storedImpulses)
    }
  }
}

extension WorldState {
  /// The buffers of trees, valid until an element is added to them.
  private var treePointers: TreePointers {
    TreePointers(
      joints: scratch.treeJoints.base, rows: scratch.treeRows.base,
      bodies: scratch.treeBodies.base, states: bodyStates.base,
      slop: Double(tolerances.linearSlop))
  }

  /// Factorises all trees at the current positions.
  mutating func factorizeTrees(_ context: StepContext) {
    let trees = treePointers
    for i in 0..<scratch.jointTrees.count {
      scratch.jointTrees.base[i].factorize(trees, h: Double(context.h))
    }
  }

  /// Solves the velocities of the trees of uncoupled islands, or of coupled ones in a number of
  /// passes at most.
  func solveTrees(ofCoupledIslands isCoupled: Bool, passes: Int, _ context: StepContext) {
    let trees = treePointers
    let maxChange = Double(context.maxWarmStartSpeed)
    for i in 0..<scratch.jointTrees.count {
      let tree = scratch.jointTrees.base + i
      guard tree.pointee.isCoupled == isCoupled else { continue }
      tree.pointee.solve(
        trees, h: Double(context.h), invH: Double(context.invH), passes: passes,
        maxChange: maxChange)
    }
  }

  /// Relaxes the trees of coupled islands.
  func relaxTrees(_ context: StepContext) {
    let trees = treePointers
    let maxChange = Double(context.maxWarmStartSpeed)
    for i in 0..<scratch.jointTrees.count where scratch.jointTrees.base[i].isCoupled {
      scratch.jointTrees.base[i].relax(trees, maxChange: maxChange)
    }
  }

  /// Corrects the positions of the trees whose joints were apart.
  func closeTrees() {
    let trees = treePointers
    for i in 0..<scratch.jointTrees.count {
      let tree = scratch.jointTrees.base + i
      if tree.pointee.isApart { tree.pointee.close(trees, tolerances) }
    }
  }

  /// Stores the impulses of the last sub-step in the joints.
  mutating func storeTreeImpulses() {
    for i in 0..<scratch.treeJoints.count {
      let joint = scratch.treeJoints.base + i
      jointTables.addRigidImpulses(joint.pointee.key, joint.pointee.storedImpulses)
    }
  }
}

// Relaxation: what the springs of contacts have added to velocities is removed.
//
// Contacts are relaxed in turns with the joint trees that they push: a tree removes what violates
// its joints from the changes since it was solved.
//
// Relaxation that has converged gains no energy. Its velocities are the nearest to those before the
// contacts acted, in the measure of kinetic energy, of all that no contact forbids. These form a
// cone, which has the velocity 0, so that the energy is at most that before. A sweep of Gauss-Seidel
// approaches the solution, and mostly one will do. But where shapes overlap deeply, as bodies that
// are placed in each other, contacts squeeze each other, and much of the speed of the springs is
// left. So sweeps are repeated while an island has more energy than before its contacts acted. If
// that does not end, as where joints contradict each other, all impulses of the island are reduced
// until it has no more, which keeps momentum.
//
// An island may gain the energy of a small speed: a pile that settles would take many sweeps for
// motion that nobody sees. Islands that something drives have no limit, since moving kinematic
// bodies, surfaces and motors add energy; nor have trees alone, which are solved exactly.

extension WorldState {
  /// Whether there is anything to relax.
  var needsRelaxation: Bool { !scratch.softBlocks.isEmpty || scratch.hasCoupledIslands }

  /// Relaxes contacts and joint trees.
  mutating func relax(_ context: SoftStepContext, _ joints: StepContext) {
    for _ in 0..<Constants.maxRelaxationSweeps {
      relaxSoftContacts(context)
      if scratch.hasCoupledIslands { relaxTrees(joints) }
      guard hasIslandAboveLimit() else { return }
    }
    reduceEnergies()
  }

  // MARK: Limits

  /// Finds how much energy each island may gain in a sub-step, at its root: that of the speed of
  /// rest, or any.
  mutating func findEnergyAllowances(_ context: SoftStepContext) {
    scratch.islandRoots.removeAll()
    scratch.islandAllowances.resizeUninitialized(bodies.count)
    scratch.islandStartEnergies.resizeUninitialized(bodies.count)
    scratch.islandEnergies.resizeUninitialized(bodies.count)
    let allowances = scratch.islandAllowances.base
    for i in 0..<awakeBodies.count {
      let body = awakeBodies[i]
      guard scratch.islandParent.base[Int(body)] == body else { continue }
      scratch.islandRoots.append(body)
      allowances[Int(body)] = 0
    }
    let restEnergy = context.restSpeed * context.restSpeed
    for i in 0..<awakeBodies.count {
      let root = Int(scratch.islandParent.base[Int(awakeBodies[i])])
      allowances[root] += restEnergy * scratch.softForces.base[i].masses.x
    }
    removeLimitsOfDrivenIslands(context.h)
    for i in 0..<scratch.jointTrees.count where !scratch.jointTrees.base[i].isCoupled {
      for body in scratch.jointTrees.base[i].bodies {
        removeLimit(ofIslandOf: scratch.treeBodies.base[body].body)
      }
    }
  }

  private mutating func removeLimitsOfDrivenIslands(_ h: Float) {
    for i in 0..<awakeBodies.count {
      let index = awakeBodies[i]
      let state = bodyStates.base + Int(index)
      guard bodies[index].kind == .kinematic, state.pointee.v != .zero || state.pointee.w != 0
      else { continue }
      var edge = bodies[index].firstContact
      while edge != nullIndex {
        removeLimit(ofIslandOf: contacts.other(edge))
        edge = contacts.next(edge)
      }
      edge = bodies[index].firstJoint
      while edge != nullIndex {
        removeLimit(ofIslandOf: joints.other(edge))
        edge = joints.next(edge)
      }
    }
    for i in 0..<scratch.iterativeJoints.count {
      let key = scratch.iterativeJoints.base[i]
      guard jointTables.addsEnergy(key, h) else { continue }
      removeLimit(ofIslandOf: joints[key.joint].bodyA)
      removeLimit(ofIslandOf: joints[key.joint].bodyB)
    }
    guard scratch.hasSurfaces else { return }
    for i in 0..<scratch.softContacts.count {
      let contact = scratch.softContacts.base + i
      guard contact.pointee.surface.tangentSpeed != 0 else { continue }
      removeLimit(ofIslandOf: contact.pointee.a)
      removeLimit(ofIslandOf: contact.pointee.b)
    }
  }

  private mutating func removeLimit(ofIslandOf body: Int32) {
    guard bodies[body].kind == .dynamic, bodies[body].isAwake else { return }
    scratch.islandAllowances[scratch.islandParent[body]] = .infinity
  }

  /// The maximum of twice the kinetic energy of an island.
  private func maxEnergy(_ root: Int32) -> Float {
    let index = Int(root)
    return (1 + Constants.maxEnergyGrowth) * scratch.islandStartEnergies.base[index]
      + scratch.islandAllowances.base[index]
  }

  /// Computes twice the kinetic energy of each island at its root.
  mutating func sumEnergies(_ energies: UnsafeMutablePointer<Float>) {
    for i in 0..<scratch.islandRoots.count { energies[Int(scratch.islandRoots.base[i])] = 0 }
    // Neighbors are mostly of one island, whose sum stays in a register.
    var root = nullIndex
    var sum = Float4.zero
    for i in 0..<awakeBodies.count {
      let body = Int(awakeBodies[i])
      if scratch.islandParent.base[body] != root {
        if root != nullIndex { energies[Int(root)] += sum.sum() }
        root = scratch.islandParent.base[body]
        sum = .zero
      }
      let row = bodyStates.base[body].velocity
      sum += scratch.softForces.base[i].masses * (row * row)
    }
    if root != nullIndex { energies[Int(root)] += sum.sum() }
  }

  private mutating func hasIslandAboveLimit() -> Bool {
    let energies = scratch.islandEnergies.base
    sumEnergies(energies)
    for i in 0..<scratch.islandRoots.count {
      let root = scratch.islandRoots.base[i]
      if energies[Int(root)] > maxEnergy(root) { return true }
    }
    return false
  }

  // MARK: Reduction

  /// Reduces the impulses of the sub-step in the islands above their limits.
  private mutating func reduceEnergies() {
    for i in 0..<scratch.islandRoots.count {
      let root = scratch.islandRoots.base[i]
      if scratch.islandEnergies.base[Int(root)] > maxEnergy(root) {
        reduceEnergy(ofIsland: root, to: Double(maxEnergy(root)))
      }
    }
  }

  /// Multiplies the impulses of an island by a factor s, so that it has an energy.
  ///
  /// With v the velocities before and d their changes, twice the energy is the parabola a + b s + c
  /// s^2, where a = m v^2, b = 2 m v d and c = m d^2. At 0 it is below the limit, at 1 above it.
  private mutating func reduceEnergy(ofIsland root: Int32, to limit: Double) {
    var (a, b, c) = (0.0, 0.0, 0.0)
    for i in 0..<awakeBodies.count where scratch.islandParent.base[Int(awakeBodies[i])] == root {
      let masses = SIMD4<Double>(scratch.softForces.base[i].masses)
      let start = SIMD4<Double>(scratch.startVelocities.base[i])
      let change = SIMD4<Double>(bodyStates.base[Int(awakeBodies[i])].velocity) - start
      a += (masses * start * start).sum()
      b += (masses * start * change).sum() * 2
      c += (masses * change * change).sum()
    }
    let s = ((b * b + 4 * c * (limit - a)).squareRoot() - b) / (2 * c)
    // Not a number where a velocity is infinite.
    let factor = Float4(repeating: s > 0 ? Float(min(s, 1)) : 0)
    for i in 0..<awakeBodies.count where scratch.islandParent.base[Int(awakeBodies[i])] == root {
      let state = bodyStates.base + Int(awakeBodies[i])
      var start = scratch.startVelocities.base[i]
      // The angle has changed, and is kept.
      start.w = state.pointee.a
      state.pointee.velocity = start + factor * (state.pointee.velocity - start)
    }
  }
}

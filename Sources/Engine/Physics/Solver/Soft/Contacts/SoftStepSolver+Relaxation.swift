// Relaxation: removes the velocity that the springs of contacts have added.
//
// Contacts are relaxed alternately with the joint trees that they push: a tree removes from the
// changes since it was solved the part that violates its joints.
//
// Relaxation that has converged gains no energy. Of all velocities that the contacts allow, its
// velocities are the nearest to those before the contacts acted, in the kinetic energy norm. The
// allowed velocities form a cone that contains 0, so the energy is at most that before. A
// Gauss-Seidel sweep approaches the solution, and one is usually enough. But where shapes overlap
// deeply, such as bodies placed inside each other, contacts press against each other, and much of
// the springs' speed remains. So sweeps are repeated while an island has more energy than before
// its contacts acted. If that does not converge, as where joints contradict each other, all
// impulses of the island are scaled down until it has no more energy, which keeps momentum.
//
// An island may gain the energy of a small speed: a settling pile would otherwise take many sweeps
// for invisible motion. Driven islands have no limit, since moving kinematic bodies, surfaces and
// motors add energy; nor do trees alone, which are solved exactly.

extension SoftStepSolver {
  /// Whether there is anything to relax.
  var needsRelaxation: Bool { !blocks.isEmpty || trees.hasCoupledIslands }

  /// Relaxes contacts and joint trees.
  mutating func relax(_ world: inout WorldState, _ context: SoftStepContext, _ step: StepContext) {
    for _ in 0..<Constants.maxRelaxationSweeps {
      relaxContacts(&world, context)
      if trees.hasCoupledIslands { trees.relax(step) }
      guard hasIslandAboveLimit(&world) else { return }
    }
    reduceEnergies(&world)
  }

  // MARK: Limits

  /// Finds how much energy each island may gain in a sub-step, at its root: that of the resting
  /// speed, or any amount.
  mutating func findEnergyAllowances(_ world: inout WorldState, _ context: SoftStepContext) {
    islandRoots.removeAll()
    allowances.resizeUninitialized(world.bodies.count)
    startEnergies.resizeUninitialized(world.bodies.count)
    energies.resizeUninitialized(world.bodies.count)
    let allowances = allowances.base
    for i in 0..<world.awakeBodies.count {
      let body = world.awakeBodies[i]
      guard islands.parent.base[Int(body)] == body else { continue }
      islandRoots.append(body)
      allowances[Int(body)] = 0
    }
    let restEnergy = context.restSpeed * context.restSpeed
    for i in 0..<world.awakeBodies.count {
      let root = Int(islands.parent.base[Int(world.awakeBodies[i])])
      allowances[root] += restEnergy * forces.base[i].masses.x
    }
    removeLimitsOfDrivenIslands(&world, context.h)
    for i in 0..<trees.trees.count where !trees.trees.base[i].isCoupled {
      for body in trees.trees.base[i].bodies {
        removeLimit(&world, ofIslandOf: trees.bodies.base[body].body)
      }
    }
  }

  private mutating func removeLimitsOfDrivenIslands(_ world: inout WorldState, _ h: Float) {
    for i in 0..<world.awakeBodies.count {
      let index = world.awakeBodies[i]
      let state = world.bodyStates.base + Int(index)
      guard world.bodies[index].kind == .kinematic, state.pointee.v != .zero || state.pointee.w != 0
      else { continue }
      var edge = world.bodies[index].firstContact
      while edge != nullIndex {
        removeLimit(&world, ofIslandOf: world.contacts.other(edge))
        edge = world.contacts.next(edge)
      }
      edge = world.bodies[index].firstJoint
      while edge != nullIndex {
        removeLimit(&world, ofIslandOf: world.joints.other(edge))
        edge = world.joints.next(edge)
      }
    }
    for i in 0..<trees.iterativeJoints.count {
      let key = trees.iterativeJoints.base[i]
      guard world.jointTables.addsEnergy(key, h) else { continue }
      removeLimit(&world, ofIslandOf: world.joints[key.joint].bodyA)
      removeLimit(&world, ofIslandOf: world.joints[key.joint].bodyB)
    }
    guard order.hasSurfaces else { return }
    for i in 0..<singles.count {
      let contact = singles.base + i
      guard contact.pointee.surface.tangentSpeed != 0 else { continue }
      removeLimit(&world, ofIslandOf: contact.pointee.a)
      removeLimit(&world, ofIslandOf: contact.pointee.b)
    }
  }

  private mutating func removeLimit(_ world: inout WorldState, ofIslandOf body: Int32) {
    guard world.bodies[body].kind == .dynamic, world.bodies[body].isAwake else { return }
    allowances[islands.parent[body]] = .infinity
  }

  /// The maximum of twice the kinetic energy of an island.
  private func maxEnergy(_ root: Int32) -> Float {
    let index = Int(root)
    return (1 + Constants.maxEnergyGrowth) * startEnergies.base[index]
      + allowances.base[index]
  }

  /// Computes twice the kinetic energy of each island at its root.
  mutating func sumEnergies(_ world: inout WorldState, _ energies: UnsafeMutablePointer<Float>) {
    for i in 0..<islandRoots.count { energies[Int(islandRoots.base[i])] = 0 }
    // Neighbors mostly belong to one island, whose sum stays in a register.
    var root = nullIndex
    var sum = Float4.zero
    for i in 0..<world.awakeBodies.count {
      let body = Int(world.awakeBodies[i])
      if islands.parent.base[body] != root {
        if root != nullIndex { energies[Int(root)] += sum.sum() }
        root = islands.parent.base[body]
        sum = .zero
      }
      let row = world.bodyStates.base[body].velocity
      sum += forces.base[i].masses * (row * row)
    }
    if root != nullIndex { energies[Int(root)] += sum.sum() }
  }

  private mutating func hasIslandAboveLimit(_ world: inout WorldState) -> Bool {
    let energies = energies.base
    sumEnergies(&world, energies)
    for i in 0..<islandRoots.count {
      let root = islandRoots.base[i]
      if energies[Int(root)] > maxEnergy(root) { return true }
    }
    return false
  }

  // MARK: Reduction

  /// Reduces the impulses of the sub-step in the islands above their limits.
  private mutating func reduceEnergies(_ world: inout WorldState) {
    for i in 0..<islandRoots.count {
      let root = islandRoots.base[i]
      if energies.base[Int(root)] > maxEnergy(root) {
        reduceEnergy(&world, ofIsland: root, to: Double(maxEnergy(root)))
      }
    }
  }

  /// Scales the impulses of an island by a factor s so that it has a given energy.
  ///
  /// With v the velocities before and d their changes, twice the energy is the parabola a + b s + c
  /// s^2, where a = m v^2, b = 2 m v d and c = m d^2. At 0 it is below the limit, at 1 above it.
  private mutating func reduceEnergy(
    _ world: inout WorldState, ofIsland root: Int32, to limit: Double
  ) {
    var (a, b, c) = (0.0, 0.0, 0.0)
    for i in 0..<world.awakeBodies.count
    where islands.parent.base[Int(world.awakeBodies[i])] == root {
      let masses = SIMD4<Double>(forces.base[i].masses)
      let start = SIMD4<Double>(startVelocities.base[i])
      let change = SIMD4<Double>(world.bodyStates.base[Int(world.awakeBodies[i])].velocity) - start
      a += (masses * start * start).sum()
      b += (masses * start * change).sum() * 2
      c += (masses * change * change).sum()
    }
    let s = ((b * b + 4 * c * (limit - a)).squareRoot() - b) / (2 * c)
    // Not a number where a velocity is infinite.
    let factor = Float4(repeating: s > 0 ? Float(min(s, 1)) : 0)
    for i in 0..<world.awakeBodies.count
    where islands.parent.base[Int(world.awakeBodies[i])] == root {
      let state = world.bodyStates.base + Int(world.awakeBodies[i])
      var start = startVelocities.base[i]
      // The angle has changed and must be kept.
      start.w = state.pointee.a
      state.pointee.velocity = start + factor * (state.pointee.velocity - start)
    }
  }
}

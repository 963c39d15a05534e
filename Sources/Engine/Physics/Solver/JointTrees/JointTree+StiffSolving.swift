// Trees whose light bodies rotate or oscillate faster than sub-steps resolve.
//
// A light link between a hook and a swinging load is thrown as the links straighten: in an instant
// its speed becomes that of the load times the square root of the mass ratio. The masses of the
// sub-step were limited by the previous tension. Where the passes do not converge, or the resulting
// impulses make leapfrog integration diverge, the sub-step is solved again with the masses that
// these impulses require and with the previous momenta, which loses energy. Chains of rods and pins
// with a load of a thousand times the mass of a link stay within 0.03 mm while they swing.
//
// A torn tree, as when all rods of a chain become ten times as long at once, is closed by position
// corrections. At mass ratios near a hundred these throw light bodies, which tears the tree
// further; with masses of at least a tenth of the largest it closes in a tenth of a second.

extension JointTree {
  /// Fraction, 0.1: the minimum mass of a body of a torn tree relative to the heaviest one.
  private static let minTornMass = 0.1

  /// Gives the bodies of a torn tree at least a fraction of the mass of the heaviest one; gives
  /// those of other trees their own masses.
  func evenMasses(_ trees: TreePointers) {
    var heaviest = 0.0
    if isTorn {
      for i in bodies { heaviest = max(heaviest, trees.bodies[i].weight) }
    }
    for i in bodies { trees.bodies[i].raiseMass(to: JointTree.minTornMass * heaviest) }
  }

  /// Whether the impulses so far make a body stiffer than a sub-step resolves.
  func isStiff(_ trees: TreePointers, _ h: Double) -> Bool {
    addStiffness(trees)
    return bodies.contains { trees.bodies[$0].isStiff(h) }
  }

  /// Whether the impulses so far make a body diverge with the mass of the sub-step.
  ///
  /// The largest impulse bounds the stiffness of all bodies, which nearly always ends the search.
  func isUnstable(_ trees: TreePointers, _ h: Double) -> Bool {
    var largest = 0.0
    for i in joints {
      let impulse = trees.joints[i].impulse
      largest = max(largest, impulse.x.magnitude + impulse.y.magnitude)
    }
    guard !TreeBody.isStable(h * (leverage * largest)) else { return false }
    addStiffness(trees)
    return bodies.contains { trees.bodies[$0].isUnstable(h) }
  }

  /// Sums up the stiffness of the impulses so far.
  private func addStiffness(_ trees: TreePointers) {
    for i in bodies { trees.bodies[i].dropStiffness() }
    for i in joints { trees.joints[i].addStiffness(trees) }
  }

  /// Solves the velocities again with the masses that the impulses so far require.
  ///
  /// Bodies keep their angular momentum as their inertia is enlarged, so that energy is lost. In a
  /// tree with at most one anchor they keep their linear momentum as well, relative to the anchor.
  func solveStiff(
    _ trees: TreePointers, h: Double, invH: Double, maxChange: Double
  ) -> Bool {
    _ = eliminate(trees, h: h, limitsMass: true)
    for i in joints { trees.joints[i].dropImpulses() }
    keepVelocities(trees, h)
    return solveRoughly(
      trees, h: h, invH: invH, passes: Constants.maxStiffTreePasses, maxChange: maxChange)
  }

  /// Scales the velocities so that bodies keep their momenta as their masses are enlarged.
  func keepVelocities(_ trees: TreePointers, _ h: Double) {
    let frame = isAnchored && !isTorn ? nil : frameVelocity(trees)
    for i in bodies {
      trees.bodies[i].setVelocity(trees.bodies[i].kept(trees.velocity(of: i), frame: frame), h)
    }
  }

  /// The velocity of the body to which the tree is anchored, or the mean velocity of a free tree.
  private func frameVelocity(_ trees: TreePointers) -> SIMD2<Double> {
    var mass = 0.0
    var momentum = SIMD2<Double>.zero
    for i in bodies {
      let v = trees.velocity(of: i)
      let velocity = SIMD2(v.x, v.y)
      guard trees.bodies[i].isDynamic else { return velocity }
      mass += trees.bodies[i].weight
      momentum += trees.bodies[i].weight * velocity
    }
    return mass > 0 ? momentum / mass : .zero
  }
}

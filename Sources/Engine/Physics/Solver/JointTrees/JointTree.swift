// Direct solution of joints without loops, in linear time.
//
// With W the inverse masses, the impulses l of all joints obey S l = -r, with S = J W J^T. S has a
// block for each pair of joints that share a body. Elimination from the leaves creates no fill-in:
// when joint j is eliminated, one of its bodies, the child c, has no other joint left. Let Wp be
// the inverse mass of the other body, the parent p, as updated so far. Then K = Jp Wp Jp^T + Jc Wc
// Jc^T = L D L^T, Y = Jp Wp Wp becomes Wp - Y^T K^-1 Y: p moves as if the bodies behind j were a
// part of it. Forwards, r of j includes the velocity changes by the joints before: vp becomes vp -
// Y^T K^-1 r. Backwards, in the opposite order, with P the impulses that later joints exert on p, l
// = -K^-1 (r + Y P), since Y Jk^T is the block of j and a later joint k of p. All masses are
// inverse, so static bodies and fixed rotations are zeros, not special cases. Leaves are eliminated
// alternately, so that the two halves of a chain, which are independent, are computed in parallel.
// (Baraff, "Linear-time dynamics using Lagrange multipliers", SIGGRAPH 1996; with iterative
// contacts beside it: Tomcin, Sibbing and Kobbelt, "Efficient enforcement of hard articulation
// constraints in the presence of closed loops and contacts", Eurographics 2014.)
//
// The velocities of a sub-step are such that the joints are satisfied at its end, after the bodies
// have rotated, with impulses in the directions of its start: g(q + h v) = 0, v = v0 + W J(q)^T l.
// That is SHAKE (Ryckaert, Ciccotti and Berendsen, 1977), which is symplectic, so that energy does
// not drift. Newton's method with the factors of S at the start uses r = g(q + h v) / h at the
// velocities so far, and each pass reduces the error to a few hundredths. Its first pass is the
// solution of J v = 0 with the curvature of the paths.
//
// The remaining errors are proportional to the change of the impulses, dl/dt. The joints do the
// work l dg, so the sum over the sub-steps, by parts that of -g dl, has one sign: energy grows or
// decays in proportion to the errors. In a rope or a pendulum, tension is of the order of the
// weight, and micrometers do not matter. Between two walls it is many times the weight: a bridge of
// twenty planks whose joints remain 1 micrometer apart gains 4 % of its energy in a minute, and 0.2
// % with 10 nanometers. Errors are therefore computed from the motion in double precision rather
// than from the positions. The rounding errors of positions have no preferred sign and do no work
// on average.
//
// The force of a taut joint rotates with the bodies: with tension T at a lever r, a link resists
// rotation with the stiffness T . r, and a rod of length L resists transverse motion of its ends
// with T / L. A light link in a rope with a heavy load then oscillates faster than sub-steps
// resolve. Leapfrog integration, which SHAKE is, diverges where stiffness times h^2 exceeds four
// masses. Where it exceeds `maxStiffness` masses, the masses of the sub-step are enlarged
// accordingly: the links oscillate more slowly, and the load moves as before. (The instability is
// that of Tournier et al., "Stable constrained dynamics", SIGGRAPH 2015, who add the whole
// geometric stiffness.)
//
// A static body may anchor several joints of a tree, as at both ends of a bridge: its inverse mass
// is zero, so it does not couple them. The rows may then be redundant or, in a taut bridge, nearly
// so. Such a row has a small pivot in D relative to its value without other joints. A term of
// `regularization` times that value bounds the impulse, and rows without a pivot get none. When the
// bridge whips, its tension may make planks oscillate faster than sub-steps resolve: energy grows
// without bound if masses are enlarged by the impulses of the previous sub-step. Where the passes
// do not converge, or the resulting impulses are too stiff, the sub-step is solved again with
// enlarged masses, which loses energy. With 480 sub-steps per second, planks of half a meter and
// slopes of 0.2 or more do not need this; a straight bridge, whose tension is infinite, always
// does.

/// A tree of bodies and joints: ranges in the buffers of all trees.
struct JointTree: BitwiseCopyable {
  /// Fraction, 1e-8: the part of a row's value without other joints that is added to K.
  ///
  /// A rope with a mass ratio of 1000 has pivots of 2e-4.
  static let regularization = 1e-8

  /// Fraction, 1e-4: the same for a tree with several joints to static or kinematic bodies.
  ///
  /// With 1e-5 a straight bridge of 40 planks between two walls tears.
  static let anchoredRegularization = 1e-4

  private let firstJoint: Int32
  private let jointEnd: Int32
  private let firstBody: Int32
  private let bodyEnd: Int32
  /// Whether joints are solved alternately with contacts or with iterative rows.
  let isCoupled: Bool
  /// Whether there are several joints to static or kinematic bodies.
  let isAnchored: Bool
  /// Whether a joint was apart when the sub-step began: positions are then corrected after the
  /// sub-step, and velocities preserve the distances, so that no body is thrown.
  private(set) var isApart = false
  /// Whether a joint was apart by more than the slop when the sub-step began: masses are then
  /// evened.
  private(set) var isTorn = false
  /// Whether the mass of a body is limited in the sub-step.
  private var isLimited = false
  /// The largest stiffness that impulses of 1 at all joints give to a body, in its own masses.
  private(set) var leverage = Double.infinity

  init(joints: Range<Int>, bodies: Range<Int>, isCoupled: Bool, isAnchored: Bool) {
    (firstJoint, jointEnd) = (Int32(joints.lowerBound), Int32(joints.upperBound))
    (firstBody, bodyEnd) = (Int32(bodies.lowerBound), Int32(bodies.upperBound))
    self.isCoupled = isCoupled
    self.isAnchored = isAnchored
  }

  /// Measures the leverage of a tree that may diverge: see `isUnstable`.
  mutating func measureLeverage(
    _ joints: UnsafeMutablePointer<TreeJoint>, _ bodies: UnsafeMutablePointer<TreeBody>
  ) {
    guard !isCoupled, !isAnchored, self.joints.allSatisfy({ joints[$0].isPoint }) else { return }
    for i in self.joints { joints[i].addLevers(bodies) }
    leverage = 0
    for i in self.bodies { leverage = max(leverage, bodies[i].angularRatio) }
  }

  /// The joints, in the order of elimination.
  var joints: Range<Int> { Int(firstJoint)..<Int(jointEnd) }
  var bodies: Range<Int> { Int(firstBody)..<Int(bodyEnd) }

  /// Factorizes the tree at the current positions.
  mutating func factorize(_ trees: TreePointers, h: Double) {
    for i in bodies { trees.bodies[i].dropStiffness() }
    var error = 0.0
    for i in joints {
      error = max(error, trees.joints[i].measure(trees))
      trees.joints[i].addStiffness(trees)
      trees.joints[i].dropImpulses()
    }
    isApart = error > Constants.treeTolerance * trees.slop
    let wasTorn = isTorn
    isTorn = error > trees.slop && !isCoupled
    if isTorn || wasTorn { evenMasses(trees) }
    isLimited = eliminate(trees, h: h, limitsMass: !isAnchored || isCoupled)
  }

  /// Computes the factors; returns whether the mass of a body is limited.
  @inline(always)
  func eliminate(_ trees: TreePointers, h: Double, limitsMass: Bool) -> Bool {
    var isLimited = false
    for i in bodies where trees.bodies[i].reset(h, limitsMass: limitsMass) { isLimited = true }
    let regularization =
      isAnchored ? JointTree.anchoredRegularization : JointTree.regularization
    for i in joints { trees.joints[i].factorize(trees, regularization: regularization) }
    return isLimited
  }

  /// Changes the velocities so that the joints are satisfied at the end of the sub-step, in a
  /// limited number of passes.
  ///
  /// Contradictory joints have impulses without bound; velocity changes from `maxChange` on are
  /// dropped.
  func solve(_ trees: TreePointers, h: Double, invH: Double, passes: Int, maxChange: Double) {
    if isTorn {
      keepVelocities(trees, h)
    } else {
      for i in bodies { trees.bodies[i].setVelocity(trees.velocity(of: i), h) }
    }
    let isBounded =
      isAnchored && isCoupled
      ? solveRoughly(trees, h: h, invH: invH, passes: passes, maxChange: maxChange)
      : solveExactly(trees, h: h, invH: invH, passes: passes, maxChange: maxChange)
    if !isBounded { for i in joints { trees.joints[i].dropImpulses() } }
    for i in bodies where trees.bodies[i].isDynamic {
      let v = trees.bodies[i].velocity
      let state = trees.states + Int(trees.bodies[i].body)
      state.pointee.v = Vec2(Float(v.x), Float(v.y))
      state.pointee.w = Float(v.z)
    }
  }

  /// Solves the velocities; returns whether their changes are bounded.
  private func solveExactly(
    _ trees: TreePointers, h: Double, invH: Double, passes: Int, maxChange: Double
  ) -> Bool {
    let precision = isAnchored || isLimited ? Constants.tautTreePrecision : Constants.treePrecision
    let tolerance = precision * trees.slop
    var isBounded = true
    var isConverged = false
    for pass in 0..<passes where isBounded {
      let error = predict(trees)
      isConverged = pass > 0 && error <= tolerance
      if isConverged { break }
      solveErrors(trees, factor: invH, keepsImpulses: true)
      isBounded = addMotion(trees, h: h, maxChange: maxChange)
    }
    // The energy that is lost here would otherwise be taken from the contacts of the island.
    guard !isCoupled else { return isBounded }
    let isStiff = isAnchored ? isStiff(trees, h) : isUnstable(trees, h)
    guard !isConverged || isStiff else { return isBounded }
    return solveStiff(trees, h: h, invH: invH, maxChange: maxChange)
  }

  /// Solves the velocities up to errors of 0.1 mm before the last pass; returns whether their
  /// changes are bounded.
  func solveRoughly(
    _ trees: TreePointers, h: Double, invH: Double, passes: Int, maxChange: Double
  ) -> Bool {
    for pass in 0..<min(passes, Constants.maxStiffTreePasses) {
      let error = predict(trees)
      solveErrors(trees, factor: invH, keepsImpulses: true)
      guard addMotion(trees, h: h, maxChange: maxChange) else { return false }
      if pass > 0, error <= Constants.treeTolerance * trees.slop { break }
    }
    return true
  }

  /// Computes the errors at the end of the sub-step; returns the largest.
  @inline(always)
  private func predict(_ trees: TreePointers) -> Double {
    var error = 0.0
    for i in joints { error = max(error, trees.joints[i].predict(trees, isApart: isApart)) }
    return error
  }

  /// Adds the motions to the velocities; returns whether all are bounded.
  @inline(always)
  private func addMotion(_ trees: TreePointers, h: Double, maxChange: Double) -> Bool {
    var isBounded = true
    for i in bodies {
      let change = trees.bodies[i].motion
      if change.magnitude < maxChange {
        trees.bodies[i].setVelocity(trees.bodies[i].velocity + change, h)
      } else {
        isBounded = false
      }
    }
    return isBounded
  }

  /// Corrects the positions of a tree that was apart.
  ///
  /// The factors are those of the velocities, in a torn tree those of each pass.
  func close(_ trees: TreePointers, _ tolerances: Tolerances) {
    let limit = Double(tolerances.maxLinearCorrection)
    for _ in 0..<Constants.maxTreeCorrections {
      var error = 0.0
      for i in joints {
        if isTorn { _ = trees.joints[i].measure(trees) }
        error = max(error, trees.joints[i].measureError(trees, limit: limit))
      }
      if isTorn { _ = eliminate(trees, h: 0, limitsMass: false) }
      solveErrors(trees, factor: 1, keepsImpulses: false)
      for i in bodies where trees.bodies[i].isDynamic {
        let motion = trees.bodies[i].motion
        let state = trees.states + Int(trees.bodies[i].body)
        state.pointee.shift(
          Vec2(Float(motion.x), Float(motion.y)), by: Float(motion.z), tolerances)
      }
      if error <= Constants.treeTolerance * trees.slop { return }
    }
  }

  /// Removes from the changes of velocity since the tree was solved what violates its joints.
  ///
  /// The changes are the right-hand side of a sweep without errors of position.
  func relax(_ trees: TreePointers, maxChange: Double) {
    for i in bodies {
      trees.bodies[i].value = trees.velocity(of: i) - trees.bodies[i].velocity
      trees.bodies[i].impulse = .zero
    }
    sweep(trees, factor: 0, keepsImpulses: true)
    guard bodies.allSatisfy({ trees.bodies[$0].motion.magnitude < maxChange }) else { return }
    for i in bodies where trees.bodies[i].isDynamic {
      let change = trees.bodies[i].motion
      let state = trees.states + Int(trees.bodies[i].body)
      state.pointee.v += Vec2(Float(change.x), Float(change.y))
      state.pointee.w += Float(change.z)
    }
  }

  /// Solves for the impulses of all joints by their errors times a factor.
  @inline(always)
  private func solveErrors(_ trees: TreePointers, factor: Double, keepsImpulses: Bool) {
    for i in bodies {
      trees.bodies[i].value = .zero
      trees.bodies[i].impulse = .zero
    }
    sweep(trees, factor: factor, keepsImpulses: keepsImpulses)
  }

  /// Solves for the impulses by errors times a factor and by the values of bodies.
  @inline(always)
  private func sweep(_ trees: TreePointers, factor: Double, keepsImpulses: Bool) {
    for i in joints { trees.joints[i].eliminate(trees, factor: factor) }
    for i in joints.reversed() { trees.joints[i].substitute(trees, keepsImpulses) }
  }
}

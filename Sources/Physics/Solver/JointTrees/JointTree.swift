// Direct solution of joints without loops, in linear time.
//
// With W the inverse masses, the impulses l of all joints obey S l = -r, with S = J W J^T and r = J
// v. S has a block for each pair of joints of a common body. Eliminating from the leaves creates no
// other blocks: when joint j leaves, one of its bodies, the child c, has no other joint left. Let
// Wp be the inverse mass of the other one, the parent p, as changed so far. Then
//   K = Jp Wp Jp^T + Jc Wc Jc^T = L D L^T, Y = Jp Wp
//   Wp becomes Wp - Y^T K^-1 Y: p moves as if the bodies behind j were a part of it.
// Forwards, r of j is computed from velocities that the joints before have changed: vp becomes vp -
// Y^T K^-1 r. Backwards, in the opposite order, with P the impulses that later joints exert on p,
//   l = -K^-1 (r + Y P), since Y Jk^T is the block of j and a later joint k of p.
// Masses are inverse throughout, so static bodies and fixed rotations are zeros and not special.
// (Baraff, "Linear-time dynamics using Lagrange multipliers", SIGGRAPH 1996; with iterative
// contacts beside it: Tomcin, Sibbing and Kobbelt, "Efficient enforcement of hard articulation
// constraints in the presence of closed loops and contacts", Eurographics 2014.)
//
// The force of a taut joint turns with the bodies: with tension T at a lever r, a link resists
// rotation with the stiffness T . r, and a rod of length L resists motion of its ends across it
// with T / L. A light link in a rope with a heavy load then oscillates faster than sub-steps
// resolve. Leapfrog integration, which SHAKE is, diverges where stiffness times h^2 exceeds four
// masses. Where it exceeds `maxStiffness` masses, those of the sub-step are enlarged to that: the
// links oscillate slower, and the load moves as before. (The instability is that of Tournier et
// al., "Stable constrained dynamics", SIGGRAPH 2015, who add the whole geometric stiffness.)
//
// A static body may end several joints of a tree, as at both ends of a bridge: its inverse mass is
// zero, so it couples nothing. The rows may then be redundant or, in a taut bridge, nearly so. Such
// a row has a small pivot in D relative to its value without other joints. A term of
// `regularization` times that value bounds the impulse, and rows of no pivot get none.

/// A body of a joint tree.
struct TreeBody: BitwiseCopyable {
  /// Ratio, 1.5: the maximum of stiffness times the square of a sub-step, in masses.
  ///
  /// At 0.5 the tip of a free rope of light links gains energy; near 4 a rope tears.
  static let maxStiffness = 1.5

  /// The inverse mass with the bodies behind it, as far as they are eliminated.
  var inverseMass: InverseMass
  /// The velocity, or the position error, as far as joints are eliminated.
  var value: Vec3
  /// The sum of the impulses of the joints.
  var impulse: Vec3
  /// The stiffness of the joints' forces against translation and rotation, in times of a sub-step.
  var linearStiffness: Double
  var angularStiffness: Double

  /// The inverse mass and inertia of the body alone.
  var inverseMassAlone: Double
  var inverseInertiaAlone: Double

  /// The change of velocity, or of position, by the impulses.
  @inline(always)
  var motion: Vec3 {
    Vec3(
      inverseMassAlone * impulse.x, inverseMassAlone * impulse.y, inverseInertiaAlone * impulse.z)
  }

  /// The island of a dynamic body, else `nullIndex`.
  var island: Int32

  /// Sets the inverse mass to that of the body alone, limited by the stiffness: see `JointTree`.
  mutating func reset(mass: Float, inertia: Float, _ h: Double) {
    var free = InverseMass(mass: mass, inertia: inertia)
    let linear = h * linearStiffness
    let angular = h * angularStiffness
    if free.xx * linear > TreeBody.maxStiffness {
      free.xx = TreeBody.maxStiffness / linear
      free.yy = free.xx
    }
    if free.zz * angular > TreeBody.maxStiffness { free.zz = TreeBody.maxStiffness / angular }
    inverseMass = free
    (inverseMassAlone, inverseInertiaAlone) = (free.xx, free.zz)
  }
}

/// A joint of a tree, in the order of elimination, with its factors in the current sub-step.
struct TreeJoint: BitwiseCopyable {
  /// Fraction, 1e-8: the part of a row's value without other joints that is added to K.
  ///
  /// A rope with a ratio of masses of 1000 has pivots of 2e-4.
  static let regularization = 1e-8

  /// Fraction, 1e-4: the same for a tree with several joints to static or kinematic bodies.
  ///
  /// With 1e-5 a straight bridge of 40 planks between two walls tears.
  static let anchoredRegularization = 1e-4

  let key: JointKey
  /// The body that no later joint has; an index in the bodies of the world.
  let child: Int32
  let parent: Int32
  let isChildA: Bool
  let island: Int32
  private let regularization: Double
  /// The Jacobians of child and parent.
  private var c0 = Vec3.zero
  private var c1 = Vec3.zero
  private var c2 = Vec3.zero
  private var p0 = Vec3.zero
  private var p1 = Vec3.zero
  private var p2 = Vec3.zero
  /// The rows of Y.
  private var y0 = Vec3.zero
  private var y1 = Vec3.zero
  private var y2 = Vec3.zero
  /// L below its diagonal of ones: 10, 20 and 21.
  private var lower = Vec3.zero
  private var inverseD = Vec3.zero
  private(set) var curvature = Vec3.zero
  private var residual = Vec3.zero
  /// Whether the joint has three rows; joints of points have two, and code of their own.
  private var hasThirdRow = false
  /// The impulses of the sub-step before.
  var lastImpulses = Vec3.zero

  init(
    _ key: JointKey, child: Int32, parent: Int32, isChildA: Bool, island: Int32, isAnchored: Bool
  ) {
    self.island = island
    regularization = isAnchored ? TreeJoint.anchoredRegularization : TreeJoint.regularization
    self.key = key
    self.child = child
    self.parent = parent
    self.isChildA = isChildA
  }

  /// Sets the Jacobians; adds the stiffness of the impulses of the sub-step before to both bodies.
  mutating func set(
    _ rows: JointRows, _ bodies: UnsafeMutablePointer<TreeBody>
  ) {
    let impulses = lastImpulses
    let levers: (child: Vec2, parent: Vec2)
    if isChildA {
      (c0, c1, c2, p0, p1, p2) = (rows.a0, rows.a1, rows.a2, rows.b0, rows.b1, rows.b2)
      levers = (rows.leverA, rows.leverB)
    } else {
      (c0, c1, c2, p0, p1, p2) = (rows.b0, rows.b1, rows.b2, rows.a0, rows.a1, rows.a2)
      levers = (rows.leverB, rows.leverA)
    }
    curvature = rows.curvature
    hasThirdRow = rows.hasThirdRow
    func stiffness(_ lever: Vec2, _ j0: Vec3, _ j1: Vec3) -> Double {
      Double(lever.x) * (impulses.x * j0.x + impulses.y * j1.x)
        + Double(lever.y) * (impulses.x * j0.y + impulses.y * j1.y)
    }
    let linear = max(0, -impulses.x) * Double(rows.inverseLength)
    bodies[Int(child)].linearStiffness += linear
    bodies[Int(parent)].linearStiffness += linear
    bodies[Int(child)].angularStiffness += stiffness(levers.child, c0, c1)
    bodies[Int(parent)].angularStiffness += stiffness(levers.parent, p0, p1)
  }

  /// Eliminates the joint: factorises K and updates the inverse mass of the parent.
  mutating func factorize(
    _ bodies: UnsafeMutablePointer<TreeBody>, _ freeChild: InverseMass, _ freeParent: InverseMass
  ) {
    let wc = bodies[Int(child)].inverseMass
    let wp = bodies[Int(parent)].inverseMass
    let (z0, z1) = (wc * c0, wc * c1)
    (y0, y1) = (wp * p0, wp * p1)
    func free(_ c: Vec3, _ p: Vec3) -> Double {
      freeChild.xx * (c.x * c.x + c.y * c.y) + freeChild.zz * c.z * c.z
        + freeParent.xx * (p.x * p.x + p.y * p.y) + freeParent.zz * p.z * p.z
    }
    func inverse(_ pivot: Double, _ free: Double) -> Double {
      let sum = pivot + regularization * free
      return pivot > 0.1 * regularization * free ? 1 / sum : 0
    }
    let d0 = dot(y0, p0) + dot(z0, c0)
    inverseD.x = inverse(d0, free(c0, p0))
    let k10 = dot(y1, p0) + dot(z1, c0)
    lower.x = k10 * inverseD.x
    let d1 = dot(y1, p1) + dot(z1, c1) - lower.x * k10
    inverseD.y = inverse(d1, free(c1, p1))
    // Y^T K^-1 Y = (L^-1 Y)^T D^-1 (L^-1 Y).
    let u1 = y1 - lower.x * y0
    var w = wp
    w.subtract(inverseD.x, y0)
    w.subtract(inverseD.y, u1)
    guard hasThirdRow else {
      bodies[Int(parent)].inverseMass = w
      return
    }
    let z2 = wc * c2
    y2 = wp * p2
    let k20 = dot(y2, p0) + dot(z2, c0)
    lower.y = k20 * inverseD.x
    let k21 = dot(y2, p1) + dot(z2, c1) - lower.y * k10
    lower.z = k21 * inverseD.y
    let d2 = dot(y2, p2) + dot(z2, c2) - lower.y * k20 - lower.z * k21
    inverseD.z = inverse(d2, free(c2, p2))
    let u2 = y2 - lower.y * y0 - lower.z * u1
    w.subtract(inverseD.z, u2)
    bodies[Int(parent)].inverseMass = w
  }

  /// Returns K^-1 b.
  @inline(always)
  private func solve(_ b: Vec3) -> Vec3 {
    let f1 = b.y - lower.x * b.x
    let f2 = b.z - lower.y * b.x - lower.z * f1
    let z = inverseD.z * f2
    let y = inverseD.y * f1 - lower.z * z
    return Vec3(inverseD.x * b.x - lower.x * y - lower.y * z, y, z)
  }

  /// Returns K^-1 b of a joint with two rows.
  @inline(always)
  private func solve(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    let second = inverseD.y * (y - lower.x * x)
    return (inverseD.x * x - lower.x * second, second)
  }

  /// Sets the residual from the values of both bodies and a bias, and changes that of the parent.
  @inline(always)
  mutating func eliminate(_ bodies: UnsafeMutablePointer<TreeBody>, bias: Vec3) {
    let c = bodies[Int(child)].value
    let p = bodies[Int(parent)].value
    guard hasThirdRow else {
      residual.x = dot(c0, c) + dot(p0, p) + bias.x
      residual.y = dot(c1, c) + dot(p1, p) + bias.y
      let l = solve(residual.x, residual.y)
      bodies[Int(parent)].value = p - l.x * y0 - l.y * y1
      return
    }
    residual = Vec3(
      dot(c0, c) + dot(p0, p) + bias.x, dot(c1, c) + dot(p1, p) + bias.y,
      dot(c2, c) + dot(p2, p) + bias.z)
    let l = solve(residual)
    bodies[Int(parent)].value = p - l.x * y0 - l.y * y1 - l.z * y2
  }

  /// Adds the impulse of the joint to both bodies; returns it.
  @inline(always)
  func substitute(_ bodies: UnsafeMutablePointer<TreeBody>) -> Vec3 {
    let p = bodies[Int(parent)].impulse
    guard hasThirdRow else {
      let l = solve(residual.x + dot(y0, p), residual.y + dot(y1, p))
      bodies[Int(parent)].impulse = p - l.x * p0 - l.y * p1
      bodies[Int(child)].impulse -= l.x * c0 + l.y * c1
      return Vec3(-l.x, -l.y, 0)
    }
    let l = -1 * solve(residual + Vec3(dot(y0, p), dot(y1, p), dot(y2, p)))
    bodies[Int(parent)].impulse = p + l.x * p0 + l.y * p1 + l.z * p2
    bodies[Int(child)].impulse += l.x * c0 + l.y * c1 + l.z * c2
    return l
  }
}

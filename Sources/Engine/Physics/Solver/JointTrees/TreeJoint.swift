/// A joint of a tree, with its factors in the current sub-step: see `JointTree`.
///
/// The rows of two points are those of the child's minus the parent's, J = [1, 0, -y; 0, 1, x] for
/// the child and the negative for the parent, which costs less than the `TreeRows` of other joints.
struct TreeJoint: BitwiseCopyable {
  let key: JointKey
  /// The body without a later joint, and the other one; indices in the bodies of trees.
  let child: Int32
  let parent: Int32
  private let isChildA: Bool
  /// The index in the rows of trees; `nullIndex` for two points.
  private let rows: Int32
  /// The points relative to the centers of mass, in the frames of the bodies.
  private let localChild: SIMD2<Double>
  private let localParent: SIMD2<Double>
  private(set) var leverChild = SIMD2<Double>.zero
  private(set) var leverParent = SIMD2<Double>.zero
  /// The distance of the points at the start of the sub-step, from the parent's to the child's, and
  /// the error at its end.
  private(set) var gap = SIMD2<Double>.zero
  private var error = SIMD2<Double>.zero
  /// The rows of Y, negated.
  private var y0 = Vec3.zero
  private var y1 = Vec3.zero
  /// L below its diagonal of ones, and 1 / D.
  private var lower = 0.0
  private var inverseD = SIMD2<Double>.zero
  /// The sum of the impulses of the sub-step, on the child; on B for `TreeRows`.
  private(set) var impulse = Vec3.zero

  init(
    _ key: JointKey, child: Int32, parent: Int32, isChildA: Bool, rows: Int32,
    localA: SIMD2<Double>, localB: SIMD2<Double>, impulse: Vec3
  ) {
    self.key = key
    self.child = child
    self.parent = parent
    self.isChildA = isChildA
    self.rows = rows
    (localChild, localParent) = isChildA ? (localA, localB) : (localB, localA)
    self.impulse = impulse
    if isPoint, isChildA { self.impulse = -1 * impulse }
  }

  var isPoint: Bool { rows == nullIndex }

  /// The impulses of the sub-step as the joint stores them.
  var storedImpulses: Vec3 { isPoint && isChildA ? -1 * impulse : impulse }

  mutating func dropImpulses() { impulse = .zero }

  /// Computes levers and distance at the current positions; returns the largest error.
  @inline(always)
  mutating func measure(_ trees: TreePointers) -> Double {
    let ends = ends(trees)
    (leverChild, leverParent, gap) = (ends.leverChild, ends.leverParent, ends.gap)
    guard isPoint else { return trees.rows[Int(rows)].measure(ends, slop: trees.slop) }
    return max(gap.x.magnitude, gap.y.magnitude)
  }

  /// Sets the error to that at the current positions, limited to a magnitude; returns the largest
  /// one.
  mutating func measureError(_ trees: TreePointers, limit: Double) -> Double {
    let ends = ends(trees)
    guard isPoint else { return trees.rows[Int(rows)].measureError(ends, limit: limit) }
    error = SIMD2(max(-limit, min(limit, ends.gap.x)), max(-limit, min(limit, ends.gap.y)))
    return max(ends.gap.x.magnitude, ends.gap.y.magnitude)
  }

  @inline(always)
  private func ends(_ trees: TreePointers) -> TreeEnds {
    TreeEnds(
      trees.states + Int(trees.bodies[Int(child)].body), localChild,
      trees.states + Int(trees.bodies[Int(parent)].body), localParent, isChildA: isChildA)
  }

  /// Adds the stiffness of the impulses to both bodies.
  @inline(always)
  func addStiffness(_ trees: TreePointers) {
    let (child, parent) = (trees.bodies + Int(child), trees.bodies + Int(parent))
    if isPoint {
      child.pointee.angularStiffness += leverChild.x * impulse.x + leverChild.y * impulse.y
      parent.pointee.angularStiffness -= leverParent.x * impulse.x + leverParent.y * impulse.y
    } else {
      trees.rows[Int(rows)].addStiffness(of: impulse, child, parent)
    }
  }

  /// Adds the largest stiffness that an impulse of 1 at two points gives to both bodies.
  ///
  /// The sums of the components bound the lengths of levers in all directions.
  @inline(always)
  func addLevers(_ bodies: UnsafeMutablePointer<TreeBody>) {
    bodies[Int(child)].angularStiffness += localChild.x.magnitude + localChild.y.magnitude
    bodies[Int(parent)].angularStiffness += localParent.x.magnitude + localParent.y.magnitude
  }

  /// Eliminates the joint: factorizes K and updates the inverse mass of the parent.
  @inline(always)
  mutating func factorize(_ trees: TreePointers, regularization: Double) {
    let (child, parent) = (trees.bodies + Int(child), trees.bodies + Int(parent))
    guard isPoint else {
      return trees.rows[Int(rows)].factorize(child, parent, regularization: regularization)
    }
    let (c, p) = (leverChild, leverParent)
    let z = child.pointee.inverseMass.columns(c)
    let y = parent.pointee.inverseMass.columns(p)
    (y0, y1) = (y.x, y.y)
    let k00 = (z.x.x - c.y * z.x.z) + (y.x.x - p.y * y.x.z)
    let k10 = (z.x.y + c.x * z.x.z) + (y.x.y + p.x * y.x.z)
    let k11 = (z.y.y + c.x * z.y.z) + (y.y.y + p.x * y.y.z)
    let free0 = child.pointee.free(Vec3(1, 0, -c.y)) + parent.pointee.free(Vec3(1, 0, -p.y))
    let free1 = child.pointee.free(Vec3(0, 1, c.x)) + parent.pointee.free(Vec3(0, 1, p.x))
    inverseD.x = inversePivot(k00, regularization * free0)
    lower = k10 * inverseD.x
    inverseD.y = inversePivot(k11 - lower * k10, regularization * free1)
    // Y^T K^-1 Y = (L^-1 Y)^T D^-1 (L^-1 Y).
    parent.pointee.inverseMass.subtract(inverseD.x, y0)
    parent.pointee.inverseMass.subtract(inverseD.y, y1 - lower * y0)
  }

  /// Computes the error at the end of the sub-step; returns its largest magnitude.
  ///
  /// Joints that are apart preserve their distance.
  @inline(always)
  mutating func predict(_ trees: TreePointers, isApart: Bool) -> Double {
    let (child, parent) = (trees.bodies + Int(child), trees.bodies + Int(parent))
    let change =
      child.pointee.displacement(leverChild) - parent.pointee.displacement(leverParent)
    guard isPoint else {
      return trees.rows[Int(rows)].predict(
        isChildA ? -(gap + change) : gap + change,
        isChildA ? child : parent, isChildA ? parent : child, isApart: isApart)
    }
    error = isApart ? change : gap + change
    return max(error.x.magnitude, error.y.magnitude)
  }

  /// Sets the residual from the values of both bodies and the error times a factor, and changes the
  /// value of the parent.
  @inline(always)
  mutating func eliminate(_ trees: TreePointers, factor: Double) {
    let (child, parent) = (trees.bodies + Int(child), trees.bodies + Int(parent))
    guard isPoint else { return trees.rows[Int(rows)].eliminate(child, parent, factor: factor) }
    let (c, p) = (child.pointee.value, parent.pointee.value)
    error = SIMD2(
      factor * error.x + ((c.x - leverChild.y * c.z) - (p.x - leverParent.y * p.z)),
      factor * error.y + ((c.y + leverChild.x * c.z) - (p.y + leverParent.x * p.z)))
    let l = solve(error.x, error.y)
    parent.pointee.value = p + (l.x * y0 + l.y * y1)
  }

  /// Adds the impulse of the joint to both bodies and, for velocities, to the sum.
  @inline(always)
  mutating func substitute(_ trees: TreePointers, _ keepsImpulses: Bool) {
    let (child, parent) = (trees.bodies + Int(child), trees.bodies + Int(parent))
    guard isPoint else {
      let l = trees.rows[Int(rows)].substitute(child, parent)
      if keepsImpulses { impulse += l }
      return
    }
    let p = parent.pointee.impulse
    let l = solve(dot(y0, p) - error.x, dot(y1, p) - error.y)
    if keepsImpulses { impulse += Vec3(l.x, l.y, 0) }
    parent.pointee.impulse =
      p - Vec3(l.x, l.y, leverParent.x * l.y - leverParent.y * l.x)
    child.pointee.impulse += Vec3(l.x, l.y, leverChild.x * l.y - leverChild.y * l.x)
  }

  /// Returns K^-1 b.
  @inline(always)
  private func solve(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    let second = inverseD.y * (y - lower * x)
    return (inverseD.x * x - lower * second, second)
  }
}

/// Returns the inverse of a pivot of K, which is regularized; 0 for a row that the others imply.
@inline(always)
func inversePivot(_ pivot: Double, _ regularization: Double) -> Double {
  pivot > 0.1 * regularization ? 1 / (pivot + regularization) : 0
}

/// The buffers that the joints of trees read and write, valid until an element is added to them.
struct TreePointers {
  let joints: UnsafeMutablePointer<TreeJoint>
  let rows: UnsafeMutablePointer<TreeRows>
  let bodies: UnsafeMutablePointer<TreeBody>
  let states: UnsafeMutablePointer<BodyState>
  /// The linear slop, up to which a rod has no direction.
  let slop: Double

  /// Returns the velocity of a body of a tree before its joints are solved.
  @inline(always)
  func velocity(of body: Int) -> Vec3 {
    let state = states + Int(bodies[body].body)
    return Vec3(state.pointee.v.x, state.pointee.v.y, state.pointee.w)
  }
}

/// The points of a joint at the current positions.
struct TreeEnds {
  let leverChild: SIMD2<Double>
  let leverParent: SIMD2<Double>
  /// From the point of the parent to that of the child.
  let gap: SIMD2<Double>
  let isChildA: Bool
  /// The states of A and B.
  let a: UnsafeMutablePointer<BodyState>
  let b: UnsafeMutablePointer<BodyState>

  @inline(always)
  init(
    _ child: UnsafeMutablePointer<BodyState>, _ localChild: SIMD2<Double>,
    _ parent: UnsafeMutablePointer<BodyState>, _ localParent: SIMD2<Double>, isChildA: Bool
  ) {
    leverChild = child.pointee.lever(localChild)
    leverParent = parent.pointee.lever(localParent)
    let (c, p) = (child.pointee.c, parent.pointee.c)
    gap =
      SIMD2(Double(c.x) - Double(p.x), Double(c.y) - Double(p.y)) + (leverChild - leverParent)
    self.isChildA = isChildA
    (a, b) = isChildA ? (child, parent) : (parent, child)
  }

  /// The vector from the point of A to that of B, and the angle of B minus that of A.
  var difference: SIMD2<Double> { isChildA ? -gap : gap }
  var angle: Double { Double(b.pointee.a) - Double(a.pointee.a) }
}

extension BodyState {
  /// Returns a vector in the body's frame, transformed to the world.
  @inline(always)
  func lever(_ v: SIMD2<Double>) -> SIMD2<Double> {
    let (c, s) = (Double(q.c), Double(q.s))
    return SIMD2(c * v.x - s * v.y, s * v.x + c * v.y)
  }
}

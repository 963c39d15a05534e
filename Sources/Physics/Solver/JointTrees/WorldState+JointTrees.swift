// The joint trees of a step.
//
// Joints with rigid rows form trees, whatever the number of joints to static bodies. Nets with
// loops of moving bodies are solved by iteration, all of their joints: a tree inside a net does not
// converge with the joints that close its loops. So are limits, motors and springs by implicit
// Euler of a tree. An island without contacts and without such rows is solved once in a sub-step,
// exactly. In other islands, trees take turns with the iterative rows and the contacts: block
// Gauss-Seidel, in which all rigid rows are one block.

extension WorldState {
  /// Sorts the active joints into trees, in the order of elimination, and those for iteration.
  mutating func findJointTrees(_ h: Float) {
    scratch.treeJoints.removeAll()
    scratch.treeMembers.removeAll()
    scratch.iterativeJoints.removeAll()
    scratch.uncoupledTreeJointCount = 0
    scratch.uncoupledTreeMemberCount = 0
    scratch.hasCoupledIslands = false
    guard !scratch.activeJoints.isEmpty else { return }

    scratch.treeBodies.resizeUninitialized(bodies.count)
    scratch.islandErrors.resizeUninitialized(bodies.count)
    scratch.trees.resizeUninitialized(bodies.count)
    scratch.treeDegrees.resizeUninitialized(bodies.count)
    scratch.treeEdges.resizeUninitialized(bodies.count)
    scratch.islandParts.resizeUninitialized(bodies.count)
    for i in 0..<awakeBodies.count {
      let body = Int(awakeBodies[i])
      scratch.islandParts.base[body] = []
      scratch.trees.base[body] = TreeRecord(parent: Int32(body))
      scratch.treeDegrees.base[body] = 0
      scratch.treeEdges.base[body] = 0
    }
    markIslandsOfContacts()
    for i in 0..<scratch.activeJoints.count {
      let key = scratch.activeJoints.base[i]
      guard jointTables.hasRigidRows(key) else { continue }
      unite(joints[key.joint].bodyA, joints[key.joint].bodyB)
    }
    for i in 0..<scratch.activeJoints.count {
      let key = scratch.activeJoints.base[i]
      let record = joints.base + Int(key.joint)
      let (a, b) = (record.pointee.bodyA, record.pointee.bodyB)
      let parts = scratch.islandParts.base + Int(island(a, b))
      parts.pointee.insert(.joints)
      let hasRigidRows = jointTables.hasRigidRows(key)
      let isInTree = hasRigidRows && isInTree(a, b)
      if isInTree {
        addEdge(Int32(i), at: a)
        addEdge(Int32(i), at: b)
      }
      guard hasRigidRows && !isInTree || jointTables.hasIterativeRows(key, h) else { continue }
      scratch.iterativeJoints.append(IterativeJoint(key: key, hasTree: isInTree))
      parts.pointee.insert(.iterativeJoints)
    }
    for i in 0..<scratch.activeJoints.count where !scratch.hasCoupledIslands {
      let record = joints.base + Int(scratch.activeJoints.base[i].joint)
      scratch.hasCoupledIslands = isIslandCoupled(record.pointee.bodyA, record.pointee.bodyB)
    }
    orderTrees(ofCoupledIslands: false)
    scratch.uncoupledTreeJointCount = scratch.treeJoints.count
    scratch.uncoupledTreeMemberCount = scratch.treeMembers.count
    if scratch.hasCoupledIslands { orderTrees(ofCoupledIslands: true) }
  }

  /// Whether the island of two bodies, at least one of them dynamic, is solved by several
  /// iterations.
  @inline(always)
  private func isIslandCoupled(_ a: Int32, _ b: Int32) -> Bool {
    scratch.islandParts.base[Int(island(a, b))].isCoupled
  }

  /// Whether a contact is solved in several iterations, in turns with joints.
  func isCoupled(_ contact: ContactRecord) -> Bool {
    guard scratch.hasCoupledIslands else { return false }
    return isInCoupledIsland(contact.bodyA) || isInCoupledIsland(contact.bodyB)
  }

  private func isInCoupledIsland(_ body: Int32) -> Bool {
    bodies.base[Int(body)].kind == .dynamic
      && scratch.islandParts.base[Int(scratch.islandParent.base[Int(body)])].isCoupled
  }

  /// Marks the islands that have contacts, or may have in this step.
  private mutating func markIslandsOfContacts() {
    func mark(_ body: Int32) {
      guard bodies.base[Int(body)].kind == .dynamic else { return }
      scratch.islandParts.base[Int(scratch.islandParent.base[Int(body)])].insert(.contacts)
    }
    for i in 0..<scratch.touchingContacts.count {
      let contact = contacts.base + Int(scratch.touchingContacts.base[i].contact)
      mark(contact.pointee.bodyA)
      mark(contact.pointee.bodyB)
    }
    for i in 0..<scratch.nearContacts.count {
      let contact = contacts.base + Int(scratch.nearContacts.base[i].contact)
      mark(contact.pointee.bodyA)
      mark(contact.pointee.bodyB)
    }
  }

  /// Unites the trees of the bodies of a joint.
  private mutating func unite(_ a: Int32, _ b: Int32) {
    let isMovableA = bodies.base[Int(a)].kind == .dynamic
    let isMovableB = bodies.base[Int(b)].kind == .dynamic
    guard isMovableA && isMovableB else {
      if isMovableA || isMovableB { addAnchor(to: treeRoot(isMovableA ? a : b)) }
      return
    }
    let rootA = treeRoot(a)
    let rootB = treeRoot(b)
    guard rootA != rootB else {
      scratch.trees.base[Int(rootA)].hasLoop = true
      return
    }
    let low = scratch.trees.base + Int(min(rootA, rootB))
    let high = scratch.trees.base + Int(max(rootA, rootB))
    high.pointee.parent = min(rootA, rootB)
    if high.pointee.hasLoop { low.pointee.hasLoop = true }
    low.pointee.anchorCount += high.pointee.anchorCount
  }

  private mutating func addAnchor(to root: Int32) {
    scratch.trees.base[Int(root)].anchorCount += 1
  }

  /// Whether a joint with rigid rows is part of a tree, and not of a net with loops.
  private func isInTree(_ a: Int32, _ b: Int32) -> Bool {
    let isMovableA = bodies.base[Int(a)].kind == .dynamic
    guard isMovableA || bodies.base[Int(b)].kind == .dynamic else { return false }
    return !scratch.trees.base[Int(treeRoot(isMovableA ? a : b))].hasLoop
  }

  private func treeRoot(_ body: Int32) -> Int32 {
    let trees = scratch.trees.base
    var index = body
    while trees[Int(index)].parent != index {
      trees[Int(index)].parent = trees[Int(trees[Int(index)].parent)].parent
      index = trees[Int(index)].parent
    }
    return index
  }

  /// Counts an edge at a moving body.
  ///
  /// The bits of all its edges are combined by exclusive or, which
  /// leaves the index of the last one when the others are taken off.
  private mutating func addEdge(_ joint: Int32, at body: Int32) {
    guard bodies.base[Int(body)].kind == .dynamic else { return }
    scratch.treeDegrees.base[Int(body)] += 1
    scratch.treeEdges.base[Int(body)] ^= joint
  }

  private mutating func orderTrees(ofCoupledIslands isCoupled: Bool) {
    // The joints to static and kinematic bodies first, since those are leaves.
    for i in 0..<scratch.activeJoints.count {
      let key = scratch.activeJoints.base[i]
      let record = joints.base + Int(key.joint)
      let (a, b) = (record.pointee.bodyA, record.pointee.bodyB)
      let isMovableA = bodies.base[Int(a)].kind == .dynamic
      let isMovableB = bodies.base[Int(b)].kind == .dynamic
      guard isMovableA != isMovableB, isIslandCoupled(a, b) == isCoupled,
        jointTables.hasRigidRows(key), isInTree(a, b)
      else { continue }
      scratch.treeMembers.append(isMovableA ? b : a)
      addTreeJoint(Int32(i), child: isMovableA ? b : a)
    }
    for i in 0..<awakeBodies.count {
      var body = awakeBodies[i]
      guard bodies.base[Int(body)].kind == .dynamic, isInCoupledIsland(body) == isCoupled else {
        continue
      }
      while scratch.treeDegrees.base[Int(body)] == 1 {
        body = addTreeJoint(scratch.treeEdges.base[Int(body)], child: body)
      }
    }
  }

  /// Appends a joint to the order of elimination; returns the body that keeps its other joints.
  @discardableResult
  private mutating func addTreeJoint(_ index: Int32, child: Int32) -> Int32 {
    let key = scratch.activeJoints.base[Int(index)]
    let record = joints.base + Int(key.joint)
    let isChildA = record.pointee.bodyA == child
    let parent = isChildA ? record.pointee.bodyB : record.pointee.bodyA
    let root = treeRoot(bodies.base[Int(parent)].kind == .dynamic ? parent : child)
    scratch.treeJoints.append(
      TreeJoint(
        key, child: child, parent: parent, isChildA: isChildA, island: island(child, parent),
        isAnchored: scratch.trees.base[Int(root)].anchorCount > 1))
    removeEdge(index, at: child)
    removeEdge(index, at: parent)
    return parent
  }

  /// Takes an edge off a moving body, which is listed when it has no other left.
  private mutating func removeEdge(_ joint: Int32, at body: Int32) {
    guard bodies.base[Int(body)].kind == .dynamic else { return }
    scratch.treeDegrees.base[Int(body)] -= 1
    scratch.treeEdges.base[Int(body)] ^= joint
    if scratch.treeDegrees.base[Int(body)] == 0 { scratch.treeMembers.append(body) }
  }

  // MARK: Solving

  /// Takes the impulses of the last sub-step off the joints of trees; `ratio` is that of the
  /// sub-steps.
  mutating func takeTreeImpulses(_ ratio: Float) {
    for i in 0..<scratch.treeJoints.count {
      let joint = scratch.treeJoints.base + i
      joint.pointee.lastImpulses =
        Double(ratio) * jointTables.takeRigidImpulses(joint.pointee.key)
    }
  }

  /// Factorises all trees at the current positions.
  mutating func factorizeTrees(_ context: StepContext) {
    let (members, trees) = (scratch.treeMembers.base, scratch.treeBodies.base)
    let islands = scratch.islandErrors.base
    for i in 0..<scratch.treeMembers.count {
      let body = Int(members[i])
      trees[body].linearStiffness = 0
      trees[body].angularStiffness = 0
      trees[body].island =
        bodies.base[body].kind == .dynamic ? scratch.islandParent.base[body] : nullIndex
      if trees[body].island != nullIndex { islands[Int(trees[body].island)].first = 0 }
    }
    for i in 0..<scratch.treeJoints.count {
      let joint = scratch.treeJoints.base + i
      joint.pointee.set(jointTables.rigidRows(joint.pointee.key, context), trees)
      let island = islands + Int(joint.pointee.island)
      island.pointee.first = max(
        island.pointee.first, jointTables.rigidErrors(joint.pointee.key, context).magnitude)
    }
    for i in 0..<scratch.treeMembers.count {
      let body = Int(members[i])
      let record = bodies.base + body
      trees[body].reset(
        mass: record.pointee.invMass, inertia: record.pointee.invInertia, Double(context.h))
    }
    for i in 0..<scratch.treeJoints.count {
      let joint = scratch.treeJoints.base + i
      joint.pointee.factorize(
        trees, freeInverseMass(joint.pointee.child), freeInverseMass(joint.pointee.parent))
    }
  }

  @inline(always)
  private func freeInverseMass(_ body: Int32) -> InverseMass {
    let record = bodies.base + Int(body)
    return InverseMass(mass: record.pointee.invMass, inertia: record.pointee.invInertia)
  }

  /// Solves the velocities of trees; `isCoupled` for those of coupled islands alone.
  mutating func solveTrees(ofCoupledIslands isCoupled: Bool, _ context: StepContext) {
    let firstMember = isCoupled ? scratch.uncoupledTreeMemberCount : 0
    let firstJoint = isCoupled ? scratch.uncoupledTreeJointCount : 0
    let (members, trees) = (scratch.treeMembers.base, scratch.treeBodies.base)
    let states = bodyStates.base
    let maxChange = Double(context.maxWarmStartSpeed)
    for i in firstMember..<scratch.treeMembers.count {
      let body = Int(members[i])
      let state = states + body
      trees[body].value = Vec3(state.pointee.v.x, state.pointee.v.y, state.pointee.w)
      trees[body].impulse = .zero
    }
    for i in firstJoint..<scratch.treeJoints.count {
      let joint = scratch.treeJoints.base + i
      joint.pointee.eliminate(trees, bias: joint.pointee.curvature)
    }
    var i = scratch.treeJoints.count
    while i > firstJoint {
      i -= 1
      let joint = scratch.treeJoints.base + i
      jointTables.addRigidImpulses(joint.pointee.key, joint.pointee.substitute(trees))
    }
    for i in firstMember..<scratch.treeMembers.count {
      let body = Int(members[i])
      let change = trees[body].motion
      // Contradictory joints have impulses without bound, which are dropped.
      guard change.magnitude < maxChange else { continue }
      states[body].v += Vec2(Float(change.x), Float(change.y))
      states[body].w += Float(change.z)
    }
  }

  // MARK: Positions

  /// Corrects the positions of all trees with the factors of the velocities.
  ///
  /// The impulses act along the directions at the start of the sub-step, and change the velocities
  /// by the same motion over the sub-step, which makes the integrator that of SHAKE (Ryckaert,
  /// Ciccotti and Berendsen, 1977): symplectic, so that energy does not drift. Where joints were
  /// apart when the sub-step began, positions alone are corrected, so that nothing is thrown.
  mutating func correctTrees(_ context: StepContext) {
    guard !scratch.treeJoints.isEmpty else { return }
    for i in 0..<scratch.treeMembers.count {
      let island = scratch.treeBodies.base[Int(scratch.treeMembers.base[i])].island
      guard island != nullIndex else { continue }
      scratch.islandErrors.base[Int(island)].isConverged = false
    }
    var passes = 0
    while passes < Constants.maxTreeCorrections, correctUnconvergedTrees(context) { passes += 1 }
  }

  /// Runs one correction of the islands that are not converged; returns whether there are any left.
  private mutating func correctUnconvergedTrees(_ context: StepContext) -> Bool {
    let (members, trees) = (scratch.treeMembers.base, scratch.treeBodies.base)
    let islands = scratch.islandErrors.base
    for i in 0..<scratch.treeMembers.count {
      let tree = trees + Int(members[i])
      tree.pointee.value = .zero
      tree.pointee.impulse = .zero
      if tree.pointee.island != nullIndex { islands[Int(tree.pointee.island)].last = 0 }
    }
    let limit = Double(tolerances.maxLinearCorrection)
    for i in 0..<scratch.treeJoints.count {
      let joint = scratch.treeJoints.base + i
      let island = islands + Int(joint.pointee.island)
      if island.pointee.isConverged { continue }
      let error = jointTables.rigidErrors(joint.pointee.key, context)
      island.pointee.last = max(island.pointee.last, error.magnitude)
      joint.pointee.eliminate(trees, bias: error.clamped(limit))
    }
    var i = scratch.treeJoints.count
    while i > 0 {
      i -= 1
      let joint = scratch.treeJoints.base + i
      if islands[Int(joint.pointee.island)].isConverged { continue }
      _ = joint.pointee.substitute(trees)
    }
    let tolerance = Constants.treeTolerance * Double(tolerances.linearSlop)
    var isLeft = false
    for i in 0..<scratch.treeMembers.count {
      let body = Int(members[i])
      guard trees[body].island != nullIndex else { continue }
      let island = islands[Int(trees[body].island)]
      if island.isConverged { continue }
      let motion = trees[body].motion
      let shift = Vec2(Float(motion.x), Float(motion.y))
      let turn = Float(motion.z)
      let state = bodyStates.base + body
      state.pointee.shift(shift, by: turn, tolerances)
      if island.first <= tolerance, motion.magnitude < limit {
        state.pointee.v += context.invH * shift
        state.pointee.w += context.invH * turn
      }
      if island.last > tolerance { isLeft = true }
    }
    guard isLeft else { return false }
    for i in 0..<scratch.treeJoints.count {
      let island = islands + Int(scratch.treeJoints.base[i].island)
      island.pointee.isConverged = island.pointee.last <= tolerance
    }
    return true
  }
}

/// The errors of the joint trees of an island.
struct IslandErrors: BitwiseCopyable {
  /// The largest error of a joint when the sub-step began.
  var first: Double
  /// The largest error of a joint before the last correction.
  var last: Double
  var isConverged: Bool
}

/// A joint that is solved by iteration, or the iterative rows of a joint of a tree.
struct IterativeJoint: BitwiseCopyable {
  let key: JointKey
  let hasTree: Bool
}

/// The parts of an island that decide how it is solved.
struct IslandParts: OptionSet, BitwiseCopyable {
  var rawValue: UInt8
  static let contacts = IslandParts(rawValue: 1)
  static let joints = IslandParts(rawValue: 2)
  static let iterativeJoints = IslandParts(rawValue: 4)

  /// Whether joints take turns with contacts or with each other.
  var isCoupled: Bool {
    contains(.joints) && !isDisjoint(with: [.contacts, .iterativeJoints])
  }
}

/// A node of the disjoint sets of jointed bodies; all but the parent is that of roots.
struct TreeRecord: BitwiseCopyable {
  var parent: Int32
  /// The number of joints to static and kinematic bodies.
  var anchorCount: Int32 = 0
  var hasLoop = false
}

// The joint trees of a step.
//
// Joints with rigid rows form trees, whatever the number of joints to static bodies. Nets with
// loops of moving bodies are solved by iteration, all of their joints: a tree inside a net does not
// converge with the joints that close its loops. So are limits, motors and springs by implicit
// Euler of a tree. A tree in an island without contacts and without such rows is solved once in a
// sub-step, exactly. In other islands, trees take turns with the iterative rows and the contacts:
// block Gauss-Seidel, in which all rigid rows of a tree are one block.

extension WorldState {
  /// Sorts the active joints into trees, in the order of elimination, and those for iteration.
  ///
  /// The impulses of trees in the last sub-step are multiplied by `ratio`.
  mutating func findJointTrees(_ h: Float, impulseRatio ratio: Float) {
    scratch.jointTrees.removeAll()
    scratch.treeJoints.removeAll()
    scratch.treeRows.removeAll()
    scratch.treeBodies.removeAll()
    scratch.iterativeJoints.removeAll()
    scratch.iterativeGroupEnds.removeAll()
    scratch.hasCoupledIslands = false
    guard !scratch.activeJoints.isEmpty else { return }

    scratch.treeNodes.resizeUninitialized(bodies.count)
    scratch.islandParts.resizeUninitialized(bodies.count)
    for i in 0..<awakeBodies.count {
      let body = Int(awakeBodies[i])
      scratch.islandParts.base[body] = []
      scratch.treeNodes.base[body] = TreeNode(parent: Int32(body))
    }
    markIslandsOfContacts()
    for i in 0..<scratch.activeJoints.count {
      let key = scratch.activeJoints.base[i]
      guard jointTables.rigidRows(key) != nil else { continue }
      let record = joints.base + Int(key.joint)
      unite(record.pointee.bodyA, record.pointee.bodyB)
    }
    sortJoints(h)
    for i in 0..<scratch.activeJoints.count where !scratch.hasCoupledIslands {
      let record = joints.base + Int(scratch.activeJoints.base[i].joint)
      scratch.hasCoupledIslands = isIslandCoupled(record.pointee.bodyA, record.pointee.bodyB)
    }
    listBodiesOfTrees()
    for i in 0..<awakeBodies.count {
      let body = awakeBodies[i]
      if scratch.treeNodes.base[Int(body)].firstJoint != nullIndex { orderTree(body, ratio) }
    }
  }

  /// Sorts joints into those of trees, which are linked from the roots in their order, and those
  /// for iteration.
  private mutating func sortJoints(_ h: Float) {
    scratch.treeLinks.resizeUninitialized(scratch.activeJoints.count)
    for i in 0..<scratch.activeJoints.count {
      endIterativeGroups(before: i)
      let key = scratch.activeJoints.base[i]
      let record = joints.base + Int(key.joint)
      let (a, b) = (record.pointee.bodyA, record.pointee.bodyB)
      let parts = scratch.islandParts.base + Int(island(a, b))
      parts.pointee.insert(.joints)
      let hasRigidRows = jointTables.rigidRows(key) != nil
      let root = hasRigidRows ? treeRoot(a, b) : nullIndex
      if root != nullIndex {
        addEdge(Int32(i), at: a)
        addEdge(Int32(i), at: b)
        let node = scratch.treeNodes.base + Int(root)
        if node.pointee.firstJoint == nullIndex {
          node.pointee.firstJoint = Int32(i)
        } else {
          scratch.treeLinks.base[Int(node.pointee.lastJoint)] = Int32(i)
        }
        scratch.treeLinks.base[i] = nullIndex
        node.pointee.lastJoint = Int32(i)
      }
      guard hasRigidRows && root == nullIndex || jointTables.hasIterativeRows(key, h) else {
        continue
      }
      var iterative = key
      iterative.hasTree = root != nullIndex
      scratch.iterativeJoints.append(iterative)
      parts.pointee.insert(.iterativeJoints)
    }
    endIterativeGroups(before: scratch.activeJoints.count)
  }

  /// Ends the color groups of iterative joints where those of all joints end.
  @inline(always)
  private mutating func endIterativeGroups(before joint: Int) {
    while scratch.iterativeGroupEnds.count < scratch.jointGroupEnds.count,
      joint == scratch.jointGroupEnds.base[scratch.iterativeGroupEnds.count]
    {
      scratch.iterativeGroupEnds.append(Int32(scratch.iterativeJoints.count))
    }
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

  // MARK: Trees

  /// Unites the trees of the bodies of a joint.
  private mutating func unite(_ a: Int32, _ b: Int32) {
    let (isMovableA, isMovableB) = (isMovable(a), isMovable(b))
    let nodes = scratch.treeNodes.base
    guard isMovableA && isMovableB else {
      if isMovableA || isMovableB {
        nodes[Int(treeRoot(isMovableA ? a : b))].anchorCount += 1
      }
      return
    }
    let rootA = treeRoot(a)
    let rootB = treeRoot(b)
    guard rootA != rootB else {
      nodes[Int(rootA)].hasLoop = true
      return
    }
    let low = nodes + Int(min(rootA, rootB))
    let high = nodes + Int(max(rootA, rootB))
    high.pointee.parent = min(rootA, rootB)
    if high.pointee.hasLoop { low.pointee.hasLoop = true }
    low.pointee.anchorCount += high.pointee.anchorCount
  }

  @inline(always)
  private func isMovable(_ body: Int32) -> Bool { bodies.base[Int(body)].kind == .dynamic }

  @inline(always)
  private func treeRoot(_ body: Int32) -> Int32 {
    let nodes = scratch.treeNodes.base
    var index = body
    while nodes[Int(index)].parent != index {
      nodes[Int(index)].parent = nodes[Int(nodes[Int(index)].parent)].parent
      index = nodes[Int(index)].parent
    }
    return index
  }

  /// The root of the tree of a joint with rigid rows; `nullIndex` in a net with loops.
  @inline(always)
  private func treeRoot(_ a: Int32, _ b: Int32) -> Int32 {
    guard isMovable(a) || isMovable(b) else { return nullIndex }
    let root = treeRoot(isMovable(a) ? a : b)
    return scratch.treeNodes.base[Int(root)].hasLoop ? nullIndex : root
  }

  /// Counts an edge at a moving body.
  ///
  /// The bits of all its edges are combined by exclusive or, which leaves the index of the last one
  /// when the others are taken off.
  private func addEdge(_ joint: Int32, at body: Int32) {
    guard isMovable(body) else { return }
    let node = scratch.treeNodes.base + Int(body)
    node.pointee.degree += 1
    node.pointee.edges ^= joint
  }

  /// Links the bodies of each tree from its root, in the order of their indices.
  private func listBodiesOfTrees() {
    let nodes = scratch.treeNodes.base
    for i in stride(from: awakeBodies.count - 1, through: 0, by: -1) {
      let body = awakeBodies[i]
      guard isMovable(body), nodes[Int(body)].degree > 0 else { continue }
      let root = nodes + Int(treeRoot(body))
      nodes[Int(body)].nextBody = root.pointee.firstBody
      root.pointee.firstBody = body
    }
  }

  /// Appends a tree: its bodies, and its joints in the order of elimination.
  private mutating func orderTree(_ root: Int32, _ ratio: Float) {
    let (firstJoint, firstBody) = (scratch.treeJoints.count, scratch.treeBodies.count)
    scratch.treeLeaves.removeAll()
    var body = scratch.treeNodes.base[Int(root)].firstBody
    while body != nullIndex {
      scratch.treeNodes.base[Int(body)].slot = addTreeBody(body)
      body = scratch.treeNodes.base[Int(body)].nextBody
    }
    // The joints to static and kinematic bodies first, since those are leaves.
    var index = scratch.treeNodes.base[Int(root)].firstJoint
    while index != nullIndex {
      let record = joints.base + Int(scratch.activeJoints.base[Int(index)].joint)
      let (a, b) = (record.pointee.bodyA, record.pointee.bodyB)
      if isMovable(a) != isMovable(b) {
        let anchor = isMovable(a) ? b : a
        addTreeJoint(index, child: anchor, slot: addTreeBody(anchor), ratio)
      }
      index = scratch.treeLinks.base[Int(index)]
    }
    body = scratch.treeNodes.base[Int(root)].firstBody
    while body != nullIndex {
      if scratch.treeNodes.base[Int(body)].degree == 1 { scratch.treeLeaves.append(body) }
      body = scratch.treeNodes.base[Int(body)].nextBody
    }
    var next = 0
    while next < scratch.treeLeaves.count {
      let leaf = scratch.treeLeaves.base[next]
      next += 1
      let node = scratch.treeNodes.base[Int(leaf)]
      guard node.degree == 1 else { continue }
      let parent = addTreeJoint(node.edges, child: leaf, slot: node.slot, ratio)
      if scratch.treeNodes.base[Int(parent)].degree == 1 { scratch.treeLeaves.append(parent) }
    }
    scratch.jointTrees.append(
      JointTree(
        joints: firstJoint..<scratch.treeJoints.count, bodies: firstBody..<scratch.treeBodies.count,
        isCoupled: isInCoupledIsland(root),
        isAnchored: scratch.treeNodes.base[Int(root)].anchorCount > 1))
  }

  /// Appends a body of a tree; returns its index.
  private mutating func addTreeBody(_ body: Int32) -> Int32 {
    scratch.treeBodies.append(TreeBody(body, bodies[body]))
    return Int32(scratch.treeBodies.count - 1)
  }

  /// Appends a joint to the order of elimination; returns the body that keeps its other joints.
  @discardableResult
  private mutating func addTreeJoint(
    _ index: Int32, child: Int32, slot: Int32, _ ratio: Float
  ) -> Int32 {
    let key = scratch.activeJoints.base[Int(index)]
    let record = joints.base + Int(key.joint)
    let (a, b) = (record.pointee.bodyA, record.pointee.bodyB)
    let parent = a == child ? b : a
    removeEdge(index, at: child)
    removeEdge(index, at: parent)
    guard let rows = jointTables.rigidRows(key) else { return parent }
    func local(_ anchor: Vec2, _ body: Int32) -> SIMD2<Double> {
      let center = bodies.base[Int(body)].localCenter
      return SIMD2(Double(anchor.x) - Double(center.x), Double(anchor.y) - Double(center.y))
    }
    if rows.kind != .point { scratch.treeRows.append(TreeRows(rows)) }
    scratch.treeJoints.append(
      TreeJoint(
        key, child: slot, parent: scratch.treeNodes.base[Int(parent)].slot, isChildA: a == child,
        rows: rows.kind == .point ? nullIndex : Int32(scratch.treeRows.count - 1),
        localA: local(rows.anchorA, a), localB: local(rows.anchorB, b),
        impulse: Double(ratio) * jointTables.takeRigidImpulses(key)))
    return parent
  }

  private func removeEdge(_ joint: Int32, at body: Int32) {
    guard isMovable(body) else { return }
    let node = scratch.treeNodes.base + Int(body)
    node.pointee.degree -= 1
    node.pointee.edges ^= joint
  }
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

/// A body in the disjoint sets of jointed bodies and in the order of elimination.
struct TreeNode: BitwiseCopyable {
  var parent: Int32
  /// The number of joints of the body in a tree that are left, and their combined bits.
  var degree: Int32 = 0
  var edges: Int32 = 0
  /// The index in the bodies of trees.
  var slot: Int32 = nullIndex
  /// The next body of the tree.
  var nextBody: Int32 = nullIndex

  // Of roots only: the lists of bodies and of joints, the number of joints to static and kinematic
  // bodies, and whether the joints form loops.
  var firstBody: Int32 = nullIndex
  var firstJoint: Int32 = nullIndex
  var lastJoint: Int32 = nullIndex
  var anchorCount: Int32 = 0
  var hasLoop = false
}

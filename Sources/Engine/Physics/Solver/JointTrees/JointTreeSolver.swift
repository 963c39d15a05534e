/// The direct solver of joint trees: of all trees in the soft step, and in the sequential solver of
/// those with a light body between a rod and a load.
///
/// Joints with rigid rows form trees, whatever the number of joints to static bodies. All joints of
/// nets with loops of moving bodies are solved by iteration: a tree inside a net does not converge
/// with the joints that close its loops. Limits, motors and implicit Euler springs of a tree are
/// iterative as well. A tree in an island without contacts and without such rows is solved exactly,
/// once per sub-step. In other islands, trees alternate with the iterative rows and the contacts:
/// block Gauss-Seidel, in which all rigid rows of a tree are one block.
struct JointTreeSolver: ~Copyable {
  var trees = Buffer<JointTree>()
  /// The joints of the trees in the order of elimination, their rows unless they are points, and
  /// the bodies of the trees.
  var joints = Buffer<TreeJoint>()
  var rows = Buffer<TreeRows>()
  var bodies = Buffer<TreeBody>()
  /// For each body its node in a tree, for each joint the next one of its tree, and the leaves of a
  /// tree.
  private var nodes = Buffer<TreeNode>()
  private var links = Buffer<Int32>()
  private var leaves = Buffer<Int32>()
  /// For each island root the parts of the island.
  private var islandParts = Buffer<IslandParts>()
  private(set) var hasCoupledIslands = false
  private(set) var iterativeJoints = Buffer<JointKey>()
  /// End indices of the color groups of iterative joints; empty if there are too few to group.
  private(set) var iterativeGroupEnds = Buffer<Int32>()

  /// Sorts the active joints into trees, in the order of elimination, and those for iteration.
  ///
  /// The impulses of trees in the last sub-step are multiplied by `ratio`. With the islands that
  /// are included, a flag for each root, joints of other islands are left for iteration.
  mutating func find(
    _ world: inout WorldState, _ order: borrowing SweepOrder, _ islands: borrowing Islands,
    _ near: UnsafeBufferPointer<NearPair>, islands included: UnsafePointer<Bool>?, _ h: Float,
    impulseRatio ratio: Float
  ) {
    trees.removeAll()
    joints.removeAll()
    rows.removeAll()
    bodies.removeAll()
    iterativeJoints.removeAll()
    iterativeGroupEnds.removeAll()
    hasCoupledIslands = false
    guard !order.joints.isEmpty else { return }

    nodes.resizeUninitialized(world.bodies.count)
    islandParts.resizeUninitialized(world.bodies.count)
    for i in 0..<world.awakeBodies.count {
      let body = Int(world.awakeBodies[i])
      islandParts.base[body] = []
      nodes.base[body] = TreeNode(parent: Int32(body))
    }
    markIslandsOfContacts(&world, order, islands, near)
    for i in 0..<order.joints.count {
      let key = order.joints.base[i]
      let record = world.joints.base + Int(key.joint)
      let island = islands.island(record.pointee.bodyA, record.pointee.bodyB, world.bodies.base)
      guard included?[Int(island)] ?? true, world.jointTables.rigidRows(key) != nil else {
        continue
      }
      unite(world.bodies.base, record.pointee.bodyA, record.pointee.bodyB)
    }
    sortJoints(&world, order, islands, included, h)
    for i in 0..<order.joints.count where !hasCoupledIslands {
      let record = world.joints.base + Int(order.joints.base[i].joint)
      hasCoupledIslands = isCoupled(
        islands.island(record.pointee.bodyA, record.pointee.bodyB, world.bodies.base))
    }
    listBodiesOfTrees(&world)
    for i in 0..<world.awakeBodies.count {
      let body = world.awakeBodies[i]
      if nodes.base[Int(body)].firstJoint != nullIndex {
        orderTree(&world, order.joints.base, islands.parent.base, body, ratio)
      }
    }
  }

  /// Sorts joints into those of trees, which are linked from the roots in their order, and those
  /// for iteration.
  private mutating func sortJoints(
    _ world: inout WorldState, _ order: borrowing SweepOrder, _ islands: borrowing Islands,
    _ included: UnsafePointer<Bool>?, _ h: Float
  ) {
    links.resizeUninitialized(order.joints.count)
    for i in 0..<order.joints.count {
      endIterativeGroups(order.jointGroupEnds, before: i)
      let key = order.joints.base[i]
      let record = world.joints.base + Int(key.joint)
      let (a, b) = (record.pointee.bodyA, record.pointee.bodyB)
      let island = Int(islands.island(a, b, world.bodies.base))
      let parts = islandParts.base + island
      parts.pointee.insert(.joints)
      let hasRigidRows = world.jointTables.rigidRows(key) != nil
      let root =
        hasRigidRows && included?[island] ?? true ? treeRoot(a, b, world.bodies.base) : nullIndex
      if root != nullIndex {
        addEdge(Int32(i), at: a, world.bodies.base)
        addEdge(Int32(i), at: b, world.bodies.base)
        let node = nodes.base + Int(root)
        if node.pointee.firstJoint == nullIndex {
          node.pointee.firstJoint = Int32(i)
        } else {
          links.base[Int(node.pointee.lastJoint)] = Int32(i)
        }
        links.base[i] = nullIndex
        node.pointee.lastJoint = Int32(i)
      }
      guard hasRigidRows && root == nullIndex || world.jointTables.hasIterativeRows(key, h) else {
        continue
      }
      var iterative = key
      iterative.hasTree = root != nullIndex
      iterativeJoints.append(iterative)
      parts.pointee.insert(.iterativeJoints)
    }
    endIterativeGroups(order.jointGroupEnds, before: order.joints.count)
  }

  /// Ends the color groups of iterative joints where those of all joints end.
  @inline(always)
  private mutating func endIterativeGroups(
    _ groupEnds: borrowing Buffer<Int32>, before joint: Int
  ) {
    while iterativeGroupEnds.count < groupEnds.count,
      joint == groupEnds.base[iterativeGroupEnds.count]
    {
      iterativeGroupEnds.append(Int32(iterativeJoints.count))
    }
  }

  /// Whether an island is solved by several iterations.
  @inline(always)
  private func isCoupled(_ island: Int32) -> Bool { islandParts.base[Int(island)].isCoupled }

  /// Whether a contact is solved in several iterations, alternating with joints.
  @inline(always)
  func isCoupled(
    _ contact: ContactRecord, _ bodies: UnsafeMutablePointer<BodyRecord>,
    _ roots: UnsafeMutablePointer<Int32>
  ) -> Bool {
    hasCoupledIslands
      && (isInCoupledIsland(contact.bodyA, bodies, roots)
        || isInCoupledIsland(contact.bodyB, bodies, roots))
  }

  @inline(always)
  private func isInCoupledIsland(
    _ body: Int32, _ bodies: UnsafeMutablePointer<BodyRecord>,
    _ roots: UnsafeMutablePointer<Int32>
  ) -> Bool {
    bodies[Int(body)].kind == .dynamic && isCoupled(roots[Int(body)])
  }

  /// Marks the islands that have contacts or may have some in this step.
  private mutating func markIslandsOfContacts(
    _ world: inout WorldState, _ order: borrowing SweepOrder, _ islands: borrowing Islands,
    _ near: UnsafeBufferPointer<NearPair>
  ) {
    let (bodies, parts) = (world.bodies.base, islandParts.base)
    let roots = islands.parent.base
    func mark(_ body: Int32) {
      guard bodies[Int(body)].kind == .dynamic else { return }
      parts[Int(roots[Int(body)])].insert(.contacts)
    }
    for i in 0..<order.contacts.count {
      let contact = world.contacts.base + Int(order.contacts.base[i].contact)
      mark(contact.pointee.bodyA)
      mark(contact.pointee.bodyB)
    }
    for pair in near {
      let contact = world.contacts.base + Int(pair.contact)
      mark(contact.pointee.bodyA)
      mark(contact.pointee.bodyB)
    }
  }

  // MARK: Trees

  /// Unites the trees of the bodies of a joint.
  private mutating func unite(
    _ bodies: UnsafeMutablePointer<BodyRecord>, _ a: Int32, _ b: Int32
  ) {
    let (isMovableA, isMovableB) = (isMovable(a, bodies), isMovable(b, bodies))
    let nodes = nodes.base
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
  private func isMovable(_ body: Int32, _ bodies: UnsafeMutablePointer<BodyRecord>) -> Bool {
    bodies[Int(body)].kind == .dynamic
  }

  @inline(always)
  private func treeRoot(_ body: Int32) -> Int32 {
    let nodes = nodes.base
    var index = body
    while nodes[Int(index)].parent != index {
      nodes[Int(index)].parent = nodes[Int(nodes[Int(index)].parent)].parent
      index = nodes[Int(index)].parent
    }
    return index
  }

  /// The root of the tree of a joint with rigid rows; `nullIndex` in a net with loops.
  @inline(always)
  private func treeRoot(
    _ a: Int32, _ b: Int32, _ bodies: UnsafeMutablePointer<BodyRecord>
  ) -> Int32 {
    guard isMovable(a, bodies) || isMovable(b, bodies) else { return nullIndex }
    let root = treeRoot(isMovable(a, bodies) ? a : b)
    return nodes.base[Int(root)].hasLoop ? nullIndex : root
  }

  /// Counts an edge at a moving body.
  ///
  /// The indices of all its edges are combined by exclusive or, which leaves the index of the last
  /// edge when the others have been removed.
  private func addEdge(
    _ joint: Int32, at body: Int32, _ bodies: UnsafeMutablePointer<BodyRecord>
  ) {
    guard isMovable(body, bodies) else { return }
    let node = nodes.base + Int(body)
    node.pointee.degree += 1
    node.pointee.edges ^= joint
  }

  /// Links the bodies of each tree from its root, in the order of their indices.
  private func listBodiesOfTrees(_ world: inout WorldState) {
    let nodes = nodes.base
    for i in stride(from: world.awakeBodies.count - 1, through: 0, by: -1) {
      let body = world.awakeBodies[i]
      guard isMovable(body, world.bodies.base), nodes[Int(body)].degree > 0 else { continue }
      let root = nodes + Int(treeRoot(body))
      nodes[Int(body)].nextBody = root.pointee.firstBody
      root.pointee.firstBody = body
    }
  }

  /// Appends a tree: its bodies, and its joints in the order of elimination.
  private mutating func orderTree(
    _ world: inout WorldState, _ keys: UnsafeMutablePointer<JointKey>,
    _ roots: UnsafeMutablePointer<Int32>, _ root: Int32, _ ratio: Float
  ) {
    let (firstJoint, firstBody) = (joints.count, bodies.count)
    leaves.removeAll()
    var body = nodes.base[Int(root)].firstBody
    while body != nullIndex {
      nodes.base[Int(body)].slot = addTreeBody(&world, body)
      body = nodes.base[Int(body)].nextBody
    }
    // The joints to static and kinematic bodies first, since those are leaves.
    var index = nodes.base[Int(root)].firstJoint
    while index != nullIndex {
      let record = world.joints.base + Int(keys[Int(index)].joint)
      let (a, b) = (record.pointee.bodyA, record.pointee.bodyB)
      if isMovable(a, world.bodies.base) != isMovable(b, world.bodies.base) {
        let anchor = isMovable(a, world.bodies.base) ? b : a
        let slot = addTreeBody(&world, anchor)
        addTreeJoint(&world, keys[Int(index)], index, child: anchor, slot: slot, ratio)
      }
      index = links.base[Int(index)]
    }
    body = nodes.base[Int(root)].firstBody
    while body != nullIndex {
      if nodes.base[Int(body)].degree == 1 { leaves.append(body) }
      body = nodes.base[Int(body)].nextBody
    }
    var next = 0
    while next < leaves.count {
      let leaf = leaves.base[next]
      next += 1
      let node = nodes.base[Int(leaf)]
      guard node.degree == 1 else { continue }
      let parent = addTreeJoint(
        &world, keys[Int(node.edges)], node.edges, child: leaf, slot: node.slot, ratio)
      if nodes.base[Int(parent)].degree == 1 { leaves.append(parent) }
    }
    trees.append(
      JointTree(
        joints: firstJoint..<joints.count, bodies: firstBody..<bodies.count,
        isCoupled: isInCoupledIsland(root, world.bodies.base, roots),
        isAnchored: nodes.base[Int(root)].anchorCount > 1))
    trees.base[trees.count - 1].measureLeverage(joints.base, bodies.base)
  }

  /// Appends a body of a tree; returns its index.
  private mutating func addTreeBody(_ world: inout WorldState, _ body: Int32) -> Int32 {
    bodies.append(TreeBody(body, world.bodies[body]))
    return Int32(bodies.count - 1)
  }

  /// Appends a joint to the order of elimination; returns the body that keeps its other joints.
  @discardableResult
  private mutating func addTreeJoint(
    _ world: inout WorldState, _ key: JointKey, _ index: Int32, child: Int32, slot: Int32,
    _ ratio: Float
  ) -> Int32 {
    let record = world.joints.base + Int(key.joint)
    let (a, b) = (record.pointee.bodyA, record.pointee.bodyB)
    let parent = a == child ? b : a
    removeEdge(index, at: child, world.bodies.base)
    removeEdge(index, at: parent, world.bodies.base)
    guard let rigid = world.jointTables.rigidRows(key) else { return parent }
    let records = world.bodies.base
    func local(_ anchor: Vec2, _ body: Int32) -> SIMD2<Double> {
      let center = records[Int(body)].localCenter
      return SIMD2(Double(anchor.x) - Double(center.x), Double(anchor.y) - Double(center.y))
    }
    if rigid.kind != .point { rows.append(TreeRows(rigid)) }
    joints.append(
      TreeJoint(
        key, child: slot, parent: nodes.base[Int(parent)].slot, isChildA: a == child,
        rows: rigid.kind == .point ? nullIndex : Int32(rows.count - 1),
        localA: local(rigid.anchorA, a), localB: local(rigid.anchorB, b),
        impulse: Double(ratio) * world.jointTables.takeRigidImpulses(key)))
    return parent
  }

  private func removeEdge(
    _ joint: Int32, at body: Int32, _ bodies: UnsafeMutablePointer<BodyRecord>
  ) {
    guard isMovable(body, bodies) else { return }
    let node = nodes.base + Int(body)
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

  /// Whether joints are solved alternately with contacts or with each other.
  var isCoupled: Bool {
    contains(.joints) && !isDisjoint(with: [.contacts, .iterativeJoints])
  }
}

/// A body in the disjoint sets of jointed bodies and in the order of elimination.
struct TreeNode: BitwiseCopyable {
  var parent: Int32
  /// The number of remaining joints of the body in a tree, and their combined bits.
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

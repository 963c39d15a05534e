/// A dynamic bounding volume hierarchy with overlap queries in logarithmic time.
///
/// Leaves are inserted where they add the least perimeter; rotations that reduce perimeter keep the
/// tree balanced (Catto, "Dynamic bounding volume hierarchies", GDC 2019; the cost is Goldsmith and
/// Salmon's surface area heuristic, 1987). Invariant: the box of an inner node is the union of its
/// children's boxes.
struct DynamicTree: ~Copyable {
  struct Node: BitwiseCopyable {
    var box: AABB
    /// The parent, or the next free node.
    var parent: Int32
    /// The first child, or the item of a leaf.
    var left: Int32
    /// The second child, or `nullIndex` in a leaf.
    var right: Int32
    /// The height of the subtree: 0 for a leaf, -1 for a free node.
    var height: Int32

    var isLeaf: Bool { right == nullIndex }

    /// Returns 1 if the box overlaps another, given as its lower and upper corner, else 0.
    ///
    /// Without branches, which are hard to predict here.
    @inline(always)
    func overlaps(_ other: SIMD4<Float>) -> Int {
      let lower = SIMD4(box.lower.x, box.lower.y, other.x, other.y)
      let upper = SIMD4(other.z, other.w, box.upper.x, box.upper.y)
      return (lower .> upper).isEmpty ? 1 : 0
    }
  }

  private(set) var nodes: Buffer<Node>
  private(set) var root: Int32
  /// The head of the free list of nodes.
  private var firstFree: Int32

  init() {
    nodes = Buffer(capacity: 16)
    root = nullIndex
    firstFree = nullIndex
  }

  /// Creates a tree from nodes, the first of which is the root; none of them is free.
  init(nodes: consuming Buffer<Node>) {
    root = nodes.isEmpty ? nullIndex : 0
    self.nodes = nodes
    firstFree = nullIndex
  }

  init(copying other: borrowing DynamicTree) {
    nodes = Buffer(copying: other.nodes)
    root = other.root
    firstFree = other.firstFree
  }

  /// Inserts a box and returns its leaf.
  mutating func insert(_ box: AABB, item: Int32) -> Int32 {
    let leaf = allocate(Node(box: box, parent: nullIndex, left: item, right: nullIndex, height: 0))
    link(leaf)
    return leaf
  }

  /// Removes a leaf.
  mutating func remove(_ leaf: Int32) {
    unlink(leaf)
    free(leaf)
  }

  /// Changes the box of a leaf.
  mutating func move(_ leaf: Int32, to box: AABB) {
    unlink(leaf)
    nodes[leaf].box = box
    nodes[leaf].height = 0
    link(leaf)
  }

  // MARK: Nodes

  private mutating func allocate(_ node: Node) -> Int32 {
    guard firstFree != nullIndex else {
      nodes.append(node)
      return Int32(nodes.count - 1)
    }
    let index = firstFree
    firstFree = nodes[index].parent
    nodes[index] = node
    return index
  }

  private mutating func free(_ index: Int32) {
    nodes[index].height = -1
    nodes[index].parent = firstFree
    firstFree = index
  }

  // MARK: Shape of the tree

  /// Inserts a leaf beside the node that minimizes the total perimeter.
  private mutating func link(_ leaf: Int32) {
    guard root != nullIndex else {
      root = leaf
      nodes[leaf].parent = nullIndex
      return
    }
    let box = nodes[leaf].box
    let sibling = bestSibling(for: box)

    let oldParent = nodes[sibling].parent
    let parent = allocate(
      Node(
        box: box.union(nodes[sibling].box), parent: oldParent, left: sibling, right: leaf,
        height: nodes[sibling].height + 1))
    nodes[sibling].parent = parent
    nodes[leaf].parent = parent
    replace(child: sibling, of: oldParent, by: parent)
    refit(from: oldParent)
  }

  private mutating func unlink(_ leaf: Int32) {
    let parent = nodes[leaf].parent
    guard parent != nullIndex else {
      root = nullIndex
      return
    }
    let sibling = nodes[parent].left == leaf ? nodes[parent].right : nodes[parent].left
    let grandparent = nodes[parent].parent
    nodes[sibling].parent = grandparent
    replace(child: parent, of: grandparent, by: sibling)
    free(parent)
    refit(from: grandparent)
  }

  private mutating func replace(child: Int32, of parent: Int32, by other: Int32) {
    if parent == nullIndex {
      root = other
    } else if nodes[parent].left == child {
      nodes[parent].left = other
    } else {
      nodes[parent].right = other
    }
  }

  /// Greedy descent, which stops when a lower node can only cost more.
  private func bestSibling(for box: AABB) -> Int32 {
    let nodes = nodes.base
    var index = root
    // The perimeter increase of all ancestors if the leaf is inserted below the current node.
    var inherited: Float = 0
    while !nodes[Int(index)].isLeaf {
      let node = nodes[Int(index)]
      let joined = node.box.union(box).perimeter
      let costHere = joined + inherited
      inherited += joined - node.box.perimeter

      let left = nodes[Int(node.left)]
      let right = nodes[Int(node.right)]
      var costLeft = left.box.union(box).perimeter + inherited
      if !left.isLeaf { costLeft -= left.box.perimeter }
      var costRight = right.box.union(box).perimeter + inherited
      if !right.isLeaf { costRight -= right.box.perimeter }

      if costHere < costLeft, costHere < costRight { break }
      index = costLeft < costRight ? node.left : node.right
    }
    return index
  }

  /// Updates boxes and heights from a node up to the root, with rotations.
  private mutating func refit(from start: Int32) {
    var index = start
    while index != nullIndex {
      let left = nodes[index].left
      let right = nodes[index].right
      nodes[index].box = nodes[left].box.union(nodes[right].box)
      nodes[index].height = 1 + max(nodes[left].height, nodes[right].height)
      rotate(index)
      index = nodes[index].parent
    }
  }

  /// Swaps a child with a grandchild of the other child if that shrinks the other child's box.
  private mutating func rotate(_ index: Int32) {
    guard nodes[index].height >= 2 else { return }
    let left = nodes[index].left
    let right = nodes[index].right
    var best: (gain: Float, child: Int32, parent: Int32, grandchild: Int32) = (
      0, nullIndex, nullIndex, nullIndex
    )
    // `child` can replace either child of `other`.
    func evaluate(_ child: Int32, _ other: Int32) {
      guard !nodes[other].isLeaf else { return }
      let old = nodes[other].box.perimeter
      let first = nodes[other].left
      let second = nodes[other].right
      let gainFirst = old - nodes[child].box.union(nodes[second].box).perimeter
      let gainSecond = old - nodes[child].box.union(nodes[first].box).perimeter
      if gainFirst > best.gain { best = (gainFirst, child, other, first) }
      if gainSecond > best.gain { best = (gainSecond, child, other, second) }
    }
    evaluate(left, right)
    evaluate(right, left)
    guard best.child != nullIndex else { return }

    replace(child: best.child, of: index, by: best.grandchild)
    nodes[best.grandchild].parent = index
    replace(child: best.grandchild, of: best.parent, by: best.child)
    nodes[best.child].parent = best.parent
    let below = nodes[best.parent]
    nodes[best.parent].box = nodes[below.left].box.union(nodes[below.right].box)
    nodes[best.parent].height = 1 + max(nodes[below.left].height, nodes[below.right].height)
    nodes[index].height = 1 + max(nodes[best.parent].height, nodes[best.grandchild].height)
  }

  // MARK: Queries

  /// Appends the items of all leaves whose boxes overlap a box.
  func collect(_ box: AABB, into found: inout Buffer<Int32>, stack: inout Buffer<Int32>) {
    guard root != nullIndex, nodes[root].box.overlaps(box) else { return }
    let nodes = nodes.base
    // A path from the root holds a sibling at each level, and the node itself.
    stack.reserve(Int(nodes[Int(root)].height) + 2)
    let waiting = stack.base
    let query = SIMD4(box.lower.x, box.lower.y, box.upper.x, box.upper.y)
    waiting[0] = root
    var count = 1
    // The nodes on the stack overlap the box.
    while count > 0 {
      let node = nodes + Int(waiting[count - 1])
      if node.pointee.isLeaf {
        count -= 1
        found.append(node.pointee.left)
        continue
      }
      let (left, right) = (node.pointee.left, node.pointee.right)
      count -= 1
      waiting[count] = left
      count += nodes[Int(left)].overlaps(query)
      waiting[count] = right
      count += nodes[Int(right)].overlaps(query)
    }
  }

  /// Appends the items of all leaves whose boxes a translating box overlaps.
  func collect(_ box: AABB, along translation: Vec2, into found: inout Buffer<Int32>) {
    guard root != nullIndex else { return }
    let half = 0.5 * (box.upper - box.lower)
    var stack = Buffer<Int32>()
    stack.append(root)
    while let index = stack.popLast() {
      let node = nodes[index]
      let target = AABB(lower: node.box.lower - half, upper: node.box.upper + half)
      guard target.intersectsSegment(from: box.center, along: translation) else { continue }
      if node.isLeaf {
        found.append(node.left)
      } else {
        stack.append(node.left)
        stack.append(node.right)
      }
    }
  }

  /// Traps if boxes, links or heights are inconsistent; returns the number of leaves.
  func checkInvariants() -> Int {
    guard root != nullIndex else { return 0 }
    precondition(nodes[root].parent == nullIndex, "the root of a tree has a parent")
    return check(root)
  }

  private func check(_ index: Int32) -> Int {
    let node = nodes[index]
    guard !node.isLeaf else {
      precondition(node.height == 0, "a leaf has height \(node.height), not 0")
      return 1
    }
    let left = nodes[node.left]
    let right = nodes[node.right]
    precondition(
      left.parent == index && right.parent == index, "a child does not link to its parent")
    precondition(
      node.height == 1 + max(left.height, right.height), "a node has a wrong height")
    precondition(
      node.box == left.box.union(right.box),
      "the box of a node is not the union of its children's boxes")
    return check(node.left) + check(node.right)
  }
}

extension DynamicTree {
  /// Visits every stored property in the order of declaration.
  func visitParts(_ name: String, _ visitor: inout StatePartVisitor) {
    visitor.visitStruct(name, DynamicTree.self) { visitor in
      visitor.visit("nodes", nodes)
      visitor.visit("root", root)
      visitor.visit("firstFree", firstFree)
    }
  }
}

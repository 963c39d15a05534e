extension DynamicTree {
  /// The nodes from the root on, each before its children and the first child before the second:
  /// the item of a leaf, or `nullIndex`.
  var preorder: [Int32] {
    guard root != nullIndex else { return [] }
    var items: [Int32] = []
    var stack = [root]
    while let index = stack.popLast() {
      let node = nodes[index]
      if node.isLeaf {
        items.append(node.left)
      } else {
        items.append(nullIndex)
        stack.append(node.right)
        stack.append(node.left)
      }
    }
    return items
  }

  /// Makes a tree of its nodes in preorder.
  struct Builder: ~Copyable {
    private var nodes = Buffer<Node>()
    /// The inner nodes that lack a child, the latest last.
    private var open: [Int32] = []

    /// Whether all inner nodes have two children.
    var isComplete: Bool { open.isEmpty && !nodes.isEmpty }

    /// Appends an inner node; returns false if the tree is complete.
    mutating func append() -> Bool {
      let node = Node(
        box: AABB(lower: .zero, upper: .zero), parent: nullIndex, left: nullIndex,
        right: nullIndex, height: 0)
      guard let index = link(node) else { return false }
      open.append(index)
      return true
    }

    /// Appends a leaf, and returns its index; nil if the tree is complete.
    mutating func append(leaf item: Int32, _ box: AABB) -> Int32? {
      link(Node(box: box, parent: nullIndex, left: item, right: nullIndex, height: 0))
    }

    private mutating func link(_ node: Node) -> Int32? {
      guard !isComplete else { return nil }
      let index = Int32(nodes.count)
      var node = node
      if let parent = open.last {
        node.parent = parent
        if nodes[parent].left == nullIndex {
          nodes[parent].left = index
        } else {
          nodes[parent].right = index
          open.removeLast()
        }
      }
      nodes.append(node)
      return index
    }

    /// Computes the boxes and heights of inner nodes, and returns the tree, which must be complete
    /// or empty.
    consuming func finish() -> DynamicTree {
      // A child comes after its parent.
      for index in stride(from: nodes.count - 1, through: 0, by: -1) where !nodes[index].isLeaf {
        let (left, right) = (nodes[nodes[index].left], nodes[nodes[index].right])
        nodes[index].box = left.box.union(right.box)
        nodes[index].height = 1 + max(left.height, right.height)
      }
      return DynamicTree(nodes: nodes)
    }
  }
}

/// A list of lengths with prefix sums, each of which is found and changed in O(log n).
///
/// It is a binary indexed tree: P. M. Fenwick, "A new data structure for cumulative frequency
/// tables", 1994.
package struct PrefixSums: Sendable {
  private var lengths: [Double]
  /// Node i, from 1, has the sum of the lengths from i - (i & -i) to i - 1.
  private var tree: [Double]

  /// Creates a list.
  package init(_ lengths: [Double]) {
    self.lengths = lengths
    tree = [0] + lengths
    for index in tree.indices.dropFirst() {
      let parent = index + (index & -index)
      if parent < tree.count { tree[parent] += tree[index] }
    }
  }

  /// The number of lengths.
  package var count: Int { lengths.count }

  /// A length.
  package subscript(index: Int) -> Double {
    get { lengths[index] }
    set {
      let change = newValue - lengths[index]
      guard change != 0 else { return }
      lengths[index] = newValue
      var node = index + 1
      while node < tree.count {
        tree[node] += change
        node += node & -node
      }
    }
  }

  /// Returns the sum of the lengths before an index.
  package func sum(before index: Int) -> Double {
    var sum = 0.0
    var node = index
    while node > 0 {
      sum += tree[node]
      node -= node & -node
    }
    return sum
  }

  /// The sum of all lengths.
  package var total: Double { sum(before: count) }

  /// Returns the index of the length that contains a position: the last whose beginning is not
  /// after it, or the first.
  package func index(at position: Double) -> Int {
    var node = 0
    var rest = position
    var step = 1
    while step * 2 < tree.count { step *= 2 }
    while step > 0 {
      if node + step < tree.count, tree[node + step] <= rest {
        node += step
        rest -= tree[node]
      }
      step /= 2
    }
    return min(node, max(count - 1, 0))
  }
}

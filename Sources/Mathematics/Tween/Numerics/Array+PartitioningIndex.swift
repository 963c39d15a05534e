extension Array {
  /// Returns the index of the first element that satisfies a condition.
  ///
  /// All elements after it must satisfy the condition too.
  ///
  /// - Complexity: O(log n).
  package func partitioningIndex(where belongsInSecondPartition: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if belongsInSecondPartition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

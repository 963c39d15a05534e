extension Array {
  /// The first index whose element meets a condition that, once met, all later elements meet.
  func partitioningIndex(where isLater: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isLater(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

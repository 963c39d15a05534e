internal import StageKit

extension ScrollView {
  /// Returns how many sections, rows or items a data source has: none where it says less than zero,
  /// as before its data are there, which is logged once.
  ///
  /// - Parameters:
  ///   - count: What the data source says.
  ///   - description: Returns what there are as many of, for the log.
  /// - Returns: The number, at least 0.
  func checkedCount(_ count: Int, _ description: (Int) -> String) -> Int {
    if count < 0 {
      stage?.logOnce(
        "the data source of \(displayName) has \(description(count)), and none are shown")
    }
    return max(count, 0)
  }
}

internal import struct FoundationEssentials.IndexPath

/// The items outside of the visible part that a data source has been asked to prepare.
struct Prefetcher {
  private var announced: Set<IndexPath> = []

  /// Notes what is near, and returns what the data source has to be asked for, in ascending order.
  ///
  /// - Parameters:
  ///   - near: The items within a screen before and after the visible part.
  ///   - visible: The items that have cells.
  /// - Returns: The items that come near, and those that are neither near nor visible any more.
  mutating func update(
    near: Set<IndexPath>, visible: Set<IndexPath>
  ) -> (begun: [IndexPath], cancelled: [IndexPath]) {
    let ahead = near.subtracting(visible)
    let begun = ahead.subtracting(announced)
    let cancelled = announced.subtracting(ahead).subtracting(visible)
    announced = ahead
    return (begun.sorted(), cancelled.sorted())
  }

  /// Removes all, since the content is read again.
  mutating func reset() { announced = [] }
}

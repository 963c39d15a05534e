internal import Dynamics
internal import Geometry
internal import StageKit

extension ScrollView {
  /// The visible part with a screen of the same size before and after it.
  fileprivate var nearRect: Rect { bounds.insetBy(dx: -bounds.width, dy: -bounds.height) }

  /// Calls a function after the present layout, at the same time.
  fileprivate func afterLayout(_ body: @escaping () -> Void) {
    guard let stage else { return body() }
    stage.perform(at: stage.time, body)
  }
}

extension CollectionView {
  /// Asks the data source to prepare items that come near, after a layout.
  func prefetchNearItems() {
    guard isPrefetchingEnabled, let source = prefetchDataSource else { return }
    let near = layoutObject.layoutAttributesForElements(in: nearRect) ?? []
    let (begun, cancelled) = prefetcher.update(
      near: Set(near.filter { $0.category == .cell }.map(\.indexPath)),
      visible: Set(shown.filter { $0.category == .cell }.map(\.path)))
    guard !begun.isEmpty || !cancelled.isEmpty else { return }
    afterLayout { [weak self] in
      guard let self else { return }
      if !cancelled.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: cancelled) }
      if !begun.isEmpty { source.collectionView(self, prefetchItemsAt: begun) }
    }
  }
}

extension TableView {
  /// Asks the data source to prepare rows that come near, after a layout.
  func prefetchNearRows() {
    guard isPrefetchingEnabled, let source = prefetchDataSource else { return }
    let (begun, cancelled) = prefetcher.update(
      near: Set(indexPathsForRows(in: nearRect) ?? []),
      visible: Set(indexPathsForVisibleRows ?? []))
    guard !begun.isEmpty || !cancelled.isEmpty else { return }
    afterLayout { [weak self] in
      guard let self else { return }
      if !cancelled.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: cancelled) }
      if !begun.isEmpty { source.tableView(self, prefetchRowsAt: begun) }
    }
  }
}

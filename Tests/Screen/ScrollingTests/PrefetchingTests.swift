import Geometry
import Scrolling
import StageKit
import Testing

/// Data sources are told what comes near the visible part.
@Suite struct `prefetching of rows and items` {
  private final class Source: TableViewDataSourcePrefetching, CollectionViewDataSourcePrefetching {
    var calls: [String] = []

    private func note(_ name: String, _ paths: [IndexPath]) {
      calls.append(
        "\(name) \(paths.map { $0.row }.min() ?? -1)-\(paths.map { $0.row }.max() ?? -1)")
    }

    func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath]) {
      note("begin", indexPaths)
    }
    func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      note("cancel", indexPaths)
    }
    func collectionView(
      _ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) { note("begin", indexPaths) }
  }

  private final class Items: CollectionViewDataSource {
    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { 100 }
    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
  }

  @Test func `a table tells the next screen of rows once, and cancels what goes away unseen`() {
    let rows = Rows([(0..<60).map { "\($0)" }])
    rows.height = 44
    let (stage, table) = rows.stage()
    let source = Source()
    table.prefetchDataSource = source
    table.setNeedsLayout()
    stage.advance(to: 0.1)
    // Ten rows are visible; the next screen has ten more.
    #expect(source.calls == ["begin 10-19"])
    table.setNeedsLayout()
    stage.advance(to: 0.2)
    #expect(source.calls == ["begin 10-19"])
    table.contentOffset = Point(0, 40 * 44)
    stage.advance(to: 0.3)
    #expect(source.calls.dropFirst() == ["cancel 10-19", "begin 30-59"])
  }

  @Test func `a collection tells the next screen of items, unless that is turned off`() {
    let stage = Stage(size: Size(320, 400))
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(320, 100)
    layout.minimumLineSpacing = 0
    let collection = CollectionView(
      frame: Rect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "item")
    let (items, source) = (Items(), Source())
    collection.dataSource = items
    collection.prefetchDataSource = source
    collection.isPrefetchingEnabled = false
    stage.view.addSubview(collection)
    stage.advance(to: 0.1)
    #expect(source.calls.isEmpty)
    collection.isPrefetchingEnabled = true
    collection.setNeedsLayout()
    stage.advance(to: 0.2)
    #expect(source.calls == ["begin 4-7"])
  }
}

import Geometry
import Scrolling
import StageKit
import TestSupport
import Testing

@Suite struct `delegates of tables and collections` {
  @Test func `the delegate hears of headers and footers that come and go`() {
    final class Sections: TableViewDataSource, TableViewDelegate {
      var calls: [String] = []
      func numberOfSections(in tableView: TableView) -> Int { 3 }
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 10 }
      func tableView(
        _ tableView: TableView, cellForRowAt indexPath: IndexPath
      ) -> TableViewCell { TableViewCell(style: .default, reuseIdentifier: nil) }
      func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        "A"
      }
      func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
        "Z"
      }
      func tableView(
        _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
      ) { calls.append("header \(section)") }
      func tableView(
        _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int
      ) { calls.append("footer \(section)") }
      func tableView(
        _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int
      ) { calls.append("header \(section) ends") }
      func tableView(
        _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int
      ) { calls.append("footer \(section) ends") }
    }
    let source = Sections()
    let stage = Stage(size: Size(320, 440))
    stage.retain(source)
    let table = TableView(frame: stage.view.bounds)
    table.dataSource = source
    table.delegate = source
    stage.view.addSubview(table)
    stage.advance(to: 0)
    #expect(source.calls == ["header 0", "footer 0"])
    // Ten rows of 44 points, a header and a footer of 28, and 22 above: the second section begins
    // at 518.
    table.contentOffset.y = 518
    stage.advance(to: 0.01)
    #expect(source.calls.contains("header 0 ends") && source.calls.contains("footer 0 ends"))
    #expect(source.calls.contains("header 1") && source.calls.contains("footer 1"))
    table.reloadData()
    stage.advance(to: 0.02)
    #expect(source.calls.contains("header 1 ends"))
  }

  @Test(arguments: [(false, ["select", "perform"]), (true, ["select"])])
  func `a tap performs a row's action after its selection, unless rows are edited`(
    isEditing: Bool, expected: [String]
  ) {
    final class Actions: TableViewDataSource, TableViewDelegate {
      var calls: [String] = []
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 10 }
      func tableView(
        _ tableView: TableView, cellForRowAt indexPath: IndexPath
      ) -> TableViewCell { TableViewCell(style: .default, reuseIdentifier: nil) }
      func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        calls.append("select")
      }
      func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        calls.append("perform")
      }
    }
    let source = Actions()
    let stage = Stage(size: Size(320, 440))
    stage.retain(source)
    let table = TableView(frame: stage.view.bounds)
    table.dataSource = source
    table.delegate = source
    table.allowsSelectionDuringEditing = true
    table.isEditing = isEditing
    stage.view.addSubview(table)
    stage.tap(at: Point(160, 66), time: 1)
    stage.advance(to: 2)
    #expect(source.calls == expected)
  }

  @Test func `the delegate hears of supplementary views and taps of a collection`() {
    final class Items: CollectionViewDataSource, CollectionViewDelegate {
      var calls: [String] = []
      func numberOfSections(in collectionView: CollectionView) -> Int { 2 }
      func collectionView(
        _ collectionView: CollectionView, numberOfItemsInSection section: Int
      ) -> Int { 40 }
      func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
      ) -> CollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      }
      func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> CollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: "header", for: indexPath)
      }
      func collectionView(
        _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
      ) { calls.append("header \(indexPath.section)") }
      func collectionView(
        _ collectionView: CollectionView,
        didEndDisplayingSupplementaryView view: CollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
      ) { calls.append("header \(indexPath.section) ends") }
      func collectionView(
        _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath
      ) { calls.append("perform \(indexPath.section) \(indexPath.item)") }
    }
    let source = Items()
    let stage = Stage(size: Size(320, 440))
    stage.retain(source)
    let layout = CollectionViewFlowLayout()
    layout.headerReferenceSize = Size(0, 40)
    let view = CollectionView(frame: stage.view.bounds, collectionViewLayout: layout)
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.register(
      CollectionReusableView.self,
      forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = source
    view.delegate = source
    stage.view.addSubview(view)
    stage.advance(to: 0)
    #expect(source.calls == ["header 0"])
    stage.tap(at: Point(20, 60), time: 1)
    stage.advance(to: 2)
    #expect(source.calls == ["header 0", "perform 0 0"])
    // Both sections are as high.
    view.contentOffset.y = view.contentSize.height / 2
    stage.advance(to: 2.1)
    #expect(source.calls.contains("header 0 ends") && source.calls.contains("header 1"))
  }
}

import Dynamics
import Geometry
import Scrolling
import StageKit
import Testing

@Suite struct `lines of lists` {
  private final class Rows: CollectionViewDataSource {
    func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ view: CollectionView, cellForItemAt path: IndexPath
    ) -> CollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    }
  }

  private func lines(
    _ configure: (inout CollectionLayoutListConfiguration) -> Void
  ) -> [[Rect]] {
    let stage = Stage(size: Size(320, 440))
    let rows = Rows()
    stage.retain(rows)
    var list = CollectionLayoutListConfiguration(appearance: .plain)
    configure(&list)
    let view = CollectionView(
      frame: stage.view.bounds,
      collectionViewLayout: CollectionViewCompositionalLayout.list(using: list))
    view.register(CollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = rows
    stage.view.addSubview(view)
    stage.advance(to: 0)
    return view.visibleCells.sorted { $0.center.y < $1.center.y }.map { cell in
      cell.subviews.filter { !$0.isHidden && $0.bounds.height < 1 }.map(\.frame)
        .sorted { $0.minY < $1.minY }
    }
  }

  @Test func `are hidden, shown above, and inset by the handler`() {
    let all = lines { list in
      list.itemSeparatorHandler = { path, lines in
        var lines = lines
        switch path.item {
        case 0: lines.bottomSeparatorVisibility = .hidden
        case 1:
          lines.topSeparatorVisibility = .visible
          lines.bottomSeparatorInsets.leading = 50
          lines.bottomSeparatorInsets.trailing = 20
        default: break
        }
        return lines
      }
    }
    #expect(all.map(\.count) == [0, 2, 1])
    #expect(all[1][0].minY == 0 && all[1][1].minX == 50 && all[1][1].width == 250)
  }

  @Test func `are below all rows without a handler`() {
    #expect(lines { _ in }.map(\.count) == [1, 1, 1])
  }
}

import Geometry
import Scrolling
import StageKit
import Testing

/// The frames with which a collection makes its cells.
@Suite struct `frames of new cells` {
  /// A class that has the initializer of the base class.
  private final class Labeled: CollectionViewCell {
    let label = Label()
    override init(frame: Rect = .zero) {
      super.init(frame: frame)
      label.frame = Rect(x: 0, y: frame.height - 30, width: frame.width, height: 30)
      contentView.addSubview(label)
    }
  }

  private final class Source: CollectionViewDataSource {
    func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
      _ view: CollectionView, cellForItemAt path: IndexPath
    ) -> CollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "a", for: path) }
  }

  @Test func `a cell is made with its place in the layout`() throws {
    let stage = Stage(size: Size(320, 440))
    let source = Source()
    stage.retain(source)
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(120, 100)
    let view = CollectionView(frame: stage.view.bounds, collectionViewLayout: layout)
    view.register(Labeled.self, forCellWithReuseIdentifier: "a")
    view.dataSource = source
    stage.view.addSubview(view)
    stage.advance(to: 0)
    let cells = view.visibleCells.compactMap { $0 as? Labeled }
    #expect(cells.count == 2)
    #expect(cells.allSatisfy { $0.label.frame == Rect(x: 0, y: 70, width: 120, height: 30) })
    // Apart from the layout a cell has no place.
    #expect(Labeled(registeredWith: nil).frame == .zero)
  }
}

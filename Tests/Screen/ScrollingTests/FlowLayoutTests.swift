import Dynamics
import Geometry
import Scrolling
import StageKit
import Testing

@Suite struct `flow layouts` {
  private final class Boxes: CollectionViewDataSource {
    final class Box: CollectionViewCell {
      let content = View()
      override init(frame: Rect = .zero) {
        super.init(frame: frame)
        content.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(content)
        LayoutConstraint.activate([
          content.topAnchor.constraint(equalTo: contentView.topAnchor),
          content.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          content.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          content.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
      }
      required convenience init(registeredWith reuseIdentifier: String?) { self.init(frame: .zero) }
    }

    let widths = [60.0, 100, 80, 140]
    func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int {
      widths.count
    }
    func collectionView(
      _ view: CollectionView, cellForItemAt path: IndexPath
    ) -> CollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "box", for: path)
      if let box = cell as? Box {
        box.content.widthAnchor.constraint(equalToConstant: widths[path.item]).isActive = true
        box.content.heightAnchor.constraint(equalToConstant: 30).isActive = true
      }
      return cell
    }
  }

  private func frames(_ configure: (CollectionViewFlowLayout) -> Void) -> [Rect] {
    let stage = Stage(size: Size(320, 440))
    let boxes = Boxes()
    stage.retain(boxes)
    let layout = CollectionViewFlowLayout()
    configure(layout)
    let view = CollectionView(frame: stage.view.bounds, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(Boxes.Box.self, forCellWithReuseIdentifier: "box")
    view.dataSource = boxes
    stage.view.addSubview(view)
    stage.advance(to: 0)
    return view.visibleCells.sorted {
      $0.center.x + 1000 * $0.center.y < $1.center.x + 1000 * $1.center.y
    }
    .map(\.frame)
  }

  @Test func `cells of an estimated size have the size of their constraints`() {
    let frames = frames { $0.estimatedItemSize = CollectionViewFlowLayout.automaticSize }
    #expect(frames.map(\.width) == [60, 100, 80, 140])
    #expect(frames.allSatisfy { $0.height == 30 })
    // The first three fill the line: 60 + 100 + 80 and the rest of 320 between them.
    #expect(frames.map(\.minX) == [0, 100, 240, 0])
    #expect(frames[3].minY == 40)
  }

  @Test func `cells have the size of the layout without an estimate`() {
    let frames = frames { $0.itemSize = Size(70, 20) }
    // The frames are computed from centers, so that the last bits are rounded.
    #expect(frames.count == 4)
    #expect(frames.allSatisfy { abs($0.width - 70) < 1e-9 && abs($0.height - 20) < 1e-9 })
  }

  @Test func `insets are measured from the margins of the collection`() {
    let frames = frames {
      $0.sectionInsetReference = .fromLayoutMargins
      $0.sectionInset = Insets(top: 0, left: 4, bottom: 0, right: 0)
    }
    // The margins of a view are 8 points.
    #expect(frames.map(\.minX).min() == 12)
  }

  @Test func `the footer of a section stays visible`() {
    let stage = Stage(size: Size(320, 200))
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(300, 100)
    layout.footerReferenceSize = Size(320, 30)
    layout.sectionFootersPinToVisibleBounds = true
    let boxes = Boxes()
    stage.retain(boxes)
    let view = CollectionView(frame: stage.view.bounds, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(Boxes.Box.self, forCellWithReuseIdentifier: "box")
    view.dataSource = boxes
    stage.view.addSubview(view)
    layout.prepare()
    let footer = layout.layoutAttributesForSupplementaryView(
      ofKind: CollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 0))
    #expect(footer?.frame.maxY == 200)
  }
}

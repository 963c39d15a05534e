internal import Geometry
internal import Layers
internal import PictureKit
internal import Scrolling
internal import StageKit

/// A collection with a flow layout: items are inserted and deleted, and the layout changes.
struct GalleryCollectionView: ViewGallery {
  let id = "gallery-collection-view"
  let height = 320.0
  let duration = 3.0
  let keyMoments = [0.0, 0.65, 1.3, 2.15, 2.9]

  func show(on page: GalleryPage) {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(60, 60)
    layout.sectionInset = Insets(top: 12, left: 12, bottom: 12, right: 12)
    let view = GalleryCollection(
      frame: Rect(x: 0, y: 0, width: GalleryPage.width, height: height),
      collectionViewLayout: layout)
    let items = view.items
    view.register(GalleryCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    page.view.addSubview(view)
    page.at(0.5) { items.insertItem(in: view) }
    page.at(1.2) { items.deleteItem(in: view) }
    page.at(2) {
      let layout = CollectionViewFlowLayout()
      layout.itemSize = Size(84, 40)
      layout.sectionInset = Insets(top: 12, left: 12, bottom: 12, right: 12)
      view.setCollectionViewLayout(layout, animated: true)
    }
  }
}

/// A collection that keeps its items, to which collections refer weakly.
private final class GalleryCollection: CollectionView {
  let items = GalleryItems()
}

/// The items of the gallery's collection: numbers of which colors follow.
private final class GalleryItems: CollectionViewDataSource {
  private var numbers = Array(1...14)

  func insertItem(in view: CollectionView) {
    numbers.insert(15, at: 2)
    view.insertItems(at: [IndexPath(item: 2, section: 0)])
  }

  func deleteItem(in view: CollectionView) {
    numbers.remove(at: 5)
    view.deleteItems(at: [IndexPath(item: 5, section: 0)])
  }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  {
    numbers.count
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? GalleryCell)?.show(numbers[indexPath.item])
    return cell
  }
}

/// A number on a color.
private final class GalleryCell: CollectionViewCell {
  private let label = Label()

  override init(frame: Rect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 8
    label.textAlignment = .center
    label.textColor = .white
    contentView.addSubview(label)
  }

  func show(_ number: Int) {
    let colors: [Color] = [.systemRed, .systemOrange, .systemGreen, .systemBlue, .systemPurple]
    contentView.backgroundColor = colors[number % colors.count]
    label.text = "\(number)"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}

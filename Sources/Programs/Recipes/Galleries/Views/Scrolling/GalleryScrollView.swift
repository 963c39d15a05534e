internal import Controls
internal import Geometry
internal import Layers
internal import PictureKit
internal import Scrolling
internal import StageKit

/// Scroll views: thrown, with pages, pulled beyond the end, and with a refresh control.
struct GalleryScrollView: ViewGallery {
  let id = "gallery-scroll-view"
  let height = 500.0

  func show(on page: GalleryPage) {
    let thrown = scrollView(length: 20)
    page.addWide(thrown, height: 100, margin: 16)
    page.drag(
      thrown, from: Point(200, 50), by: Vector(dx: -150, dy: 0), at: 0.1, duration: 0.15)

    let paged = scrollView(length: 5)
    paged.isPagingEnabled = true
    page.addWide(paged, height: 100, margin: 16)
    page.drag(
      paged, from: Point(200, 50), by: Vector(dx: -160, dy: 0), at: 0.1, duration: 0.3)

    let pulled = scrollView(length: 5)
    page.addWide(pulled, height: 100, margin: 16)
    page.drag(pulled, from: Point(60, 50), by: Vector(dx: 150, dy: 0), at: 0.1, duration: 0.6)

    let refreshed = ScrollView()
    refreshed.backgroundColor = .secondarySystemBackground
    refreshed.refreshControl = RefreshControl()
    refreshed.alwaysBounceVertical = true
    let label = Label(frame: Rect(x: 12, y: 0, width: 240, height: 40))
    label.text = "Pull to refresh"
    refreshed.addSubview(label)
    page.addWide(refreshed, height: 140, margin: 16)
    page.drag(
      refreshed, from: Point(130, 20), by: Vector(dx: 0, dy: 440), at: 0.1, duration: 0.6)
  }

  private func scrollView(length: Int) -> ScrollView {
    let view = ScrollView()
    view.backgroundColor = .secondarySystemBackground
    view.contentSize = Size(Double(length) * 268, 100)
    let colors: [Color] = [.systemRed, .systemOrange, .systemGreen, .systemBlue, .systemPurple]
    for index in 0..<(2 * length) {
      let tile = View(
        frame: Rect(x: Double(index) * 134 + 7, y: 15, width: 120, height: 70))
      tile.backgroundColor = colors[index % colors.count]
      tile.layer.cornerRadius = 10
      view.addSubview(tile)
    }
    return view
  }
}

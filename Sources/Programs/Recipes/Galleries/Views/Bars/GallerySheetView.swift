internal import Bars
internal import Geometry
internal import PictureKit
internal import StageKit

/// A sheet with two detents, which a finger drags up and then away.
struct GallerySheetView: ViewGallery {
  let id = "gallery-sheet-view"
  let height = 480.0
  let duration = 3.5
  let keyMoments = [0.25, 0.9, 1.9, 2.7, 3.4]

  func show(on page: GalleryPage) {
    let screen = View(frame: page.view.bounds)
    screen.backgroundColor = .systemGroupedBackground
    page.view.addSubview(screen)
    let content = View()
    content.backgroundColor = .secondarySystemBackground
    let label = Label(frame: Rect(x: 20, y: 30, width: 200, height: 24))
    label.text = "A sheet"
    content.addSubview(label)
    let sheet = SheetView(contentView: content)
    sheet.detents = [.medium(), .large()]
    sheet.prefersGrabberVisible = true
    page.at(0.05) { sheet.present(over: screen, animated: true) }
    page.drag(page.view, from: Point(150, 260), by: Vector(dx: 0, dy: -180), at: 1, duration: 0.4)
    page.drag(page.view, from: Point(150, 80), by: Vector(dx: 0, dy: 380), at: 2.2, duration: 0.3)
  }
}

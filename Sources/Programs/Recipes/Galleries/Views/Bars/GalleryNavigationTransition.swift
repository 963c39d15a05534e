internal import Bars
internal import Geometry
internal import PictureKit
internal import StageKit

/// A push and a pop of one view over another.
struct GalleryNavigationTransition: ViewGallery {
  let id = "gallery-navigation-transition"
  let height = 300.0
  let keyMoments = [0, 0.3, 0.9, 1.3, 1.8]

  func show(on page: GalleryPage) {
    let behind = screen("List", .systemGroupedBackground, on: page)
    page.view.addSubview(behind)
    let transition = NavigationTransition(
      in: page.view, behind: behind, front: screen("Detail", .systemBackground, on: page))
    page.at(0.2) { transition.push(animated: true) }
    page.at(1.2) { transition.pop(animated: true) }
  }

  private func screen(_ text: String, _ color: Color, on page: GalleryPage) -> View {
    let view = View(frame: page.view.bounds)
    view.backgroundColor = color
    let label = Label(frame: view.bounds)
    label.text = text
    label.font = .systemFont(ofSize: 28, weight: .bold)
    label.textAlignment = .center
    view.addSubview(label)
    return view
  }
}

internal import Bars
internal import Controls
internal import Geometry
internal import StageKit

/// An alert with a text field that a tap dismisses, then an action sheet.
struct GalleryAlertView: ViewGallery {
  let id = "gallery-alert-view"
  let height = 420.0
  let duration = 3.0
  let keyMoments = [0.15, 0.8, 1.3, 2.2, 2.9]

  func show(on page: GalleryPage) {
    page.view.backgroundColor = .systemGroupedBackground
    let alert = AlertView(
      title: "Sign in", message: "The password of your account.", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Password" }
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    alert.addAction(AlertAction(title: "OK", style: .default))
    page.at(0.05) { alert.present(over: page.view, animated: true) }
    page.at(1.1) { alert.dismiss(animated: true) }

    let sheet = AlertView(title: nil, message: "This photo", preferredStyle: .actionSheet)
    sheet.addAction(AlertAction(title: "Share", style: .default))
    sheet.addAction(AlertAction(title: "Delete", style: .destructive))
    sheet.addAction(AlertAction(title: "Cancel", style: .cancel))
    page.at(1.7) { sheet.present(over: page.view, animated: true) }
  }
}

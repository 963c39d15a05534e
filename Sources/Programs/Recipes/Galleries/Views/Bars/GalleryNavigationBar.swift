internal import Bars
internal import Geometry
internal import PictureKit
internal import StageKit

/// Navigation bars: pushed and popped, with a large title, with buttons.
struct GalleryNavigationBar: ViewGallery {
  let id = "gallery-navigation-bar"
  let height = 260.0

  func show(on page: GalleryPage) {
    let bar = NavigationBar()
    let first = NavigationItem(title: "Settings")
    first.rightBarButtonItem = BarButtonItem(systemItem: .edit)
    bar.items = [first]
    page.addWide(bar, height: 44)
    let second = NavigationItem(title: "General")
    second.rightBarButtonItem = BarButtonItem(systemItem: .done)
    page.at(0.5) { bar.pushItem(second, animated: true) }
    page.at(1.2) { bar.popItem(animated: true) }

    let large = NavigationBar()
    large.prefersLargeTitles = true
    large.items = [NavigationItem(title: "Large title")]
    page.addWide(large, height: 96)

    let buttons = NavigationBar()
    let item = NavigationItem(title: "Buttons")
    item.leftBarButtonItems = [BarButtonItem(systemItem: .cancel)]
    item.rightBarButtonItems = [
      BarButtonItem(systemItem: .add), BarButtonItem(systemItem: .action),
    ]
    buttons.items = [item]
    buttons.tintColor = .systemOrange
    page.addWide(buttons, height: 44)
  }
}

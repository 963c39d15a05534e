internal import Bars
internal import Geometry
internal import StageKit

/// Bars at the bottom of a screen: a tab bar with a badge that is tapped, and a toolbar.
struct GalleryTabBar: ViewGallery {
  let id = "gallery-tab-bar"
  let height = 140.0

  func show(on page: GalleryPage) {
    let bar = TabBar()
    let items = [TabBarItem.SystemItem.favorites, .recents, .contacts, .search].enumerated().map {
      TabBarItem(tabBarSystemItem: $1, tag: $0)
    }
    items[1].badgeValue = "3"
    bar.items = items
    bar.selectedItem = items[0]
    page.addWide(bar, height: 49)
    page.tap(bar, at: 0.4, duration: 0.1, on: Point(190, 24))

    let toolbar = Toolbar()
    toolbar.items = [
      BarButtonItem(systemItem: .action), BarButtonItem(systemItem: .flexibleSpace),
      BarButtonItem(systemItem: .refresh), BarButtonItem(systemItem: .flexibleSpace),
      BarButtonItem(systemItem: .trash),
    ]
    page.addWide(toolbar, height: 44)
  }
}

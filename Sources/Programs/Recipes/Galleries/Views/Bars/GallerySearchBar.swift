internal import Bars
internal import Geometry
internal import StageKit

/// Search bars: one with text and a cancel button, one that is minimal.
struct GallerySearchBar: ViewGallery {
  let id = "gallery-search-bar"
  let height = 140.0

  func show(on page: GalleryPage) {
    let bar = SearchBar()
    bar.text = "Motion"
    page.addWide(bar, height: 56)
    page.at(0.4) { bar.setShowsCancelButton(true, animated: true) }
    let minimal = SearchBar()
    minimal.placeholder = "Search"
    minimal.searchBarStyle = .minimal
    page.addWide(minimal, height: 56)
  }
}

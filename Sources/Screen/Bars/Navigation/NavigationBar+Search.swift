internal import Controls
internal import Geometry
internal import StageKit

extension NavigationBar {
  /// The height of prompt, titles and items; 0 while only the search bar is shown.
  var titlesHeight: Double {
    guard !showsSearchAlone else { return 0 }
    return promptHeight + barHeight
      + (hasLargeTitle ? NavigationMetrics.largeHeight : 0)
  }

  /// The height of the bar with all of its parts.
  var fittingHeight: Double { titlesHeight + searchHeight }

  /// The height down to which scrolled content makes the bar smaller.
  var minHeight: Double {
    guard !showsSearchAlone else { return fittingHeight }
    return promptHeight + barHeight + (hidesSearchBar ? 0 : searchHeight)
  }

  private var searchHeight: Double { searchArea?.fullHeight(isAlone: showsSearchAlone) ?? 0 }

  /// Whether scrolled content hides the search bar.
  private var hidesSearchBar: Bool {
    topItem?.hidesSearchBarWhenScrolling == true
      && searchArea?.bar.searchTextField.isEditing == false
  }

  /// The part of the search bar's height for which there is space.
  private var shownSearchHeight: Double {
    guard !showsSearchAlone, hidesSearchBar else { return searchHeight }
    return min(max(bounds.height - titlesHeight, 0), searchHeight)
  }

  /// The place of titles and items, below the prompt; above the bar while only the search bar is
  /// shown.
  var pageFrame: Rect {
    guard !showsSearchAlone else {
      let height =
        barHeight + (hasLargeTitle ? NavigationMetrics.largeHeight : 0)
      return Rect(x: 0, y: -height, width: bounds.width, height: height)
    }
    return Rect(
      x: 0, y: promptHeight, width: bounds.width,
      height: bounds.height - promptHeight - shownSearchHeight)
  }

  /// Adds the search bar of the top item, in a new area if it is another one.
  func showSearchBar() {
    let bar = topItem?.searchBar
    guard bar !== searchArea?.bar else { return }
    searchArea = bar.map { NavigationSearchArea($0) }
    if let searchArea { addSubview(searchArea) }
    placeSearchArea()
  }

  /// Places the search bar below the titles.
  func placeSearchArea() {
    guard let searchArea else { return }
    let height = shownSearchHeight
    searchArea.frame = Rect(
      x: 0, y: bounds.height - height, width: bounds.width, height: height)
    searchArea.place(isAlone: showsSearchAlone, margin: barMargins.left)
  }

  /// Changes the height after a change of the search bar's.
  package func searchBarDidResize() { fitHeight() }
}

public import Bars

extension UINavigationItem {
  /// The search controller whose bar is below the titles of the navigation bar; nil by default.
  public var searchController: UISearchController? {
    get { searchOwner as? UISearchController }
    set {
      searchOwner = newValue
      searchBar = newValue?.searchBar
    }
  }
}

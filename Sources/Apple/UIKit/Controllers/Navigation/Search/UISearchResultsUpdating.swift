/// Updates the results of a search.
public protocol UISearchResultsUpdating: AnyObject {
  /// Called when a search begins and ends, and after each change of the text, by the program too.
  func updateSearchResults(for searchController: UISearchController)
}

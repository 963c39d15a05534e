/// Updates the results of a search.
public protocol UISearchResultsUpdating: AnyObject {
  /// Called when a search begins and ends, and after each change of the text, by the program too.
  func updateSearchResults(for searchController: UISearchController)
  /// Called when the user has chosen a suggestion, which a film does not show; does nothing.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  /// Does nothing.
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}

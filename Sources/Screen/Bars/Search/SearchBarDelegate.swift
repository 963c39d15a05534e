/// Receives the events of a search bar: `UISearchBarDelegate`; all methods are optional.
public protocol SearchBarDelegate: AnyObject {
  /// Returns whether the text may be edited; true by default.
  func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool
  /// Called after editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar)
  /// Returns whether editing may end; true by default.
  func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool
  /// Called after editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: SearchBar)
  /// Returns whether characters may be replaced by others; true by default.
  ///
  /// - Parameters:
  ///   - searchBar: The bar.
  ///   - range: The UTF-16 units that are replaced.
  ///   - text: The replacement; empty for the delete key.
  /// - Returns: Whether the text may change.
  func searchBar(
    _ searchBar: SearchBar, shouldChangeTextIn range: Range<Int>, replacementText text: String
  ) -> Bool
  /// Called after typing or the clear button has changed the text.
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String)
  /// Called by the return key.
  func searchBarSearchButtonClicked(_ searchBar: SearchBar)
  /// Called after a tap on the cancel button.
  func searchBarCancelButtonClicked(_ searchBar: SearchBar)
  /// Called after a tap on the bookmark button.
  func searchBarBookmarkButtonClicked(_ searchBar: SearchBar)
  /// Called after a tap on the button of the list of results.
  func searchBarResultsListButtonClicked(_ searchBar: SearchBar)
  /// Called after a tap on the button of another scope.
  func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension SearchBarDelegate {
  /// Returns true.
  public func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {}
  /// Returns true.
  public func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: SearchBar) {}
  /// Returns true.
  public func searchBar(
    _ searchBar: SearchBar, shouldChangeTextIn range: Range<Int>, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBar(
    _ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBarResultsListButtonClicked(_ searchBar: SearchBar) {}
}

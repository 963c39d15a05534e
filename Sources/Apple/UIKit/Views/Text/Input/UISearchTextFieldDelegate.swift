public import Bars
public import Controls

/// What a search field reports; all methods are optional.
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  /// Returns what is copied with a piece; an empty provider by default. Pieces are not copied.
  func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider
  /// Called after the user has chosen a suggestion, which a film does not have.
  func searchTextField(
    _ searchTextField: UISearchTextField,
    didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
  /// Returns an empty provider.
  public func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider { NSItemProvider() }
  /// Does nothing.
  public func searchTextField(
    _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion
  ) {}
}

/// Receives the beginning and the end of searches; all methods are optional.
public protocol UISearchControllerDelegate: AnyObject {
  /// Called before the search controller appears, so that the delegate may present it otherwise.
  func presentSearchController(_ searchController: UISearchController)
  /// Called before the search controller appears.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after the search controller has appeared.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search controller disappears.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after the search controller has disappeared.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func presentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// The kind of a segue; the raw values are those of interface documents.
package enum SegueKind: String {
  case show, showDetail, push, replace
  case presentation, modal, popoverPresentation

  /// Creates a segue of the kind.
  ///
  /// - Parameters:
  ///   - identifier: The identifier; nil for none.
  ///   - source: The controller that the segue starts from.
  ///   - destination: The controller that it leads to.
  ///   - animates: Whether the change is animated; true by default.
  /// - Returns: The segue.
  package func segue(
    identifier: String?, from source: UIViewController, to destination: UIViewController,
    animates: Bool = true
  ) -> UIStoryboardSegue {
    UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
      switch self {
      case .show: source.show(destination, sender: nil)
      case .showDetail, .replace: source.showDetailViewController(destination, sender: nil)
      case .push: source.navigationController?.pushViewController(destination, animated: animates)
      case .presentation, .modal: source.present(destination, animated: animates)
      case .popoverPresentation:
        destination.modalPresentationStyle = .popover
        source.present(destination, animated: animates)
      }
    }
  }
}

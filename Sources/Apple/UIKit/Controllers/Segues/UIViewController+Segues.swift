private import Geometry
internal import StageKit

/// What an interface document supplies to a controller that is created from it.
package protocol ControllerDocument: AnyObject {
  /// Creates the segue with an identifier from the controller, with a new destination.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - source: The controller.
  ///   - sender: What causes the segue.
  /// - Returns: The segue; nil if the document has none.
  func segue(
    withIdentifier identifier: String, from source: UIViewController, sender: Any?
  ) -> UIStoryboardSegue?

  /// The identifiers of the controller's segues.
  var segueIdentifiers: [String] { get }
}

extension UIViewController {
  func performDocumentSegue(withIdentifier identifier: String, sender: Any?) {
    guard let segue = document?.segue(withIdentifier: identifier, from: self, sender: sender) else {
      let known = (document?.segueIdentifiers ?? []).sorted().map { "\"\($0)\"" }
      return ExceptionRaiser.raiseInvalidArgument(
        "\(type(of: self)) has no segue with the identifier \"\(identifier)\"; "
          + (known.isEmpty
            ? "its interface document has none" : "it has \(known.joined(separator: ", "))"))
    }
    perform(segue, sender: sender)
  }

  /// Prepares and performs a segue from this controller.
  func perform(_ segue: UIStoryboardSegue, sender: Any?) {
    prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// Prepares and performs a segue that a control, a cell or a recognizer causes, unless
  /// ``shouldPerformSegue(withIdentifier:sender:)`` objects.
  ///
  /// - Parameters:
  ///   - identifier: The identifier; nil for none.
  ///   - sender: What causes the segue.
  ///   - makeSegue: Creates the segue.
  func triggerSegue(
    withIdentifier identifier: String?, sender: Any?, makeSegue: () -> UIStoryboardSegue?
  ) {
    guard shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender),
      let segue = makeSegue()
    else { return }
    perform(segue, sender: sender)
  }

  /// Performs an unwind segue: goes back to the nearest controller with an action, and calls it.
  ///
  /// - Parameters:
  ///   - identifier: The identifier; nil for none.
  ///   - action: The action, which takes the segue.
  ///   - sender: What causes the segue.
  func performUnwindSegue(withIdentifier identifier: String?, action: Selector, sender: Any?) {
    triggerSegue(withIdentifier: identifier, sender: sender) {
      unwindSegue(withIdentifier: identifier, action: action, sender: sender)
    }
  }

  /// Creates a segue that calls an action of the nearest controller with it, and goes back to that;
  /// nil if there is none.
  func unwindSegue(
    withIdentifier identifier: String?, action: Selector, sender: Any?
  ) -> UIStoryboardSegue? {
    guard let destination = unwindDestination(of: action, sender: sender) else { return nil }
    weak var made: UIStoryboardSegue?
    let segue = UIStoryboardSegue(identifier: identifier, source: self, destination: destination) {
      if let made { action.perform(on: destination, sender: made) }
      destination.returnToFront(animated: true)
    }
    made = segue
    return segue
  }

  /// The nearest controller behind this one that has an action and accepts to be unwound to.
  private func unwindDestination(of action: Selector, sender: Any?) -> UIViewController? {
    var controller: UIViewController? = self
    while let current = controller {
      let behind = current.parent?.children.prefix { $0 !== current }.reversed() ?? []
      let candidates = behind + (current.parent.map { [$0] } ?? [])
      for candidate in candidates
      where candidate.canPerformUnwindSegueAction(action, from: self, sender: sender) {
        return candidate
      }
      controller = current.parent ?? current.presentingViewController
      if let presenting = current.presentingViewController, current.parent == nil {
        let visible = sequence(first: presenting) { $0.children.last }
        let found = Array(visible).reversed().first {
          $0.canPerformUnwindSegueAction(action, from: self, sender: sender)
        }
        if let found { return found }
      }
    }
    return nil
  }

  /// Dismisses what is presented over the controller, and pops what is above it.
  private func returnToFront(animated: Bool) {
    let presenter = sequence(first: self, next: \.parent)
      .first { $0.presentedViewController != nil }
    presenter?.dismiss(animated: animated)
    guard let navigationController, navigationController.topViewController !== self else { return }
    if navigationController.viewControllers.contains(self) {
      navigationController.popToViewController(self, animated: animated && presenter == nil)
    }
  }
}

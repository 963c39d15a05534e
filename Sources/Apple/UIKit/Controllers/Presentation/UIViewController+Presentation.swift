private import Geometry
internal import StageKit

/// What a controller presents, and what presents it.
struct ModalState {
  /// The controller that is presented.
  var presented: UIViewController?
  /// The controller that presents.
  weak var presenting: UIViewController?
  /// What manages the presentation of the controller; made when it is first asked for.
  var controller: UIPresentationController?
}

extension UIViewController {
  /// The controller that this one, or a container of it, has presented; nil without one.
  public var presentedViewController: UIViewController? { presenter?.modal.presented }

  /// The controller that has presented this one, or a container of it; nil without one.
  public var presentingViewController: UIViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.modal.presenting).first
  }

  /// The nearest controller, this one or a container of it, that presents one.
  private var presenter: UIViewController? {
    sequence(first: self, next: \.parent).first { $0.modal.presented != nil }
  }

  /// What manages the presentation of the controller; nil for an alert before it is presented.
  public var presentationController: UIPresentationController? {
    let presented = sequence(first: self, next: \.parent).first { $0.modal.controller != nil }
    if let presented { return presented.modal.controller }
    guard modalPresentationStyle != .custom || transitioningDelegate != nil else { return nil }
    let controller = makePresentationController(presenter: nil, source: self)
    modal.controller = controller
    return controller
  }

  /// What manages the presentation of the controller as a sheet; nil in other styles.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// What manages the presentation of the controller as a popover; nil in other styles.
  public var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else { return nil }
    return presentationController as? UIPopoverPresentationController
  }

  /// The transition in progress in which the controller takes part; nil without one.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    for controller in sequence(first: self, next: \.parent) {
      let own =
        controller.containerTransition ?? controller.modal.controller?.transition
        ?? controller.modal.presented?.modal.controller?.transition
      if let own { return own }
    }
    return nil
  }

  /// The view that a presentation over the controller covers.
  var coveringView: UIView {
    modal.controller?.containerView ?? view
  }

  // MARK: Presenting

  func startPresentation(
    of controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    guard let context = presentationContext(for: controller) else {
      return UIApplication.logOnce(
        "\(type(of: self)) cannot present a controller: its view is not in a window")
    }
    guard context.modal.presented == nil else {
      return UIApplication.logOnce(
        "\(type(of: self)) cannot present a controller while another one is presented")
    }
    precondition(
      controller.modal.presenting == nil && controller.parent == nil,
      "\(type(of: controller)) is presented already, or in a container")
    let own =
      controller.modal.controller
      ?? controller.makePresentationController(presenter: context, source: self)
    context.modal.presented = controller
    controller.modal.presenting = context
    let presentation = own.adapted()
    controller.modal.controller = presentation
    Presentation(presentation, source: self).present(animated: animated, completion: completion)
  }

  /// The controller over whose view another one is presented; nil if the view is in no window.
  private func presentationContext(for controller: UIViewController) -> UIViewController? {
    guard viewIfLoaded?.window != nil else { return nil }
    let containers = Array(sequence(first: self, next: \.parent))
    let style = controller.modalPresentationStyle
    if style == .currentContext || style == .overCurrentContext,
      let context = containers.first(where: \.definesPresentationContext)
    {
      return context
    }
    return containers.last
  }

  private func makePresentationController(
    presenter: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    if let own = ownPresentationController(presenter: presenter) { return own }
    switch modalPresentationStyle {
    case .custom:
      let custom = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: source)
      if let custom { return custom }
    case .automatic, .pageSheet, .formSheet:
      // A sheet moves itself, so that an object that animates the presentation gets an ordinary
      // one.
      if transitioningDelegate == nil, preferredTransition == nil {
        return UISheetPresentationController(presentedViewController: self, presenting: presenter)
      }
    case .popover:
      return UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    case .none, .fullScreen, .currentContext, .overFullScreen, .overCurrentContext: break
    }
    return UIPresentationController(presentedViewController: self, presenting: presenter)
  }

  // MARK: Dismissing

  func startDismissal(animated: Bool, completion: (() -> Void)?) {
    let presenter =
      presenter ?? sequence(first: self, next: \.parent).lazy.compactMap(\.modal.presenting).first
    guard let presenter, let presented = presenter.modal.presented,
      let presentation = presented.modal.controller
    else {
      completion?()
      return
    }
    if presented.modal.presented != nil {
      presented.startDismissal(animated: false, completion: nil)
    }
    Presentation(presentation, source: self).dismiss(animated: animated, completion: completion)
  }

  // MARK: Showing

  func showInContainer(_ controller: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.show(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  func showDetailInContainer(_ controller: UIViewController, sender: Any?) {
    present(controller, animated: true)
  }
}

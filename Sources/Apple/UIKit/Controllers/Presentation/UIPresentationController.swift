public import Geometry
public import StageKit

/// An object that manages a presentation from its beginning to the end of the dismissal.
///
/// A subclass gives the presented view its frame and adds views, such as a dimming one, to the
/// container view.
open class UIPresentationController: NSObject {
  /// The controller that is presented.
  public let presentedViewController: UIViewController
  /// The controller that presents the other one, as far as it is known.
  private(set) weak var presenter: UIViewController?
  /// What the adaptation to the size of the screen asks; nil by default.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The view in which the presentation takes place; nil before it begins.
  open private(set) var containerView: UIView?
  /// The traits of the presented controller instead of the inherited ones; they change nothing.
  open var overrideTraitCollection: UITraitCollection?
  /// The transition in progress; nil without one.
  var transition: ControllerTransition?
  /// The style that the presentation has on this screen.
  var effectiveStyle: UIModalPresentationStyle
  /// Whether the style is another one than the controller asks for.
  var isAdapted = false
  /// Where the presenter's view was before it was removed; nil if it was not.
  private weak var presentersSuperview: UIView?

  /// Creates a presentation.
  ///
  /// - Parameters:
  ///   - presentedViewController: The controller that is to be presented.
  ///   - presentingViewController: The controller that presents it; nil if it is not known yet.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenter = presentingViewController
    effectiveStyle = presentedViewController.modalPresentationStyle
    super.init()
  }

  /// The controller that presents the other one.
  open var presentingViewController: UIViewController {
    guard let found = presentedViewController.presentingViewController ?? presenter else {
      preconditionFailure("\(type(of: presentedViewController)) is not presented by a controller")
    }
    return found
  }

  /// The style that the presented controller asks for.
  open var presentationStyle: UIModalPresentationStyle { effectiveStyle }
  /// The style in a compact width, `.none` for no other one; that is the default.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  /// The view that is presented; by default that of the controller.
  open var presentedView: UIView? { presentedViewController.view }
  /// The frame of the presented view at the end; by default the whole container.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Whether the presentation covers the screen; true by default.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenter's view is removed while the other one is shown; false by default.
  open var shouldRemovePresentersView: Bool {
    effectiveStyle == .fullScreen || effectiveStyle == .currentContext
  }

  /// Called before the container lays out its subviews; does nothing.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container has laid out its subviews; does nothing.
  open func containerViewDidLayoutSubviews() {}
  /// Called before the presentation begins; does nothing.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation; does nothing.
  ///
  /// - Parameter completed: Whether it has not been cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal begins; does nothing.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal; does nothing.
  ///
  /// - Parameter completed: Whether it has not been cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the size of the container changes; does nothing.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Called before the traits change; does nothing.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// The size that the presented controller prefers.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Called when the presented controller prefers another size; does nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called when the size of the presented controller by its constraints has changed; does
  /// nothing.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Returns the size of the presented controller for that of the container: the same.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The traits of the presented view.
  open var traitCollection: UITraitCollection { presentedViewController.traitCollection }

  // MARK: Presenting

  /// Called after ``UIViewController/isModalInPresentation`` has changed.
  func modalityDidChange() {}

  /// Adds the view in which the presentation takes place.
  func makeContainer(over context: UIViewController) {
    guard let view = context.view, let superview = context.coveringView.superview else { return }
    let container = ContainerView(frame: context.coveringView.frame)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.onLayout = { [unowned self, unowned container] in
      containerViewWillLayoutSubviews()
      fit(in: container)
      containerViewDidLayoutSubviews()
    }
    containerView = container
    superview.insertSubview(container, aboveSubview: context.coveringView)
    if shouldRemovePresentersView { presentersSuperview = view.superview }
  }

  /// Keeps a view that fills the container at its size.
  private func fit(in container: UIView) {
    guard transition == nil, shouldRemovePresentersView, let presentedView else { return }
    presentedView.frame = frameOfPresentedViewInContainerView
  }

  func setContainer(_ view: UIView?) { containerView = view }

  /// Runs the transition of the presentation.
  func show(_ transition: ControllerTransition) { transition.run() }

  /// Runs the transition of the dismissal.
  func hide(_ transition: ControllerTransition) { transition.run() }

  /// Returns what manages the presentation on this screen, which may be of another style.
  func adapted() -> UIPresentationController { self }

  /// Removes the presenter's view, after the presentation.
  func removePresentersView() {
    guard shouldRemovePresentersView else { return }
    presentingViewController.view.removeFromSuperview()
  }

  /// Puts the presenter's view back, before the dismissal.
  func restorePresentersView() {
    guard shouldRemovePresentersView, let presentersSuperview,
      let view = presentingViewController.view, view.superview == nil
    else { return }
    UIView.performWithoutAnimation {
      view.frame = presentersSuperview.bounds
      presentersSuperview.insertSubview(view, at: 0)
      view.layoutIfNeeded()
    }
  }

  /// Removes the views of the presentation, after the dismissal.
  func removeViews() {
    presentedView?.removeFromSuperview()
    containerView?.removeFromSuperview()
    containerView = nil
  }

  /// Returns what animates the presentation or the dismissal by the style of the presented
  /// controller.
  func makeAnimator(isDismissal: Bool) -> any UIViewControllerAnimatedTransitioning {
    if let animator = presentedViewController.preferredTransition?.animator(
      of: presentedViewController, isReversed: isDismissal)
    {
      return animator
    }
    switch presentedViewController.modalTransitionStyle {
    case .coverVertical, .partialCurl: return CoverAnimator(isDismissal: isDismissal)
    case .crossDissolve: return DissolveAnimator(isDismissal: isDismissal)
    case .flipHorizontal: return FlipAnimator(isDismissal: isDismissal)
    }
  }
}

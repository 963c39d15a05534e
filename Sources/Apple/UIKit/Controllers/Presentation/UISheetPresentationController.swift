public import Bars
internal import Geometry
internal import StageKit

/// The presentation of a controller as a sheet, which rests at one of several heights.
public final class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  public typealias Detent = SheetView.Detent

  /// The heights at which the sheet rests; large only by default.
  public var detents: [Detent] = [.large()] { didSet { sheet?.detents = detents } }
  /// The name of the detent at which the sheet rests; nil, the default, is the smallest one.
  public var selectedDetentIdentifier: Detent.Identifier? {
    get { sheet.map(\.selectedDetentIdentifier) ?? initialDetent }
    set {
      initialDetent = newValue
      sheet?.selectedDetentIdentifier = newValue
    }
  }
  /// The name of the largest detent at which what is behind is not dimmed; nil, the default, is
  /// none.
  public var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { sheet?.largestUndimmedDetentIdentifier = largestUndimmedDetentIdentifier }
  }
  /// Whether there is a grabber at the upper edge; false by default.
  public var prefersGrabberVisible = false {
    didSet { sheet?.prefersGrabberVisible = prefersGrabberVisible }
  }
  /// The radius of the upper corners in points; nil, the default, is 10.
  public var preferredCornerRadius: Double? {
    didSet { sheet?.preferredCornerRadius = preferredCornerRadius }
  }
  /// Whether a drag up on content at its upper end makes the sheet larger first; true by default.
  public var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet keeps to the lower edge in a low screen; it always does.
  public var prefersEdgeAttachedInCompactHeight = false
  /// Whether the sheet follows the preferred size of its content at the edge; it has no effect.
  public var widthFollowsPreferredContentSizeWhenEdgeAttached = false

  private var sheet: SheetView?
  private var initialDetent: Detent.Identifier?

  /// Animates changes of the detents or of other properties.
  public func animateChanges(_ changes: () -> Void) {
    guard let sheet else { return changes() }
    sheet.animateChanges(changes)
  }

  /// Asks custom detents for their heights again; the sheet moves to the new height of its detent.
  public func invalidateDetents() { sheet?.detents = detents }

  override func modalityDidChange() {
    sheet?.isModalInPresentation = presentedViewController.isModalInPresentation
  }

  override func makeContainer(over context: UIViewController) {
    guard let view = presentedView else { return }
    let sheet = SheetView(contentView: view)
    sheet.detents = detents
    sheet.selectedDetentIdentifier = initialDetent
    sheet.largestUndimmedDetentIdentifier = largestUndimmedDetentIdentifier
    sheet.prefersGrabberVisible = prefersGrabberVisible
    sheet.preferredCornerRadius = preferredCornerRadius
    sheet.prefersScrollingExpandsWhenScrolledToEdge = prefersScrollingExpandsWhenScrolledToEdge
    sheet.isModalInPresentation = presentedViewController.isModalInPresentation
    sheet.delegate = self
    self.sheet = sheet
    setContainer(sheet)
  }

  override func show(_ transition: ControllerTransition) {
    sheet?.present(over: presentingViewController.coveringView, animated: transition.isAnimated) {
      transition.completeTransition(true)
    }
    transition.runCompanions()
  }

  override func hide(_ transition: ControllerTransition) {
    sheet?.dismiss(animated: transition.isAnimated) { transition.completeTransition(true) }
    transition.runCompanions()
  }

  override func removeViews() {
    super.removeViews()
    sheet = nil
  }
}

extension UISheetPresentationController: SheetViewDelegate {
  /// Begins to dismiss the controller, if its delegate allows that.
  public func sheetViewShouldDismiss(_ sheetView: SheetView) -> Bool {
    guard delegate?.presentationControllerShouldDismiss(self) ?? true else { return false }
    delegate?.presentationControllerWillDismiss(self)
    dismissalTransitionWillBegin()
    presentedViewController.appearance.movement.insert(.dismissed)
    presentedViewController.beginAppearanceTransition(false, animated: true)
    return true
  }

  /// Ends the dismissal.
  public func sheetViewDidDismiss(_ sheetView: SheetView) {
    Presentation(self, source: presentedViewController).end(completed: true, isAnimated: true)
    delegate?.presentationControllerDidDismiss(self)
  }

  /// Calls the delegate.
  public func sheetViewDidAttemptToDismiss(_ sheetView: SheetView) {
    delegate?.presentationControllerDidAttemptToDismiss(self)
  }

  /// Calls the delegate.
  public func sheetViewDidChangeSelectedDetentIdentifier(_ sheetView: SheetView) {
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}

/// What a sheet reports; all methods are optional.
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called after a finger has changed the selected detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

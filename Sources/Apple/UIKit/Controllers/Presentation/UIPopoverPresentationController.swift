public import Bars
public import Geometry
public import StageKit

/// The edge of a popover at which its arrow is.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits of the edges.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The arrow points up.
  public static let up = Self(rawValue: 1)
  /// The arrow points down.
  public static let down = Self(rawValue: 2)
  /// The arrow points to the left.
  public static let left = Self(rawValue: 4)
  /// The arrow points to the right.
  public static let right = Self(rawValue: 8)
  /// The arrow points in any direction.
  public static let any: Self = [.up, .down, .left, .right]
  /// The direction is not known.
  public static let unknown = Self(rawValue: .max)
}

/// The presentation of a controller as a popover, which in a compact width is a sheet.
///
/// Where the delegate asks for no adaptation, `adaptivePresentationStyle(for:)` returns `.none`,
/// the popover is a box beside its source.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view beside which the popover is; nil by default.
  open var sourceView: UIView?
  /// The rectangle of the view beside which the popover is; the whole view by default.
  open var sourceRect = CGRect.null
  /// The item of a bar beside which the popover is; it is in the upper right corner then.
  open var barButtonItem: UIBarButtonItem?
  /// What the popover is beside: a view, or an item of a bar; nil by default.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? UIView
    }
  }
  /// The sheet that the popover is in a compact width.
  open private(set) lazy var adaptiveSheetPresentationController =
    UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: presenter)
  /// The directions that the arrow may have; any by default.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The direction of the arrow; unknown before the presentation.
  open internal(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// Whether the popover may cover its source; false by default.
  open var canOverlapSourceViewRect = false
  /// The views beside the popover that receive touches; it has no effect.
  open var passthroughViews: [UIView]?
  /// The color of the box; nil, the default, is the system's background.
  open var backgroundColor: UIColor?
  /// The least distances from the edges of the screen, in points; 10 by default.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  /// The style in a compact width: a sheet.
  override open var adaptivePresentationStyle: UIModalPresentationStyle { .pageSheet }

  private var popover: PopoverView?
  private var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    delegate as? any UIPopoverPresentationControllerDelegate
  }

  override func adapted() -> UIPresentationController {
    let traits = UIApplication.shared.stage.traitCollection
    guard traits.horizontalSizeClass == .compact else { return self }
    let style =
      delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
      ?? adaptivePresentationStyle
    let presented = presentedViewController
    let adapted: UIPresentationController
    switch style {
    case .none, .popover: return self
    case .fullScreen, .overFullScreen:
      adapted = UIPresentationController(presentedViewController: presented, presenting: nil)
    default:
      adapted = UISheetPresentationController(presentedViewController: presented, presenting: nil)
    }
    adapted.effectiveStyle = style
    adapted.delegate = delegate
    adapted.isAdapted = true
    delegate?.presentationController(self, prepare: adapted)
    return adapted
  }

  override func makeContainer(over context: UIViewController) {
    super.makeContainer(over: context)
    popoverDelegate?.prepareForPopoverPresentation(self)
    containerView?.addGestureRecognizer(
      UITapGestureRecognizer { [unowned self] recognizer in
        guard let popover, !popover.point(inside: recognizer.location(in: popover), with: nil)
        else { return }
        dismissByUser()
      })
  }

  private func dismissByUser() {
    guard delegate?.presentationControllerShouldDismiss(self) ?? true,
      popoverDelegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true
    else { return }
    delegate?.presentationControllerWillDismiss(self)
    presentedViewController.dismiss(animated: true) { [self] in
      delegate?.presentationControllerDidDismiss(self)
      popoverDelegate?.popoverPresentationControllerDidDismissPopover(self)
    }
  }

  /// The box with the view of the controller.
  override open var presentedView: UIView? {
    if let popover { return popover }
    let made = PopoverView(
      contentView: presentedViewController.view, color: backgroundColor ?? .systemBackground)
    popover = made
    return made
  }

  /// The frame of the box, beside the source.
  override open var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView, let popover = presentedView as? PopoverView else { return .zero }
    let area = containerView.bounds.inset(by: containerView.safeAreaInsets)
      .inset(by: popoverLayoutMargins)
    var size = presentedViewController.preferredContentSize
    if size.width <= 0 { size.width = Self.standardSize.width }
    if size.height <= 0 { size.height = Self.standardSize.height }
    size = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
    arrowDirection = popover.place(
      size, beside: source(in: containerView), in: area, permittedArrowDirections)
    return popover.frame
  }

  /// The size of a popover without a preferred one, in points.
  private static let standardSize = CGSize(width: 320, height: 480)

  private func source(in container: UIView) -> CGRect {
    guard let sourceView, sourceView.window === container.window else {
      let safe = container.safeAreaInsets
      return CGRect(x: container.bounds.width - 40, y: safe.top + 8, width: 28, height: 28)
    }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
  }

  override func makeAnimator(isDismissal: Bool) -> any UIViewControllerAnimatedTransitioning {
    DissolveAnimator(isDismissal: isDismissal)
  }

  override func removeViews() {
    super.removeViews()
    presentedViewController.viewIfLoaded?.removeFromSuperview()
    popover = nil
  }
}

/// What a popover reports; all methods are optional.
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover appears.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Returns whether a tap beside the popover may dismiss it; true by default.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Called after a tap beside the popover has dismissed it.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  /// Returns true.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// What a popover can be beside: a view, or an item of a bar.
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarItem: UIPopoverPresentationControllerSourceItem {}

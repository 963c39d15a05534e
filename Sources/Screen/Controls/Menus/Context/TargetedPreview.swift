public import Geometry
public import StageKit

/// The look of a preview.
open class UIPreviewParameters: NSObject {
  /// The part of the view that is shown; nil, the default, is all of it.
  open var visiblePath: UIBezierPath?
  /// The path of the shadow; nil, the default, is that of the view.
  open var shadowPath: UIBezierPath?
  /// The color behind the view; nil by default.
  open var backgroundColor: UIColor?

  /// Creates parameters.
  public override init() { super.init() }

  /// Creates parameters of lines of text.
  public init(textLineRects: [NSValue]) { super.init() }
}

/// The look of the preview of a dragged item.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// A view that is shown while an item is dragged.
open class UIDragPreview: NSObject {
  /// The view.
  public let view: UIView
  /// The look.
  public let parameters: UIDragPreviewParameters

  /// Creates a preview.
  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    self.view = view
    self.parameters = parameters
    super.init()
  }
}

/// Where a preview is.
open class UIPreviewTarget: NSObject {
  /// The view around it.
  public let container: UIView
  /// The middle, in the container.
  public let center: CGPoint
  /// How it is turned and scaled.
  public let transform: CGAffineTransform

  /// Creates a place.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }
}

/// The place of the preview of a dragged item.
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view that is shown apart from its place, with a menu or a finger.
open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// The look.
  public let parameters: UIPreviewParameters
  /// The place.
  public let target: UIPreviewTarget

  /// Creates a preview.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Creates a preview at the view's place.
  public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    self.view = view
    self.parameters = parameters
    target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
    super.init()
  }

  /// The size of the view.
  open var size: CGSize { view.bounds.size }
}

/// The preview of a dragged item.
open class UITargetedDragPreview: UITargetedPreview {}

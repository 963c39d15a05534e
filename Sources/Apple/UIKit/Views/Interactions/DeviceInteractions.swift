public import Geometry
public import StageKit

/// The movement of a pointer over a view, which a film does not have: it never begins.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The height of a pencil over the screen, 0...1: 0.
  open var zOffset: CGFloat { 0 }
  /// Returns the angle of a pencil: 0.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// The angle of a pencil to the screen: a right one.
  open var altitudeAngle: CGFloat { .pi / 2 }
}

/// What an interaction with a pointer, a pencil or another device has in common.
///
/// A film has fingers only, which is logged once; the interaction belongs to its view.
open class _DeviceInteraction: NSObject, UIInteraction {
  /// The view; nil without one.
  public private(set) weak var view: UIView?
  /// Whether the interaction works; true by default.
  open var isEnabled = true
  /// What a film does not have.
  var device: String { "pointer" }

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) {
    self.view = view
    if view != nil { UIApplication.logOnce("a film has no \(device): nothing answers to one") }
  }
}

/// What answers to a pointer over a view.
open class UIPointerInteraction: _DeviceInteraction {
  /// What gives the looks of the pointer.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?

  /// Creates an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  /// Asks for the looks again, which nothing shows.
  open func invalidate() {}
}

/// A part of a view with a look of the pointer.
open class UIPointerRegion: NSObject {
  /// The part.
  public let rect: CGRect
  /// The name.
  public let identifier: AnyHashable?

  /// Creates a part.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }
}

/// A question for the part of a view at a place.
open class UIPointerRegionRequest: NSObject {
  /// The place.
  open var location: CGPoint { .zero }
  /// The keys that are held.
  open var modifiers: UIKeyModifierFlags { [] }
}

/// How a view shows that the pointer is over it.
public enum UIPointerEffect {
  /// As the system decides.
  case automatic(UITargetedPreview)
  /// The view is under a light.
  case highlight(UITargetedPreview)
  /// The view is lifted.
  case lift(UITargetedPreview)
  /// The view is scaled and shaded.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// How a view is tinted.
  public enum TintMode: Int, Sendable {
    case none, overlay, underlay
  }
}

/// The form of the pointer.
public enum UIPointerShape {
  /// A path.
  case path(UIBezierPath)
  /// A rounded rectangle.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// A vertical line.
  case verticalBeam(length: CGFloat)
  /// A horizontal line.
  case horizontalBeam(length: CGFloat)
}

/// The look of the pointer over a part of a view.
open class UIPointerStyle: NSObject {
  /// What the view shows; nil for none.
  public let effect: UIPointerEffect?
  /// The form of the pointer; nil is the usual one.
  public let shape: UIPointerShape?

  /// Creates a look.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.effect = effect
    self.shape = shape
    super.init()
  }

  /// Creates a look of a form.
  public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    effect = nil
    self.shape = shape
    super.init()
  }

  /// Returns a look without a pointer.
  open class func hidden() -> UIPointerStyle {
    UIPointerStyle(shape: .roundedRect(.zero), constrainedAxes: [])
  }
}

/// The directions of the screen.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// From side to side.
  public static let horizontal = Self(rawValue: 1)
  /// Up and down.
  public static let vertical = Self(rawValue: 2)
  /// Both.
  public static let both: Self = [.horizontal, .vertical]
}

/// What gives the looks of the pointer; all methods are optional.
public protocol UIPointerInteractionDelegate: AnyObject {
  /// Returns the part of the view at a place.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Returns the look of a part.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  /// Returns the whole view.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// Returns nil: the usual one.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// What answers to taps on a pencil.
open class UIPencilInteraction: _DeviceInteraction {
  /// The object that is notified of taps; nil by default.
  open weak var delegate: (any UIPencilInteractionDelegate)?
  override var device: String { "pencil" }
}

/// The object that is notified of taps on a pencil.
public protocol UIPencilInteractionDelegate: AnyObject {
  /// Called after two taps, which a film does not have.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
  /// Does nothing.
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}

/// What shows the content of small views enlarged.
open class UILargeContentViewerInteraction: _DeviceInteraction {
  override var device: String { "reader of large content" }

  /// Creates an interaction.
  public override init() { super.init() }
}

/// What shows a text while a pointer rests on a view.
open class UIToolTipInteraction: _DeviceInteraction {
  /// The text; nil by default.
  open var defaultToolTip: String?

  /// Creates an interaction.
  public init(defaultToolTip: String? = nil) {
    self.defaultToolTip = defaultToolTip
    super.init()
  }
}

/// What shows a menu of commands such as copying.
open class UIEditMenuInteraction: _DeviceInteraction {
  /// What gives the menus.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  override var device: String { "menu for editing" }

  /// Creates an interaction.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Shows a menu: nothing.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  /// Closes the menu.
  open func dismissMenu() {}
  /// Makes the menu again.
  open func reloadVisibleMenu() {}
}

/// A menu of commands.
open class UIEditMenuConfiguration: NSObject {
  /// The name.
  public let identifier: AnyHashable
  /// The place to which the menu belongs.
  public let sourcePoint: CGPoint

  /// Creates a menu.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(0)
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// What gives menus of commands.
public protocol UIEditMenuInteractionDelegate: AnyObject {}

@available(*, unavailable)
extension UIPointerEffect: Sendable {}

@available(*, unavailable)
extension UIPointerShape: Sendable {}

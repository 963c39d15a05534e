public import Dynamics
public import Geometry
public import PictureKit

/// A rectangular area of the stage with content and subviews: `UIView`.
///
/// The geometry is UIKit's: `center` is the position of the anchor point in the superview, `bounds`
/// is the view's rectangle in its own coordinates, `transform` applies about the anchor point, and
/// `frame` is the bounding box of the result. Properties that are set inside an animation block
/// take their new values **immediately**; `presentation` returns the animated values.
///
/// Override `draw(_:in:)` to draw content. Override `center`, `bounds` or `transform` to let a
/// dynamic animator move something other than the view.
open class View {
  /// The name in traces; nil uses the type.
  public var name: String? { didSet { stage?.invalidateViewNames() } }

  /// Whether the view and its subviews are hidden; false by default.
  public var isHidden = false
  /// Whether the view and its subviews receive touches; true by default, false for image views.
  public var isUserInteractionEnabled = true
  /// Whether the content and the subviews are clipped to the bounds; false by default.
  public var clipsToBounds = false
  /// The fitting of the content to the bounds; `.scaleToFill` by default.
  public var contentMode = ContentMode.scaleToFill
  /// The tint colour of the view itself; nil inherits that of the superview.
  var ownTintColor: Color?
  /// The point that `center` positions and about which `transform` applies, as a fraction of the
  /// size; (0.5, 0.5) by default.
  public var anchorPoint = Point(0.5, 0.5)

  /// The attached gesture recognizers, in the order in which they were added.
  public internal(set) var gestureRecognizers: [GestureRecognizer] = []

  /// The superview; nil for a root.
  public internal(set) weak var superview: View?
  /// The subviews, from back to front.
  public internal(set) var subviews: [View] = [] { didSet { stage?.invalidateViewNames() } }
  /// The stage that displays the view; nil if there is none.
  public internal(set) weak var stage: Stage?

  var properties: AnimatableProperties
  /// The ticker of the dynamic animators whose reference view is this view; nil before the first
  /// one.
  var referenceTicker: ReferenceViewTicker?
  private let cachedContent = CachedPicture<Size>()
  private let cachedBackground = CachedPicture<Background>()

  /// Creates a view with a frame in its future superview.
  public init(frame: Rect = .zero) {
    properties = AnimatableProperties(center: frame.center, boundsSize: frame.size)
  }

  /// The position of the anchor point, by default the middle of the view, in the superview.
  open var center: Point {
    get { properties.center.model }
    set {
      precondition(
        newValue.x.isFinite && newValue.y.isFinite,
        "a view's center must be finite, not \(newValue)")
      set(\.center, to: newValue)
    }
  }

  /// The view's rectangle in its own coordinates; the origin is (0, 0) by default.
  open var bounds: Rect {
    get { Rect(origin: properties.boundsOrigin.model, size: properties.boundsSize.model) }
    set {
      precondition(newValue.isFinite, "a view's bounds must be finite, not \(newValue)")
      set(\.boundsOrigin, to: newValue.origin)
      set(\.boundsSize, to: newValue.size)
      referenceTicker?.boundsDidChange()
    }
  }

  /// The transform about the anchor point; the identity by default.
  open var transform: Transform {
    get { properties.transform.model }
    set { set(\.transform, to: newValue) }
  }

  /// The collision shape of the view as a dynamic item; `.rectangle`, its bounds, by default.
  open var collisionBoundsType: DynamicItemCollisionBoundsType { .rectangle }

  /// The collision shape for `.path`, in points relative to the view's center; empty by default.
  open var collisionBoundingPath: Path { Path() }

  /// Returns whether a touch at a point in the view's coordinates hits the view; by default if the
  /// point is in the bounds.
  open func point(inside point: Point) -> Bool { bounds.contains(point) }

  /// Draws the content; the base class draws nothing.
  ///
  /// The picture is cached. It is redrawn after `setNeedsDisplay()` or a change of size.
  ///
  /// - Parameters:
  ///   - rect: The rectangle of the content, with its origin at (0, 0).
  ///   - canvas: The canvas.
  open func draw(_ rect: Rect, in canvas: Canvas) {}

  /// Called when `tintColor` of the view or of a superview has changed; the base class does nothing.
  open func tintColorDidChange() {}

  /// The size for which the content is drawn before `contentMode` fits it to the bounds; nil, the
  /// default, is the size of the bounds.
  open var intrinsicContentSize: Size? { nil }

  /// Whether the content is drawn for the size of the bounds at every moment of an animation.
  var redrawsAtEverySize: Bool { contentMode == .redraw }

  /// Invalidates the content, so that the next frame calls `draw(_:in:)`.
  public func setNeedsDisplay() { cachedContent.invalidate() }

  /// Returns the content at a size.
  func contentPicture(size: Size) -> Picture {
    cachedContent.picture(for: size) { draw(Rect(origin: .zero, size: size), in: $0) }
  }

  /// Returns the background behind the content.
  func backgroundPicture(bounds: Rect, color: Color) -> Picture {
    cachedBackground.picture(for: Background(bounds: bounds, color: color)) { canvas in
      canvas.setFillColor(color)
      canvas.fill(bounds)
    }
  }

  private struct Background: Equatable {
    let bounds: Rect
    let color: Color
  }
}

@available(*, unavailable)
extension View: Sendable {}

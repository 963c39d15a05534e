public import Dynamics
public import Geometry
public import Layers
public import PictureKit

/// A rectangular area of the stage with content and subviews: `UIView`.
///
/// The geometry is UIKit's: `center` is the position of the anchor point in the superview, `bounds`
/// is the view's rectangle in its own coordinates, `transform` applies about the anchor point, and
/// `frame` is the bounding box of the result. Properties that are set inside an animation block
/// take their new values **immediately**; `presentation` returns the animated values.
///
/// A view has a ``layer``, whose properties are the view's: `center` is the layer's `position`, `alpha`
/// its `opacity`. In an animation block all properties of the layer are animated, outside none.
///
/// Override `draw(_:in:)` to draw content. Override `center`, `bounds` or `transform` to let a
/// dynamic animator move something other than the view.
open class View {
  /// The name in traces; nil uses the type.
  public var name: String? { didSet { stage?.invalidateViewNames() } }

  /// The layer, of the class ``layerClass``.
  public let layer: Layer

  /// Whether the view and its subviews receive touches; true by default, false for image views.
  public var isUserInteractionEnabled = true
  /// The fitting of the content to the bounds; `.scaleToFill` by default.
  public var contentMode = ContentMode.scaleToFill
  /// The tint colour of the view itself; nil inherits that of the superview.
  var ownTintColor: Color?
  /// The attached gesture recognizers, in the order in which they were added.
  public internal(set) var gestureRecognizers: [GestureRecognizer] = []

  /// The superview; nil for a root.
  public internal(set) weak var superview: View?
  /// The subviews, from back to front.
  public internal(set) var subviews: [View] = [] { didSet { stage?.invalidateViewNames() } }
  /// The stage that displays the view; nil if there is none.
  public internal(set) weak var stage: Stage?

  /// The ticker of the dynamic animators whose reference view is this view; nil before the first
  /// one.
  var referenceTicker: ReferenceViewTicker?
  private let cachedContent = CachedPicture<Size>()

  /// Creates a view with a frame in its future superview.
  public init(frame: Rect = .zero) {
    layer = Self.layerClass.init()
    layer.position = frame.center
    layer.bounds = Rect(origin: .zero, size: frame.size)
    layer.delegate = self
    layer.host = self
  }

  /// The class of the layer; `Layer` by default.
  open class var layerClass: Layer.Type { Layer.self }

  /// The position of the anchor point, by default the middle of the view, in the superview.
  open var center: Point {
    get { layer.position }
    set {
      precondition(
        newValue.x.isFinite && newValue.y.isFinite,
        "a view's center must be finite, not \(newValue)")
      layer.position = newValue
    }
  }

  /// The view's rectangle in its own coordinates; the origin is (0, 0) by default.
  open var bounds: Rect {
    get { layer.bounds }
    set {
      precondition(newValue.isFinite, "a view's bounds must be finite, not \(newValue)")
      layer.bounds = newValue
    }
  }

  /// The transform about the anchor point; the identity by default, and if ``transform3D`` leaves the
  /// plane.
  open var transform: Transform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// The transform about the anchor point, in space; the identity by default.
  open var transform3D: Transform3D {
    get { layer.transform }
    set { layer.transform = newValue }
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

  // MARK: Layer

  /// Returns the action of a property or event of the layer: in an animation block the animation of
  /// the property, outside none.
  open func action(for layer: Layer, forKey event: String) -> (any LayerAction)? {
    guard layer === self.layer else { return nil }
    guard let stage, let context = stage.currentAnimationContext,
      let property = layer.property(forKey: event), !property.isDiscrete
    else { return NoAction() }
    return property.accept(
      BlockActionBuilder(context: context, layer: layer, key: event, now: stage.time))
  }

  /// Draws the content again, after `setNeedsDisplay()` of the layer.
  open func display(_ layer: Layer) -> Bool {
    setNeedsDisplay()
    return true
  }

  /// Called before the content of the layer is drawn; does nothing.
  open func layerWillDraw(_ layer: Layer) {}

  /// Draws the content of a layer whose delegate the view is, other than its own; does nothing.
  open func draw(_ layer: Layer, in canvas: Canvas) {}

  /// Places the sublayers of the layer; does nothing.
  open func layoutSublayers(of layer: Layer) {}

  /// Called after a property of the layer has changed.
  open func layer(_ layer: Layer, didChange key: String) {
    if key == "bounds" { referenceTicker?.boundsDidChange() }
  }
}

extension View: LayerDelegate {}

@available(*, unavailable)
extension View: Sendable {}

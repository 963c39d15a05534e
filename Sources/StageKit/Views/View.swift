public import Dynamics
public import Geometry
public import PictureKit

/// A rectangle on the stage that shows something and may hold other views.
///
/// Geometry is UIKit's: `center` is where the view's anchor point stands in the superview, `bounds`
/// is the view's own coordinate system, `transform` turns and scales it about the anchor point, and
/// `frame` is the upright box around the result. Setting a property inside an animation block
/// changes it **at once**; what is on the screen meanwhile is `presentation`.
///
/// Override `draw(_:in:)` to show something of your own, and `center`, `bounds` or `transform` where a
/// dynamic animator is to move something else than the view.
open class View {
  /// A label for traces; nil takes one from the type.
  public var name: String? { didSet { stage?.forgetViewNames() } }

  /// Whether the view and its subviews are left out of the picture; false by default.
  public var isHidden = false
  /// Whether touches reach the view and its subviews; true by default, but for image views.
  public var isUserInteractionEnabled = true
  /// Whether nothing outside of the bounds is shown; false by default.
  public var clipsToBounds = false
  /// How drawn content follows a change of size; `.scaleToFill` by default.
  public var contentMode = ContentMode.scaleToFill
  /// The point that `center` places and about which `transform` turns, as a fraction of the size;
  /// the middle, (0.5, 0.5), by default.
  public var anchorPoint = Point(0.5, 0.5)

  /// The recognizers that wait on the view, by the order of their coming.
  public internal(set) var gestureRecognizers: [GestureRecognizer] = []

  /// The view that this one is part of.
  public internal(set) weak var superview: View?
  /// The parts of this view, from back to front.
  public internal(set) var subviews: [View] = [] { didSet { stage?.forgetViewNames() } }
  /// The stage on which the view is, if it is on one.
  public internal(set) weak var stage: Stage?

  var tracks: Tracks
  /// The dynamic animators whose reference this view is, nil until there is one.
  var animators: ViewAnimators?
  private let drawing = KeptPicture<Size>()
  private let backing = KeptPicture<Backing>()

  /// Creates a view that fills a rectangle of its future superview.
  public init(frame: Rect = .zero) {
    tracks = Tracks(center: frame.center, boundsSize: frame.size)
  }

  /// Where the view's anchor point, its middle by default, stands in the superview.
  open var center: Point {
    get { tracks.center.model }
    set {
      precondition(
        newValue.x.isFinite && newValue.y.isFinite, "a view's center cannot be \(newValue)")
      set(\.center, to: newValue)
    }
  }

  /// The view's rectangle in its own coordinates; the origin is (0, 0) unless set.
  open var bounds: Rect {
    get { Rect(origin: tracks.boundsOrigin.model, size: tracks.boundsSize.model) }
    set {
      precondition(newValue.isFinite, "a view's bounds cannot be \(newValue)")
      set(\.boundsOrigin, to: newValue.origin)
      set(\.boundsSize, to: newValue.size)
      animators?.boundsDidChange()
    }
  }

  /// What is done to the view about its anchor point; the identity by default.
  open var transform: Transform {
    get { tracks.transform.model }
    set { set(\.transform, to: newValue) }
  }

  /// Which shape the view collides with as a dynamic item; `.rectangle`, its bounds, by default.
  open var collisionBoundsType: DynamicItemCollisionBoundsType { .rectangle }

  /// The shape for `.path`, in points around the view's center at (0, 0); empty by default.
  open var collisionBoundingPath: Path { Path() }

  /// Tells whether a touch at a point, in the view's coordinates, is on the view: in its bounds,
  /// unless overridden.
  open func point(inside point: Point) -> Bool { bounds.contains(point) }

  /// Draws what the view shows; the base class draws nothing.
  ///
  /// The picture is kept and drawn again only after `setNeedsDisplay()` or a change of size.
  ///
  /// - Parameters:
  ///   - rect: What to fill: the upper left corner is (0, 0), the size the view's.
  ///   - canvas: Where to draw.
  open func draw(_ rect: Rect, in canvas: Canvas) {}

  /// The size for which the content is drawn, before `contentMode` fits it to the bounds; nil, the
  /// default, is the size of the bounds.
  open var intrinsicContentSize: Size? { nil }

  /// Asks for `draw(_:in:)` to be called again before the next frame.
  public func setNeedsDisplay() { drawing.discard() }

  /// What `draw(_:in:)` draws at a size.
  func contentPicture(size: Size) -> Picture {
    drawing.picture(for: size) { draw(Rect(origin: .zero, size: size), in: $0) }
  }

  /// What lies behind the content.
  func backingPicture(bounds: Rect, color: Color) -> Picture {
    backing.picture(for: Backing(bounds: bounds, color: color)) { canvas in
      canvas.setFillColor(color)
      canvas.fill(bounds)
    }
  }

  private struct Backing: Equatable {
    let bounds: Rect
    let color: Color
  }
}

@available(*, unavailable)
extension View: Sendable {}

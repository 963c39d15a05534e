public import Dynamics
public import Geometry
public import Layers
public import StageKit

/// A view that shows a path in a `ShapeLayer`, and collides with the shape of the path.
///
/// ```swift
/// let ball = ShapeView(ellipse: Size(30, 30), center: Point(160, 60))
/// ball.shapeLayer.fillColor = .systemRed
/// ```
///
/// The frame is the bounding box of the path. The path is filled with black unless the layer's
/// `fillColor` says otherwise.
public final class ShapeView: View {
  private let boundsType: DynamicItemCollisionBoundsType
  private let outline: Path

  /// Creates a view of a path.
  ///
  /// - Parameters:
  ///   - path: The path, in points relative to `center`.
  ///   - center: The origin of the path, in the coordinates of the superview; (0, 0) by default.
  ///   - bounds: The collision shape of the view: its path by default, which must be closed.
  public init(
    _ path: Path, center: Point = .zero, collidingAs bounds: DynamicItemCollisionBoundsType = .path
  ) {
    let box = path.bounds
    boundsType = bounds
    outline = path.applying(Transform(translationX: -box.center.x, y: -box.center.y))
    super.init(frame: box.offsetBy(dx: center.x, dy: center.y))
    shapeLayer.path = path.applying(Transform(translationX: -box.origin.x, y: -box.origin.y))
  }

  /// Creates an ellipse, which collides as such.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - center: The center, in the coordinates of the superview.
  public convenience init(ellipse size: Size, center: Point) {
    self.init(
      Path(ovalIn: Rect(center: .zero, size: size)), center: center, collidingAs: .ellipse)
  }

  /// Creates a rectangle with rounded corners, which collides with sharp ones.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - cornerRadius: The radius of the corners, in points; 0 by default.
  ///   - center: The center, in the coordinates of the superview.
  public convenience init(rectangle size: Size, cornerRadius: Double = 0, center: Point) {
    let rect = Rect(center: .zero, size: size)
    self.init(
      cornerRadius > 0 ? Path(roundedRect: rect, cornerRadius: cornerRadius) : Path(rect: rect),
      center: center, collidingAs: .rectangle)
  }

  /// Creates a polygon, which collides as such.
  ///
  /// - Parameters:
  ///   - points: The corners, three or more, in points relative to `center`.
  ///   - center: The origin of the points, in the coordinates of the superview; (0, 0) by default.
  public convenience init(polygon points: [Point], center: Point = .zero) {
    self.init(Path(polygon: points), center: center)
  }

  /// Creates a line through points, which is stroked and not filled, and collides as its bounding
  /// box.
  ///
  /// - Parameters:
  ///   - points: The points, two or more, relative to `center`.
  ///   - center: The origin of the points, in the coordinates of the superview; (0, 0) by default.
  public convenience init(line points: [Point], center: Point = .zero) {
    var path = Path()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    self.init(path, center: center, collidingAs: .rectangle)
    shapeLayer.fillColor = nil
    shapeLayer.strokeColor = .black
  }

  override public class var layerClass: Layer.Type { ShapeLayer.self }

  /// The layer, with the path, its colors and its line.
  public var shapeLayer: ShapeLayer {
    guard let layer = layer as? ShapeLayer else {
      preconditionFailure("the layer of a shape view is a shape layer")
    }
    return layer
  }

  override public var collisionBoundsType: DynamicItemCollisionBoundsType { boundsType }

  override public var collisionBoundingPath: Path { boundsType == .path ? outline : Path() }
}

internal import Dynamics
public import Geometry
internal import Layers
internal import PictureKit
public import StageKit

/// A view of a figure, whose parts are views that can be animated.
///
/// ```swift
/// let robot = FigureView(stage.figure("robot.svg"))
/// stage.view.addSubview(robot)
/// stage.animate(withDuration: 1) { robot.part("arm")?.transform = Transform(rotationAngle: 0.5) }
/// ```
///
/// A shape is a ``ShapeView``, a group a view as large as its parts. Views have the names of their
/// parts; transforms apply about the center of a part.
public final class FigureView: View {
  /// The figure.
  public let figure: Figure
  private var views: [String: View] = [:]

  /// Creates a view of a figure.
  ///
  /// - Parameters:
  ///   - figure: The figure.
  ///   - size: The size in which it is as large as possible, in points; nil, the default, for its
  ///     own.
  public init(_ figure: Figure, fitting size: Size? = nil) {
    self.figure = figure
    var scale = 1.0
    if let size, figure.size.width > 0, figure.size.height > 0 {
      scale = min(size.width / figure.size.width, size.height / figure.size.height)
    }
    super.init(
      frame: Rect(
        x: 0, y: 0, width: scale * figure.size.width, height: scale * figure.size.height))
    for part in figure.parts {
      if let view = view(of: part, scale: scale) { addSubview(view) }
    }
  }

  /// Returns the view of a part.
  ///
  /// - Parameter name: The name, the `id` in an SVG file.
  /// - Returns: The view of the first part with the name; nil if there is none.
  public func part(_ name: String) -> View? { views[name] }

  /// Returns the view of a part in the coordinates of the figure; nil for one that shows nothing.
  private func view(of part: Figure.Part, scale: Double) -> View? {
    let view: View
    switch part.content {
    case .shape(let shape):
      guard !shape.path.isEmpty else { return nil }
      view = Self.view(of: shape, scale: scale)
    case .group(let parts):
      let subviews = parts.compactMap { self.view(of: $0, scale: scale) }
      guard var frame = subviews.first?.frame else { return nil }
      for subview in subviews { frame = frame.union(subview.frame) }
      view = View(frame: frame)
      for subview in subviews {
        subview.center = subview.center - Vector(dx: frame.minX, dy: frame.minY)
        view.addSubview(subview)
      }
    }
    view.isUserInteractionEnabled = false
    view.alpha = part.opacity
    if let name = part.name {
      view.name = name
      if views[name] == nil { views[name] = view }
    }
    return view
  }

  private static func view(of shape: Figure.Shape, scale: Double) -> ShapeView {
    let view = ShapeView(
      shape.path.applying(Transform(scaleX: scale, y: scale)), collidingAs: .rectangle)
    let layer = view.shapeLayer
    layer.fillColor = shape.fill
    layer.fillRule = shape.fillRule
    layer.strokeColor = shape.stroke
    layer.lineWidth = scale * shape.line.lineWidth
    layer.lineCap = shape.line.lineCap
    layer.lineJoin = shape.line.lineJoin
    layer.miterLimit = shape.line.miterLimit
    layer.lineDashPhase = scale * shape.line.dashPhase
    let dashes = shape.line.dashLengths.map { scale * $0 }
    layer.lineDashPattern = dashes.isEmpty ? nil : dashes
    return view
  }
}

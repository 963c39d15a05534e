public import Geometry
internal import ImageFiles
public import Layers
public import PictureKit
public import StageKit

extension Drawing {
  /// Creates an image without a size that draws nothing, such as the shadow of a bar that shows
  /// none.
  public convenience init() { self.init(size: .zero) { _ in } }

  /// Draws the image in its own size on the current context.
  public func draw(at point: Point) {
    if let canvas = Canvas.currentForDrawing { draw(at: point, on: canvas) }
  }

  /// Draws the image in its own size on the current context.
  public func draw(at point: Point, blendMode: BlendMode, alpha: Double) {
    guard let canvas = Canvas.currentForDrawing else { return }
    draw(at: point, on: canvas, blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image scaled to a rectangle on the current context.
  public func draw(in rect: Rect) {
    if let canvas = Canvas.currentForDrawing { draw(in: rect, on: canvas) }
  }

  /// Draws the image scaled to a rectangle on the current context.
  public func draw(in rect: Rect, blendMode: BlendMode, alpha: Double) {
    guard let canvas = Canvas.currentForDrawing else { return }
    draw(in: rect, on: canvas, blendMode: blendMode, alpha: alpha)
  }

  /// Fills a rectangle with copies of the image on the current context.
  public func drawAsPattern(in rect: Rect) {
    if let canvas = Canvas.currentForDrawing { drawAsPattern(in: rect, on: canvas) }
  }
}

extension View {
  /// Draws the view and its subviews as they are shown into a rectangle of the current context.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, to which the view is scaled.
  ///   - afterUpdates: Whether changes are laid out before; they always are.
  /// - Returns: Whether something was drawn.
  @discardableResult
  public func drawHierarchy(in rect: Rect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let canvas = Canvas.currentForDrawing else { return false }
    layoutIfNeeded()
    guard let frame = snapshotFrame(background: .clear),
      let drawing = try? Drawing(rendering: frame, scale: 2)
    else { return false }
    drawing.draw(in: rect, on: canvas)
    return true
  }
}

extension Layer {
  /// Draws the layer and its sublayers as they are shown on a context, at 2 pixels a point.
  public func render(in canvas: Canvas) {
    let bounds = bounds
    (delegate as? View)?.layoutIfNeeded()
    guard !bounds.isEmpty, var node = ownNode(at: UIApplication.current?.stage.time ?? 0) else {
      return
    }
    node.transform = Transform(translationX: -bounds.minX, y: -bounds.minY)
    let frame = Frame(size: bounds.size, background: .clear, layers: [node])
    guard let drawing = try? Drawing(rendering: frame, scale: 2) else { return }
    drawing.draw(in: bounds, on: canvas)
  }
}

public import Geometry
public import PictureKit

extension Color {
  /// The colour itself.
  public var cgColor: Color { self }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns what the code that is called by `draw(_:)` draws on; nil outside.
public func UIGraphicsGetCurrentContext() -> Canvas? { Canvas.current }

extension Color {
  /// Sets the fill colour of the current context.
  public func setFill() { Canvas.current?.setFillColor(self) }

  /// Sets the stroke colour of the current context.
  public func setStroke() { Canvas.current?.setStrokeColor(self) }

  /// Sets the fill and the stroke colour of the current context.
  public func set() {
    setFill()
    setStroke()
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle on the current context.
public func UIRectFill(_ rect: Rect) { Canvas.current?.fill(rect) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Strokes the border of a rectangle on the current context, inside of it, 1 point wide.
public func UIRectFrame(_ rect: Rect) {
  guard let canvas = Canvas.current else { return }
  canvas.saveGState()
  canvas.setLineWidth(1)
  canvas.stroke(rect.insetBy(dx: 0.5, dy: 0.5))
  canvas.restoreGState()
}

public import Geometry
public import PictureKit
internal import StageKit

extension Color {
  /// The color of the appearance of the current traits, or else of the window that a program runs
  /// in; outside of a program the color itself.
  public var cgColor: Color {
    guard isDynamic else { return self }
    let traits = TraitCollection.performed ?? UIApplication.current?.stage.view.traitCollection
    return traits.map { resolved(for: $0.userInterfaceStyle) } ?? self
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns what the code that is called by `draw(_:)` draws on; nil outside.
public func UIGraphicsGetCurrentContext() -> Canvas? { Canvas.currentForDrawing }

extension Color {
  /// Sets the fill color of the current context.
  public func setFill() { Canvas.currentForDrawing?.setFillColor(self) }

  /// Sets the stroke color of the current context.
  public func setStroke() { Canvas.currentForDrawing?.setStrokeColor(self) }

  /// Sets the fill and the stroke color of the current context.
  public func set() {
    setFill()
    setStroke()
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle on the current context.
public func UIRectFill(_ rect: Rect) { Canvas.currentForDrawing?.fill(rect) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Strokes the border of a rectangle on the current context, inside of it, 1 point wide.
public func UIRectFrame(_ rect: Rect) {
  guard let canvas = Canvas.currentForDrawing else { return }
  canvas.saveGState()
  canvas.setLineWidth(1)
  canvas.stroke(rect.insetBy(dx: 0.5, dy: 0.5))
  canvas.restoreGState()
}

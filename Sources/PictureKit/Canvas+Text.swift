public import Geometry

extension Canvas {
  /// Draws a line of text.
  ///
  /// The graphics state's colours and line style are neither used nor changed; its alpha is used.
  ///
  /// - Parameters:
  ///   - text: The text; see `StrokeFont` for the characters there are.
  ///   - point: Where the text stands: a point of its baseline.
  ///   - font: The size and weight.
  ///   - alignment: Which part of the text stands at the point; `.left` by default.
  ///   - color: The colour; black by default.
  public func draw(
    _ text: String, at point: Point, font: StrokeFont,
    alignment: TextAlignment = .left, color: Color = .black
  ) {
    let width = font.width(of: text)
    let left =
      switch alignment {
      case .left: point.x
      case .center: point.x - width / 2
      case .right: point.x - width
      }
    let path = font.path(for: text, at: Point(left, point.y))
    guard !path.isEmpty else { return }
    draw(Picture(commands: [.stroke(path, font.strokeStyle, .color(color))]))
  }
}

public import Geometry

extension Canvas {
  /// Draws a line of text in a stroke font.
  ///
  /// The canvas' paints and stroke style are neither used nor changed; its alpha is used.
  ///
  /// - Parameters:
  ///   - text: The text; `StrokeFont` lists the supported characters. Others are drawn as boxes and
  ///     noted in ``Picture/missingCharacters``.
  ///   - point: The anchor point, on the baseline.
  ///   - font: The font.
  ///   - alignment: The alignment of the text to the anchor point; `.left` by default.
  ///   - color: The colour; black by default.
  public func draw(
    _ text: String, at point: Point, font: StrokeFont, alignment: TextAlignment = .left,
    color: Color = .black
  ) {
    let width = font.width(of: text)
    let left =
      switch alignment {
      case .left, .natural, .justified: point.x
      case .center: point.x - width / 2
      case .right: point.x - width
      }
    let path = font.path(for: text, at: Point(left, point.y))
    guard !path.isEmpty else { return }
    draw(
      Picture(
        commands: [.stroke(path, font.strokeStyle, .color(color))],
        missingCharacters: StrokeFont.missingCharacters(of: text)))
  }
}

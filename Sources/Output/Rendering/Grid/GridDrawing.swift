internal import Geometry
internal import Imaging
internal import PictureKit

/// The drawing of a grid: what does not change, and the frames of the tiles.
struct GridDrawing {
  private let layout: GridLayout
  private let background: Color
  /// The heading, the labels and the borders of tiles.
  private let lettering: FrameLayer

  private static let defaultBackground = Color(white: 0.93)

  /// Creates a drawing.
  ///
  /// - Parameters:
  ///   - layout: The places of the tiles.
  ///   - background: The background around the tiles; nil for light gray.
  init(_ layout: GridLayout, background: Color?) {
    self.layout = layout
    let background = background ?? Self.defaultBackground
    self.background = background
    let textColor = background.isDark ? Color(white: 0.9) : Color(white: 0.2)
    lettering = FrameLayer(
      picture: Picture { canvas in
        canvas.setStrokeColor(background.isDark ? Color(white: 0.35) : Color(white: 0.75))
        canvas.setLineWidth(1)
        layout.drawHeading(on: canvas, color: textColor)
        for (index, label) in layout.content.labels.enumerated() {
          let place = layout.place(ofTile: index)
          canvas.stroke(place.insetBy(dx: -0.5, dy: -0.5))
          for (line, text) in label.enumerated() {
            let baseline = place.maxY + Double(line + 1) * layout.font.lineHeight
            canvas.draw(
              text, atBaseline: Point(place.midX, baseline.rounded()), font: layout.font,
              alignment: .center, color: textColor)
          }
        }
      })
  }

  /// Returns the frame of the grid.
  ///
  /// - Parameter frames: The frames of the tiles, which are scaled to their places.
  /// - Returns: The frame, in pixels.
  func frame(of frames: [Frame]) -> Frame {
    let tiles = frames.enumerated().map { index, frame in
      let place = layout.place(ofTile: index)
      let backdrop = Picture { canvas in
        canvas.setFillColor(frame.background)
        canvas.fill(Rect(origin: .zero, size: place.size))
      }
      let scale = min(
        place.width / layout.content.tile.width, place.height / layout.content.tile.height)
      let margin = Vector(
        dx: (place.width - frame.size.width * scale) / 2,
        dy: (place.height - frame.size.height * scale) / 2)
      let content = FrameLayer(
        transform: Transform(scaleX: scale, y: scale)
          .concatenating(Transform(translationX: margin.dx, y: margin.dy)),
        sublayers: frame.layers)
      return FrameLayer(
        picture: backdrop, transform: Transform(translationX: place.minX, y: place.minY),
        clip: Path(rect: Rect(origin: .zero, size: place.size)), sublayers: [content])
    }
    return Frame(
      size: Size(Double(layout.size.width), Double(layout.size.height)), background: background,
      layers: tiles + [lettering])
  }
}

extension GridLayout {
  fileprivate func drawHeading(on canvas: Canvas, color: Color) {
    guard let (title, subtitle) = content.heading else { return }
    let width = canvas.draw(title, atBaseline: headingOrigin, font: headingFont, color: color)
    let offset = Vector(dx: width + font.pointSize, dy: 0)
    canvas.draw(subtitle, atBaseline: headingOrigin + offset, font: font, color: color)
  }
}

extension Color {
  /// Whether light text is easier to read on the color than dark text, on a white page.
  fileprivate var isDark: Bool {
    // The luma of Rec. 709.
    let luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return 1 - alpha + alpha * luma < 0.5
  }
}

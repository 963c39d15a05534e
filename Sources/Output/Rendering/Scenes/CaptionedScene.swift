package import FilmKit
internal import Geometry
internal import PictureKit

/// A scene whose frames show captions at the bottom.
package struct CaptionedScene: FilmScene {
  private let base: any FilmScene
  private let captions: [Caption]
  private let start: Double
  private let speed: Double

  /// Creates a scene.
  ///
  /// - Parameters:
  ///   - base: The scene without captions.
  ///   - captions: The captions, in the time of the film.
  ///   - schedule: The frames of the whole film.
  package init(_ base: any FilmScene, captions: [Caption], schedule: FrameSchedule) {
    self.base = base
    self.captions = captions
    start = schedule.time(of: schedule.frames.lowerBound)
    speed = schedule.speed
  }

  /// Creates a scene whose captions have the times of its pictures.
  package init(_ base: any FilmScene, captions: [Caption]) {
    self.base = base
    self.captions = captions
    start = 0
    speed = 1
  }

  package var name: String { base.name }
  package var title: String { base.title }
  package var duration: Double { base.duration }

  package func prepared(
    with settings: PictureSettings, even: Bool
  ) throws(RenderingError) -> PreparedScene {
    let scene = try base.prepared(with: settings, even: even)
    return scene.changing { frame, time in
      var frame = frame
      // A frame belongs to the moment of the film that begins with it, apart from rounding.
      let moment = (time - start) / speed + 1e-6
      let shown = captions.filter { $0.start <= moment && moment < $0.end }
      if let layer = Self.layer(shown.flatMap(\.lines), in: frame.size) {
        frame.layers.append(layer)
      }
      return frame
    }
  }

  /// Returns lines on a dark background at the bottom of the frame; nil without a line.
  private static func layer(_ lines: [String], in size: Size) -> FrameLayer? {
    guard lines.contains(where: { !$0.isEmpty }) else { return nil }
    let fontSize = max(9, min(size.width, size.height) * 0.05)
    let style = ParagraphStyle(alignment: .center)
    let text = TextContents(
      string: lines.joined(separator: "\n"),
      attributes: TextAttributes(
        font: .systemFont(ofSize: fontSize, weight: .medium), foregroundColor: .white,
        paragraphStyle: style))
    let limit = Size(size.width * 0.9, size.height)
    let extent = text.boundingRect(with: limit, options: .usesLineFragmentOrigin).size
    let (width, padding) = (min(limit.width, extent.width.rounded(.up) + 1), fontSize * 0.3)
    let place = Rect(
      x: (size.width - width) / 2, y: size.height * 0.95 - padding - extent.height,
      width: width, height: extent.height)
    return FrameLayer(
      picture: Picture { canvas in
        canvas.setFillColor(Color(white: 0, alpha: 0.65))
        canvas.fill(
          Path(
            roundedRect: Rect(
              x: place.minX - 2 * padding, y: place.minY - padding,
              width: place.width + 4 * padding, height: place.height + 2 * padding),
            cornerRadius: padding))
        canvas.draw(text, in: place)
      })
  }
}

package import Geometry
internal import PictureKit

/// A scene whose frames show their time and number in the lower left corner.
package struct StampedScene: FilmScene {
  private static let font = Font.monospacedSystemFont(ofSize: 12, weight: .medium)
  private static let padding = 4.0
  private static let margin = 6.0

  private let base: any FilmScene
  private let framesPerSecond: Double

  /// Creates a scene.
  ///
  /// - Parameters:
  ///   - base: The scene without stamps.
  ///   - frameRate: The frame rate of the film.
  ///   - speed: The seconds of the scene in a second of the film.
  package init(_ base: any FilmScene, frameRate: FrameRate, speed: Double) {
    self.base = base
    framesPerSecond = frameRate.framesPerSecond / speed
  }

  package var name: String { base.name }
  package var title: String { base.title }
  package var duration: Double { base.duration }

  package func prepared(
    with settings: PictureSettings, even: Bool
  ) throws(RenderingError) -> PreparedScene {
    let scene = try base.prepared(with: settings, even: even)
    return scene.changing { [framesPerSecond] frame, time in
      var frame = frame
      let number = Int((time * framesPerSecond).rounded())
      frame.layers.append(Self.stamp("\(time.fixed(3)) s  frame \(number)", in: frame.size))
      return frame
    }
  }

  /// Returns a text on a dark background in the lower left corner.
  private static func stamp(_ text: String, in size: Size) -> FrameLayer {
    let width = font.width(of: text) + 2 * padding
    let height = font.capHeight + 2 * padding
    let box = Rect(
      x: margin, y: size.height - margin - height, width: width, height: height)
    return FrameLayer(
      picture: Picture { canvas in
        canvas.setFillColor(Color(white: 0, alpha: 0.6))
        canvas.fill(Path(roundedRect: box, cornerRadius: 3))
        canvas.draw(
          text, atBaseline: Point(box.minX + padding, box.maxY - padding), font: font,
          color: .white, maxWidth: width)
      })
  }
}

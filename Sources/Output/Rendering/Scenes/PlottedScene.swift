package import Geometry
internal import Imaging
internal import PictureKit
package import Plots
internal import Raster

/// A scene beside a plot of it, which shows the time of the frame.
package struct PlottedScene: FilmScene {
  /// The size of a plot, in points; it is as high as the scene if that is higher.
  package static let minPlotSize = Size(480, 240)

  private let base: any FilmScene
  private let plot: Plot

  /// Creates a scene.
  ///
  /// - Parameters:
  ///   - base: The scene without a plot.
  ///   - plot: The plot; its size changes with that of the scene.
  package init(_ base: any FilmScene, beside plot: Plot) {
    self.base = base
    self.plot = plot
  }

  package var name: String { base.name }
  package var title: String { base.title }
  package var duration: Double { base.duration }

  package func prepared(
    with settings: PictureSettings, even: Bool
  ) throws(RenderingError) -> PreparedScene {
    var baseSettings = settings
    baseSettings.size = nil
    let scene = try base.prepared(with: baseSettings, even: false)
    let canvas = scene.canvas
    // A plot beside a grid, whose unit is a pixel, has letters as large as the labels of tiles.
    let scale = scene.letteringScale ?? 1
    var plot = plot
    plot.size = Size(
      Self.minPlotSize.width, max(canvas.height / scale, Self.minPlotSize.height))
    let size = Size(canvas.width + plot.size.width * scale, plot.size.height * scale)
    let renderer = try Self.settings(settings, for: scene, size).renderer(of: size, even: even)
    let plotFrame = plot.frame
    let top = (size.height - canvas.height) / 2
    return scene.changing(renderer: renderer, canvas: size) { frame, time in
      let edge = Path(rect: Rect(origin: .zero, size: canvas))
      let background = Picture {
        $0.setFillColor(frame.background)
        $0.fill(edge)
      }
      let layers = [
        FrameLayer(
          picture: background, transform: Transform(translationX: 0, y: top), clip: edge,
          sublayers: frame.layers),
        FrameLayer(
          transform: Transform(scaleX: scale, y: scale)
            .concatenating(Transform(translationX: canvas.width, y: 0)),
          sublayers: plotFrame.layers + [plot.cursor(at: time)]),
      ]
      return Frame(size: size, background: plotFrame.background, layers: layers)
    }
  }

  /// Returns the settings for the whole picture: that of a grid already has the scale, but without
  /// one no side is longer than that of a grid alone.
  private static func settings(
    _ settings: PictureSettings, for scene: PreparedScene, _ size: Size
  ) -> PictureSettings {
    guard scene.letteringScale != nil else { return settings }
    var settings = settings
    let maxSide = Double(GridLayout.defaultMaxSide)
    settings.scale =
      settings.scale == nil ? min(1, maxSide / max(size.width, size.height)) : 1
    return settings
  }
}

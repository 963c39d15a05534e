package import Geometry
internal import Imaging
internal import PictureKit
package import Plots
internal import Raster

/// A scene beside a plot of it, with a line at the time of the frame.
package struct PlottedScene: FilmScene {
  /// The width of a plot, in points of the canvas.
  package static let plotWidth = 480.0
  /// The least height of a plot, in points of the canvas.
  package static let minPlotHeight = 240.0

  private let base: any FilmScene
  private let plot: Plot
  private let canvas: Size

  /// Creates a scene.
  ///
  /// - Parameters:
  ///   - base: The scene without a plot.
  ///   - canvas: The size of its frames, in points.
  ///   - plot: The plot, of the size that ``plotSize(beside:)`` gives.
  package init(_ base: any FilmScene, canvas: Size, beside plot: Plot) {
    self.base = base
    self.canvas = canvas
    self.plot = plot
  }

  /// Returns the size of the plot beside frames of a size.
  package static func plotSize(beside canvas: Size) -> Size {
    Size(plotWidth, max(canvas.height, minPlotHeight))
  }

  package var name: String { base.name }
  package var title: String { base.title }
  package var duration: Double { base.duration }

  package func prepared(
    with settings: PictureSettings, even: Bool
  ) throws(RenderingError) -> PreparedScene {
    let size = Size(canvas.width + plot.size.width, plot.size.height)
    let pixels = try settings.pixelSize(of: size, even: even)
    var baseSettings = settings
    baseSettings.size = nil
    let scene = try base.prepared(with: baseSettings, even: false)
    let plotFrame = plot.frame
    let top = (size.height - canvas.height) / 2
    return scene.changing(
      renderer: FrameRenderer(canvas: size, width: pixels.width, height: pixels.height)
    ) { [plot, canvas] frame, time in
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
          transform: Transform(translationX: canvas.width, y: 0),
          sublayers: plotFrame.layers + [plot.cursor(at: time)]),
      ]
      return Frame(size: size, background: plotFrame.background, layers: layers)
    }
  }
}

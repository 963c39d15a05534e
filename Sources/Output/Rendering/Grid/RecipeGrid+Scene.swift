internal import Geometry
internal import Imaging
internal import PictureKit
internal import Plots
internal import Raster
internal import StageKit

extension RecipeGrid: FilmScene {
  package var name: String { recipe.id }
  package var title: String { recipe.title }

  /// The longest duration of all tiles; the others continue after their ends.
  package var duration: Double { tiles.map(\.duration).max() ?? 0 }

  package func prepared(
    with settings: PictureSettings, even: Bool
  ) throws(RenderingError) -> PreparedScene {
    let layout = try layout(settings, even: even)
    let drawing = GridDrawing(layout, background: settings.background)
    return PreparedScene(
      renderer: layout.renderer, canvas: layout.canvas, letteringScale: layout.letteringScale,
      makeStages: { tiles.map(settings.stage) },
      compose: { frames, _ in drawing.frame(of: frames.map(settings.apply)) })
  }

  /// Returns a picture with a stroboscopic picture of each tile below the recipe's title.
  ///
  /// - Parameters:
  ///   - frameCount: The number of frames in each stroboscopic picture, spread evenly over the
  ///     tile's duration; at least 2.
  ///   - settings: The size and background of the picture, and whether it shows touches.
  /// - Returns: The picture, and its renderer.
  /// - Throws: A ``RenderingError`` if the picture has no size that can be drawn.
  package func sheet(
    frameCount: Int = ContactSheet.defaultFrameCount, with settings: PictureSettings
  ) throws(RenderingError) -> PreparedScene {
    let name = recipe.nameWithSettings
    // A title that depends on the parameters is not that of all tiles.
    let titles = Set(tiles.map(\.title))
    let heading = titles.count == 1 ? (recipe.title, name) : (name, "")
    let layout = try layout(settings, even: false, heading: heading)
    let drawing = GridDrawing(layout, background: settings.background)
    return PreparedScene(
      renderer: layout.renderer, canvas: layout.canvas, makeStages: { [] },
      compose: { _, _ in
        drawing.frame(
          of: tiles.map { recipe in
            let stage = settings.stage(for: recipe)
            let step = recipe.duration / Double(frameCount - 1)
            return Frame(
              strobeOf: (0..<frameCount).map {
                settings.apply(to: stage.frame(at: Double($0) * step))
              })
          })
      })
  }
}

extension GridLayout {
  fileprivate var canvas: Size { Size(Double(size.width), Double(size.height)) }

  fileprivate var renderer: FrameRenderer {
    FrameRenderer(canvas: canvas, width: size.width, height: size.height)
  }

  /// The size of labels, as a multiple of that of a plot's.
  fileprivate var letteringScale: Double { font.pointSize / Plot.fontSize }
}

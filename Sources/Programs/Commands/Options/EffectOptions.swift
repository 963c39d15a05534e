import ArgumentParser
import FileIO
import FilmKit
internal import Geometry
import Plots
import Rendering
import SceneFile
import StageKit

/// What a film adds to a scene: slow motion, blur, a stamp, a plot beside it.
struct EffectOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: """
      Seconds of the recipe in a second of the film, 0.01 to 100: 0.25 is slow motion; 1 unless given.
      """,
    transform: number(from: 0.01, to: 100))
  var speed = 1.0

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      Blur motion: the mean, in linear light, of this number of moments for each frame, \
      \(MotionBlur.allowedSamples.lowerBound) to \(MotionBlur.allowedSamples.upperBound); 16 look smooth.
      """, valueName: "moments"),
    transform: number(
      from: MotionBlur.allowedSamples.lowerBound, to: MotionBlur.allowedSamples.upperBound))
  var motionBlur: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      For --motion-blur, how long the shutter is open: 360 is the whole time from a frame to the next; 180 \
      unless given.
      """, valueName: "degrees"),
    transform: number(from: 1.0, to: 360))
  var shutter: Double?

  @Flag(help: "Show time and number of each frame in its lower left corner.")
  var stamp = false

  @Option(
    help: ArgumentHelp(
      "Show a plot beside the film, with a line at its time: quantities as for 'plot --of'.",
      valueName: "quantities"))
  var plot: String?

  @OptionGroup var axes: PlotAxisOptions

  /// The plot, once it is made.
  private let plotCache = PlotCache()

  /// Caches a plot, so that the recipe is simulated for it once, though it is checked before it is
  /// shown.
  private final class PlotCache {
    var plot: Plot?
    var pagePlots: [Plot]?
  }

  /// What is parsed; the plot is not.
  private enum CodingKeys: CodingKey {
    case speed, motionBlur, shutter, stamp, plot, axes
  }

  func validate() throws {
    guard shutter == nil || motionBlur != nil else {
      throw ValidationError("--shutter is for --motion-blur.")
    }
    guard plot != nil || !axes.isGiven else {
      throw ValidationError("--against, --x-range, --y-range and --meters are for --plot.")
    }
  }

  /// The blur; nil for none.
  var blur: MotionBlur? {
    motionBlur.map { MotionBlur(samples: $0, shutterAngle: shutter ?? 180) }
  }

  /// Returns a scene with what the options add.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - schedule: The frames of the film.
  ///   - hasPlot: Whether the plot is drawn into the frames; a page has it beside them.
  /// - Returns: The scene.
  /// - Throws: A `RenderingError` if there is no such quantity, or a plot would have too many
  ///   lines.
  func scene(
    _ scene: any FilmScene, schedule: FrameSchedule, hasPlot: Bool = true
  ) throws -> any FilmScene {
    var shown = scene
    if stamp {
      shown = StampedScene(scene, frameRate: schedule.frameRate, speed: schedule.speed)
    }
    guard hasPlot, let plot else { return shown }
    let made = try plotCache.plot ?? makePlot(of: plot, in: scene)
    plotCache.plot = made
    return PlottedScene(shown, beside: made)
  }

  private func makePlot(of names: String, in scene: any FilmScene) throws -> Plot {
    let content = try axes.plot(of: MotionQuantity.list(names))
    // A point of the plot for each frame of a film at full speed.
    let moments = try FrameSchedule(
      from: 0, to: nil, of: scene.name, lasting: scene.duration, at: 60)
    let size = PlottedScene.minPlotSize
    switch scene {
    case let grid as RecipeGrid: return try content.plot(of: grid, schedule: moments, size: size)
    case let scene as RecipeScene:
      return try content.plot(of: scene.recipe, schedule: moments, size: size)
    default: preconditionFailure("a scene of \(scene.name) has no plot")
    }
  }

  /// Returns the plots of a page: of the quantities of `--plot`, or of those that a scene file names.
  ///
  /// - Parameters:
  ///   - variants: The recipes of the films.
  ///   - schedules: The times of the values of each.
  ///   - scenePlot: What the scene file plots; nil if it plots nothing.
  /// - Returns: The plot of each film; none if no quantities are given.
  /// - Throws: A `RenderingError` if there is no such quantity, or a plot would have too many
  ///   lines.
  func pagePlots(
    of variants: RecipeVariants, schedules: [FrameSchedule], scenePlot: ScenePlot?
  ) throws -> [Plot] {
    if let known = plotCache.pagePlots { return known }
    let content: MotionPlot
    if let plot {
      content = try axes.plot(of: MotionQuantity.list(plot))
    } else if let scenePlot {
      content = try axes.plot(of: scenePlot)
    } else {
      return []
    }
    guard content.quantities.count <= MotionPlot.maxLineCount else {
      throw RenderingError(
        "A plot has \(MotionPlot.maxLineCount) lines at most, not \(content.quantities.count).")
    }
    let plots = try zip(variants.recipes, schedules).map { recipe, schedule in
      try content.plot(of: recipe, schedule: schedule, size: PlottedScene.minPlotSize)
    }
    plotCache.pagePlots = plots
    return plots
  }

  /// What the pixels depend on, by option.
  var settings: [String: String] {
    var settings: [String: String] = [:]
    settings["--speed"] = speed == 1 ? nil : "\(speed)"
    settings["--motion-blur"] = motionBlur.map { "\($0)" }
    settings["--shutter"] = shutter.map { "\($0)" }
    settings["--stamp"] = stamp ? "given" : nil
    settings["--plot"] = plot
    return settings.merging(axes.settings) { $1 }
  }
}

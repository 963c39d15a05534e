import ArgumentParser
import Rendering
import SceneFile

/// The axes of a plot.
struct PlotAxisOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Plot against this quantity, such as ball.x, in place of time; x alone is that of each view.",
      valueName: "quantity"))
  var against: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The ends of the plot's horizontal axis, such as 0..2.5; those of the values unless given.",
      valueName: "low..high"),
    transform: range)
  var xRange: ClosedRange<Double>?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The ends of the plot's vertical axis, for quantities of one unit.", valueName: "low..high"),
    transform: range)
  var yRange: ClosedRange<Double>?

  @Flag(
    help: ArgumentHelp(
      "Plot lengths in meters, of 100 points or the scene's pointsPerMeter, in place of points."))
  var meters = false

  /// Whether an option is given.
  var isGiven: Bool { against != nil || xRange != nil || yRange != nil || meters }

  /// Returns what a plot of quantities shows.
  ///
  /// - Throws: A `RenderingError` about a name that is not a quantity, or a range of several units.
  func plot(of quantities: [MotionQuantity]) throws -> MotionPlot {
    try MotionPlot(
      of: quantities, against: against, xRange: xRange,
      yRange: yRange, lengths: meters ? .meters : .points)
  }

  /// Returns what a plot of a scene file shows; options have precedence over the file.
  ///
  /// - Throws: A `RenderingError` about a name that is not a quantity, or a range of several units.
  func plot(of plot: ScenePlot) throws -> MotionPlot {
    var plot = plot
    plot.abscissa = against ?? plot.abscissa
    plot.xRange = xRange ?? plot.xRange
    plot.yRange = yRange ?? plot.yRange
    plot.isInMeters = meters || plot.isInMeters
    return try MotionPlot(plot)
  }

  /// What the pixels depend on, by option.
  var settings: [String: String] {
    var settings: [String: String] = [:]
    settings["--against"] = against
    settings["--x-range"] = xRange.map { "\($0)" }
    settings["--y-range"] = yRange.map { "\($0)" }
    settings["--meters"] = meters ? "given" : nil
    return settings
  }
}

extension MotionPlot {
  /// Creates what a scene file plots.
  ///
  /// - Throws: A `RenderingError` about a name that is not a quantity, or a range of several units.
  init(_ plot: ScenePlot) throws(RenderingError) {
    try self.init(
      of: plot.quantities.map { (name) throws(RenderingError) in
        try MotionQuantity(expression: name)
      },
      against: plot.abscissa,
      xRange: plot.xRange, yRange: plot.yRange, lengths: plot.isInMeters ? .meters : .points)
  }
}

/// Parses the ends of an axis: `-1.5..2`.
@Sendable private func range(_ text: String) throws -> ClosedRange<Double> {
  let ends = text.split(separator: "..", omittingEmptySubsequences: false).map { Double($0) }
  guard ends.count == 2, !text.contains("..."), let low = ends[0], let high = ends[1],
    low.magnitude <= 1e9, high.magnitude <= 1e9, high - low >= 1e-9
  else {
    throw ValidationError(
      "it must be two numbers from -1e9 to 1e9, the lower one first, with two points between: 0..2.5."
    )
  }
  return low...high
}

extension SceneRecipe: ScaledRecipe {}

extension SceneRecipe {
  /// Checks the quantities that the scene plots, whose names the scene itself does not know.
  ///
  /// - Throws: A `SceneError` with their place in the file.
  func checkPlot(path: String) throws(SceneError) {
    guard let plot else { return }
    for (name, position) in zip(plot.quantities, plot.positions) {
      do throws(RenderingError) {
        _ = try MotionQuantity(expression: name)
      } catch {
        throw SceneError("\(position): plots: \(error)")
      }
    }
    do throws(RenderingError) {
      _ = try MotionPlot(plot)
    } catch {
      throw SceneError("\(path): plots: \(error)")
    }
  }
}

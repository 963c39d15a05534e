import ArgumentParser
import FileIO
import Geometry
import Imaging
import PictureKit
import Plots
import Raster
import Rendering
import SceneFile
import StageKit
import SystemPackage

/// `zoetrope plot`: draws quantities of a recipe over time, or against another one.
struct PlotCommand<Collection: FilmCollection>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "plot", abstract: "Draw positions, speeds and energies of a recipe over time.",
      discussion: """
        A quantity of a view is its name, a dot, and one of x, y, elevation (above the lower edge), width, \
        height, angle, alpha, vx, vy, speed, spin, ax, ay, acceleration, mass, inertia, momentum, angularMomentum, \
        kinetic, potential and springs; 'trace' lists the views. An attachment with a name has tension (the force \
        along it, in newtons), angle (from the vertical), length, x and y. The whole scene has energy, kinetic, potential, \
        springs and contacts. Expressions of them, such as 'ball.speed^2 / 2' or 'atan2(a.y - b.y, a.x - b.x)', \
        have the language of scene files and no unit. Lengths are in points, or with --meters in meters, angles in radians, energies \
        in joules and forces in newtons, where a meter has 100 points; the potential energy is 0 at the lower left corner. \
        Contacts and log lines are marked if there are 40 at most. Several values of a parameter, \
        --set elasticity=0.2,0.8, are lines in one plot. A .csv file has the numbers, a row for each time.

        With --against, a line shows one quantity against another: the trajectory of a ball, --of ball.elevation \
        --against ball.x, or a phase portrait, --of bob.spin --against bob.angle. A dot is its start, and rings \
        are contacts. Where both axes are lengths, they have one scale unless a range is given.
        """)
  }

  @OptionGroup var recipe: RecipeArgument<Collection>

  @Option(
    name: .customLong("of"),
    help: ArgumentHelp(
      "The quantities, separated by commas, such as ball.y,ball.speed,energy; those that a scene file "
        + "names unless given.",
      valueName: "quantities"))
  var names: String?

  @OptionGroup var axes: PlotAxisOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The .svg, .pdf, .png or .csv file.", valueName: "path"),
    completion: .file(extensions: ["svg", "pdf", "png", "csv"]))
  var output: String

  @Option(
    parsing: .unconditional,
    help: "Samples per second, such as 24, 29.97 or 30000/1001; 60 unless given.",
    transform: FrameRate.parse)
  var fps: FrameRate?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The size in points, each side from 200 to 4000; 720x420 unless given.", valueName: "WxH"),
    transform: plotSize)
  var size = Size(720, 420)

  @Option(
    parsing: .unconditional, help: "Pixels per point of a .png file, 0.1 to 8; 2 unless given.",
    transform: number(from: 0.1, to: 8))
  var scale = 2.0

  @Flag(help: "Mark no contacts and log lines.")
  var noMarks = false

  @Flag(
    help: "Write numbers of a .csv file with a decimal comma, and semicolons between them.")
  var decimalComma = false

  @OptionGroup var interval: IntervalOptions
  @OptionGroup var parameters: ParameterOptions<Collection>

  @Flag(name: .shortAndLong, help: "Replace an existing file.")
  var force = false

  func validate() throws {
    try asUsageError {
      let lineCount = try content.quantities.count * (grid?.tiles.count ?? 1)
      guard lineCount <= MotionPlot.maxLineCount else {
        throw RenderingError(
          "A plot has \(MotionPlot.maxLineCount) lines at most, not \(lineCount).")
      }
      let count = try schedule.frames.count
      guard count < Self.maxSampleCount else {
        throw RenderingError(
          "A plot has \(Self.maxSampleCount) moments at most, not \(count); give a lower --fps.")
      }
      guard isPicture || isTable || vectorFormat != nil else {
        throw RenderingError(
          "The plot must be an .svg, .pdf, .png or .csv file, not \(output.printable).")
      }
      try FilePath(output).checkFile(force: force)
    }
    guard !isPicture || max(size.width, size.height) * scale <= Double(FrameRenderer.maxSide) else {
      throw ValidationError(
        "A plot of this --size and --scale has sides longer than \(FrameRenderer.maxSide) pixels.")
    }
  }

  func run() throws {
    ignorePipeSignal()
    if let end = interval.to {
      printNote(ofTime: end, option: "--to", afterEndOf: RecipeScene(try recipe.recipe))
    }
    let plot =
      if let grid = try grid {
        try content.plot(of: grid, schedule: schedule, size: size)
      } else {
        try content.plot(
          of: parameters.configure(try recipe.recipe), schedule: schedule, size: size,
          hasMarks: !noMarks)
      }
    if plot.isDot {
      printError(
        "Note: neither axis changes, so that the line is a dot: nothing moves, or another quantity of it."
      )
    }
    if isTable {
      try write(
        Array(plot.csv(hasDecimalComma: decimalComma).utf8), to: FilePath(output), replacing: force)
      try printResult(output.printable)
      return
    }
    let frame = plot.frame
    if let vectorFormat {
      let document = try FrameRenderer.document(of: frame, as: vectorFormat)
      try write(document, to: FilePath(output), replacing: force)
    } else {
      let image = try FrameRenderer(canvas: frame.size, scale: scale).image(of: frame)
      try PNG.write(image, to: FilePath(output), replacing: force, compression: .frames)
    }
    try printResult(output.printable)
    printWarning(ofMissing: frame.missingText)
    if plot.omittedMarkCount > 0 {
      printError(
        "Note: \(plot.omittedMarkCount) events are not marked; a plot marks \(MotionPlot.maxMarkCount) "
          + "at most.")
    }
  }

  /// The greatest number of moments, far more than a line can show.
  private static var maxSampleCount: Int { 1_000_000 }

  private var isTable: Bool { FilePath(output).extension?.lowercased() == "csv" }
  private var isPicture: Bool { FilePath(output).extension?.lowercased() == "png" }
  private var vectorFormat: VectorFormat? { FilePath(output).vectorFormat }

  private var content: MotionPlot {
    get throws {
      if let names { return try axes.plot(of: MotionQuantity.list(names)) }
      guard let plot = try (recipe.recipe as? SceneRecipe)?.plot else {
        throw RenderingError("--of is needed, such as --of ball.y,ball.speed,energy.")
      }
      return try axes.plot(of: plot)
    }
  }

  /// The recipe with several values of parameters; nil if each has one.
  private var grid: RecipeGrid? {
    get throws {
      guard parameters.assignments.contains(where: { $0.texts.count > 1 }) else { return nil }
      return try parameters.grid(of: try recipe.recipe)
    }
  }

  private var schedule: FrameSchedule {
    get throws {
      try interval.schedule(
        of: RecipeScene(try recipe.recipe), at: try fps ?? recipe.frameRate ?? 60)
    }
  }
}

/// Parses the size of a plot: `720x420`.
@Sendable private func plotSize(_ text: String) throws -> Size {
  let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    .map { Double($0) ?? 0 }
  guard sides.count == 2, sides.allSatisfy((200...4000).contains) else {
    throw ValidationError("it must be width x height in points, each from 200 to 4000.")
  }
  return Size(sides[0], sides[1])
}

import ArgumentParser
import FileIO
import FilmKit
import Geometry
import Imaging
import PictureKit
import Plots
import Raster
import Rendering
import SceneFile
import StageKit
import SystemPackage

/// `zoetrope plot`: draws quantities of a recipe over time.
struct PlotCommand<Collection: FilmCollection>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "plot", abstract: "Draw positions, speeds and energies of a recipe over time.",
      discussion: """
        A quantity of a view is its name, a dot, and one of x, y, width, height, angle, alpha, vx, vy, \
        speed, spin and kinetic; 'trace' lists the views. The whole scene has energy, kinetic, potential, \
        springs and contacts. Lengths are in points, angles in radians, energies in joules, where a metre \
        has 100 points; the potential energy is 0 at the lower left corner. Contacts and log lines are \
        marked.
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

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The .svg, .pdf or .png file.", valueName: "path"),
    completion: .file(extensions: ["svg", "pdf", "png"]))
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

  @OptionGroup var interval: IntervalOptions
  @OptionGroup var parameters: ParameterOptions<Collection>

  @Flag(name: .shortAndLong, help: "Replace an existing file.")
  var force = false

  func validate() throws {
    try asUsageError {
      _ = try quantities
      let count = try schedule(of: try configuredRecipe).frames.count
      guard count < Self.maxSampleCount else {
        throw RenderingError(
          "A plot has \(Self.maxSampleCount) moments at most, not \(count); give a lower --fps.")
      }
      guard isPicture || vectorFormat != nil else {
        throw RenderingError(
          "The plot must be an .svg, .pdf or .png file, not \(output.printable).")
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
    let recipe = try configuredRecipe
    if let end = interval.to {
      printNote(ofTime: end, option: "--to", afterEndOf: RecipeScene(recipe))
    }
    let plot = try Plot(
      of: quantities, in: recipe, schedule: schedule(of: recipe), size: size, hasMarks: !noMarks)
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
  }

  /// The greatest number of moments, far more than a line can show.
  private static var maxSampleCount: Int { 1_000_000 }

  private var isPicture: Bool { FilePath(output).extension?.lowercased() == "png" }
  private var vectorFormat: VectorFormat? { FilePath(output).vectorFormat }

  private var quantities: [MotionQuantity] {
    get throws {
      if let names {
        return try MotionQuantity.list(names)
      }
      guard let plots = try (recipe.recipe as? SceneRecipe)?.plots, !plots.isEmpty else {
        throw RenderingError("--of is needed, such as --of ball.y,ball.speed,energy.")
      }
      return try plots.map { try MotionQuantity($0) }
    }
  }

  private var configuredRecipe: any Recipe {
    get throws { try parameters.configure(try recipe.recipe, orElse: "a plot has one") }
  }

  private func schedule(of recipe: any Recipe) throws -> FrameSchedule {
    try interval.schedule(of: RecipeScene(recipe), at: try fps ?? self.recipe.frameRate ?? 60)
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

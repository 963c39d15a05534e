import ArgumentParser
import FileIO
import FilmKit
import Rendering
import StageKit

/// `zoetrope render`: renders a recipe to a film, to PNG frames or to raw video.
struct Render<Collection: FilmCollection>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "render", abstract: "Render a recipe to a film, PNG frames or raw video.",
      discussion: """
        The extension of the output decides the format: \(Movie.Format.summary). A pattern such as \
        frames/%04d.png or a directory takes PNG frames, numbered from 0. A single - writes raw frames \
        (BGRA, 8 bits, top row first) to standard output.
        """)
  }

  @OptionGroup var recipe: RecipeArgument<Collection>

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The film file, a pattern or directory for frames, or -.", valueName: "path"),
    completion: .file())
  var output: String

  @Option(
    parsing: .unconditional,
    help: """
      Frames per second, such as 24, 29.97 or 30000/1001; \(Movie.Format.defaultFrameRateSummary).
      """,
    transform: FrameRate.parse)
  var fps: FrameRate?

  @OptionGroup var interval: IntervalOptions
  @OptionGroup var pictures: PictureOptions
  @OptionGroup var parameters: ParameterOptions<Collection>
  @OptionGroup var grid: GridOptions

  @Option(
    help: ArgumentHelp(
      """
      The quality of a film, against encoding time: \(Movie.Quality.summary); \
      \(Movie.Quality.standard.rawValue) unless given.
      """, valueName: "quality"),
    completion: .list(Movie.Quality.allCases.map(\.rawValue)), transform: knownQuality)
  var quality = Movie.Quality.standard

  @Option(
    help: "The encoder, by ffmpeg's name, instead of the format's own.",
    completion: .list(Movie.Encoding.knownCodecs))
  var codec: String?

  @Option(
    parsing: .unconditional,
    help: "The quality of the encoder: lower is better and larger.")
  var crf: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The number of frames drawn at the same time, 1 to 256; one per processor unless given.",
      valueName: "number"),
    transform: number(from: 1, to: 256))
  var jobs: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How long to wait for an ffmpeg that makes no progress; without end unless given.",
      valueName: "seconds"),
    transform: number(from: 0.1, to: 86_400))
  var timeout: Double?

  @OptionGroup var memoryOptions: MemoryOptions

  @Flag(name: .shortAndLong, help: "Replace existing files.")
  var force = false

  @Flag(help: "Print the time that each stage took, from the simulation to the writing.")
  var timings = false

  @Flag(name: .shortAndLong, help: "Show no progress.")
  var quiet = false

  func validate() throws {
    try asUsageError { try rendering(of: scene).check() }
  }

  func run() async throws {
    ignorePipeSignal()
    let scene = try scene
    let rendering = try rendering(of: scene)
    if let end = interval.to { printNote(ofTime: end, option: "--to", afterEndOf: scene) }
    try await render(rendering)
  }

  private func render(_ rendering: FilmRendering) async throws {
    let report = try await rendering.render(
      showingProgressOf: try recipe.recipe.id, isQuiet: quiet, jobs: jobs ?? Film.defaultJobs)
    if case .standardOutput = rendering.destination {
      // Standard output has the frames.
      if !quiet { printError("\(report.summary), bgra") }
      if timings { printError(report.timings) }
    } else {
      try printResult("\(output.printable): \(report.summary)")
      if timings { try printResult(report.timings) }
    }
    printWarning(ofMissing: report.missingText)
    printWarnings(report.notes)
  }

  private var scene: any FilmScene {
    get throws { try parameters.scene(of: try recipe.recipe, isGrid: grid.grid) }
  }

  private func rendering(of scene: any FilmScene) throws -> FilmRendering {
    try FilmRendering(
      of: scene, from: interval.from, to: interval.to, frameRate: try fps ?? recipe.frameRate,
      settings: pictures.settings,
      destination: FilmDestination(
        output,
        encoding: Movie.Encoding(
          quality: quality, codec: codec, crf: crf, maximumMemory: memoryOptions.memory),
        stallPolicy: Movie.StallPolicy(timeout: timeout.map { .seconds($0) }) { sentence in
          printError("\(sentence) --timeout ends it after a time.")
        }, force: force))
  }
}

/// Parses the name of a quality.
@Sendable private func knownQuality(_ name: String) throws -> Movie.Quality {
  guard let quality = Movie.Quality(rawValue: name) else {
    throw ValidationError("it must be \(Movie.Quality.summary).")
  }
  return quality
}

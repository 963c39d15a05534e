import ArgumentParser
import FilmKit

/// `zoetrope render`: a recipe as a film or as numbered pictures.
struct Render: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Render a recipe to a film, PNG frames or raw video.",
    discussion: """
      The extension of the output decides the format: .mp4, .mov and .mkv (H.264), .webm (VP9), \
      .gif, .apng, .webp. A pattern such as frames/%04d.png or a directory takes PNG frames, \
      numbered from 0. A single - writes raw frames (BGRA, 8 bits, top row first) to standard output.
      """)

  @OptionGroup var recipe: RecipeArgument

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The film, a pattern or directory for frames, or -.", valueName: "path"),
    completion: .file())
  var output: String

  @OptionGroup var times: TimeOptions
  @OptionGroup var pictures: PictureOptions

  @Option(
    help: ArgumentHelp(
      """
      How good a film is to be for how much time: draft, standard, high or lossless; standard \
      unless given.
      """, valueName: "quality"),
    completion: .list(Movie.Quality.allCases.map(\.rawValue)), transform: knownQuality)
  var quality = Movie.Quality.standard

  @Option(help: "The encoder, by ffmpeg's name, instead of the format's own.")
  var codec: String?

  @Option(
    parsing: .unconditional,
    help: "The quality of the encoder: lower is better and larger.")
  var crf: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many frames to draw at once, 1 to 256; one a processor unless given.",
      valueName: "number"),
    transform: number(from: 1, to: 256))
  var jobs: Int?

  @Flag(name: .shortAndLong, help: "Replace existing files.")
  var force = false

  @Flag(help: "Tell how long each stage took, from the simulation to the writing.")
  var timings = false

  @Flag(name: .shortAndLong, help: "Show no progress.")
  var quiet = false

  func validate() throws {
    try plan().check(force: force)
  }

  func run() async throws {
    let plan = try plan()
    try await interruptible { try await plan.run() }
  }

  private func plan() throws -> RenderPlan {
    try RenderPlan(
      recipe: recipe.recipe, times: times, pictures: pictures, output: output,
      encoding: Movie.Encoding(quality: quality, codec: codec, crf: crf),
      jobs: jobs ?? Film.defaultJobs, isQuiet: quiet, tellsTimings: timings)
  }
}

/// Reads the name of a quality.
@Sendable private func knownQuality(_ name: String) throws -> Movie.Quality {
  guard let quality = Movie.Quality(rawValue: name) else {
    throw ValidationError("it must be draft, standard, high or lossless.")
  }
  return quality
}

import ArgumentParser
import Farm
import FileIO
import FilmKit
import Rendering
import StageKit
import SystemPackage

/// `zoetrope render`: renders a recipe to a film, to PNG frames or to raw video.
struct Render<Collection: FilmCollection>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "render",
      abstract: "Render a recipe to a film, vectors, PNG frames or raw video.",
      discussion: """
        The extension of the output decides the format: \(Movie.Format.summary). \
        .svg is an animated SVG document, .json a Lottie animation, .html a page with a player: layers move \
        between keys, and --scale is the pixels per point of what they cannot say but as images. A pattern \
        such as frames/%04d.png or a directory takes PNG frames, numbered from 0. A single - writes raw \
        frames (BGRA, 8 bits, top row first) to standard output.

        In a page, a parameter with several values, --set elasticity=0..1/11, has a slider: the page \
        has the films of all values, \(PageRendering.maxFilmCount) at most, and those of all combinations \
        of two. The plot of --plot, or of the scene file, is beside the film, and the text of the scene \
        below it.

        With --shard, several machines render one film: each writes its part into OUTPUT.shards, and \
        '\(Collection.commandName) join OUTPUT' makes the film of them. A part that is there and whole is \
        not rendered again. Where a film takes longer to simulate than to draw, --record-steps before that \
        spares every machine the simulation of what is before its part.
        """)
  }

  @OptionGroup var recipe: RecipeArgument<Collection>

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The film or vector file, a pattern or directory for frames, or -.", valueName: "path"),
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
  @OptionGroup var part: PartOptions
  @OptionGroup var pictures: PictureOptions
  @OptionGroup var parameters: ParameterOptions<Collection>
  @OptionGroup var grid: GridOptions
  @OptionGroup var effects: EffectOptions
  @OptionGroup var sound: SoundArguments

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
      "The number of frames drawn, and of parts of a film encoded, at the same time, 1 to 256; one per "
        + "processor unless given.",
      valueName: "number"),
    transform: number(from: 1, to: 256))
  var jobs: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How long to wait for an ffmpeg that makes no progress; forever unless given.",
      valueName: "seconds"),
    transform: number(from: 0.1, to: 86_400))
  var timeout: Double?

  @OptionGroup var memoryOptions: MemoryOptions

  @Flag(name: .shortAndLong, help: "Replace existing files.")
  var force = false

  @Flag(help: "Print the time that each stage took, from reading to writing.")
  var timings = false

  @Flag(name: .shortAndLong, help: "Show no progress.")
  var quiet = false

  func validate() throws {
    guard part.frames == nil || (interval.from == 0 && interval.to == nil) else {
      throw ValidationError("Give either --frames or --from and --to, not both.")
    }
    guard !part.recordSteps || !grid.grid else {
      throw ValidationError("--record-steps is for one recipe, not for a --grid of several.")
    }
    try asUsageError {
      if let page = try page { return try page.check() }
      let scene = try scene
      if let shard = try chosenPart {
        // The settings, for which files are read, are for the manifest alone.
        try shardRendering(shard, of: scene, settings: [:]).check()
      } else {
        try rendering(of: scene).check()
      }
    }
  }

  func run() async throws {
    ignorePipeSignal()
    try await sound.decode()
    let page = try page
    let scene: any FilmScene = try page?.longestScene ?? scene
    if Rehearsal.isRunning {
      return try Rehearsal.perform(scene, until: interval.to ?? scene.duration)
    }
    let rehearsal = recipe.program.script.flatMap { _ in Rehearsal.start() }
    defer { rehearsal?.end() }
    if let end = interval.to { printNote(ofTime: end, option: "--to", afterEndOf: scene) }
    if let page {
      try render(page)
    } else if let shard = try chosenPart {
      let rendering = try shardRendering(shard, of: scene, settings: shardSettings)
      if part.recordSteps { try recordSteps(of: rendering) } else { try await render(rendering) }
    } else {
      try await render(try rendering(of: scene))
    }
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
    warn(of: report)
  }

  private func render(_ rendering: ShardRendering) async throws {
    let path = rendering.directory.path(of: rendering.shard)
    let progress = Progress("\(try recipe.recipe.id) \(rendering.shard)", isQuiet: quiet)
    defer { progress.finish() }
    let outcome = try await rendering.render(
      force: force, jobs: jobs ?? Film.defaultJobs, progress: progress.show)
    switch outcome {
    case .present: try printResult("\(path.printable): present")
    case .rendered(let report):
      try printResult("\(path.printable): \(report.summary)")
      if timings { try printResult(report.timings) }
      warn(of: report)
    }
  }

  private func recordSteps(of rendering: ShardRendering) throws {
    let path = rendering.directory.steps.printable
    guard try force || !rendering.hasSteps else { return try printResult("\(path): present") }
    let progress = Progress("\(try recipe.recipe.id) steps", isQuiet: quiet)
    defer { progress.finish() }
    try rendering.recordSteps(progress: progress.show)
    try printResult("\(path): \(rendering.film.frameCount) frames simulated")
  }

  /// The shard, or the whole film if its steps are recorded; nil without shards.
  var chosenPart: Shard? {
    get throws { part.recordSteps ? Shard(1, of: 1) : try part.chosenShard }
  }

  func warn(of report: FilmRendering.Report) {
    printWarning(ofMissing: report.missingText)
    printWarnings(report.notes)
  }

  private var scene: any FilmScene {
    get throws {
      try parameters.scene(
        of: try recipe.recipe(atScale: pictures.scale), isGrid: grid.grid,
        orElse: "--grid shows them as tiles, and a page (-o page.html) has a slider")
    }
  }

  private func rendering(of scene: any FilmScene) throws -> FilmRendering {
    var destination = try destination
    if let first = part.frames?.lowerBound { destination.firstNumber = first }
    return try rendering(of: scene, schedule: schedule(of: scene, at: destination), to: destination)
  }

  func rendering(
    of scene: any FilmScene, schedule: FrameSchedule, to destination: FilmDestination,
    hasPlot: Bool = true
  ) throws -> FilmRendering {
    let whole = try self.schedule(of: scene, at: destination)
    let shown = try sound.scene(
      try effects.scene(scene, schedule: schedule, hasPlot: hasPlot), schedule: whole)
    var rendering = try FilmRendering(
      of: shown, schedule: schedule, settings: pictures.settings, destination: destination)
    rendering.sound = try sound.options
    rendering.readingTime = FileArgument.loaded.readingTime
    if let blur = effects.blur {
      guard rendering.hasPixels else {
        throw RenderingError("--motion-blur is for films and PNG frames, not for \(destination).")
      }
      rendering.motionBlur = blur
    }
    return rendering
  }

  func schedule(
    of scene: any FilmScene, at destination: FilmDestination
  ) throws -> FrameSchedule {
    let schedule = try interval.schedule(
      of: scene, at: try fps ?? recipe.frameRate ?? destination.defaultFrameRate,
      speed: effects.speed)
    return try sound.frames(of: try part.frames.map(schedule.clamped) ?? schedule)
  }

  private func shardRendering(
    _ shard: Shard, of scene: any FilmScene, settings: [String: String]
  ) throws -> ShardRendering {
    let destination = try destination
    return try ShardRendering(
      shard, of: FilePath(output), program: "\(Collection.commandName) \(Collection.version)",
      settings: settings, schedule: schedule(of: scene, at: destination),
      firstNumber: part.frames?.lowerBound ?? 0
    ) { try rendering(of: scene, schedule: $0, to: destination) }
  }

  /// The identifier of the recipe.
  var recipeID: String { get throws { try recipe.recipe.id } }

  /// The numbers of the frames that are rendered, whatever the shard.
  var frames: Range<Int> {
    get throws { try schedule(of: scene, at: destination).frames }
  }

  /// The number of frames of a segment of the film; nil if it has none.
  var segmentLength: Int? { get throws { try rendering(of: scene).segmentLength } }

  /// What the pixels and the encoding of a film depend on, apart from its size and frames, by
  /// option.
  private var shardSettings: [String: String] {
    get throws {
      var settings = try recipe.settings
      for assignment in parameters.assignments {
        settings["--set \(assignment.name)"] = assignment.texts.joined(separator: ",")
      }
      settings.merge(effects.settings) { $1 }
      settings.merge(try sound.settings) { $1 }
      settings["--grid"] = grid.grid ? "given" : nil
      settings["--show-touches"] = pictures.showTouches ? "given" : nil
      settings["--show-physics"] = pictures.showPhysics ? "given" : nil
      settings["--background"] = pictures.background.map { "\($0)" }
      settings["--quality"] = quality.rawValue
      settings["--codec"] = codec
      settings["--crf"] = crf.map { "\($0)" }
      return settings
    }
  }

  var destination: FilmDestination {
    get throws {
      try FilmDestination(
        output,
        encoding: Movie.Encoding(
          quality: quality, codec: codec, crf: crf, maximumMemory: memoryOptions.memory),
        stallPolicy: Movie.StallPolicy(timeout: timeout.map { .seconds($0) }) { sentence in
          printError("\(sentence) --timeout ends it after a time.")
        }, force: force)
    }
  }
}

/// Parses the name of a quality.
@Sendable private func knownQuality(_ name: String) throws -> Movie.Quality {
  guard let quality = Movie.Quality(rawValue: name) else {
    throw ValidationError("it must be \(Movie.Quality.summary).")
  }
  return quality
}

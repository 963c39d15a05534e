import ArgumentParser
import Farm
import FileIO
import Rendering
import StageKit
import SystemPackage

/// `zoetrope farm submit`: divides films into shards and submits them to an engine.
struct FarmSubmit<Collection: FilmCollection>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "submit", abstract: "Divide films into shards and submit them to an engine.",
      discussion: """
        A directory such as DIR/farm-1 gets the plan, the scripts and the logs. Slurm renders the shards \
        as one job array and joins the films in a job that follows it. For GNU parallel and Kubernetes the \
        files are written, and the commands to run are printed.
        """)
  }

  @OptionGroup var films: FarmFilms<Collection>

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The directory of the films, which all machines share.", valueName: "dir"),
    completion: .directory)
  var output: String

  @Option(
    parsing: .unconditional,
    help: "The number of shards of each film, instead of --target-seconds.",
    transform: number(from: 1, to: Shard.maximumCount))
  var shards: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How long a shard takes at most, from which the number follows; 60 unless given.",
      valueName: "seconds"),
    transform: number(from: 1.0, to: 86_400))
  var targetSeconds = 60.0

  @Flag(
    inversion: .prefixedNo,
    help: """
      Record the steps of each film's dynamic animators before its shards are rendered. Unless given, that \
      is done for films that are measured and take more than a tenth of a shard's time to simulate.
      """)
  var recordSteps: Bool?

  @Option(help: "The engine: \(FarmEngineArgument.list).")
  var engine = FarmEngineArgument.default

  @Option(help: "Slurm's partition, or its default.")
  var partition: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many shards are rendered at the same time.", valueName: "number"),
    transform: number(from: 1, to: 1_000_000))
  var throttle: Int?

  @Flag(help: "Do not check that the nodes of Slurm see the directory.")
  var assumeShared = false

  @Option(help: "The image of Kubernetes' containers.")
  var image = "zoetrope"

  @Option(help: "Kubernetes' persistent volume claim, mounted where the directory of the films is.")
  var claim = "films"

  @Flag(help: "Check and print what would be submitted, and write nothing.")
  var dryRun = false

  func validate() throws {
    try asUsageError { try FilePath(output).checkDirectory() }
    let films = try films.films()
    if let shards, let film = films.first(where: { $0.frames.count < shards }) {
      throw ValidationError(
        "\(shards) shards are too many for the \(film.frames.count) frames of \(film.recipe).")
    }
  }

  func run() async throws {
    let found = try films.films()
    let directory = FilePath(output)
    let divisions: [Division]
    if let shards {
      divisions = found.map { _ in Division(shardCount: shards, recordsSteps: recordSteps ?? false)
      }
    } else {
      divisions = zip(found, try await films.costs(of: found, in: directory)).map(division)
    }
    let job = try job(of: found, divisions, in: directory)
    let engine = engine.type.init(engineOptions)
    try await engine.check(job, in: directory, asksMachines: !dryRun)
    guard !dryRun else { return try printPlan(of: job) }
    try printResult(try await engine.submit(try JobDirectory(for: job, in: directory)))
  }

  private var engineOptions: FarmEngineOptions {
    var options = FarmEngineOptions()
    options.assumesSharedDirectory = assumeShared
    options.image = image
    options.claim = claim
    return options
  }

  /// How a film is divided.
  private struct Division {
    let shardCount: Int
    let recordsSteps: Bool
  }

  private func division(
    of film: FarmFilms<Collection>.Film, costing costs: FarmCosts
  ) -> Division {
    let frameCount = film.frames.count
    let count = costs.shardCount(
      taking: targetSeconds, for: frameCount, segmentLength: film.segmentLength)
    return Division(
      shardCount: count,
      recordsSteps: recordSteps ?? costs.recordsSteps(frameCount: frameCount, shardCount: count))
  }

  private func job(
    of films: [FarmFilms<Collection>.Film], _ divisions: [Division], in directory: FilePath
  ) throws -> FarmJob {
    let current = canonicalPath(of: ".") ?? "/"
    let root = current.pushing(directory).lexicallyNormalized()
    let isInPods = engine.type.usesContainers
    return FarmJob(
      engine: engine.type.name,
      program: isInPods ? Collection.commandName : try Collection.mainProgram.string,
      directory: (isInPods ? root : current).string,
      films: try zip(films, divisions).map { film, division in
        let arguments =
          isInPods ? try film.arguments.map { try podArgument(for: $0, in: root) } : film.arguments
        return FarmJob.Film(
          recipe: arguments[0], listings: arguments.count > 1 ? Array(arguments.dropFirst()) : nil,
          output: root.appending(film.fileName).string, shardCount: division.shardCount,
          frameCount: film.frames.count, recordsSteps: division.recordsSteps)
      },
      options: self.films.options, throttle: throttle, partition: partition)
  }

  /// Returns a recipe as pods name it: a file by its absolute path.
  ///
  /// - Throws: A `FarmError` if the file is outside of the directory that pods have.
  private func podArgument(for recipe: String, in root: FilePath) throws -> String {
    guard !Collection.recipes.contains(where: { $0.id == recipe }),
      let file = FileArgument(recipe), let path = canonicalPath(of: FilePath(file.path))
    else { return recipe }
    guard path.starts(with: canonicalPath(of: root) ?? root) else {
      throw FarmError("The pods of Kubernetes see \(root) only: \(file.path) must be in it.")
    }
    return file.id.map { "\(path):\($0)" } ?? path.string
  }

  private func printPlan(of job: FarmJob) throws {
    for film in job.films {
      try printResult(
        "\(film.output.printable): \(film.frameCount) frames in \(film.shardCount) shards"
          + (film.recordsSteps ? ", after its steps are recorded" : ""))
    }
    try printResult(job.tasks.count == 1 ? "1 task" : "\(job.tasks.count) tasks")
  }
}

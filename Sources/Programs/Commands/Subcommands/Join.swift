import ArgumentParser
import Farm
import FileIO
import FilmKit
import Rendering
import SystemPackage

/// `zoetrope join`: makes a film of its shards.
struct Join: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "join", abstract: "Join the shards of a film, which render --shard has made.",
      discussion: """
        All shards in OUTPUT.shards are checked first: that none is missing or damaged, that they are of \
        one film and one version of the program, and that the machines drew alike. Problems are listed, \
        and nothing is written. Segments of a film file are joined without encoding again.
        """)
  }

  @Argument(help: "The film file, or the pattern or directory of its frames.", completion: .file())
  var output: String

  @Option(
    parsing: .unconditional,
    help: "The number of shards, if there are shards of several renderings.",
    transform: number(from: 1, to: Shard.maximumCount))
  var shards: Int?

  @Flag(help: "Remove the shards when the film is complete.")
  var removeShards = false

  @Flag(name: .shortAndLong, help: "Replace existing files.")
  var force = false

  @Flag(name: .shortAndLong, help: "Show no progress.")
  var quiet = false

  func validate() throws {
    try asUsageError { _ = try FilmDestination(output, encoding: Movie.Encoding()) }
  }

  func run() async throws {
    ignorePipeSignal()
    let join: FilmJoin
    do {
      join = try FilmJoin(FilePath(output), count: shards)
    } catch {
      for problem in error.problems { printError("Error: \(problem)") }
      throw ExitCode.failure
    }
    let progress = Progress(output, isQuiet: quiet)
    defer { progress.finish() }
    let summary = try await join.join(
      to: destination(of: join.film), progress: progress.show)
    if removeShards { join.removeShards() }
    try printResult("\(output.printable): \(summary)")
  }

  private func destination(of film: ShardedFilm) throws -> FilmDestination {
    try FilmDestination(
      output,
      encoding: Movie.Encoding(
        quality: film.settings["--quality"].flatMap(Movie.Quality.init(rawValue:)) ?? .standard,
        codec: film.settings["--codec"], crf: film.settings["--crf"].flatMap { Int($0) }),
      force: force)
  }
}

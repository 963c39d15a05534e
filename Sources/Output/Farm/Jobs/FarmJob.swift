internal import FileIO
internal import SystemPackage

/// The work of a submission: some films, each in shards, as stored in `plan.json`.
package struct FarmJob: Codable, Hashable, Sendable {
  /// The version of the format of plans.
  package static let currentFormat = 2

  /// One film.
  package struct Film: Codable, Hashable, Sendable {
    /// The recipe, as it is given to `render`.
    package var recipe: String
    /// The listings in Objective-C that follow the first one; nil of another recipe.
    package var listings: [String]?
    /// The absolute path of the film, or the directory of its frames.
    package var output: String
    /// The number of shards.
    package var shardCount: Int
    /// The number of frames.
    package var frameCount: Int
    /// Whether the steps of its animators are recorded before its shards are rendered.
    package var recordsSteps: Bool

    package init(
      recipe: String, listings: [String]? = nil, output: String, shardCount: Int, frameCount: Int,
      recordsSteps: Bool = false
    ) {
      self.recipe = recipe
      self.listings = listings
      self.output = output
      self.shardCount = shardCount
      self.frameCount = frameCount
      self.recordsSteps = recordsSteps
    }
  }

  /// One shard of a film.
  package struct Task: Hashable, Sendable {
    /// The number of the task in the array, from 1.
    package var number: Int
    /// The film.
    package var film: Film
    /// The shard.
    package var shard: Shard

    /// Whether the shard is there; its contents are checked by `join`.
    package var isDone: Bool {
      let directory = ShardDirectory(ofOutput: FilePath(film.output)).path(of: shard)
      return (try? directory.appending(ShardManifest.fileName).stat()) != nil
    }

    /// Whether the shard is there and damaged.
    package var isDamaged: Bool {
      do throws(ShardProblem) {
        _ = try ShardDirectory(ofOutput: FilePath(film.output)).check(shard)
        return false
      } catch {
        return error != .missing
      }
    }

    /// The task in words: `steps-bounce 3/10`.
    package var name: String { "\(film.recipe) \(shard)" }
  }

  /// The version of the format.
  package var format = Self.currentFormat
  /// The name of the engine.
  package var engine: String
  /// The absolute path of the program.
  package var program: String
  /// The directory in which it runs.
  package var directory: String
  /// The films.
  package var films: [Film]
  /// Further options of `render`.
  package var options: [String]
  /// How many tasks may run at the same time; nil for as many as the engine allows.
  package var throttle: Int?
  /// The engine's group of machines; nil for its default.
  package var partition: String?

  package init(
    engine: String, program: String, directory: String, films: [Film], options: [String],
    throttle: Int?, partition: String?
  ) {
    self.engine = engine
    self.program = program
    self.directory = directory
    self.films = films
    self.options = options
    self.throttle = throttle
    self.partition = partition
  }

  /// The largest number of tasks of a job.
  package static let maximumTaskCount = 10_000_000

  /// Checks the numbers of a plan, which anybody may have written.
  ///
  /// - Throws: A ``FarmError`` that names the field.
  func check() throws(FarmError) {
    var taskCount = 0
    for film in films {
      guard (1...Shard.maximumCount).contains(film.shardCount) else {
        throw FarmError(
          "shardCount of \(film.output) is \(film.shardCount); 1 to \(Shard.maximumCount) is allowed."
        )
      }
      taskCount += film.shardCount
      guard taskCount <= Self.maximumTaskCount else {
        throw FarmError(
          "shardCount of all films makes more than \(Self.maximumTaskCount) tasks.")
      }
    }
  }

  /// All shards of all films, numbered from 1.
  package var tasks: [Task] {
    let shards = films.flatMap { film in Shard.all(film.shardCount).map { (film, $0) } }
    return shards.enumerated().map { index, pair in
      Task(number: index + 1, film: pair.0, shard: pair.1)
    }
  }

  /// The films whose steps are recorded first.
  package var recordedFilms: [Film] { films.filter(\.recordsSteps) }

  /// The command line of a task, on one line.
  func command(of task: Task) -> String { render(task.film, ["--shard", "\(task.shard)"]) }

  /// The command line that records the steps of a film, on one line.
  func recordCommand(of film: Film) -> String { render(film, ["--record-steps"]) }

  private func render(_ film: Film, _ part: [String]) -> String {
    let words =
      [program, "render", film.recipe] + (film.listings ?? []) + ["--output", film.output] + part
      + ["--quiet"] + options
    return "cd \(directory.shellWord) && exec \(words.shellCommand)".shellLine
  }

  /// The command line that joins a film.
  func joinCommand(of film: Film) -> String {
    let words = [
      program, "join", film.output, "--shards", "\(film.shardCount)", "--force", "--quiet",
    ]
    return words.shellCommand
  }
}

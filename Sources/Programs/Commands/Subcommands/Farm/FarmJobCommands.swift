import ArgumentParser
import Farm
import FileIO
import SystemPackage

/// The job that a command is about.
struct FarmJobArgument: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The directory of the films, for its latest job, or that of a job.", valueName: "dir"),
    completion: .directory)
  var path: String

  /// Opens the directory.
  ///
  /// - Throws: A `FarmError` if there is no job.
  func directory() throws -> JobDirectory { try JobDirectory(opening: FilePath(path)) }

  /// Opens the directory of a job, with the engine that schedules it.
  ///
  /// - Throws: A `FarmError` if there is no job, or its engine runs without this program.
  func scheduled() throws -> (directory: JobDirectory, scheduler: any FarmScheduler) {
    let directory = try directory()
    guard let scheduler = try directory.job.makeEngine() as? any FarmScheduler else {
      throw FarmError(
        "\(directory.path) is a job for \(directory.job.engine), which runs without this program.")
    }
    return (directory, scheduler)
  }
}

/// `zoetrope farm status`: shows how far a job is.
struct FarmStatusCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Show how far a job is, and the last lines of shards that failed.",
    discussion:
      "Ten shards that failed are listed at most. The exit code is 1 if a shard has failed.")

  @OptionGroup var job: FarmJobArgument

  func run() async throws {
    let directory = try job.directory()
    let status = try await FarmStatus(of: directory)
    try printResult("\(directory.path.printable): \(status.summary)")
    for line in status.failures(in: directory) { try printResult(line) }
    if !status.failed.isEmpty { throw ExitCode.failure }
  }
}

/// `zoetrope farm retry`: submits the failed shards again.
struct FarmRetry: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "retry", abstract: "Submit the failed shards again, and join the films.")

  @OptionGroup var job: FarmJobArgument

  func run() async throws {
    let (directory, scheduler) = try job.scheduled()
    let status = try await FarmStatus(of: directory)
    let damaged = status.done.filter(\.isDamaged)
    let tasks = (status.failed + damaged).sorted { $0.number < $1.number }
    guard !tasks.isEmpty else {
      return try printResult("\(directory.path.printable): no shard has failed")
    }
    let submission = try await scheduler.resubmit(tasks, of: directory)
    try printResult("\(directory.path.printable): \(submission)")
  }
}

/// `zoetrope farm cancel`: ends a job.
struct FarmCancel: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cancel", abstract: "Cancel what waits or runs; shards that are done stay.")

  @OptionGroup var job: FarmJobArgument

  func run() async throws {
    let (directory, scheduler) = try job.scheduled()
    try await scheduler.cancel(directory)
    try printResult("\(directory.path.printable): cancelled")
  }
}

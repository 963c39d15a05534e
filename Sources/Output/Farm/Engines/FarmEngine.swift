package import SystemPackage

/// A system that runs the tasks of a job on many machines.
///
/// The commands know the engines by ``FarmEngines`` alone. An engine whose jobs this program can
/// ask about conforms to ``FarmScheduler``.
package protocol FarmEngine: Sendable {
  /// The name, as `--engine` has it and a plan stores it.
  static var name: String { get }

  /// Whether tasks run in containers, which have the program of their image and see the directory
  /// of the films alone.
  static var usesContainers: Bool { get }

  /// Creates the engine with what the user says about it.
  init(_ options: FarmEngineOptions)

  /// Checks that a job can be submitted, before anything is written.
  ///
  /// - Parameters:
  ///   - job: The work.
  ///   - directory: The directory of the films.
  ///   - asksMachines: Whether the machines may be asked, which takes some of their time.
  /// - Throws: A ``FarmError`` that says what is missing.
  func check(_ job: FarmJob, in directory: FilePath, asksMachines: Bool) async throws

  /// Submits all tasks of a new job, or writes the files with which the user does.
  ///
  /// - Parameter directory: The directory of the job.
  /// - Returns: What was submitted, or the commands that the user runs, in lines.
  /// - Throws: A ``FarmError`` if the engine refuses it, or files cannot be written.
  func submit(_ directory: JobDirectory) async throws -> String
}

extension FarmEngine {
  package static var usesContainers: Bool { false }

  package func check(_ job: FarmJob, in directory: FilePath, asksMachines: Bool) async throws {}
}

/// An engine that tells how far its jobs are, repeats tasks and cancels them.
package protocol FarmScheduler: FarmEngine {
  /// Returns the states of the tasks that wait or run, by their numbers.
  ///
  /// - Parameter directory: The directory of the job.
  /// - Returns: The states; tasks that have ended, or were never started, have none.
  /// - Throws: A ``FarmError`` if the engine does not answer.
  func states(of directory: JobDirectory) async throws -> [Int: FarmTaskState]

  /// Submits some tasks of a job again, and the joining of its films.
  ///
  /// - Parameters:
  ///   - tasks: The tasks, not empty.
  ///   - directory: The directory of the job.
  /// - Returns: What was submitted, as a clause: `6 tasks in job 17, joined by job 18`.
  /// - Throws: A ``FarmError`` if the engine refuses them.
  func resubmit(_ tasks: [FarmJob.Task], of directory: JobDirectory) async throws -> String

  /// Cancels what waits or runs; what has ended stays as it is.
  ///
  /// - Parameter directory: The directory of the job.
  /// - Throws: A ``FarmError`` if the engine refuses it.
  func cancel(_ directory: JobDirectory) async throws
}

/// What an engine knows of a task that has not ended.
package enum FarmTaskState: Sendable {
  case waiting
  case running
}

/// What the user says about an engine; each engine takes what concerns it.
package struct FarmEngineOptions: Sendable {
  /// Whether the user says that all machines see the directory.
  package var assumesSharedDirectory = false
  /// The image of containers, with the program.
  package var image = "zoetrope"
  /// The persistent volume claim of containers, which has the directory of the films.
  package var claim = "films"

  package init() {}
}

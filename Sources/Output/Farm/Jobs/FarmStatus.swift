internal import FileIO
internal import SystemPackage

/// The progress of the tasks of a job.
package struct FarmStatus: Sendable {
  /// Tasks whose shard is there.
  package private(set) var done: [FarmJob.Task] = []
  /// Tasks that run.
  package private(set) var running: [FarmJob.Task] = []
  /// Tasks that wait.
  package private(set) var waiting: [FarmJob.Task] = []
  /// Tasks that have ended without a shard, or were never started.
  package private(set) var failed: [FarmJob.Task] = []

  /// Finds the state of each task.
  ///
  /// What is not done waits if the engine is not a scheduler, which alone knows more.
  ///
  /// - Parameter directory: The directory of the job.
  /// - Throws: A ``FarmError`` if the engine does not answer.
  package init(of directory: JobDirectory) async throws {
    let scheduler = try directory.job.makeEngine() as? any FarmScheduler
    let states = try await scheduler?.states(of: directory) ?? [:]
    for task in directory.job.tasks {
      switch states[task.number] {
      case _ where task.isDone: done.append(task)
      case .running?: running.append(task)
      case .waiting?: waiting.append(task)
      case nil where scheduler != nil: failed.append(task)
      case nil: waiting.append(task)
      }
    }
  }

  /// A bar over all shards: `[#####-----] 5 of 10 shards, 2 running, 1 waiting, 2 failed`.
  package var summary: String {
    let total = done.count + running.count + waiting.count + failed.count
    let width = 40
    let filled = width * done.count / max(1, total)
    let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: width - filled)
    let others = [(running, "running"), (waiting, "waiting"), (failed, "failed")]
      .filter { !$0.0.isEmpty }.map { ", \($0.0.count) \($0.1)" }.joined()
    return "[\(bar)] \(done.count) of \(total) shards\(others)"
  }

  /// Returns what is known about the tasks that failed: the last lines of their logs.
  ///
  /// - Parameters:
  ///   - directory: The directory of the job.
  ///   - limit: The number of tasks that are listed; the others are counted.
  /// - Returns: The lines.
  package func failures(in directory: JobDirectory, limit: Int = 10) -> [String] {
    let listed = failed.prefix(limit).flatMap { task in
      let lines = directory.lastLines(of: task) ?? ["no log: its machine may not see the directory"]
      return ["\(task.name.printable) failed:"] + lines.map { "  \($0)" }
    }
    guard failed.count > limit else { return listed }
    return listed + [
      "and \(failed.count - limit) more, whose logs are in \(directory.path)/logs".printable
    ]
  }
}

internal import FileIO
package import SystemPackage

/// Slurm: the tasks are one job array, and joining is a job that follows it.
package struct Slurm: FarmScheduler {
  package static let name = "slurm"

  /// Whether the user says that all nodes see the directory.
  private let assumesSharedDirectory: Bool

  package init(_ options: FarmEngineOptions) {
    assumesSharedDirectory = options.assumesSharedDirectory
  }

  /// Checks the partition, the number of tasks and that the nodes see the directory, by a short
  /// job.
  package func check(_ job: FarmJob, in directory: FilePath, asksMachines: Bool) async throws {
    // A backslash in the path of a log makes Slurm replace nothing in it, and is removed.
    let path = canonicalPath(of: directory) ?? directory
    guard !path.string.unicodeScalars.contains("\\") else {
      throw FarmError("Slurm writes no logs to a path with a backslash, as \(path) has one.")
    }
    let partitions: [String]
    do {
      partitions = try await EngineProgram(name: "sinfo")
        .output(["--noheader", "--format=%P"]).split(separator: "\n")
        .map(String.init)
      _ = try await EngineProgram(name: "sbatch").output(["--version"])
    } catch {
      throw FarmError(
        "Slurm cannot be used here: \(error) --engine parallel and kubernetes write files for others."
      )
    }
    let names = partitions.map { $0.trimming("*") }
    if let partition = job.partition, !names.contains(partition) {
      throw FarmError(
        "Slurm has no partition \(partition); it has \(names.joined(separator: ", ")).")
    }
    try await checkArraySize(of: job)
    if !assumesSharedDirectory {
      let partition = job.partition ?? partitions.first { $0.hasSuffix("*") }?.trimming("*")
      try await checkIsShared(directory, partition: partition, asksNodes: asksMachines)
    }
  }

  private func checkArraySize(of job: FarmJob) async throws {
    let lines = try await EngineProgram(name: "scontrol").output(["show", "config"])
      .split(separator: "\n")
    let limit = lines.first { $0.hasPrefix("MaxArraySize") }?.split(separator: "=").last
      .flatMap { Int($0.trimming(" ")) }
    // The numbers of array tasks are below the limit, and ours begin with 1.
    guard let limit, job.tasks.count >= limit else { return }
    throw FarmError(
      "The \(job.tasks.count) shards are more than the \(limit - 1) tasks that Slurm allows in an array "
        + "(MaxArraySize): give fewer --shards or more --target-seconds.")
  }

  package func submit(_ directory: JobDirectory) async throws -> String {
    let submission = try await resubmit(directory.job.tasks, of: directory)
    return "\(directory.path.printable): \(submission)"
  }

  /// Submits tasks, which follow the recordings of steps, notes the jobs in their directory, and
  /// submits a job that joins the films when they have ended.
  ///
  /// The joining job starts when all tasks have ended, successfully or not (`afterany`), and `join`
  /// itself checks what is there: `afterok` would never start after a task that failed once and was
  /// repeated.
  package func resubmit(
    _ tasks: [FarmJob.Task], of directory: JobDirectory
  ) async throws -> String {
    let job = directory.job
    let limit = job.throttle.map { "%\($0)" } ?? ""
    let partition = job.partition.map { ["--partition=\($0)"] } ?? []
    let recordings = try await submitRecordings(of: directory, partition)
    let order = recordings.isEmpty ? [] : [Self.dependency(on: recordings)]
    let array = try await submit(
      partition + order + [
        "--array=\(tasks.map(\.number).ranges)\(limit)", "--requeue", "--job-name=zoetrope",
      ] + Self.log("%a", of: directory) + ["\(directory.path)/array.sh"])
    try directory.addSubmission(array)
    let join = try await submit(
      partition + [
        Self.dependency(on: [array]), "--job-name=zoetrope-join",
      ] + Self.log("join", of: directory) + ["\(directory.path)/join.sh"])
    try directory.addSubmission(join)
    let count = tasks.count == 1 ? "1 task" : "\(tasks.count) tasks"
    return "\(count) in job \(array), joined by job \(join)"
  }

  /// Submits a job for each film whose steps are to be recorded; returns their identifiers.
  private func submitRecordings(
    of directory: JobDirectory, _ partition: [String]
  ) async throws -> [String] {
    // A retry has them, unless they cannot be recorded.
    guard directory.submissions.isEmpty else { return [] }
    var ids: [String] = []
    for number in stride(from: 1, through: directory.job.recordedFilms.count, by: 1) {
      let id = try await submit(
        partition + [
          "--requeue", "--job-name=zoetrope-steps",
        ] + Self.log("recording-\(number)", of: directory)
          + ["\(directory.path)/record.sh", "\(number)"])
      try directory.addSubmission(id)
      ids.append(id)
    }
    return ids
  }

  /// The options for a log, in whose path Slurm replaces `%a` by the number of a task, and `%%` by
  /// `%`.
  private static func log(_ name: String, of directory: JobDirectory) -> [String] {
    let path = directory.path.string.replacingScalars { $0 == "%" ? "%%" : nil }
    return ["--output=\(path)/logs/\(name).log", "--open-mode=append"]
  }

  /// The condition that jobs have ended, successfully or not.
  private static func dependency(on ids: [String]) -> String {
    "--dependency=afterany:\(ids.joined(separator: ":"))"
  }

  private func submit(_ arguments: [String]) async throws -> String {
    let output = try await EngineProgram(name: "sbatch").output(["--parsable"] + arguments)
    // With several clusters, the name of one follows a semicolon.
    guard let id = output.split(separator: ";").first?.trimming("\n"), Int(id) != nil else {
      throw FarmError("sbatch printed '\(output)' in place of the number of a job.")
    }
    return id
  }

  package func states(of directory: JobDirectory) async throws -> [Int: FarmTaskState] {
    var states: [Int: FarmTaskState] = [:]
    for id in directory.submissions {
      let output = try await EngineProgram(name: "squeue")
        .run(["--noheader", "--array", "--jobs=\(id)", "--format=%K %T"])
      // Slurm forgets jobs that have ended.
      guard output.isSuccess || output.errors.contains("Invalid job id") else {
        throw FarmError("squeue failed: \(output.errors.trimming("\n"))")
      }
      for line in output.text.split(separator: "\n") {
        let words = line.split(separator: " ")
        guard words.count == 2, let number = Int(words[0]) else { continue }
        let isRunning = words[1] == "RUNNING" || words[1] == "COMPLETING"
        states[number] = isRunning ? .running : .waiting
      }
    }
    return states
  }

  package func cancel(_ directory: JobDirectory) async throws {
    _ = try await EngineProgram(name: "scancel").output(directory.submissions)
  }
}

extension [Int] {
  /// Increasing numbers as Slurm writes them: `1-3,7`.
  var ranges: String {
    var ranges: [ClosedRange<Int>] = []
    for number in self {
      if let last = ranges.last, last.upperBound == number - 1 {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    return ranges.map { range in
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound)"
    }.joined(separator: ",")
  }
}

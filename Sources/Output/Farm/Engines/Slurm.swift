internal import FileIO
package import SystemPackage

/// Slurm: the tasks are one job array, and joining is a job that follows it.
package struct Slurm: Sendable {
  /// The name of the engine.
  package static let name = "slurm"

  package init() {}

  /// Checks that a job can be submitted, before anything is.
  ///
  /// - Parameters:
  ///   - job: The work.
  ///   - directory: The directory of the films.
  ///   - isShared: Whether the user says that all nodes see the directory.
  ///   - asksNodes: Whether nodes are asked if they see it, by a short job.
  /// - Throws: A ``FarmError`` that says what is missing.
  package func check(
    _ job: FarmJob, in directory: FilePath, isShared: Bool, asksNodes: Bool
  ) async throws {
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
    if !isShared {
      let partition = job.partition ?? partitions.first { $0.hasSuffix("*") }?.trimming("*")
      try await checkIsShared(directory, partition: partition, asksNodes: asksNodes)
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

  /// Submits tasks, which follow the recordings of steps, notes the jobs in their directory, and submits a job
  /// that joins the films when they have ended.
  ///
  /// The joining job starts when all tasks have ended, successfully or not (`afterany`), and `join`
  /// itself checks what is there: `afterok` would never start after a task that failed once and was
  /// repeated.
  ///
  /// - Parameters:
  ///   - tasks: The tasks, not empty.
  ///   - directory: The directory of the job.
  /// - Returns: What was submitted, as a clause: `6 tasks in job 17, joined by job 18`.
  /// - Throws: A ``FarmError`` if Slurm refuses them.
  package func submit(
    _ tasks: [FarmJob.Task], of directory: JobDirectory
  ) async throws -> String {
    let job = directory.job
    let limit = job.throttle.map { "%\($0)" } ?? ""
    let partition = job.partition.map { ["--partition=\($0)"] } ?? []
    let recordings = try await submitRecordings(of: directory, partition)
    let order = recordings.isEmpty ? [] : [Self.dependency(on: recordings)]
    let array = try await submit(
      partition + order + [
        "--array=\(tasks.map(\.number).ranges)\(limit)", "--requeue", "--open-mode=append",
        "--output=\(directory.path)/logs/%a.log", "--job-name=zoetrope",
        "\(directory.path)/array.sh",
      ])
    try directory.addSubmission(array)
    let join = try await submit(
      partition + [
        Self.dependency(on: [array]), "--open-mode=append",
        "--output=\(directory.path)/logs/join.log", "--job-name=zoetrope-join",
        "\(directory.path)/join.sh",
      ])
    try directory.addSubmission(join)
    return "\(tasks.count) tasks in job \(array), joined by job \(join)"
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
          "--requeue", "--open-mode=append",
          "--output=\(directory.path)/logs/recording-\(number).log",
          "--job-name=zoetrope-steps", "\(directory.path)/record.sh", "\(number)",
        ])
      try directory.addSubmission(id)
      ids.append(id)
    }
    return ids
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

  /// Returns the states of tasks that wait or run, such as `RUNNING`, by their numbers.
  ///
  /// - Parameter ids: The identifiers of arrays.
  /// - Returns: The states; tasks that have ended have none.
  /// - Throws: A ``FarmError`` if Slurm does not answer.
  package func states(ofArrays ids: [String]) async throws -> [Int: String] {
    var states: [Int: String] = [:]
    for id in ids {
      let output = try await EngineProgram(name: "squeue")
        .run(["--noheader", "--array", "--jobs=\(id)", "--format=%K %T"])
      // Slurm forgets jobs that have ended.
      guard output.isSuccess || output.errors.contains("Invalid job id") else {
        throw FarmError("squeue failed: \(output.errors.trimming("\n"))")
      }
      for line in output.text.split(separator: "\n") {
        let words = line.split(separator: " ")
        if words.count == 2, let number = Int(words[0]) { states[number] = String(words[1]) }
      }
    }
    return states
  }

  /// Cancels jobs; those that have ended stay as they are.
  ///
  /// - Throws: A ``FarmError`` if Slurm refuses it.
  package func cancel(_ ids: [String]) async throws {
    _ = try await EngineProgram(name: "scancel").output(ids)
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

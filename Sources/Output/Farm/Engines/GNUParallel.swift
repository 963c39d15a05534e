internal import FileIO
internal import SystemPackage

/// GNU parallel over ssh: a script for machines that share the directory and have no scheduler.
package struct GNUParallel: Sendable {
  /// The name of the engine.
  package static let name = "parallel"

  package init() {}

  /// Writes the script `run.sh`, whose arguments are the machines; without them it runs here.
  ///
  /// - Parameter directory: The directory of the job.
  /// - Returns: The command that the user runs.
  /// - Throws: A ``FarmError`` if it cannot be written.
  package func write(to directory: JobDirectory) throws(FarmError) -> String {
    let path = directory.path
    let jobs = directory.job.throttle.map { "\($0)" } ?? "100%"
    let machines = "${machines:+--filter-hosts --sshlogin \"$machines\"}"
    let logs = path.appending("logs").string.shellWord
    func run(_ script: String, _ count: Int, logPrefix: String = "") -> String {
      let task =
        "sh \(path.appending(script).string.shellWord) {} > \(logs)/\(logPrefix){}.log 2>&1"
      return """
        seq \(count) | parallel --jobs \(jobs) --retries 3 \\
          \(machines) \(task.shellWord)\n
        """
    }
    let recordingCount = directory.job.recordedFilms.count
    let recordings =
      recordingCount > 0 ? run("record.sh", recordingCount, logPrefix: "recording-") : ""
    // A machine that is down fails at once and would take task after task: it is filtered out. One that goes
    // down later costs each of its tasks one of three attempts.
    let script = """
      #!/bin/sh
      # usage: run.sh [MACHINE...]   renders the shards on machines that ssh reaches, or here; then joins.
      machines=$(IFS=,; echo "$*")
      \(recordings)\(run("array.sh", directory.job.tasks.count))exec sh \(path.appending("join.sh").string.shellWord)

      """
    do {
      try writeFile(script.utf8, to: path.appending("run.sh"))
    } catch {
      throw FarmError("Cannot write \(path)/run.sh: \(error).")
    }
    return "sh \(path.appending("run.sh").string.shellWord)"
  }
}

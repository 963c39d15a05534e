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
    let script = """
      #!/bin/sh
      # usage: run.sh [MACHINE...]   renders the shards on machines that ssh reaches, or here; then joins.
      machines=$(IFS=,; echo "${*:-:}")
      parallel --jobs \(jobs) --sshlogin "$machines" --retries 3 \\
        sh \(path.appending("array.sh").string.shellWord) {} '>' \(path.appending("logs").string.shellWord)/{}.log '2>&1' \\
        ::: $(seq \(directory.job.tasks.count))
      exec sh \(path.appending("join.sh").string.shellWord)

      """
    do {
      try writeFile(script.utf8, to: path.appending("run.sh"))
    } catch {
      throw FarmError("Cannot write \(path)/run.sh: \(error).")
    }
    return "sh \(path.appending("run.sh").string.shellWord)"
  }
}

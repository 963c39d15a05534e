internal import FileIO
internal import SystemPackage

/// GNU parallel over ssh: a script for machines that share the directory and have no scheduler.
package struct GNUParallel: FarmEngine {
  package static let name = "parallel"

  package init(_ options: FarmEngineOptions) {}

  /// Writes the script `run.sh`, whose arguments are the machines; without them it runs here.
  package func submit(_ directory: JobDirectory) async throws -> String {
    let path = directory.path
    let jobs = directory.job.throttle.map { "\($0)" } ?? "100%"
    let machines = "${machines:+--sshlogin \"$machines\"}"
    // The directory is an argument, not a part of the command, in which parallel would replace {}
    // and the like; arguments end with NUL, since a line feed may be in a name.
    func run(_ script: String, _ count: Int, logPrefix: String = "") -> String {
      let task = "sh {2}/\(script) {1} > {2}/logs/\(logPrefix){1}.log 2>&1"
      return """
        seq \(count) | tr '\\n' '\\0' | parallel --null --jobs \(jobs) --retries 3 \\
          \(machines) \\
          \(task.shellWord) :::: - ::: \(path.string.shellWord)\n
        """
    }
    let recordingCount = directory.job.recordedFilms.count
    let recordings =
      recordingCount > 0 ? run("record.sh", recordingCount, logPrefix: "recording-") : ""
    // A machine that is down fails at once and would take task after task: it is left out. One that
    // goes down later costs each of its tasks one of three attempts. `--filter-hosts` would do the
    // same, but ends at times with "host check too many col0" (parallel 20221122).
    let script = """
      #!/bin/sh
      # usage: run.sh [MACHINE...]   renders the shards on machines that ssh reaches, or here; then joins.
      machines=
      if [ $# -gt 0 ]; then
        machines=$(parallel --jobs 0 --keep-order \\
          'parallel --nonall --timeout 30 --sshlogin {} true && echo {}' ::: "$@" | paste -s -d,)
        [ "$machines" ] || { echo "Error: ssh reaches none of the machines: $*" >&2; exit 1; }
      fi
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

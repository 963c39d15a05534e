internal import FileIO
internal import FoundationEssentials
package import SystemPackage

/// The directory of a submission: its plan, its scripts, and the logs of its tasks.
///
/// | file | contents |
/// |---|---|
/// | `plan.json` | the ``FarmJob`` |
/// | `commands.txt` | the command line of each task, in their order |
/// | `recordings.txt` | the command line that records the steps of a film, for those that need it |
/// | `array.sh`, `record.sh` | run one line of them |
/// | `join.sh` | joins all films |
/// | `logs/N.log`, `logs/recording-N.log` | what task or recording N printed |
/// | `submissions.txt` | the engine's identifiers of what was submitted |
package struct JobDirectory: Sendable {
  /// The maximum size of a plan, in bytes.
  private static let maximumPlanSize = 1 << 26

  /// The absolute path of the directory.
  package let path: FilePath
  /// The work.
  package let job: FarmJob

  /// Creates a new directory `farm-1`, `farm-2` and so on, with all files.
  ///
  /// - Parameters:
  ///   - job: The work.
  ///   - parent: The directory of the films.
  /// - Throws: A ``FarmError`` if it cannot be written.
  package init(for job: FarmJob, in parent: FilePath) throws(FarmError) {
    self.job = job
    try job.check()
    do {
      var directories = try CreatedDirectories(parent)
      let parent = canonicalPath(of: parent) ?? parent
      guard FilePath(parent.string) == parent else {
        throw FarmError("its path is not UTF-8, as the files of a job are; choose another place")
      }
      directories.keep()
      path = try Self.makeDirectory(in: parent)
      try FileIO.makeDirectory(path.appending("logs"))
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      try writeFile(try encoder.encode(job), to: path.appending("plan.json"))
      let commands = job.tasks.map { "\(job.command(of: $0))\n" }.joined()
      try writeFile(commands.utf8, to: path.appending("commands.txt"))
      if !job.recordedFilms.isEmpty {
        let recordings = job.recordedFilms.map { "\(job.recordCommand(of: $0))\n" }.joined()
        try writeFile(recordings.utf8, to: path.appending("recordings.txt"))
        try writeFile(recordScript.utf8, to: path.appending("record.sh"))
      }
      try writeFile(arrayScript.utf8, to: path.appending("array.sh"))
      try writeFile(joinScript.utf8, to: path.appending("join.sh"))
    } catch {
      throw FarmError("Cannot write the job in \(parent): \(error).")
    }
  }

  private static func makeDirectory(in parent: FilePath) throws(Errno) -> FilePath {
    var number = 1
    while true {
      let path = parent.appending("farm-\(number)")
      if try FileIO.makeDirectory(path) { return path }
      number += 1
    }
  }

  /// Opens the directory of a submission, or the latest one in a directory of films.
  ///
  /// - Throws: A ``FarmError`` if there is none, or its plan is damaged.
  package init(opening directory: FilePath) throws(FarmError) {
    let directory = canonicalPath(of: directory) ?? directory
    path = Self.latest(in: directory) ?? directory
    let plan = path.appending("plan.json")
    do {
      let bytes = try readFile(plan, maxSize: Self.maximumPlanSize)
      job = try JSONDecoder().decode(FarmJob.self, from: Data(bytes))
    } catch Errno.noSuchFileOrDirectory {
      throw FarmError("\(directory) has no job: 'farm submit' makes one.")
    } catch {
      throw FarmError("\(plan) is not the plan of a job: \(decodingReason(of: error)).")
    }
    guard job.format == FarmJob.currentFormat else {
      throw FarmError(
        "\(plan) has format \(job.format); this program reads format \(FarmJob.currentFormat).")
    }
    do throws(FarmError) {
      try job.check()
    } catch {
      throw FarmError("\(plan) is not the plan of a job: \(error)")
    }
  }

  private static func latest(in directory: FilePath) -> FilePath? {
    let numbers = ((try? entries(of: directory)) ?? []).compactMap { name -> Int? in
      guard name.string.hasPrefix("farm-"), let number = Int(name.string.dropFirst(5)) else {
        return nil
      }
      return (try? directory.appending(name).appending("plan.json").stat()) == nil ? nil : number
    }
    return numbers.max().map { directory.appending("farm-\($0)") }
  }

  /// The log of a task.
  private func logFile(of task: FarmJob.Task) -> FilePath {
    path.appending("logs/\(task.number).log")
  }

  /// The last lines that a task printed; nil if there is no log.
  func lastLines(of task: FarmJob.Task, count: Int = 5) -> [String]? {
    guard let bytes = try? readFile(logFile(of: task), maxSize: 1 << 24) else { return nil }
    return String(decoding: bytes.suffix(1 << 14), as: UTF8.self)
      .split(separator: "\n").suffix(count).map { String($0).printable }
  }

  /// The engine's identifiers of what was submitted, the latest last.
  package var submissions: [String] {
    let bytes = (try? readFile(path.appending("submissions.txt"), maxSize: 1 << 20)) ?? []
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Notes an identifier.
  ///
  /// - Throws: A ``FarmError`` if it cannot be written.
  package func addSubmission(_ id: String) throws(FarmError) {
    do {
      try writeFile(
        "\((submissions + [id]).joined(separator: "\n"))\n".utf8,
        to: path.appending("submissions.txt"))
    } catch {
      throw FarmError("Cannot write \(path)/submissions.txt: \(error).")
    }
  }

  /// Runs the line of `commands.txt` whose number is the argument, or that of the engine's task.
  private var arrayScript: String {
    """
    #!/bin/sh
    \(numberAssignment)
    exec \(runLine(of: "commands.txt"))

    """
  }

  /// Runs a line of `recordings.txt`.
  ///
  /// What cannot be recorded costs time only: shards simulate it.
  private var recordScript: String {
    """
    #!/bin/sh
    \(numberAssignment)
    \(runLine(of: "recordings.txt")) || echo 'Each shard simulates what is before it.'

    """
  }

  private var numberAssignment: String {
    "number=${1:-${SLURM_ARRAY_TASK_ID:-$((JOB_COMPLETION_INDEX + 1))}}"
  }

  private func runLine(of name: FilePath.Component) -> String {
    "sh -c \"$(sed -n \"${number}p\" \(path.appending(name).string.shellWord))\""
  }

  private var joinScript: String {
    let lines = job.films.map { "\(job.joinCommand(of: $0)) || status=1\n" }.joined()
    return "#!/bin/sh\ncd \(job.directory.shellWord) || exit 1\nstatus=0\n\(lines)exit $status\n"
  }
}

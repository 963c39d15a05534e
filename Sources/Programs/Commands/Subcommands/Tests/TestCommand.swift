import ArgumentParser
import FileIO
import Geometry
import Glibc
import ImageComparison
import Imaging
import Rendering
import Report
import SystemPackage

/// `zoetrope test`: runs the tests of a program for iOS.
struct TestCommand<Collection: FilmCollection>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "test", abstract: "Run the tests of a program for iOS or of a package.",
      discussion: """
        The tests are methods of subclasses of XCTestCase in the targets of tests of a package, or in folders whose names \
        end in Tests. What they import of the package is compiled as modules, and each test runs in an application of its own, whose clock waiting advances. \
        'import SnapshotTesting' has the assertions of Point-Free's library; snapshots are in __Snapshots__ beside \
        the tests, with '-linux' in their names, so that those of Apple's simulators stay.

        Exit code 0 if all tests pass, 1 if one fails or records, 65 if they cannot be compiled. With --against-apple \
        it is 0 unless --at-most says otherwise.
        """)
  }

  @Argument(
    help: ArgumentHelp("The folder of the program or package.", valueName: "folder"),
    completion: .directory, transform: { try Self.tests(inFolder: $0) })
  var program: any LoadedTestProgram

  @Option(
    help: ArgumentHelp(
      "Run the tests whose names contain this, such as HomeTests.testTitle; can be given more than once.",
      valueName: "text"))
  var filter: [String] = []

  @Flag(name: .customLong("list"), help: "Print the names of the tests, and run none.")
  var listsOnly = false

  @Option(
    help: ArgumentHelp(
      "When snapshots are recorded: all, failed, missing or never; unless given, as the tests say, and never if "
        + "CI is set in the environment.", valueName: "mode"),
    completion: .list(recordModes), transform: Self.recordMode)
  var record: String?

  @Option(
    help: ArgumentHelp(
      "The directory for snapshots that differ, with a page review.html.", valueName: "path"),
    completion: .directory)
  var artifacts = "test-results"

  @Flag(
    help: """
      Compare with the snapshots that Apple's simulators recorded, print how far the pictures are from them, and \
      record nothing.
      """)
  var againstApple = false

  @Option(
    help: ArgumentHelp(
      "With --against-apple: the largest mean error of FLIP, 0 to 1, of a picture; exit code 1 if one is above it.",
      valueName: "error"),
    transform: number(from: 0, to: 1))
  var atMost: Double?

  @Option(
    help: ArgumentHelp("Write the results to this file in the XML of JUnit.", valueName: "path"),
    completion: .file(extensions: ["xml"]))
  var xunit: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The longest wall-clock time of a test; the run ends when it has passed.",
      valueName: "seconds"),
    transform: number(from: 1, to: 3600))
  var timeout = 60.0

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The number of processes that run tests at once, each those of whole classes; 1 unless given.",
      valueName: "number"),
    transform: number(from: 1, to: 64))
  var jobs = 1

  @OptionGroup(title: ProgramOptions<Collection>.title)
  var options: ProgramOptions<Collection>

  @OptionGroup var fonts: FontOptions

  private static func tests(inFolder path: String) throws -> any LoadedTestProgram {
    guard case .tests(let tests)? = FileArgument.loaded.contents[path] else {
      throw ValidationError("the folder of a program or package is needed.")
    }
    return tests
  }

  private static func recordMode(_ text: String) throws -> String {
    guard recordModes.contains(text) else {
      throw ValidationError("it must be all, failed, missing or never.")
    }
    return text
  }

  private var isContinuousIntegration: Bool {
    getenv("CI").map { !["", "0", "false"].contains(String(cString: $0).lowercased()) } ?? false
  }

  func validate() throws {
    if isContinuousIntegration, let record, record != "never" {
      throw ValidationError("--record \(record) is refused, since CI is set in the environment.")
    }
    if againstApple, record != nil {
      throw ValidationError("--record is not for --against-apple, which records nothing.")
    }
    if atMost != nil, !againstApple {
      throw ValidationError("--at-most is for --against-apple.")
    }
    if let xunit { try asUsageError { try FilePath(xunit).checkFile(force: true) } }
  }

  func run() throws {
    ignorePipeSignal()
    if let worker = TestWorker.current { return try work(for: worker) }
    let names = program.testNames.filter { name in
      filter.isEmpty || filter.contains { name.contains($0) }
    }
    if listsOnly {
      for name in names { try printResult(name.printable) }
      return
    }
    guard !names.isEmpty else {
      printError(
        filter.isEmpty
          ? "Error: There are no tests." : "Error: No test has a name that contains the filter.")
      throw ExitCode.failure
    }
    var results = TestResults()
    var snapshots: [TestSnapshot] = []
    let outcomes = try TestWorker.run(names, count: jobs, timeout: timeout) { $0.print() }
    for (outcome, seconds) in outcomes {
      results.add(outcome, seconds: seconds)
      snapshots += outcome.snapshots
    }
    try printSummary(results)
    if let xunit { try write(Array(results.xml.utf8), to: FilePath(xunit), replacing: true) }
    try writeReport(of: snapshots)
    if againstApple {
      let distances = AppleDistances(of: snapshots)
      for line in distances.lines { try printResult(line) }
      if let atMost, distances.largest.map({ $0 > atMost }) ?? true { throw ExitCode.failure }
      return
    }
    guard results.failureCount == 0 else { throw ExitCode.failure }
  }

  /// Runs the tests of a worker in this process.
  private func work(for worker: TestWorker) throws {
    let watch = TestWatch()
    var failure: (any Error)?
    program.run(
      try worker.names, options.choice,
      againstApple
        ? .apple
        : .own(record: record ?? (isContinuousIntegration ? "never" : nil), artifacts: artifacts),
      begin: { name, limit in
        let limit = min(limit ?? timeout, timeout)
        watch.begin(limit: limit)
        do { try worker.begin(name, limit: limit) } catch { failure = error }
      },
      end: { outcome in
        let seconds = watch.end()
        outcome.print()
        keepFiles(of: outcome)
        do { try worker.end(outcome, seconds: seconds) } catch { failure = error }
      })
    if let failure { throw failure }
  }

  /// Writes the files of a test to a directory of its own.
  private func keepFiles(of outcome: TestOutcome) {
    for (index, file) in outcome.files.enumerated() {
      let directory = FilePath(artifacts).appending("attachments")
        .appending(FilePath.Component(outcome.name) ?? "test")
      // Names come from the program, and several files may have one.
      let name = file.name.replacing("/", with: "-")
      guard let component = FilePath.Component("\(index + 1)-\(name)") else { continue }
      do {
        try AtomicFile.write(
          file.contents, to: directory.appending(component), creatingDirectories: true)
      } catch {
        printError("Error: Cannot write the attachment \(name.printable): \(error).")
      }
    }
  }

  private func printSummary(_ results: TestResults) throws {
    let skipped = results.skippedCount > 0 ? ", \(results.skippedCount) skipped" : ""
    try printResult(
      "\(results.count) tests, \(results.failureCount) failed\(skipped), "
        + "\(results.seconds.fixed(1)) seconds")
    if !program.cuts.isEmpty {
      printError(
        "Warning: \(program.cuts.count) pieces of code were cut, since they do not compile; a test that "
          + "reaches one fails.")
    }
  }

  private func writeReport(of snapshots: [TestSnapshot]) throws {
    let pictures = snapshots.filter { $0.name.hasSuffix(".png") && $0.expected != nil }
    guard !pictures.isEmpty else { return }
    let path = FilePath(artifacts).appending("review.html")
    var directories = try CreatedDirectories(FilePath(artifacts))
    directories.keep()
    let comparer = ImageComparer(metric: .channel(tolerance: 1), resizing: .pad)
    var page = try HTMLReport(
      at: path, title: "Snapshots that differ", metric: comparer.metric,
      allowance: comparer.allowance, replacing: true)
    for picture in pictures {
      let (name, actual) = (picture.name, picture.actual)
      guard let expected = picture.expected,
        let old = try? PNG.decodeSamples(expected.span, name: name),
        let new = try? PNG.decodeSamples(actual.span, name: name),
        let result = try? comparer.compare(new, with: old)
      else { continue }
      var outcome = ComparisonOutcome(name: name, result)
      outcome.images = ComparisonOutcome.ImageFiles(
        expected: expected, difference: PNG.encode(result.differenceImage()), actual: actual)
      try page.add(outcome)
    }
    try page.publish()
    try printResult(path.printable)
  }
}

private let recordModes = ["all", "failed", "missing", "never"]

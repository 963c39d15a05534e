import ArgumentParser
import Dispatch
import FileIO
import Geometry
import Glibc
import ImageComparison
import Imaging
import Rendering
import Report
import Synchronization
import SystemPackage

/// `zoetrope test`: runs the tests of a program for iOS.
struct TestCommand<Collection: FilmCollection>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "test", abstract: "Run the tests of a program for iOS or of a package.",
      discussion: """
        The tests are methods of subclasses of XCTestCase in folders whose names end in Tests. Program and tests are \
        compiled as one module, and each test runs in an application of its own, whose clock waiting advances. \
        'import SnapshotTesting' has the assertions of Point-Free's library; snapshots are in __Snapshots__ beside \
        the tests, with '-linux' in their names, so that those of Apple's simulators stay.

        Exit code 0 if all tests pass, 1 if one fails or records, 65 if they cannot be compiled.
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
    getenv("CI").map { !String(cString: $0).isEmpty } ?? false
  }

  func validate() throws {
    if isContinuousIntegration, let record, record != "never" {
      throw ValidationError("--record \(record) is refused, since CI is set in the environment.")
    }
    if let xunit { try asUsageError { try FilePath(xunit).checkFile(force: true) } }
  }

  func run() throws {
    ignorePipeSignal()
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
    let watch = TestWatch(limit: timeout)
    var results = TestResults()
    let snapshots = program.run(
      Set(names), options.choice,
      record: record ?? (isContinuousIntegration ? "never" : nil), artifacts: artifacts,
      begin: { watch.begin($0) },
      end: { outcome in
        results.add(outcome, seconds: watch.end())
      })
    try printSummary(results)
    try writeReport(of: snapshots)
    if let xunit { try write(Array(results.xml.utf8), to: FilePath(xunit), replacing: true) }
    guard results.failureCount == 0 else { throw ExitCode.failure }
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

  private func writeReport(
    of snapshots: [(name: String, expected: [UInt8], actual: [UInt8])]
  ) throws {
    let pictures = snapshots.filter { $0.name.hasSuffix(".png") }
    guard !pictures.isEmpty else { return }
    let path = FilePath(artifacts).appending("review.html")
    let comparer = ImageComparer(metric: .channel(tolerance: 1))
    var page = try HTMLReport(
      at: path, title: "Snapshots that differ", metric: comparer.metric,
      allowance: comparer.allowance, replacing: true)
    for (name, expected, actual) in pictures {
      guard let old = try? PNG.decodeSamples(expected.span, name: name),
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

/// Ends the process if a test takes longer than a limit of wall-clock time.
private final class TestWatch: Sendable {
  private struct State {
    var name = ""
    var number = 0
    var start = ContinuousClock.now
  }

  private let limit: Double
  private let state = Mutex(State())

  init(limit: Double) { self.limit = limit }

  /// Notes the beginning of a test.
  func begin(_ name: String) {
    let number = state.withLock { state in
      state.name = name
      state.number += 1
      state.start = .now
      return state.number
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + limit) { [self] in
      guard state.withLock({ $0.number }) == number else { return }
      printError("Error: \(name) did not end within \(limit.fixed(0)) seconds.")
      UnfinishedWork.undoAll { _exit(ExitCode.failure.rawValue) }
    }
  }

  /// Notes the end of the test, and returns its time in seconds.
  func end() -> Double {
    state.withLock { state in
      state.number += 1
      return (ContinuousClock.now - state.start) / .seconds(1)
    }
  }
}

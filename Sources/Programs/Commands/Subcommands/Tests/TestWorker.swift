import FileIO
import Foundation
import Geometry
import Glibc
import SystemPackage

/// A process that runs tests for the command `test`: this program again with the same arguments.
///
/// A test that traps or hangs ends it, and no other test: the command starts a new one for the
/// rest.
final class TestWorker {
  /// What a worker reports, a line of JSON each.
  private enum Record: Codable {
    case begin(String, limit: Double)
    case end(Ended)
  }

  /// A test that has ended.
  private struct Ended: Codable {
    let name: String
    let places: [String]
    let messages: [String]
    let skipReason: String?
    let seconds: Double
    let snapshots: [String]
    let hasExpected: [Bool]
  }

  private static let variable = "ZOETROPE_TESTS"
  /// The largest size of a file of a report, in bytes.
  private static let maxSize = 1 << 30
  /// The exit code of a worker whose test takes too long.
  static let timeoutCode: Int32 = 79

  /// The directory of this process if it is a worker; nil in the command itself.
  static var current: TestWorker? {
    getenv(variable).map { TestWorker(directory: FilePath(String(cString: $0))) }
  }

  private let directory: FilePath
  /// How to end the process of the worker if the command is interrupted; nil in the worker itself.
  private var record: UnfinishedWork.Record?
  /// The number of records that this process has appended.
  private var recordCount = 0

  private init(directory: FilePath) { self.directory = directory }

  /// The names of the tests to run.
  var names: Set<String> {
    get throws {
      let text = String(
        decoding: try readFile(directory.appending("names"), maxSize: Self.maxSize), as: UTF8.self)
      return Set(text.split(separator: "\n").map(String.init))
    }
  }

  /// Reports that a test begins, and its longest time in seconds.
  func begin(_ name: String, limit: Double) throws { try append(.begin(name, limit: limit)) }

  /// Reports that a test has ended.
  func end(_ outcome: TestOutcome, seconds: Double) throws {
    let number = recordCount
    for (index, snapshot) in outcome.snapshots.enumerated() {
      try write(snapshot.actual, to: file(number, index, "actual"), replacing: true)
      guard let expected = snapshot.expected else { continue }
      try write(expected, to: file(number, index, "expected"), replacing: true)
    }
    try append(
      .end(
        Ended(
          name: outcome.name, places: outcome.failures.map(\.place),
          messages: outcome.failures.map(\.message), skipReason: outcome.skipReason,
          seconds: seconds, snapshots: outcome.snapshots.map(\.name),
          hasExpected: outcome.snapshots.map { $0.expected != nil })))
  }

  private func file(_ number: Int, _ index: Int, _ kind: String) -> FilePath {
    directory.appending("\(number)-\(index)-\(kind)")
  }

  private func append(_ record: Record) throws {
    let line = try JSONEncoder().encode(record) + Data("\n".utf8)
    let file = try FileDescriptor.open(
      directory.appending("records"), .writeOnly, options: [.append, .create],
      permissions: .ownerReadWrite)
    try file.closeAfter { _ = try file.writeAll(line) }
    recordCount += 1
  }

  private var records: [Record] {
    get throws {
      let path = directory.appending("records")
      guard (try? path.stat()) != nil else { return [] }
      let bytes = try readFile(path, maxSize: Self.maxSize)
      do {
        return try bytes.split(separator: UInt8(ascii: "\n"))
          .map { try JSONDecoder().decode(Record.self, from: Data($0)) }
      } catch {
        throw OutputError(
          description: "A process that ran tests has a damaged report, \(path.printable).")
      }
    }
  }

  /// Runs tests in workers until all have run: where one ends early, another one runs the rest.
  ///
  /// - Parameters:
  ///   - names: The names, in their order.
  ///   - count: The number of workers that run at once; the tests of a class are run by one.
  ///   - timeout: The longest time of a test without a limit of its own, in seconds.
  ///   - report: Called with each test that ended its worker, which has not printed it.
  /// - Returns: The tests and their times in seconds, in the order of the names.
  /// - Throws: An error if a worker cannot be started, or its report cannot be read; the others are
  ///   ended.
  static func run(
    _ names: [String], count: Int, timeout: Double, report: (TestOutcome) -> Void
  ) throws -> [(outcome: TestOutcome, seconds: Double)] {
    // Two targets may have a class of one name.
    var outcomes: [String: [(TestOutcome, Double)]] = [:]
    var running: [pid_t: (worker: TestWorker, names: [String])] = [:]
    defer { for (id, entry) in running { entry.worker.end(id) } }
    for names in parts(of: names, count: count) {
      let worker = try TestWorker(running: names)
      running[try worker.start()] = (worker, names)
    }
    while !running.isEmpty {
      var value: Int32 = 0
      let id = waitpid(-1, &value, 0)
      guard id != -1 || errno == EINTR else { break }
      guard let (worker, names) = running.removeValue(forKey: id) else { continue }
      worker.forget()
      defer { removeTree(worker.directory) }
      let status = Status(value: value)
      var remaining = names
      var begun: (name: String, limit: Double)?
      for (number, record) in try worker.records.enumerated() {
        switch record {
        case .begin(let name, let limit): begun = (name, limit)
        case .end(let ended):
          begun = nil
          remaining.removeAll { $0 == ended.name }
          outcomes[ended.name, default: []].append(
            (try worker.outcome(of: ended, number: number), ended.seconds))
        }
      }
      // A class is prepared before its first test begins.
      guard let name = begun?.name ?? (status.isSuccess ? nil : remaining.first) else { continue }
      remaining.removeAll { $0 == name }
      let message = status.message(timeout: begun?.limit ?? timeout)
      let outcome = TestOutcome(
        name: name, failures: [TestOutcome.Failure(place: "", message: message)], skipReason: nil)
      report(outcome)
      outcomes[name, default: []].append((outcome, 0))
      guard !remaining.isEmpty else { continue }
      let next = try TestWorker(running: remaining)
      running[try next.start()] = (next, remaining)
    }
    return names.flatMap { outcomes.removeValue(forKey: $0) ?? [] }
  }

  /// Creates a worker for tests.
  private convenience init(running names: [String]) throws {
    self.init(
      directory: FilePath(
        FileManager.default.temporaryDirectory.appendingPathComponent(
          "zoetrope-tests-\(UUID().uuidString)"
        ).path))
    try AtomicFile.write(
      Array(names.joined(separator: "\n").utf8), to: directory.appending("names"),
      creatingDirectories: true)
  }

  /// Divides tests by their classes, in turn.
  private static func parts(of names: [String], count: Int) -> [[String]] {
    var parts = [[String]](repeating: [], count: count)
    var classes: [String: Int] = [:]
    for name in names {
      let words = name.split(separator: ".")
      let group = words.count > 1 ? words.dropLast().joined(separator: ".") : ""
      let index = classes[group, default: classes.count]
      classes[group] = index
      parts[index % count].append(name)
    }
    return parts.filter { !$0.isEmpty }
  }

  private func outcome(of ended: Ended, number: Int) throws -> TestOutcome {
    TestOutcome(
      name: ended.name,
      failures: zip(ended.places, ended.messages).map {
        TestOutcome.Failure(place: $0, message: $1)
      }, skipReason: ended.skipReason,
      snapshots: try ended.snapshots.enumerated().map { index, name in
        TestSnapshot(
          name: name,
          expected: ended.hasExpected[index]
            ? try readFile(file(number, index, "expected"), maxSize: Self.maxSize) : nil,
          actual: try readFile(file(number, index, "actual"), maxSize: Self.maxSize))
      })
  }

  /// How a worker ended.
  private struct Status {
    let value: Int32

    /// Whether all of its tests have run.
    var isSuccess: Bool { value == 0 }

    /// What a test did that ended it.
    func message(timeout: Double) -> String {
      let signal = value & 0x7f
      guard signal == 0 else { return "ended the process by signal \(signal)" }
      let code = (value >> 8) & 0xff
      return code == TestWorker.timeoutCode
        ? "did not end within \(timeout.fixed(0)) seconds" : "ended the process with code \(code)"
    }
  }

  /// Starts the worker.
  ///
  /// - Returns: The identifier of its process.
  private func start() throws -> pid_t {
    let program = try ToolProgram.running
    var words = CommandLine.arguments.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = [
      strdup("\(Self.variable)=\(directory.string)")
    ]
    defer { for word in words + variables.prefix(1) { free(word) } }
    var index = 0
    while let entry = environ[index] {
      variables.append(entry)
      index += 1
    }
    variables.append(nil)
    var id: pid_t = 0
    let code = posix_spawn(&id, program.string, nil, nil, &words, &variables)
    guard code == 0 else {
      removeTree(directory)
      throw OutputError(description: "Cannot start \(program.printable).")
    }
    let (worker, directory) = (id, directory)
    record =
      UnfinishedWork.begin(
        undoing: {
          kill(worker, SIGTERM)
          removeTree(directory)
        }, {}
      ).record
    return id
  }

  /// Ends the process of the worker, which removes its temporary files unless it hangs.
  private func end(_ id: pid_t) {
    kill(id, SIGTERM)
    var hasEnded = false
    for _ in 0..<200 where !hasEnded {
      hasEnded = waitpid(id, nil, WNOHANG) != 0
      if !hasEnded { usleep(10_000) }
    }
    if !hasEnded {
      kill(id, SIGKILL)
      _ = waitpid(id, nil, 0)
    }
    forget()
    removeTree(directory)
  }

  /// Forgets the process of the worker, which has ended.
  private func forget() {
    if let record { UnfinishedWork.forget(record) }
    record = nil
  }
}

import FileIO
import Foundation
import Geometry
import Glibc
import SystemPackage

/// A process that runs tests for the command `test`: this program again with the same arguments.
///
/// A test that traps or hangs ends it, and no other test: the command starts a new one for the rest.
final class TestWorker {
  /// What a worker reports, a line of JSON each.
  private enum Record: Codable {
    case begin(String)
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

  /// Reports that a test begins.
  func begin(_ name: String) throws { try append(.begin(name)) }

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
      return try bytes.split(separator: UInt8(ascii: "\n"))
        .map { try JSONDecoder().decode(Record.self, from: Data($0)) }
    }
  }

  /// Runs tests in workers, one after the other until all have run.
  ///
  /// - Parameters:
  ///   - names: The names, in their order.
  ///   - timeout: The longest time of a test, in seconds, for its message.
  ///   - end: Called with each test that has ended, its time, and whether the worker printed it.
  /// - Throws: An error if a worker cannot be started, or its report cannot be read.
  static func run(
    _ names: [String], timeout: Double,
    end: (TestOutcome, _ seconds: Double, _ isPrinted: Bool) -> Void
  ) throws {
    var remaining = names
    while !remaining.isEmpty {
      let directory = FilePath(
        FileManager.default.temporaryDirectory.appendingPathComponent(
          "zoetrope-tests-\(UUID().uuidString)"
        ).path)
      defer { removeTree(directory) }
      let worker = TestWorker(directory: directory)
      try AtomicFile.write(
        Array(remaining.joined(separator: "\n").utf8), to: directory.appending("names"),
        creatingDirectories: true)
      let status = try worker.start()
      var begun: String?
      for (number, record) in try worker.records.enumerated() {
        switch record {
        case .begin(let name): begun = name
        case .end(let ended):
          begun = nil
          remaining.removeAll { $0 == ended.name }
          end(try worker.outcome(of: ended, number: number), ended.seconds, true)
        }
      }
      // A class is prepared before its first test begins.
      guard let name = begun ?? (status.isSuccess ? nil : remaining.first) else { return }
      remaining.removeAll { $0 == name }
      let message = status.message(timeout: timeout)
      end(
        TestOutcome(
          name: name, failures: [TestOutcome.Failure(place: "", message: message)],
          skipReason: nil), 0, false)
    }
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

  /// Starts a worker, and waits for its end.
  private func start() throws -> Status {
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
    guard code == 0 else { throw OutputError(description: "Cannot start \(program.printable).") }
    var status: Int32 = 0
    while waitpid(id, &status, 0) == -1, errno == EINTR {}
    return Status(value: status)
  }
}

private import FileIO
private import Subprocess
internal import SystemPackage

/// The compiler of Objective-C that comes with Swift, as a parser: it writes the syntax tree of a
/// file.
struct Clang: Sendable {
  /// What a run wrote.
  struct Output: Sendable {
    /// The syntax tree in JSON; empty without one.
    let tree: [UInt8]
    /// The messages, a line each.
    let messages: String
    /// Whether the run ended by itself, with errors or without.
    let isComplete: Bool
  }

  /// The processor time of a run, in seconds.
  static let maxTime = 30
  /// The memory of a run, in KiB.
  private static let maxMemory = 4 << 20
  /// The largest syntax tree, in bytes.
  static let maxTreeSize = 1 << 29
  /// The largest size of all messages, in bytes.
  private static let maxMessageSize = 1 << 24

  /// The program.
  let path: FilePath

  /// Finds the program beside the Swift compiler; nil if there is none.
  ///
  /// - Parameter compiler: The path of `swiftc`.
  init?(beside compiler: FilePath) {
    let places = [compiler, canonicalPath(of: compiler) ?? compiler]
      .map { $0.removingLastComponent().appending("clang") }
    guard let path = places.first(where: { (try? $0.stat()) != nil }) else { return nil }
    self.path = path
  }

  /// Returns why Objective-C cannot be read without the program.
  static func missing(beside compiler: FilePath) -> ObjectiveCError {
    ObjectiveCError(.other("Objective-C is read with clang, which is not beside \(compiler)."))
  }

  /// Runs the program with bounds of time and memory.
  ///
  /// - Throws: An ``ObjectiveCError`` if it cannot be started, or writes too much.
  func run(_ arguments: [String]) async throws(ObjectiveCError) -> Output {
    // A process inherits the limits of the shell that it replaces, which sets one at a time.
    let line = "ulimit -t \(Self.maxTime); ulimit -v \(Self.maxMemory); exec \"$0\" \"$@\""
    let group = ChildGroup()
    defer { group.end() }
    do {
      try checkCanStartProgram()
      let result = try await Subprocess.run(
        .path("/bin/sh"), arguments: Arguments(["-c", line, path.string] + arguments),
        environment: .inherit.updating(["LC_ALL": "C"]), platformOptions: ChildGroup.options,
        input: .none, output: .bytes(limit: Self.maxTreeSize),
        error: .bytes(limit: Self.maxMessageSize)
      ) { group.begin($0.processIdentifier) }
      let messages = String(decoding: result.standardError, as: UTF8.self)
      let isComplete =
        switch result.terminationStatus {
        // 1: there are errors.
        case .exited(let code): (code == 0 || code == 1) && !ClangMessage.endsEarly(messages)
        default: false
        }
      return Output(tree: result.standardOutput, messages: messages, isComplete: isComplete)
    } catch let error as SubprocessError where error.code == .outputLimitExceeded {
      throw ObjectiveCError(.tooLarge)
    } catch {
      throw ObjectiveCError(.cannotRun("Cannot run \(path): \(error)."))
    }
  }
}

internal import Geometry
internal import SystemPackage

/// The first parsing and drawing of a document, in a process of its own.
///
/// The process is this program again, which CSVG ends before its `main`.
struct SVGCheck {
  /// What a check found.
  enum Result {
    case valid(Size)
    case damaged(String)
    case sizeless
    case invalidSize(Size)
    case tooSlow
    /// The signal that ended the process.
    case fatal(Int)
    /// Why the process cannot be run.
    case system(String)
  }

  /// Checks a document.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - usesViewBox: Whether the size is that of the viewBox if there is one.
  ///   - timeLimit: The longest time of a processor; the process is ended after ten times as long.
  /// - Returns: The size, or what is wrong.
  static func run(_ bytes: [UInt8], usesViewBox: Bool, timeLimit: Duration) -> Result {
    let program: FileDescriptor
    do {
      program = try FileDescriptor.open("/proc/self/exe", .readOnly, options: .closeOnExec)
    } catch {
      return .system("/proc/self/exe cannot be opened: \(error)")
    }
    defer { try? program.close() }
    do throws(ToolProcess.Failure) {
      let result = try ToolProcess(
        program: "/proc/self/fd/3", arguments: [], memoryLimit: SVG.memoryLimit,
        timeLimit: timeLimit * 10, maxOutput: 1 << 16,
        processorLimit: max(1, Int(timeLimit.components.seconds)),
        environment: [
          "CSVG_CHECK=\(usesViewBox ? "viewBox" : "size")", "SWIFT_BACKTRACE=enable=no",
        ],
        file: program
      ).run(input: bytes)
      return found(in: result)
    } catch {
      switch error {
      case .timedOut: return .tooSlow
      case .notFound: return .system("/proc/self/fd/3 cannot be executed")
      case .tooMuchOutput(let limit): return .system("it wrote more than \(limit) bytes")
      case .system(let error): return .system("\(error)")
      }
    }
  }

  /// Returns what a process that has ended wrote.
  private static func found(in result: ToolProcess.Result) -> Result {
    let lines = String(decoding: result.output, as: UTF8.self).split(separator: "\n")
      .map { line in line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false) }
    func message(of word: String) -> String? {
      lines.first { $0.first.map(String.init) == word }.map { $0.count > 1 ? String($0[1]) : "" }
    }
    if let reason = message(of: "damaged") { return .damaged(reason) }
    if message(of: "sizeless") != nil { return .sizeless }
    let sides = message(of: "size")?.split(separator: " ").compactMap { Double($0) } ?? []
    if sides.count == 2 {
      let size = Size(sides[0], sides[1])
      let allowed = 0...SVG.maximumSide
      guard allowed.contains(size.width), allowed.contains(size.height), size.width > 0,
        size.height > 0
      else { return .invalidSize(size) }
      if message(of: "drawn") != nil { return .valid(size) }
    }
    // A process that has used its time is killed, or told so before.
    let timeSignals = [9, 24]
    if timeSignals.contains(-result.status) { return .tooSlow }
    if result.status < 0 { return .fatal(-result.status) }
    return .system(result.message.isEmpty ? "exit code \(result.status)" : result.message)
  }
}

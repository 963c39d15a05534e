internal import Foundation
package import StageContext
internal import StageKit
internal import SystemPackage

/// Where a program's lines of text go: to the log of its stage and, if a command runs it, to
/// standard error.
package final class Console {
  /// The stage, unless it is being released: objects of a program may print when they end with it.
  private weak var stage: Stage?
  /// Whether lines are written to standard error, at once, so that none is lost with a trap.
  package var writesToStandardError = false
  /// The text of a line without its end.
  private var line = ""

  init(of stage: Stage) { self.stage = stage }

  deinit {
    if !line.isEmpty, writesToStandardError { Self.writeToStandardError(line) }
  }

  /// Writes text; what follows the last line feed waits for the next one.
  func write(_ text: String) {
    line += text
    guard let end = line.unicodeScalars.lastIndex(of: "\n") else { return }
    let lines = String(line[..<end])
    line = String(line.unicodeScalars[line.unicodeScalars.index(after: end)...])
    stage?.log(lines)
    if writesToStandardError { Self.writeToStandardError(lines) }
  }

  private static func writeToStandardError(_ lines: String) {
    // A terminal may show a progress bar on the line, which gives way and is drawn again.
    let clearing = isatty(FileDescriptor.standardError.rawValue) == 1 ? "\r\u{1B}[K" : ""
    _ = try? FileDescriptor.standardError.writeAll("\(clearing)\(lines)\n".utf8)
  }
}

extension ApplicationContext {
  /// Where the program's lines of text go.
  package var console: Console { service { Console(of: $0.stage) } }
}

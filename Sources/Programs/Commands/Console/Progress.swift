import Glibc
import SystemPackage

/// The progress of a render on standard error: a bar on a terminal, otherwise a line every three
/// seconds.
final class Progress {
  private static let maxBarWidth = 30

  private let label: String
  private let isQuiet: Bool
  private let isTerminal = isatty(STDERR_FILENO) == 1
  private let start = ContinuousClock.now
  private var next: ContinuousClock.Instant
  private var isShown = false

  init(_ label: String, isQuiet: Bool) {
    self.label = label
    self.isQuiet = isQuiet
    next = start + (isTerminal ? .zero : .seconds(3))
  }

  /// The time since the start, in seconds.
  private var elapsed: Double { (ContinuousClock.now - start) / .seconds(1) }

  /// Shows the number of finished frames, at most ten times a second on a terminal.
  func show(_ done: Int, of total: Int) {
    let now = ContinuousClock.now
    guard !isQuiet, now >= next else { return }
    next = now + (isTerminal ? .milliseconds(100) : .seconds(3))
    let rate = Double(done) / max(elapsed, 1e-9)
    let remaining = Int((Double(total - done) / max(rate, 1e-9)).rounded(.up))
    let numbers = "\(done)/\(total) frames, \(Int(rate)) a second, \(remaining) s left"
    guard isTerminal else { return printError("\(label): \(numbers)") }
    isShown = true
    write(
      "\r\(label) \(bar(done, of: total, beside: label.count + numbers.count + 2))\(numbers)\u{1B}[K"
    )
  }

  /// Clears the bar.
  func finish() {
    if isShown { write("\r\u{1B}[K") }
  }

  /// Returns a bar that fits the width of the terminal beside text; empty if it would be too short.
  private func bar(_ done: Int, of total: Int, beside textWidth: Int) -> String {
    var window = winsize()
    let hasWidth = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &window) == 0 && window.ws_col > 0
    let available = (hasWidth ? Int(window.ws_col) : 80) - textWidth - 3
    let width = min(Self.maxBarWidth, available)
    guard width > 4 else { return "" }
    let filled = width * done / max(total, 1)
    return "[" + String(repeating: "#", count: filled)
      + String(repeating: "-", count: width - filled) + "] "
  }

  private func write(_ text: String) {
    _ = try? FileDescriptor.standardError.writeAll(text.utf8)
  }
}

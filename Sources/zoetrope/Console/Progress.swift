import Glibc
import SystemPackage

/// Tells on standard error how far a render is: a bar on a terminal, a line every few seconds elsewhere.
final class Progress {
  private static let longestBar = 30

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

  /// Shows how many frames of how many are done, unless that was shown a moment ago.
  func show(_ done: Int, of total: Int) {
    let now = ContinuousClock.now
    guard !isQuiet, now >= next else { return }
    next = now + (isTerminal ? .milliseconds(100) : .seconds(3))
    let rate = Double(done) / max(elapsed, 1e-9)
    let left = Int((Double(total - done) / max(rate, 1e-9)).rounded(.up))
    let numbers = "\(done)/\(total) frames, \(Int(rate)) a second, \(left) s left"
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

  /// A bar as long as the line of the terminal has room for.
  private func bar(_ done: Int, of total: Int, beside textWidth: Int) -> String {
    var window = winsize()
    let isKnown = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &window) == 0 && window.ws_col > 0
    let room = (isKnown ? Int(window.ws_col) : 80) - textWidth - 3
    let width = min(Self.longestBar, room)
    guard width > 4 else { return "" }
    let filled = width * done / max(total, 1)
    return "[" + String(repeating: "#", count: filled)
      + String(repeating: "-", count: width - filled) + "] "
  }

  private func write(_ text: String) {
    _ = try? FileDescriptor.standardError.writeAll(text.utf8)
  }
}

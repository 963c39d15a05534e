/// Writes lines to the log of the stage.
public struct Logger: Sendable {
  private let category: String

  /// Creates the log of a part of a program.
  public init(subsystem: String, category: String) { self.category = category }
  /// Creates a log without a name.
  public init() { category = "" }
  /// Creates a log from another one.
  public init(_ log: OSLog) { category = log.category }

  private func write(_ message: OSLogMessage, _ type: OSLogType = .default) {
    OSLog(subsystem: "", category: category).write(message.text, type)
  }

  /// Writes a line.
  public func log(_ message: OSLogMessage) { write(message) }
  /// Writes a line of a kind.
  public func log(level: OSLogType, _ message: OSLogMessage) { write(message, level) }
  /// Writes a line that is of little interest.
  public func trace(_ message: OSLogMessage) { write(message, .debug) }
  /// Writes a line for programmers.
  public func debug(_ message: OSLogMessage) { write(message, .debug) }
  /// Writes a line that informs.
  public func info(_ message: OSLogMessage) { write(message, .info) }
  /// Writes a line that is of interest.
  public func notice(_ message: OSLogMessage) { write(message) }
  /// Writes a line that warns, as an error.
  public func warning(_ message: OSLogMessage) { write(message, .error) }
  /// Writes a line about an error.
  public func error(_ message: OSLogMessage) { write(message, .error) }
  /// Writes a line about an important error.
  public func critical(_ message: OSLogMessage) { write(message, .fault) }
  /// Writes a line about a mistake in the program.
  public func fault(_ message: OSLogMessage) { write(message, .fault) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Notes a moment for measuring; it has no effect.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Which moment of an interval is noted.
public enum OSSignpostType: Sendable {
  case event, begin, end
}

/// A number of an interval.
public struct OSSignpostID: Hashable, Sendable {
  /// The number.
  public let rawValue: UInt64
  /// The only interval of a name.
  public static let exclusive = Self(rawValue: 0)
  /// No interval.
  public static let null = Self(rawValue: UInt64.max - 1)
  /// Creates a number.
  public init(log: OSLog) { rawValue = 1 }
  /// Creates a number.
  public init(_ value: UInt64) { rawValue = value }
  fileprivate init(rawValue: UInt64) { self.rawValue = rawValue }
}

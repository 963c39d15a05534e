internal import Foundation
internal import StageContext

// The log of the system, which is the log of the stage here.

/// How important a line of the log is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt8
  /// Creates a kind with a number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A line as usual.
  public static let `default` = Self(rawValue: 0)
  /// A line that informs.
  public static let info = Self(rawValue: 1)
  /// A line for programmers.
  public static let debug = Self(rawValue: 2)
  /// A line about an error.
  public static let error = Self(rawValue: 16)
  /// A line about a mistake in the program.
  public static let fault = Self(rawValue: 17)

  fileprivate var prefix: String {
    switch self {
    case .error: "error: "
    case .fault: "fault: "
    default: ""
    }
  }
}

/// A part of the log.
public final class OSLog: NSObject {
  /// The kinds of what a log is for.
  public struct Category: Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// What is of interest for measuring times.
    public static let pointsOfInterest = Self(rawValue: "PointsOfInterest")
  }

  /// What the part is of; empty for the default.
  let category: String

  /// Creates a part of the log.
  public init(subsystem: String, category: String) {
    self.category = category
    super.init()
  }

  /// Creates a part of the log.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// The part without a name.
  public static var `default`: OSLog { OSLog(subsystem: "", category: "") }
  /// The part that nobody reads.
  public static var disabled: OSLog { OSLog(subsystem: "", category: disabledCategory) }

  private static let disabledCategory = "\u{0}"

  /// Whether lines of a kind are written: all are, but for those that nobody reads.
  public func isEnabled(type: OSLogType) -> Bool { category != Self.disabledCategory }

  func write(_ text: String, _ type: OSLogType) {
    guard isEnabled(type: type) else { return }
    let name = category.isEmpty ? "" : "[\(category)] "
    ApplicationContext.current?.console.write("\(name)\(type.prefix)\(text)\n")
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a line with values in place of its placeholders to the log of the stage.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {
  log.write(formatted("\(message)", args), type)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a line to the log of the stage.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {
  log.write(formatted("\(message)", args), type)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a line to the log of the stage.
public func os_log(
  _ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage
) {
  log.write(message.text, type)
}

/// Returns a text with placeholders such as `%{public}@` replaced.
private func formatted(_ format: String, _ arguments: [any CVarArg]) -> String {
  let plain = format.replacing(/%\{[^}]*\}/, with: "%")
  // A text is no object here that `%@` could describe.
  return formattedText(plain, arguments.map { ($0 as? String).map { NSString(string: $0) } ?? $0 })
}

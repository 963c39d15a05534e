/// A line of a stage's log, with its time.
public struct LogEntry: Hashable, Sendable {
  /// The stage time, in seconds.
  public let time: Double
  /// The line.
  public let text: String
}

public import StageTesting

/// Which snapshots are recorded.
public struct SnapshotTestingConfiguration: Sendable {
  /// When a snapshot is recorded; a test that records fails.
  public struct Record: Hashable, Sendable, ExpressibleByBooleanLiteral {
    let name: String

    /// Records every snapshot.
    public static let all = Record(name: "all")
    /// Records snapshots that differ, and those without a file.
    public static let failed = Record(name: "failed")
    /// Records snapshots without a file.
    public static let missing = Record(name: "missing")
    /// Records nothing.
    public static let never = Record(name: "never")

    init(name: String) { self.name = name }

    /// Creates ``all`` for true, ``missing`` for false.
    public init(booleanLiteral value: Bool) { self = value ? .all : .missing }

    /// Creates the mode of a name; nil for an unknown one.
    public init?(rawValue: String) {
      guard let mode = [Self.all, .failed, .missing, .never].first(where: { $0.name == rawValue })
      else { return nil }
      self = mode
    }
  }

  /// The program that shows differences; the command writes pictures of them in place of it.
  public struct DiffTool: Hashable, Sendable, ExpressibleByStringLiteral {
    let command: String

    /// Creates a tool; it is not called.
    public init(stringLiteral value: String) { command = value }

    /// Kaleidoscope, which is not called.
    public static let ksdiff: DiffTool = "ksdiff"
    /// The usual message.
    public static let `default`: DiffTool = ""
  }

  /// When snapshots are recorded; nil for what is around.
  public var record: Record?
  /// The program that shows differences.
  public var diffTool: DiffTool?

  /// Creates a configuration.
  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    self.record = record
    self.diffTool = diffTool
  }

  /// The configuration of the code that runs.
  package nonisolated(unsafe) static var current = SnapshotTestingConfiguration()
  /// When the command records; nil for the choice of the tests.
  package nonisolated(unsafe) static var commandRecord: Record?
}

/// Whether every snapshot is recorded.
public nonisolated(unsafe) var isRecording = false
/// Whether every snapshot is recorded, by an older name.
public var record: Bool {
  get { isRecording }
  set { isRecording = newValue }
}
/// The program that shows differences; it is not called.
public nonisolated(unsafe) var diffTool: SnapshotTestingConfiguration.DiffTool?

/// Calls a function with a configuration.
///
/// - Parameters:
///   - record: When snapshots are recorded; nil for what is around.
///   - diffTool: The program that shows differences; it is not called.
///   - operation: The function.
/// - Returns: What the function returns.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () throws -> Result
) rethrows -> Result {
  let old = SnapshotTestingConfiguration.current
  defer { SnapshotTestingConfiguration.current = old }
  SnapshotTestingConfiguration.current.record = record ?? old.record
  return try operation()
}

/// A trait of Swift Testing that selects when the snapshots of a test are recorded.
public final class _SnapshotsTrait: _ConfigurationTrait {
  private let record: SnapshotTestingConfiguration.Record?
  private nonisolated(unsafe) var old = SnapshotTestingConfiguration()

  init(record: SnapshotTestingConfiguration.Record?) { self.record = record }

  /// Sets the configuration.
  public func _begin() {
    old = SnapshotTestingConfiguration.current
    SnapshotTestingConfiguration.current.record = record ?? old.record
  }

  /// Restores the configuration.
  public func _end() { SnapshotTestingConfiguration.current = old }
}

extension Trait where Self == _SnapshotsTrait {
  /// Selects when the snapshots of a test are recorded.
  ///
  /// - Parameters:
  ///   - record: When they are recorded; nil for what is around.
  ///   - diffTool: The program that shows differences; it is not called.
  /// - Returns: The trait.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self { Self(record: record) }

  /// Selects when the snapshots of a test are recorded, and the program that shows differences.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    Self(record: configuration.record)
  }
}

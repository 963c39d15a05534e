internal import Foundation
internal import SnapshotTesting
internal import StageContext

/// When snapshots are recorded, and where those that differ are written, by the environment.
struct SnapshotEnvironment {
  /// The variable with the mode, that of Point-Free's library: `all`, `failed`, `missing` or
  /// `never`.
  private static let record = "SNAPSHOT_TESTING_RECORD"
  /// The variable with the directory, that of Point-Free's library.
  private static let artifacts = "SNAPSHOT_ARTIFACTS"

  /// The folder of the package.
  let package: String

  /// Sets what the environment says for all tests of the process.
  func apply() {
    let environment = ProcessInfo.processInfo.environment
    let isContinuousIntegration =
      environment["CI"].map { !["", "0", "false"].contains($0.lowercased()) } ?? false
    SnapshotTestingConfiguration.commandRecord =
      isContinuousIntegration
      ? .never
      : environment[Self.record].flatMap(SnapshotTestingConfiguration.Record.init(rawValue:))
    SnapshotArtifacts.current = SnapshotArtifacts(
      directory: environment[Self.artifacts] ?? "\(package)/.build/snapshots")
    // The time zone of the machine is none of the tests'.
    setenv("TZ", ApplicationRegion.current.timeZone.identifier, 1)
  }
}

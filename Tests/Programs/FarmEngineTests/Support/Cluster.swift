import Subprocess
import SystemPackage
import Testing

/// A Slurm cluster on this machine, and a directory in which commands run.
///
/// ``stop()`` ends it; a test that fails before leaves it to the next one, whose start ends all
/// others.
final class Cluster: EngineSandbox {
  override var variables: [Environment.Key: String] {
    ["SLURM_CONF": "\(path)/cluster/slurm.conf"]
  }

  /// Starts a cluster.
  override init() async throws {
    try await super.init()
    try await run(script: "cluster.sh", "start $PWD/cluster")
  }

  /// Ends the cluster.
  func stop() async { try? await run(script: "cluster.sh", "stop $PWD/cluster") }

  /// Ends a node and starts it where it has an empty directory in place of a shared one.
  func hide(_ directory: String, from node: String) async throws {
    try await run(script: "cluster.sh", "hide $PWD/cluster \(node) $PWD/\(directory)")
  }

  /// Submits a film in six shards.
  func submitSlowFilm(_ options: String, throttle: Int = 3) async throws {
    try await shell(
      "zoetrope farm submit book-13-1-move -o out --shards 6 --throttle \(throttle) -- \(options)")
  }

  /// Waits for the film, and expects that it is the same as that of this machine.
  func expectSlowFilm(_ options: String) async throws {
    try await waitForFile("out/book-13-1-move.mp4")
    try await renderHere("book-13-1-move", "book-13-1-move.mp4", shards: 6, options)
    try expectEqualFiles("out/book-13-1-move.mp4", "here/book-13-1-move.mp4")
  }
}

internal import FileIO
internal import SystemPackage

extension Slurm {
  /// A node, as `sinfo` lists it.
  private struct Node {
    let name: String
    let host: String
    let isIdle: Bool

    /// Parses `r1 host idle`; nil for another line.
    init?(_ line: Substring) {
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 3 else { return nil }
      (name, host) = (words[0], words[1])
      isIdle = words[2] == "idle"
    }

    /// Whether the node is another machine than this one.
    var isOther: Bool { host != hostName && host != "localhost" }
  }

  /// The number of idle nodes that are asked, at most.
  private static let maximumAskedNodes = 64

  /// Checks that the nodes see a directory.
  ///
  /// Idle nodes are asked by a job of their own: each looks for a file made for it. What they
  /// report decides. If no other machine has answered, the type of the file system does, since a
  /// disk of this machine is seen by no other one.
  ///
  /// - Parameters:
  ///   - directory: The directory, which need not exist yet.
  ///   - partition: The partition; nil for Slurm's default.
  ///   - asksNodes: Whether nodes are asked.
  /// - Throws: A ``FarmError`` that names a node that does not see it.
  func checkIsShared(_ directory: FilePath, partition: String?, asksNodes: Bool) async throws {
    let choice = partition.map { ["--partition=\($0)"] } ?? []
    let nodes = try await EngineProgram(name: "sinfo")
      .output(["--noheader", "--Node", "--format=%N %n %t"] + choice).split(separator: "\n")
      .compactMap(Node.init)
    let asked = asksNodes ? nodes.filter(\.isIdle).prefix(Self.maximumAskedNodes) : []
    if let blind = try await ask(asked.map(\.name), whetherTheySee: directory, choice) {
      guard blind.isEmpty else {
        throw FarmError(
          "Node \(blind[0]) does not see \(directory), or sees another directory there: choose one that "
            + "all nodes share, or give --assume-shared.")
      }
      if asked.contains(where: \.isOther) { return }
    }
    guard let other = nodes.filter(\.isOther).map(\.name).min(),
      let type = fileSystemType(of: directory), !type.isShared
    else { return }
    throw FarmError(
      "\(directory) is on a disk of this machine (\(type.name)), which node \(other) does not see: choose "
        + "a directory that all nodes share, or give --assume-shared.")
  }

  /// A command that looks for a file, whose path is the first argument, and prints the node if it
  /// is not there.
  ///
  /// A network file system may show the file late.
  private static let search = """
    n=0
    until [ -e "$0" ]; do
      n=$((n + 1))
      [ $n -lt 5 ] || { echo "$SLURMD_NODENAME"; exit; }
      sleep 0.5
    done
    """

  /// Checks on nodes whether they have a directory.
  ///
  /// - Returns: The names of those that do not; nil if they cannot be asked within some seconds.
  private func ask(
    _ names: [String], whetherTheySee directory: FilePath, _ choice: [String]
  ) async throws -> [String]? {
    guard !names.isEmpty else { return nil }
    let file = try ProbeFile.make(in: directory)
    let output = try await EngineProgram(name: "srun").run(
      choice + [
        "--immediate=5", "--time=1", "--wait=10", "--chdir=/", "--quiet",
        "--job-name=zoetrope-check",
        "--nodes=\(names.count)", "--ntasks=\(names.count)", "--ntasks-per-node=1",
        "--nodelist=\(names.joined(separator: ","))", "sh", "-c", Self.search, file.path.string,
      ])
    guard output.isSuccess else { return nil }
    return output.text.split(separator: "\n").map { $0.trimming(" ") }.sorted()
  }
}

/// An empty file that nodes look for, removed at the end with the directories that were made for
/// it.
private struct ProbeFile: ~Copyable {
  let path: FilePath
  private let directories: CreatedDirectories

  private init(_ path: FilePath, in directories: consuming CreatedDirectories) {
    self.path = path
    self.directories = directories
  }

  /// Makes the file.
  ///
  /// - Throws: A ``FarmError`` if it cannot be written.
  static func make(in directory: FilePath) throws(FarmError) -> ProbeFile {
    do {
      let directories = try CreatedDirectories(directory)
      let path = (canonicalPath(of: directory) ?? directory)
        .appending(".farm-\(String(UInt64.random(in: .min ... .max), radix: 16))")
      try writeFile([], to: path)
      return ProbeFile(path, in: directories)
    } catch {
      throw FarmError("Cannot write in \(directory): \(error).")
    }
  }

  // The directories are removed after this.
  deinit { try? removeFile(path) }
}

internal import FoundationEssentials
public import SystemPackage

/// A temporary directory, removed with its contents when the value goes out of scope.
public struct TemporaryDirectory: ~Copyable, Sendable {
  /// The path of the directory.
  public let path: FilePath

  /// Creates the directory.
  public init() throws {
    let files = FileManager.default
    let name = "zoetrope-tests-\(UInt64.random(in: .min ... .max))"
    path = FilePath(files.temporaryDirectory.path).appending(name)
    try makeDirectory(path)
  }

  /// The names of its entries, hidden ones too, sorted.
  public var names: [String] { TestSupport.names(in: path) }

  deinit { try? FileManager.default.removeItem(atPath: path.string) }
}

/// Calls a function with the path of a temporary directory, which is removed afterwards.
public func withTemporaryDirectory<Result>(_ body: (FilePath) throws -> Result) throws -> Result {
  let directory = try TemporaryDirectory()
  return try body(directory.path)
}

/// Creates a directory in an existing one.
public func makeDirectory(_ path: FilePath) throws {
  try FileManager.default.createDirectory(
    atPath: path.string, withIntermediateDirectories: false)
}

/// Returns the names of the entries of a directory, hidden ones too, sorted; none if there is no
/// directory.
public func names(in directory: FilePath) -> [String] {
  ((try? FileManager.default.contentsOfDirectory(atPath: directory.string)) ?? []).sorted()
}

/// Returns the paths of all files below a directory, hidden ones too, sorted; none if there is no
/// directory.
public func files(in directory: FilePath) -> [String] {
  let paths = (try? FileManager.default.subpathsOfDirectory(atPath: directory.string)) ?? []
  return paths.filter { (try? directory.appending($0).stat().type) != .directory }.sorted()
}

/// Returns the bytes of a file.
public func contents(of path: FilePath) throws -> [UInt8] {
  try [UInt8](Data(contentsOf: URL(filePath: path.string)))
}

/// Writes bytes to a file, over its contents.
public func put(_ bytes: some Sequence<UInt8>, into path: FilePath) throws {
  try Data(bytes).write(to: URL(filePath: path.string))
}

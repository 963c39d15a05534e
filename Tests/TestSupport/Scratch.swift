internal import FoundationEssentials
public import SystemPackage

/// A directory of its own for a test, removed with all that is in it.
public struct Scratch: ~Copyable, Sendable {
  /// Where it is.
  public let path: FilePath

  /// Makes the directory.
  public init() throws {
    let files = FileManager.default
    let name = "zoetrope-tests-\(UInt64.random(in: .min ... .max))"
    path = FilePath(files.temporaryDirectory.path).appending(name)
    try makeDirectory(path)
  }

  /// The names of everything in it, hidden files too, in order.
  public var names: [String] { TestSupport.names(in: path) }

  deinit { try? FileManager.default.removeItem(atPath: path.string) }
}

/// Calls a function with the path of a new directory, which is removed afterwards.
public func withTemporaryDirectory<Result>(_ body: (FilePath) throws -> Result) throws -> Result {
  let scratch = try Scratch()
  return try body(scratch.path)
}

/// Makes a directory within an existing one.
public func makeDirectory(_ path: FilePath) throws {
  try FileManager.default.createDirectory(
    atPath: path.string, withIntermediateDirectories: false)
}

/// The names of everything in a directory, hidden files too, in order; none where there is no directory.
public func names(in directory: FilePath) -> [String] {
  ((try? FileManager.default.contentsOfDirectory(atPath: directory.string)) ?? []).sorted()
}

/// The paths of all files below a directory, hidden ones too, in order; none where there is no directory.
public func files(in directory: FilePath) -> [String] {
  let paths = (try? FileManager.default.subpathsOfDirectory(atPath: directory.string)) ?? []
  return paths.filter { (try? directory.appending($0).stat().type) != .directory }.sorted()
}

/// The bytes of a file.
public func contents(of path: FilePath) throws -> [UInt8] {
  try [UInt8](Data(contentsOf: URL(filePath: path.string)))
}

/// Puts bytes into a file, in place of what it held.
public func put(_ bytes: some Sequence<UInt8>, into path: FilePath) throws {
  try Data(bytes).write(to: URL(filePath: path.string))
}

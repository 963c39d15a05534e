internal import FileIO
public import SystemPackage

/// Two files to compare; one of them may be missing.
public struct FilePair: Hashable, Sendable {
  /// The name of the pair: the actual file, or the path of both within their directories.
  public let name: String
  /// The expected file; `nil` if it is missing.
  public let expected: FilePath?
  /// The actual file; `nil` if it is missing.
  public let actual: FilePath?
  /// Why a file of a similar name is not the missing one, as a phrase; `nil` if there is none.
  public let remark: String?
  /// The path of both within their directories.
  package let path: FilePath
}

/// Two PNG files, or two directories whose PNG files are paired by name.
public struct FilePairs: Sendable {
  /// The expected file or directory.
  public let expected: FilePath
  /// The actual file or directory.
  public let actual: FilePath

  /// Creates the pairs of two files or two directories.
  public init(expected: FilePath, actual: FilePath) {
    self.expected = expected
    self.actual = actual
  }

  /// Whether at least one of the two is a directory.
  public var areDirectories: Bool { isDirectory(expected) || isDirectory(actual) }

  /// Checks that both are files or both are directories.
  ///
  /// - Throws: A ``FilePairsError`` that names both.
  public func validate() throws(FilePairsError) {
    for (directory, file) in [(expected, actual), (actual, expected)]
    where isDirectory(directory) && (try? file.stat()) != nil && !isDirectory(file) {
      throw FilePairsError(
        "\(directory) is a directory and \(file) is not: compare two files or two directories.")
    }
  }

  /// Lists the pairs by name, subdirectories included.
  ///
  /// Names are bytes: two that look equal, but differ in their Unicode form, are two names. Pairs
  /// are sorted by these bytes.
  ///
  /// - Throws: A ``FilePairsError`` if a directory cannot be read or neither contains PNG files.
  public func pairs() throws(FilePairsError) -> [FilePair] {
    guard areDirectories else {
      return [
        FilePair(
          name: actual.pairName, expected: expected, actual: actual, remark: nil, path: actual)
      ]
    }
    let expectedNames = try names(in: expected)
    let actualNames = try names(in: actual)
    let all = expectedNames.union(actualNames).map { (bytes: $0.bytes, path: $0) }
      .sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }.map(\.path)
    guard !all.isEmpty else {
      throw FilePairsError("neither \(expected) nor \(actual) holds .png files")
    }
    // Swift compares text by canonical equivalence.
    let missing = Set(expectedNames.subtracting(actualNames).map(\.pairName))
    let extra = Set(actualNames.subtracting(expectedNames).map(\.pairName))
    return all.map { path in
      let (isExpected, isActual) = (expectedNames.contains(path), actualNames.contains(path))
      let other = isActual ? expected : actual
      let hasTwin = isExpected != isActual && (isActual ? missing : extra).contains(path.pairName)
      return FilePair(
        name: path.pairName, expected: isExpected ? expected.pushing(path) : nil,
        actual: isActual ? actual.pushing(path) : nil,
        remark: hasTwin
          ? "\(other) has this name in another Unicode form, composed or decomposed" : nil,
        path: path)
    }
  }

  private func isDirectory(_ path: FilePath) -> Bool {
    (try? path.stat().type) == .directory
  }

  private func names(in directory: FilePath) throws(FilePairsError) -> Set<FilePath> {
    do {
      return Set(try filesBelow(directory).filter { $0.extension?.lowercased() == "png" })
    } catch {
      throw FilePairsError("cannot read \(error.path): \(error.errno)")
    }
  }
}

extension FilePath {
  /// The name of a pair: the path, with bytes that are not UTF-8 as `\xFF`, so that no two are
  /// equal.
  fileprivate var pairName: String { String(validating: bytes, as: UTF8.self) ?? printable }
}

/// Why files cannot be paired.
public struct FilePairsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A phrase or a sentence that names the paths.
  public let description: String

  init(_ description: String) { self.description = description.printable }
}

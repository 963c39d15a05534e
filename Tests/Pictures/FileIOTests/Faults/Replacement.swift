import FileIO
import Synchronization
import SystemPackage
import TestSupport
import Testing

/// A change of files whose every file operation fails in turn, or is the last one of its process.
struct Replacement: Codable, Sendable, CustomTestStringConvertible {
  enum Target: String, CaseIterable, Codable, Sendable {
    case newFile, file, linkedFile, newFiles, files, newDirectory, directory, directories
  }

  /// What a file system lacks.
  enum Gap: String, CaseIterable, Codable, Sendable {
    case none, exchange, exchangeAndLinks
  }

  /// The contents of files, by path.
  typealias Contents = [String: [UInt8]]

  var target: Target
  var gap: Gap

  static let all = Target.allCases.flatMap { target in
    Gap.allCases.map { Replacement(target: target, gap: $0) }
  }

  var testDescription: String { "\(target), gap: \(gap)" }

  /// The files before and after the change; the file `other` belongs to the user.
  var contents: (before: Contents, after: Contents) {
    let (old, new) = (Array("old".utf8), Array("new".utf8))
    let other: Contents = ["other": old]
    func all(_ changes: Contents) -> Contents { other.merging(changes) { $1 } }
    return switch target {
    case .newFile: (other, all(["a": new]))
    case .file: (all(["a": old]), all(["a": new]))
    case .linkedFile: (all(["b/a": old, "a": old]), all(["b/a": new, "a": new]))
    case .newFiles: (other, all(["1": new, "2": new, "3": new]))
    case .files:
      (all(["1": old, "3": old]), all(["0": new, "1": new, "2": new, "3": new]))
    case .newDirectory: (other, all(["a/1": new, "a/2": new]))
    case .directory: (all(["a/0": old, "a/1": old]), all(["a/1": new, "a/2": new]))
    case .directories:
      (
        all(["a/0": old, "a/1": old, "b": old]),
        all(["a/1": new, "a/2": new, "b/1": new, "b/2": new, "c/1": new, "c/2": new])
      )
    }
  }

  /// Creates the files of before.
  func prepare(in directory: FilePath) throws {
    if [.linkedFile, .directory, .directories].contains(target) {
      try makeDirectory(directory.appending(target == .linkedFile ? "b" : "a"))
    }
    if target == .linkedFile { try makeLink(directory.appending("a"), to: "b/a") }
    for (name, bytes) in contents.before { try put(bytes, into: directory.appending(name)) }
  }

  /// Makes the change; every file operation calls a function first.
  ///
  /// - Parameters:
  ///   - directory: The directory.
  ///   - interceptor: Returns the error of an operation, given its number from 0; nil for none.
  /// - Throws: The error of the change.
  func perform(
    in directory: FilePath, _ interceptor: @escaping @Sendable (Int, FileOperation) -> Errno?
  ) throws {
    let count = Mutex(0)
    let numbered = FileOperation.Interceptor { [gap] operation, _ in
      if gap != .none, [.exchange, .renameNew].contains(operation) { return .invalidArgument }
      if gap == .exchangeAndLinks, operation == .link { return .notPermitted }
      let number = count.withLock { count in
        defer { count += 1 }
        return count
      }
      return interceptor(number, operation)
    }
    try FileOperation.$interceptor.withValue(numbered) { try perform(in: directory) }
  }

  private func perform(in directory: FilePath) throws {
    let new = Array("new".utf8)
    switch target {
    case .newFile:
      try AtomicFile.write(new, to: directory.appending("a"), replacing: false)
    case .file, .linkedFile:
      try AtomicFile.write(new, to: directory.appending("a"))
    case .newFiles, .files:
      let files = try AtomicFileSet(in: directory)
      let names = target == .files ? ["0", "1", "2", "3"] : ["1", "2", "3"]
      for name in names {
        try AtomicFileSet.write(new, to: files.temporaryDirectory.appending(name))
      }
      try files.commit(names, replacing: target == .files)
    case .newDirectory, .directory:
      let files = try AtomicDirectory(directory.appending("a"))
      for name in ["1", "2"] {
        try AtomicFile.write(new, to: files.temporaryPath.appending(name))
      }
      try files.commit()
    case .directories:
      var files = try AtomicDirectorySet(in: directory)
      for name in ["a", "b", "c"] {
        guard let component = FilePath.Component(name) else { continue }
        let path = try files.add(component)
        for name in ["1", "2"] { try AtomicFile.write(new, to: path.appending(name)) }
      }
      try files.commit()
    }
  }

  /// Returns the number of operations of the change.
  func operationCount() throws -> Int {
    let scratch = try TemporaryDirectory()
    try prepare(in: scratch.path)
    let count = Mutex(0)
    try perform(in: scratch.path) { number, _ in
      count.withLock { $0 = number + 1 }
      return nil
    }
    #expect(try visibleFiles(in: scratch.path) == contents.after)
    #expect(hiddenNames(in: scratch.path) == [])
    return count.withLock(\.self)
  }
}

/// Returns the contents of all files but the hidden ones of unfinished changes.
func visibleFiles(in directory: FilePath) throws -> Replacement.Contents {
  let names = files(in: directory).filter { !$0.contains(".zoetrope-") }
  return try Dictionary(
    uniqueKeysWithValues: names.map { ($0, try contents(of: directory.appending($0))) })
}

/// Returns the hidden names of unfinished changes in a directory and those in it.
func hiddenNames(in directory: FilePath) -> [String] {
  ((try? filesBelow(directory)) ?? []).map(\.string).filter { $0.contains(".zoetrope-") }
    + names(in: directory).filter { $0.contains(".zoetrope-") }
}

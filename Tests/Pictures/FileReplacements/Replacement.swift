package import FileIO
import Synchronization
package import SystemPackage

/// A change of files whose every file operation fails in turn, or is the last one of its process.
package struct Replacement: Sendable {
  package enum Target: String, CaseIterable, Sendable {
    case newFile, file, linkedFile, newFiles, files, newDirectory, directory, directories
  }

  /// What a file system lacks.
  package enum Gap: String, CaseIterable, Sendable {
    case none, exchange, exchangeAndLinks
  }

  /// The contents of files, by path.
  package typealias Contents = [String: [UInt8]]

  package var target: Target
  package var gap: Gap

  package init(target: Target, gap: Gap) {
    self.target = target
    self.gap = gap
  }

  package static let all = Target.allCases.flatMap { target in
    Gap.allCases.map { Replacement(target: target, gap: $0) }
  }

  /// The files before and after the change; the file `other` belongs to the user.
  package var contents: (before: Contents, after: Contents) {
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

  /// Makes the change; every file operation calls a function first.
  ///
  /// - Parameters:
  ///   - directory: The directory.
  ///   - interceptor: Returns the error of an operation, given its number from 0; nil for none.
  /// - Throws: The error of the change.
  package func perform(
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
}

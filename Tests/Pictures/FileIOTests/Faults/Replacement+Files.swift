import FileIO
import FileReplacements
import Synchronization
import SystemPackage
import TestSupport
import Testing

extension Replacement: CustomTestStringConvertible {
  /// The name of an argument of tests.
  public var testDescription: String { "\(target), gap: \(gap)" }

  /// Creates the files of before.
  func prepare(in directory: FilePath) throws {
    if [.linkedFile, .directory, .directories].contains(target) {
      try makeDirectory(directory.appending(target == .linkedFile ? "b" : "a"))
    }
    if target == .linkedFile { try makeLink(directory.appending("a"), to: "b/a") }
    for (name, bytes) in contents.before { try put(bytes, into: directory.appending(name)) }
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

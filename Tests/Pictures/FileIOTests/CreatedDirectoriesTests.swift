import FileIO
import Synchronization
import SystemPackage
import TestSupport
import Testing

@Suite struct CreatedDirectoriesTests {
  @Test func `empty directories are removed again unless they are kept`() throws {
    let scratch = try TemporaryDirectory()
    do {
      _ = try CreatedDirectories(scratch.path.appending("a/b"))
    }
    #expect(scratch.names == [])
    do {
      var directories = try CreatedDirectories(scratch.path.appending("a/b"))
      directories.keep()
    }
    #expect(names(in: scratch.path.appending("a")) == ["b"])
  }

  @Test func `directories that hold a file or existed before stay`() throws {
    let scratch = try TemporaryDirectory()
    try makeDirectory(scratch.path.appending("old"))
    do {
      let directories = try CreatedDirectories(scratch.path.appending("old/new/empty"))
      try put([1], into: scratch.path.appending("old/new/file"))
      _ = consume directories
    }
    #expect(names(in: scratch.path.appending("old/new")) == ["file"])
    do { _ = try CreatedDirectories(scratch.path.appending("old")) }
    #expect(scratch.names == ["old"])
  }

  @Test func `a directory that cannot be created removes those above it`() throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("a/b").appending(String(repeating: "n", count: 300))
    #expect(throws: Errno.fileNameTooLong) { _ = try CreatedDirectories(path) }
    #expect(scratch.names == [])
  }

  @Test func `an empty path creates nothing`() throws {
    let operations = Mutex<[FileOperation]>([])
    let recorder = FileOperation.Interceptor { operation, _ in
      operations.withLock { $0.append(operation) }
      return nil
    }
    try FileOperation.$interceptor.withValue(recorder) { _ = try CreatedDirectories(FilePath()) }
    let performed = operations.withLock(\.self)
    #expect(performed == [])
  }
}

import FileIO
import SystemPackage
import TestSupport
import Testing

@Suite struct AtomicFileSetTests {
  private func write(_ names: [String], to files: borrowing AtomicFileSet) throws {
    for name in names {
      try AtomicFileSet.write(
        Array(name.utf8), to: files.temporaryDirectory.appending(name))
    }
  }

  @Test func `files appear at the commit, beside others, in place of older ones`() throws {
    let scratch = try TemporaryDirectory()
    for name in ["1", "other"] { try put([0], into: scratch.path.appending(name)) }
    let files = try AtomicFileSet(in: scratch.path)
    try write(["0", "1"], to: files)
    #expect(scratch.names.filter { !$0.hasPrefix(".") } == ["1", "other"])
    #expect(try contents(of: scratch.path.appending("1")) == [0])
    try files.commit(["0", "1"])
    #expect(scratch.names == ["0", "1", "other"])
    #expect(try contents(of: scratch.path.appending("1")) == Array("1".utf8))
  }

  @Test func `without a commit nothing is left, not even the directories`() throws {
    let scratch = try TemporaryDirectory()
    do {
      let files = try AtomicFileSet(in: scratch.path.appending("a/b"))
      try write(["0", "1"], to: files)
    }
    #expect(scratch.names == [])
  }

  @Test func `a file that cannot be moved removes those moved before it`() throws {
    let scratch = try TemporaryDirectory()
    try makeDirectory(scratch.path.appending("1"))
    let error = #expect(throws: AtomicFileSet.CommitError.self) {
      let files = try AtomicFileSet(in: scratch.path)
      try write(["0", "1", "2"], to: files)
      try files.commit(["0", "1", "2"])
    }
    #expect(error?.path == scratch.path.appending("1"))
    #expect(error?.errno == .isDirectory)
    #expect(scratch.names == ["1"])
  }

  @Test func `a file of the set is written once`() throws {
    let scratch = try TemporaryDirectory()
    #expect(throws: Errno.fileExists) {
      let files = try AtomicFileSet(in: scratch.path)
      try write(["0"], to: files)
      try write(["0"], to: files)
    }
  }
}

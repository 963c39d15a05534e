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

  @Test func `if a file cannot be moved, older files that were replaced get their names back`()
    throws
  {
    let scratch = try TemporaryDirectory()
    try put([0], into: scratch.path.appending("0"))
    try makeDirectory(scratch.path.appending("2"))
    let error = #expect(throws: CommitError.self) {
      let files = try AtomicFileSet(in: scratch.path)
      try write(["0", "1", "2", "3"], to: files)
      try files.commit(["0", "1", "2", "3"])
    }
    #expect(error?.path == scratch.path.appending("2"))
    #expect(error?.errno == .isDirectory)
    #expect(error?.keptFiles == nil)
    #expect(scratch.names == ["0", "2"])
    #expect(try contents(of: scratch.path.appending("0")) == [0])
  }

  @Test(arguments: [false, true])
  func `files that must not be replaced stay, also those that appear before the commit`(
    isLink: Bool
  ) throws {
    let scratch = try TemporaryDirectory()
    let error = #expect(throws: CommitError.self) {
      let files = try AtomicFileSet(in: scratch.path)
      try write(["0", "1", "2"], to: files)
      if isLink {
        try makeLink(scratch.path.appending("1"), to: "absent")
      } else {
        try put([0], into: scratch.path.appending("1"))
      }
      try files.commit(["0", "1", "2"], replacing: false)
    }
    #expect(error?.path == scratch.path.appending("1"))
    #expect(error?.errno == .fileExists)
    #expect(scratch.names == ["1"])
  }

  @Test func `a file keeps the permissions of the one that it replaces`() throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("0")
    try put([0], into: path)
    try setPermissions([.ownerReadWrite], of: path)
    let files = try AtomicFileSet(in: scratch.path)
    try write(["0"], to: files)
    try files.commit(["0"])
    #expect(try path.stat().permissions == .ownerReadWrite)
  }

  @Test func `the names of the files may have 255 bytes`() throws {
    let scratch = try TemporaryDirectory()
    let name = String(repeating: "n", count: 255)
    for _ in 1...2 {
      let files = try AtomicFileSet(in: scratch.path)
      try write([name], to: files)
      try files.commit([name])
      #expect(scratch.names == [name])
    }
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

import FileIO
import SystemPackage
import TestSupport
import Testing

@Suite struct AtomicDirectoryTests {
  @Test func `a directory has its name only after the commit`() throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("a/b")
    let directory = try AtomicDirectory(path)
    try put([1], into: directory.temporaryPath.appending("one"))
    #expect(names(in: scratch.path.appending("a")).allSatisfy { $0.hasPrefix(".zoetrope-") })
    try directory.commit()
    #expect(files(in: scratch.path) == ["a/b/one"])
    #expect(names(in: scratch.path.appending("a")) == ["b"])
  }

  @Test func `an older directory is replaced with all that it contains`() throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("a")
    try makeDirectory(path)
    try makeDirectory(path.appending("inner"))
    try put([1], into: path.appending("inner/old"))
    try put([1], into: path.appending("old"))
    let directory = try AtomicDirectory(path)
    try put([2], into: directory.temporaryPath.appending("new"))
    #expect(files(in: path) == ["inner/old", "old"])
    try directory.commit()
    #expect(scratch.names == ["a"])
    #expect(names(in: path) == ["new"])
  }

  @Test func `a file and the directory that a symbolic link names are replaced`() throws {
    let scratch = try TemporaryDirectory()
    try makeDirectory(scratch.path.appending("target"))
    try put([1], into: scratch.path.appending("target/old"))
    try put([1], into: scratch.path.appending("file"))
    try makeLink(scratch.path.appending("link"), to: "target")
    for name in ["file", "link"] {
      let directory = try AtomicDirectory(scratch.path.appending(name))
      try put([2], into: directory.temporaryPath.appending("new"))
      try directory.commit()
      #expect(names(in: scratch.path.appending(name)) == ["new"])
    }
    #expect(scratch.names == ["file", "link", "target"])
    let link = try Stat(scratch.path.appending("link"), followTargetSymlink: false)
    #expect(link.type == .symbolicLink)
  }

  @Test func `a directory keeps the permissions of the one that it replaces`() throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("a")
    try makeDirectory(path)
    try setPermissions(.ownerReadWriteExecute, of: path)
    try AtomicDirectory(path).commit()
    #expect(try path.stat().permissions == .ownerReadWriteExecute)
  }

  @Test func `the name of a directory may have 255 bytes`() throws {
    let scratch = try TemporaryDirectory()
    let name = String(repeating: "n", count: 255)
    for _ in 1...2 { try AtomicDirectory(scratch.path.appending(name)).commit() }
    #expect(scratch.names == [name])
  }

  @Test func `without a commit nothing is left, not even the directories above`() throws {
    let scratch = try TemporaryDirectory()
    do {
      let directory = try AtomicDirectory(scratch.path.appending("a/b/c"))
      try makeDirectory(directory.temporaryPath.appending("inner"))
      try put([1], into: directory.temporaryPath.appending("inner/one"))
    }
    #expect(scratch.names == [])
  }

  @Test func `without a commit an older directory stays`() throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("a")
    try makeDirectory(path)
    try put([1], into: path.appending("old"))
    do {
      let directory = try AtomicDirectory(path)
      try put([2], into: directory.temporaryPath.appending("new"))
    }
    #expect(scratch.names == ["a"])
    #expect(names(in: path) == ["old"])
  }

  @Test func `a failed commit gives the older directory its name back`() throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("a")
    try makeDirectory(path)
    try put([1], into: path.appending("old"))
    let error = #expect(throws: CommitError.self) {
      let directory = try AtomicDirectory(path)
      removeTree(directory.temporaryPath)
      try directory.commit()
    }
    #expect(error?.errno == .noSuchFileOrDirectory)
    #expect(scratch.names == ["a"])
    #expect(names(in: path) == ["old"])
  }

  @Test func `a path below a file is an error`() throws {
    let scratch = try TemporaryDirectory()
    try put([1], into: scratch.path.appending("file"))
    #expect(throws: Errno.notDirectory) {
      _ = try AtomicDirectory(scratch.path.appending("file/a"))
    }
    #expect(scratch.names == ["file"])
  }

  @Test func `a tree is removed without following symbolic links`() throws {
    let scratch = try TemporaryDirectory()
    try makeDirectory(scratch.path.appending("kept"))
    try put([1], into: scratch.path.appending("kept/one"))
    let tree = scratch.path.appending("tree")
    try makeDirectory(tree)
    try makeLink(tree.appending("link"), to: "../kept")
    removeTree(tree)
    #expect(scratch.names == ["kept"])
    #expect(names(in: scratch.path.appending("kept")) == ["one"])
    removeTree(tree)
  }
}

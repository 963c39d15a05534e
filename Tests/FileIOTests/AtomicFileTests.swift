import FileIO
import SystemPackage
import TestSupport
import Testing

@Suite struct AtomicFileTests {
  private let old = Array("old".utf8)
  private let new = Array("new".utf8)

  @Test func `a file has its name only after the commit`() throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("a.txt")
    let file = try AtomicFile(path)
    try file.write(old)
    try file.write(new)
    #expect(scratch.names == [try #require(file.temporaryPath.lastComponent).string])
    try file.commit()
    #expect(scratch.names == ["a.txt"])
    #expect(try contents(of: path) == old + new)
  }

  @Test func `an older file keeps its bytes until the commit replaces it`() throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("a.txt")
    try put(old, into: path)
    let file = try AtomicFile(path)
    try file.write(new)
    #expect(try contents(of: path) == old)
    try file.commit()
    #expect(try contents(of: path) == new)
    #expect(scratch.names == ["a.txt"])
  }

  @Test func `a file without a commit leaves the directory unchanged`() throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("a.txt")
    try put(old, into: path)
    do {
      let file = try AtomicFile(path)
      try file.write(new)
    }
    #expect(scratch.names == ["a.txt"])
    #expect(try contents(of: path) == old)
  }

  @Test func `a failed write leaves the older file and no temporary one`() throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("a.txt")
    try put(old, into: path)
    #expect(throws: Errno.badFileDescriptor) {
      let file = try AtomicFile(path)
      // Stands for any error of the operating system: the next write fails.
      try file.descriptor.close()
      try file.write(new)
    }
    #expect(scratch.names == ["a.txt"])
    #expect(try contents(of: path) == old)
  }

  @Test func `a failed commit removes the temporary file`() throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("a.txt")
    #expect(throws: Errno.isDirectory) {
      let file = try AtomicFile(path)
      try file.write(new)
      try makeDirectory(path)
      try file.commit()
    }
    #expect(scratch.names == ["a.txt"])
    #expect(try path.stat().type == .directory)
  }

  @Test func `another program can write the temporary file`() throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("a.txt")
    let file = try AtomicFile(path)
    let other = try FileDescriptor.open(file.temporaryPath, .writeOnly)
    try other.closeAfter { _ = try other.writeAll(new) }
    try file.commit()
    #expect(try contents(of: path) == new)
  }

  @Test func `a temporary name is hidden, contains the final name and ends in .part`() throws {
    let scratch = try TemporaryDirectory()
    let file = try AtomicFile(scratch.path.appending("a.txt"))
    let name = try #require(file.temporaryPath.lastComponent).string
    #expect(name.hasPrefix(".a.txt."))
    #expect(name.hasSuffix(".part"))
    #expect(file.temporaryPath.removingLastComponent() == scratch.path)
    #expect(temporaryName(for: "a.txt") != temporaryName(for: "a.txt"))
  }

  @Test(arguments: ["folder", "/", ""])
  func `a directory is not replaced`(name: String) throws {
    let scratch = try TemporaryDirectory()
    let folder = scratch.path.appending("folder")
    try makeDirectory(folder)
    let path = name == "folder" ? folder : FilePath(name)
    #expect(throws: Errno.isDirectory) { _ = try AtomicFile(path) }
    #expect(scratch.names == ["folder"])
  }

  @Test func `a file in a missing directory is an error`() throws {
    let scratch = try TemporaryDirectory()
    #expect(throws: Errno.noSuchFileOrDirectory) {
      _ = try AtomicFile(scratch.path.appending("absent/a.txt"))
    }
    #expect(scratch.names == [])
  }

  @Test(arguments: ["target", "folder", "absent"])
  func `a symbolic link is replaced and its target stays`(target: String) throws {
    let scratch = try TemporaryDirectory()
    try put(old, into: scratch.path.appending("target"))
    try makeDirectory(scratch.path.appending("folder"))
    let link = scratch.path.appending("link")
    try makeLink(link, to: target)
    try AtomicFile.write(new, to: link)
    #expect(scratch.names == ["folder", "link", "target"])
    #expect(try Stat(link, followTargetSymlink: false).type == .regular)
    #expect(try contents(of: link) == new)
    #expect(try contents(of: scratch.path.appending("target")) == old)
    #expect(names(in: scratch.path.appending("folder")) == [])
  }

  @Test func `a new file has the default permissions, not those of the one it replaces`() throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("a.txt")
    try put(old, into: scratch.path.appending("plain"))
    try AtomicFile.write(old, to: path)
    let permissions = try path.stat().permissions
    try setPermissions(.ownerRead, of: path)
    try AtomicFile.write(new, to: path)
    #expect(try path.stat().permissions == permissions)
    #expect(permissions.isSubset(of: FilePermissions(rawValue: 0o666)))
  }

  @Test func `a device is written to directly and stays`() throws {
    try AtomicFile.write(new, to: "/dev/null")
    #expect(try Stat("/dev/null").type == .characterSpecial)
    #expect(throws: Errno.noSpace) { try AtomicFile.write(new, to: "/dev/full") }
  }

  @Test func `a pipe is written to directly, also behind a symbolic link`() throws {
    let scratch = try TemporaryDirectory()
    let pipe = try FileDescriptor.pipe()
    defer {
      try? pipe.readEnd.close()
      try? pipe.writeEnd.close()
    }
    let link = scratch.path.appending("link")
    try makeLink(link, to: "/proc/self/fd/\(pipe.writeEnd.rawValue)")
    try AtomicFile.write(new, to: link)
    var bytes = [UInt8](repeating: 0, count: 3)
    _ = try bytes.withUnsafeMutableBytes { try pipe.readEnd.read(into: $0) }
    #expect(bytes == new)
    #expect(scratch.names == ["link"])
    #expect(try Stat(link, followTargetSymlink: false).type == .symbolicLink)
  }

  @Test func `a device is replaced if that is chosen`() throws {
    let scratch = try TemporaryDirectory()
    let link = scratch.path.appending("link")
    try makeLink(link, to: "/dev/null")
    let file = try AtomicFile(link, replacesDevices: true)
    try file.write(new)
    try file.commit()
    #expect(try Stat(link, followTargetSymlink: false).type == .regular)
    #expect(try contents(of: link) == new)
  }

  @Test func `created directories stay with the file and go without it`() throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("a/b/c.txt")
    try AtomicFile.write(new, to: path, creatingDirectories: true)
    #expect(try contents(of: path) == new)
    let long = scratch.path.appending("x/y").appending(String(repeating: "n", count: 300))
    #expect(throws: Errno.fileNameTooLong) {
      try AtomicFile.write(new, to: long, creatingDirectories: true)
    }
    #expect(files(in: scratch.path) == ["a/b/c.txt"])
    #expect(scratch.names == ["a"])
  }

  @Test func `a check for new files leaves none`() throws {
    let scratch = try TemporaryDirectory()
    try checkAcceptsFiles(scratch.path)
    #expect(scratch.names == [])
    #expect(throws: Errno.noSuchFileOrDirectory) {
      try checkAcceptsFiles(scratch.path.appending("absent"))
    }
  }
}

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

  @Test func `a temporary name is hidden and short, so that the final one may have 255 bytes`()
    throws
  {
    let scratch = try TemporaryDirectory()
    let name = String(repeating: "n", count: 255)
    let file = try AtomicFile(scratch.path.appending(name))
    let other = try AtomicFile(scratch.path.appending(name))
    let temporaryName = try #require(file.temporaryPath.lastComponent).string
    #expect(isStagingName(temporaryName))
    #expect(temporaryName.hasPrefix(".zoetrope-"))
    #expect(temporaryName.hasSuffix(".part"))
    #expect(temporaryName.utf8.count < 64)
    #expect(temporaryName != other.temporaryPath.lastComponent?.string)
    #expect(file.temporaryPath.removingLastComponent() == scratch.path)
    try file.commit()
    try other.commit()
    #expect(scratch.names == [name])
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

  @Test(arguments: ["folder/target", "folder/absent", "other"])
  func `a symbolic link is followed, and its target is replaced or created`(
    target: String
  ) throws {
    let scratch = try TemporaryDirectory()
    try makeDirectory(scratch.path.appending("folder"))
    try put(old, into: scratch.path.appending("folder/target"))
    try makeLink(scratch.path.appending("other"), to: "folder/../folder/target")
    let link = scratch.path.appending("link")
    try makeLink(link, to: target)
    try AtomicFile.write(new, to: link)
    #expect(scratch.names == ["folder", "link", "other"])
    #expect(try Stat(link, followTargetSymlink: false).type == .symbolicLink)
    #expect(try contents(of: scratch.path.appending(target)) == new)
    #expect(
      names(in: scratch.path.appending("folder")).allSatisfy { ["absent", "target"].contains($0) })
  }

  @Test func `a symbolic link to a directory, to nowhere or to itself is an error`() throws {
    let scratch = try TemporaryDirectory()
    try makeDirectory(scratch.path.appending("folder"))
    for (target, error) in [
      ("folder", Errno.isDirectory), ("absent/a", .noSuchFileOrDirectory),
      ("link", .tooManySymbolicLinkLevels),
    ] {
      let link = scratch.path.appending("link")
      try? removeFile(link)
      try makeLink(link, to: target)
      #expect(throws: error) { try AtomicFile.write(new, to: link) }
      #expect(scratch.names == ["folder", "link"])
    }
  }

  @Test func `a new file has the default permissions, others those of the one they replace`()
    throws
  {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("a.txt")
    let plain = scratch.path.appending("plain")
    let file = try FileDescriptor.open(
      plain, .writeOnly, options: .create, permissions: FilePermissions(rawValue: 0o666))
    try file.close()
    try AtomicFile.write(old, to: path)
    #expect(try path.stat().permissions == plain.stat().permissions)
    for mode: CModeT in [0o600, 0o444, 0o640, 0o606, 0o755] {
      let permissions = FilePermissions(rawValue: mode)
      try setPermissions(permissions, of: path)
      let replacement = try AtomicFile(path)
      // While it is written, too.
      #expect(try replacement.temporaryPath.stat().permissions == permissions)
      try replacement.write(new)
      try replacement.commit()
      #expect(try path.stat().permissions == permissions)
    }
  }

  @Test func `a file that must not be replaced stays, also if it appears before the commit`()
    throws
  {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("a.txt")
    try AtomicFile.write(old, to: path, replacing: false)
    #expect(throws: Errno.fileExists) { try AtomicFile.write(new, to: path, replacing: false) }
    #expect(throws: Errno.fileExists) {
      let file = try AtomicFile(scratch.path.appending("b.txt"), replacing: false)
      try put(old, into: scratch.path.appending("b.txt"))
      try file.commit()
    }
    #expect(scratch.names == ["a.txt", "b.txt"])
    for name in scratch.names { #expect(try contents(of: scratch.path.appending(name)) == old) }
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

  @Test(arguments: ["/dev/null", "/dev/stdout"])
  func `a device and an open file are refused where a file is required`(target: String) throws {
    let scratch = try TemporaryDirectory()
    let link = scratch.path.appending("link")
    try makeLink(link, to: target)
    #expect(throws: Errno.illegalSeek) { _ = try AtomicFile(link, requiresFile: true) }
    #expect(scratch.names == ["link"])
    #expect(try Stat(link, followTargetSymlink: false).type == .symbolicLink)
  }

  @Test func `an open file of the process is written at its present position`() throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("log")
    let log = try FileDescriptor.open(
      path, .writeOnly, options: .create, permissions: .ownerReadWrite)
    defer { try? log.close() }
    try log.writeAll(old)
    for directory in ["/proc/self/fd", "/dev/fd"] {
      try AtomicFile.write(new, to: FilePath(directory).appending("\(log.rawValue)"))
    }
    try log.writeAll(old)
    #expect(try contents(of: path) == old + new + new + old)
    #expect(scratch.names == ["log"])
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

import FileIO
import SystemPackage
import TestSupport
import Testing

@Suite struct FileTreeTests {
  @Test func `all files below a directory are listed, links too and not what they lead to`() throws
  {
    let scratch = try TemporaryDirectory()
    for name in ["a", "a/b"] { try makeDirectory(scratch.path.appending(name)) }
    for name in ["0", "a/.1", "a/b/2"] { try put([], into: scratch.path.appending(name)) }
    try makeLink(scratch.path.appending("a/up"), to: "..")
    try makeLink(scratch.path.appending("gone"), to: "absent")
    #expect(
      try filesBelow(scratch.path).map(\.string).sorted() == ["0", "a/.1", "a/b/2", "a/up", "gone"])
    let error = #expect(throws: FileTreeError.self) {
      try filesBelow(scratch.path.appending("absent"))
    }
    #expect(error?.errno == .noSuchFileOrDirectory)
  }

  @Test func `a file is read up to a size, and a device or pipe is refused at once`() async throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("a")
    try put(Array(repeating: 7, count: 200_000), into: path)
    #expect(try readFile(path, maxSize: 200_000) == Array(repeating: 7, count: 200_000))
    #expect(throws: Errno.fileTooLarge) { try readFile(path, maxSize: 199_999) }
    #expect(throws: Errno.isDirectory) { try readFile(scratch.path, maxSize: 1) }
    #expect(throws: Errno.illegalSeek) { try readFile("/dev/zero", maxSize: 1) }
    #expect(throws: Errno.noSuchFileOrDirectory) {
      try readFile(scratch.path.appending("absent"), maxSize: 1)
    }
  }
}

import FileIO
import Glibc
import SystemPackage
import TestSupport
import Testing

@Suite struct ReadableFileTests {
  @Test func `a pipe that nobody writes to is an error at once`() throws {
    let scratch = try TemporaryDirectory()
    let path = try pipe(in: scratch.path)
    #expect(throws: Errno.brokenPipe) { try ReadableFile(path) }
    #expect(throws: Errno.illegalSeek) { _ = try FileReader(path) }
    #expect(throws: Errno.illegalSeek) { try ContentHash(ofFile: path) }
    #expect(throws: Errno.illegalSeek) { try readFile(path, maxSize: 100) }
  }

  @Test func `a pipe that somebody writes to is read from its beginning`() throws {
    let scratch = try TemporaryDirectory()
    let path = try pipe(in: scratch.path)
    // Linux opens a pipe for both at once.
    let writer = try FileDescriptor.open(path, .readWrite)
    #expect(try ReadableFile(path).beginning == [])
    try writer.writeAll("ab".utf8)
    let file = try ReadableFile(path)
    #expect(file.beginning == Array("ab".utf8))
    try writer.writeAll("cd".utf8)
    try writer.close()
    // Reading waits again: it would fail with EAGAIN otherwise.
    #expect(fcntl(file.descriptor.rawValue, F_GETFL) & O_NONBLOCK == 0)
    var rest = [UInt8](repeating: 0, count: 10)
    let count = try rest.withUnsafeMutableBytes { try file.descriptor.read(into: $0) }
    #expect(rest[..<count] == Array("cd".utf8)[...])
    try file.descriptor.close()
  }

  @Test func `a regular file has no beginning yet`() throws {
    let scratch = try TemporaryDirectory()
    try put("ab".utf8, into: scratch.path.appending("a"))
    let file = try ReadableFile(scratch.path.appending("a"))
    #expect(file.beginning == [])
    try file.descriptor.close()
    #expect(throws: Errno.noSuchFileOrDirectory) {
      try ReadableFile(scratch.path.appending("b"))
    }
  }

  private func pipe(in directory: FilePath) throws -> FilePath {
    let path = directory.appending("pipe")
    try #require(mkfifo(path.string, 0o600) == 0)
    return path
  }
}

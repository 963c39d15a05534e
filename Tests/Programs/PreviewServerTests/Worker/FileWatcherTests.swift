import Foundation
import PreviewServer
import SystemPackage
import TestSupport
import Testing

@Suite struct FileWatcherTests {
  private func watch(
    _ path: String, _ body: (FilePath, inout AsyncStream<Void>.Iterator) async throws -> Void
  ) async throws {
    let scratch = try TemporaryDirectory()
    let directory = scratch.path.appending("package")
    try makeDirectory(directory)
    try makeDirectory(directory.appending("Sources"))
    try put("one".utf8, into: directory.appending("Sources/A.swift"))
    let watcher = try FileWatcher([directory.appending(path).string])
    var changes = try watcher.changes().makeAsyncIterator()
    try await body(directory, &changes)
    watcher.stop()
    let rest: Void? = await changes.next(isolation: #isolation)
    #expect(rest == nil)
  }

  private func expectChange(_ changes: inout AsyncStream<Void>.Iterator) async {
    let change: Void? = await changes.next(isolation: #isolation)
    #expect(change != nil)
  }

  @Test func `a file that is written, replaced, removed or made again is a change`() async throws {
    try await watch("Sources/A.swift") { directory, changes in
      let file = directory.appending("Sources/A.swift")
      try put("other".utf8, into: file)
      await expectChange(&changes)
      let copy = directory.appending("Sources/A.swift.new")
      try put("replaced".utf8, into: copy)
      #expect(rename(copy.string, file.string) == 0)
      await expectChange(&changes)
      try FileManager.default.removeItem(atPath: file.string)
      await expectChange(&changes)
      try put("again".utf8, into: file)
      await expectChange(&changes)
    }
  }

  @Test func `files in new directories are watched`() async throws {
    try await watch("Sources") { directory, changes in
      let folder = directory.appending("Sources/New/Deep")
      try FileManager.default.createDirectory(
        atPath: folder.string, withIntermediateDirectories: true)
      await expectChange(&changes)
      try put("new".utf8, into: folder.appending("B.swift"))
      await expectChange(&changes)
      try put("longer".utf8, into: folder.appending("B.swift"))
      await expectChange(&changes)
    }
  }

  @Test func `files of an editor, and writes outside, are not changes`() throws {
    try withTemporaryDirectory { directory in
      let sources = directory.appending("Sources")
      try makeDirectory(sources)
      try put("one".utf8, into: sources.appending("A.swift"))
      let before = FileFingerprint(of: [sources.string])
      for name in [".A.swift.swp", "A.swift~", "#A.swift#", ".#A.swift"] {
        try put("copy".utf8, into: sources.appending(name))
      }
      try put("beside".utf8, into: directory.appending("beside"))
      #expect(FileFingerprint(of: [sources.string]) == before)
      try put("two".utf8, into: sources.appending("B.swift"))
      #expect(FileFingerprint(of: [sources.string]) != before)
    }
  }
}

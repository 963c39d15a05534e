import FileIO
import Glibc
import SystemPackage
import TestSupport
import Testing

@Suite struct UnfinishedWorkTests {
  @Test func `undoing all work removes temporary files and new directories`() async throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.string
    try put("old".utf8, into: scratch.path.appending("old"))
    await #expect(processExitsWith: .exitCode(7)) { [path = path as String] in
      let directory = FilePath(path)
      let file = try AtomicFile(directory.appending("old"))
      try file.write([1])
      let set = try AtomicFileSet(in: directory.appending("a/b"))
      try AtomicFileSet.write([2], to: set.temporaryDirectory.appending("0.png"))
      let tree = try AtomicDirectory(directory.appending("c/d"))
      try AtomicFile.write([3], to: tree.temporaryPath.appending("1.png"))
      guard files(in: directory).count == 4 else { exit(1) }
      endProcess(7)
    }
    #expect(scratch.names == ["old"])
    #expect(try contents(of: scratch.path.appending("old")) == Array("old".utf8))
  }

  @Test func `published files stay when all work is undone`() async throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.string
    await #expect(processExitsWith: .exitCode(7)) { [path = path as String] in
      let directory = FilePath(path)
      try AtomicFile.write([1], to: directory.appending("a/file"), creatingDirectories: true)
      let set = try AtomicFileSet(in: directory.appending("b"))
      try AtomicFileSet.write([2], to: set.temporaryDirectory.appending("0.png"))
      try set.commit(["0.png"])
      let tree = try AtomicDirectory(directory.appending("c"))
      try AtomicFile.write([3], to: tree.temporaryPath.appending("1.png"))
      try tree.commit()
      endProcess(7)
    }
    #expect(files(in: scratch.path) == ["a/file", "b/0.png", "c/1.png"])
  }

  @Test func `work is undone in the order opposite to its beginning`() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      for letter in ["a", "b", "c"] {
        _ = UnfinishedWork.begin {
          write(letter)
        } _: {
        }
      }
      let (_, record) = UnfinishedWork.begin {
        write("forgotten")
      } _: {
      }
      UnfinishedWork.forget(record)
      endProcess(0)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.hasSuffix("cba"))
  }

  @Test func `a thread that begins work while all work is undone waits for the end`() async throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.string
    await #expect(processExitsWith: .exitCode(7)) { [path = path as String] in
      // Creates files as fast as it can, until the process ends.
      let creating = Task.detached {
        for number in 0... {
          let file = try AtomicFile(FilePath(path).appending("\(number)"))
          try file.write([1])
        }
      }
      try await eventually { names(in: FilePath(path)).count > 0 }
      endProcess(7)
      _ = creating
    }
    #expect(scratch.names == [])
  }
}

private func write(_ text: String) {
  _ = try? FileDescriptor.standardError.writeAll(text.utf8)
}

/// Ends the process as a signal does; a function that never returns would make what the macro adds
/// after the call unreachable.
private func endProcess(_ code: CInt) { UnfinishedWork.undoAll { exit(code) } }

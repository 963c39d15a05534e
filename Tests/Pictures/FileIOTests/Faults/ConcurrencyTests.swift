import FileIO
import SystemPackage
import TestSupport
import Testing

/// Several writers of the same targets at the same time.
@Suite struct ConcurrencyTests {
  private static let writers = 4
  private static let rounds = 25

  /// Runs a function once for each writer, in parallel, in several rounds.
  private func race(_ write: @escaping @Sendable (UInt8) throws -> Void) async throws {
    for _ in 0..<Self.rounds {
      try await withThrowingTaskGroup { group in
        for writer in 0..<Self.writers { group.addTask { try write(UInt8(writer)) } }
        try await group.waitForAll()
      }
    }
  }

  @Test func `a directory is always whole and the last writer wins`() async throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("a")
    try await race { writer in
      let directory = try AtomicDirectory(path)
      for name in 0...UInt8(writer) {
        try put([writer], into: directory.temporaryPath.appending("\(name)"))
      }
      try directory.commit()
      // Its entries cannot be listed here: another writer may remove what this one has opened.
      try FileDescriptor.open(path, .readOnly, options: .directory).close()
    }
    #expect(scratch.names == ["a"])
    let writer = try #require(try contents(of: path.appending("0")).first)
    #expect(names(in: path) == (0...writer).map { "\($0)" })
    for name in names(in: path) { #expect(try contents(of: path.appending(name)) == [writer]) }
  }

  @Test func `the files of a set come from one writer`() async throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path
    let all = (0..<20).map { "\($0)" }
    try await race { writer in
      let files = try AtomicFileSet(in: path)
      for name in all {
        try AtomicFileSet.write([writer], to: files.temporaryDirectory.appending(name))
      }
      try files.commit(all)
    }
    #expect(scratch.names == all.sorted())
    #expect(try Set(all.map { try contents(of: path.appending($0)) }).count == 1)
  }

  @Test func `only one of several writers creates a file that is not to be replaced`() async throws
  {
    for _ in 0..<Self.rounds {
      let scratch = try TemporaryDirectory()
      let path = scratch.path.appending("a")
      let winners = await withTaskGroup { group in
        for writer in 0..<UInt8(Self.writers) {
          group.addTask {
            (try? AtomicFile.write([writer], to: path, replacing: false)) == nil ? nil : writer
          }
        }
        return await group.reduce(into: [UInt8]()) { if let winner = $1 { $0.append(winner) } }
      }
      #expect(winners.count == 1)
      #expect(try contents(of: path) == winners)
      #expect(scratch.names == ["a"])
    }
  }
}

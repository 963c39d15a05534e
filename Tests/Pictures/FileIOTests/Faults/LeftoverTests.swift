import FileIO
import FoundationEssentials
import Glibc
import SystemPackage
import TestSupport
import Testing

/// Hidden files of runs that were killed.
@Suite struct LeftoverTests {
  /// Creates the files of unfinished changes in a child process, which ends without a cleanup.
  private func leaveFiles(in directory: FilePath) async throws {
    let path = directory.string
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let directory = FilePath(path)
      let file = try AtomicFile(directory.appending("a"))
      try file.write([1])
      let files = try AtomicFileSet(in: directory)
      try AtomicFileSet.write([2], to: files.temporaryDirectory.appending("0"))
      let tree = try AtomicDirectory(directory.appending("b"))
      try AtomicFile.write([3], to: tree.temporaryPath.appending("1"))
      kill(getpid(), SIGKILL)
      try tree.commit()
      try files.commit(["0"])
      try file.commit()
    }
  }

  @Test func `the next run in the directory removes the files of a killed one`() async throws {
    let scratch = try TemporaryDirectory()
    try await leaveFiles(in: scratch.path)
    #expect(scratch.names.count == 3)
    try AtomicFile.write([4], to: scratch.path.appending("a"))
    #expect(scratch.names == ["a"])
  }

  @Test func `files of a living process, of another machine and of other programs stay`()
    async throws
  {
    let scratch = try TemporaryDirectory()
    let living = try AtomicFile(scratch.path.appending("a"))
    let name = try #require(living.temporaryPath.lastComponent).string
    let fields = name.split(separator: "-")
    try #require(fields.count == 5)
    func changed(_ index: Int, to field: String) -> String {
      var fields = fields.map(String.init)
      fields[index] = field
      return fields.joined(separator: "-")
    }
    let foreign = [
      changed(1, to: "0"), ".zoetrope-x.part", ".zoetrope-1-2-3.part",
      ".zoetrope-0-0-0-0-0.part", name + ".png", ".a.1234.part",
    ]
    for name in foreign { try put([1], into: scratch.path.appending(name)) }
    // The identifier of this process, but another start: an earlier process had the same one.
    try put([1], into: scratch.path.appending(changed(3, to: "1")))
    removeLeftovers(in: scratch.path)
    #expect(scratch.names == (foreign + [name]).sorted())
    try living.commit()
  }

  /// Kills a child process while it replaces the files `0`, `1` and `2`, before the last one.
  private func killCommit(in directory: FilePath) async throws {
    let path = directory.string
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let directory = FilePath(path)
      let killing = FileOperation.Interceptor { operation, path in
        if operation == .rename, path.lastComponent == "2" { kill(getpid(), SIGKILL) }
        return nil
      }
      try FileOperation.$interceptor.withValue(killing) {
        let files = try AtomicFileSet(in: directory)
        for name in ["0", "1", "2"] {
          try AtomicFileSet.write([2], to: files.temporaryDirectory.appending(name))
        }
        try files.commit(["0", "1", "2"])
      }
    }
  }

  @Test func `files that were made after a kill are not replaced by those of before`() async throws
  {
    let scratch = try TemporaryDirectory()
    for name in ["0", "1", "2"] { try put([1], into: scratch.path.appending(name)) }
    try await killCommit(in: scratch.path)
    try removeFile(scratch.path.appending("1"))
    try put([3], into: scratch.path.appending("1"))
    removeLeftovers(in: scratch.path)
    #expect(scratch.names == ["0", "1", "2"])
    let bytes = try ["0", "1", "2"].map { try contents(of: scratch.path.appending($0)) }
    #expect(bytes == [[1], [3], [1]])
  }

  @Test func `a symbolic link in place of a leftover is removed and not followed`() async throws {
    let scratch = try TemporaryDirectory()
    let kept = scratch.path.appending("kept")
    try makeDirectory(kept)
    try put([1], into: kept.appending("new"))
    try await leaveFiles(in: scratch.path)
    for name in scratch.names where name != "kept" {
      removeTree(scratch.path.appending(name))
      try makeLink(scratch.path.appending(name), to: "kept")
    }
    removeLeftovers(in: scratch.path)
    #expect(scratch.names == ["kept"])
    #expect(names(in: kept) == ["new"])
  }
}

import FileIO
import FilmKit
import Glibc
import Rendering
import SystemPackage
import TestSupport
import Testing

/// What a killed process was replacing is as before when the next one looks which files exist.
@Suite struct KilledPublishTests {
  @Test func `frames that a killed process has published in part are removed by the next check`()
    async throws
  {
    let scratch = try TemporaryDirectory()
    await killWhilePublishing(["0000.png", "0001.png", "0002.png"], in: scratch.path)
    #expect(scratch.names.contains("0001.png") && !scratch.names.contains("0002.png"))
    let destination = try FilmDestination(
      "\(scratch.path)/%04d.png", encoding: Movie.Encoding(), force: false)
    try destination.check(Film(width: 2, height: 2, frameRate: 60, frameCount: 3))
    #expect(scratch.names == [])
  }

  @Test func `a file that a killed process has published in part is removed by the next check`()
    async throws
  {
    let scratch = try TemporaryDirectory()
    await killWhilePublishing(["a.json", "a.png", "b.png"], in: scratch.path)
    #expect(scratch.names.contains("a.png"))
    try scratch.path.appending("a.png").checkFile(force: false)
    #expect(scratch.names == [])
  }

  @Test func `older files that a killed process has replaced in part are restored`() async throws {
    let scratch = try TemporaryDirectory()
    for name in ["0000.png", "0001.png"] {
      try put("old".utf8, into: scratch.path.appending(name))
    }
    await killWhilePublishing(["0000.png", "0001.png", "0002.png"], in: scratch.path)
    let destination = try FilmDestination(
      "\(scratch.path)/%04d.png", encoding: Movie.Encoding(), force: false)
    let error = #expect(throws: RenderingError.self) {
      try destination.check(Film(width: 2, height: 2, frameRate: 60, frameCount: 3))
    }
    #expect(error?.description.contains("0000.png exists already") == true)
    #expect(scratch.names == ["0000.png", "0001.png"])
    #expect(try contents(of: scratch.path.appending("0001.png")) == Array("old".utf8))
  }

  /// Runs a process that is killed before the last of some files gets its name.
  private func killWhilePublishing(_ names: [String], in directory: FilePath) async {
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [path = directory.string as String, names = names as [String]] in
      let last = FilePath(path).appending(names.last ?? "")
      let interceptor = FileOperation.Interceptor { operation, path in
        if path == last, operation == .rename || operation == .renameNew {
          kill(getpid(), SIGKILL)
        }
        return nil
      }
      try FileOperation.$interceptor.withValue(interceptor) {
        let files = try AtomicFileSet(in: FilePath(path))
        for name in names {
          try AtomicFileSet.write(
            Array("new".utf8), to: files.temporaryDirectory.appending(name))
        }
        try files.commit(names)
      }
    }
  }
}

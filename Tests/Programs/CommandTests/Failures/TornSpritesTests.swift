import Commands
import FileIO
import Geometry
import Glibc
import PictureKit
import StageKit
import Synchronization
import SystemPackage
import TestSupport
import Testing

private struct Dot: Recipe {
  let duration = 0.2

  func perform(on stage: Stage) {
    let dot = View(frame: Rect(x: 10, y: 10, width: 8, height: 8))
    dot.backgroundColor = .black
    stage.view.addSubview(dot)
    stage.animate(withDuration: 0.2) { dot.center.x = 60 }
  }
}

private struct Films: FilmCollection {
  static let recipes: [any Recipe] = [Dot()]
}

/// `sprites --force` replaces a picture and its description together.
@Suite(.tags(.slow)) struct TornSpritesTests {
  private static let old = ["a.json": Array("old".utf8), "a.png": Array("old".utf8)]

  @Test func `if any one file operation of sprites fails, both files are old or both are new`()
    throws
  {
    let (count, new) = try completeRun()
    for failing in 0..<count {
      let scratch = try oldFiles()
      let error = Result {
        try drawSprites(in: scratch.path) { number, _ in number == failing ? .ioError : nil }
      }
      let expected = if case .success = error { new } else { Self.old }
      #expect(try pair(in: scratch.path) == expected, "operation \(failing): \(error)")
    }
  }

  @Test func `after a kill of sprites, the next run finds both files old or both new`()
    async throws
  {
    let (count, new) = try completeRun()
    for last in 0..<count {
      let scratch = try oldFiles()
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [path = scratch.path.string as String, last = last as Int] in
        try drawSprites(in: FilePath(path)) { number, _ in
          if number == last { kill(getpid(), SIGKILL) }
          return nil
        }
      }
      removeLeftovers(in: scratch.path)
      let files = try pair(in: scratch.path)
      #expect(files == Self.old || files == new, "operation \(last)")
      #expect(scratch.names == ["a.json", "a.png"], "operation \(last)")
      try drawSprites(in: scratch.path) { _, _ in nil }
      #expect(try pair(in: scratch.path) == new)
    }
  }

  /// Draws sprites over older ones; returns the number of file operations and the new files.
  private func completeRun() throws -> (count: Int, files: [String: [UInt8]]) {
    let scratch = try oldFiles()
    let count = Mutex(0)
    try drawSprites(in: scratch.path) { number, _ in
      count.withLock { $0 = number + 1 }
      return nil
    }
    let new = try pair(in: scratch.path)
    #expect(new["a.png"] != Self.old["a.png"] && new["a.json"] != Self.old["a.json"])
    return (count.withLock(\.self), new)
  }

  private func oldFiles() throws -> TemporaryDirectory {
    let scratch = try TemporaryDirectory()
    for (name, bytes) in Self.old { try put(bytes, into: scratch.path.appending(name)) }
    return scratch
  }

  private func pair(in directory: FilePath) throws -> [String: [UInt8]] {
    try ["a.json", "a.png"].reduce(into: [:]) { files, name in
      files[name] = try contents(of: directory.appending(name))
    }
  }
}

/// Runs `sprites --force`; every file operation calls a function with its number first.
private func drawSprites(
  in directory: FilePath, _ interceptor: @escaping @Sendable (Int, FileOperation) -> Errno?
) throws {
  let count = Mutex(0)
  let numbered = FileOperation.Interceptor { operation, _ in
    let number = count.withLock { count in
      defer { count += 1 }
      return count
    }
    return interceptor(number, operation)
  }
  try FileOperation.$interceptor.withValue(numbered) {
    try Films.perform(["sprites", "dot", "-o", "\(directory)/a.png", "--force", "--scale", "1"])
  }
}

import Farm
import FileIO
import FilmKit
import Geometry
import Rendering
import StageKit
import SystemPackage
import TestSupport
import Testing

/// A film of 620 small frames, which are three segments.
private struct Slide: Recipe {
  let id = "slide"
  let title = "A square slides"
  let source = "Tests"
  let canvas = Size(64, 64)
  let duration = 6.2
  let keyMoments = [0.0]

  func perform(on stage: Stage) {
    let square = View(frame: Rect(x: 0, y: 20, width: 20, height: 20))
    square.backgroundColor = .red
    stage.view.addSubview(square)
    ViewPropertyAnimator(on: stage, duration: 6, curve: .linear) {
      square.center = Point(50, 30)
    }.startAnimation()
  }
}

@Suite struct SegmentedShardTests {
  private func rendering(
    of schedule: FrameSchedule, to destination: FilmDestination
  ) throws -> FilmRendering {
    try FilmRendering(
      of: RecipeScene(Slide()), schedule: schedule, settings: PictureSettings(scale: 1),
      destination: destination)
  }

  private func destination(
    _ path: FilePath, _ encoding: Movie.Encoding
  ) throws -> FilmDestination {
    var movie = try Movie(path, encoding: encoding)
    movie.minimumSegmentPixelCount = 1
    return .movie(movie)
  }

  @Test(
    arguments: [
      ("a.mp4", .init(quality: .high)), ("a.mp4", .init()), ("a.mov", .init()), ("a.mkv", .init()),
      ("a.webm", .init(quality: .draft)), ("a.mp4", .init(quality: .draft, codec: "hevc")),
      ("a.mp4", .init(quality: .lossless)), ("a.mov", .init(codec: "prores")),
      ("a.mkv", .init(codec: "ffv1")),
    ] as [(String, Movie.Encoding)])
  func `a film of several segments is the same in any number of shards`(
    name: String, encoding: Movie.Encoding
  ) async throws {
    let scratch = try TemporaryDirectory()
    let schedule = try FrameSchedule(from: 0, to: nil, of: "slide", lasting: 6.2, at: 100)
    #expect(schedule.frames.count == 620)
    let whole = scratch.path.appending("whole-\(name)")
    _ = try await rendering(of: schedule, to: destination(whole, encoding)).render(jobs: 2)
    // More shards than segments have PNG frames.
    let counts = [(2, 250), (5, 124)] + (encoding.quality == .high ? [(1, 620), (3, 250)] : [])
    for (count, firstFrames) in counts {
      let path = scratch.path.appending(name)
      let destination = try destination(path, encoding)
      for shard in Shard.all(count) {
        let part = try ShardRendering(
          shard, of: path, program: "Tests", settings: [:], schedule: schedule, firstNumber: 0
        ) { try rendering(of: $0, to: destination) }
        if shard.number == 1 { #expect(part.film.frames(of: shard).count == firstFrames) }
        _ = try await part.render(jobs: 2)
      }
      let join = try FilmJoin(path, count: count)
      _ = try await join.join(to: destination)
      #expect(try contents(of: path) == contents(of: whole), "\(count) shards")
      join.removeShards()
    }
  }
}

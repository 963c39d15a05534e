import FilmKit
import Imaging
import SystemPackage
import TestSupport
import Testing

/// Films that are encoded as several segments at the same time.
@Suite struct SegmentedMovieTests {
  private static let formats: [(String, Movie.Encoding)] = [
    ("a.mp4", .init()), ("a.mp4", .init(quality: .high)), ("a.mp4", .init(quality: .draft)),
    ("a.mp4", .init(quality: .lossless)), ("a.mov", .init(quality: .high)), ("a.mkv", .init()),
    ("a.mkv", .init(quality: .lossless)), ("a.webm", .init(quality: .draft)),
    ("a.webm", .init(quality: .draft, codec: "vp8")), ("a.mov", .init(codec: "prores")),
    ("a.mp4", .init(quality: .draft, codec: "hevc")),
    ("a.mp4", .init(quality: .draft, codec: "av1")), ("a.mkv", .init(codec: "mpeg4")),
    ("a.mkv", .init(codec: "mjpeg")), ("a.mkv", .init(codec: "ffv1")),
    ("a.mkv", .init(codec: "huffyuv")),
  ]

  @Test(arguments: formats)
  func `a film in segments has every frame once, in order and on time`(
    name: String, encoding: Movie.Encoding
  ) async throws {
    let scratch = try TemporaryDirectory()
    let film = Film.inThreeSegments
    let path = scratch.path.appending(name)
    try await film.render(
      to: cutMovie(path, encoding), jobs: 3, draw: numberedImage, frames: { $0 })
    #expect(scratch.names == [name])
    let facts = try await probe(path)
    #expect(facts["nb_read_frames"] == "620")
    #expect(facts["r_frame_rate"] == "60/1")
    #expect(facts["avg_frame_rate"] == "60/1")
    #expect(Double(facts["start_time"] ?? "") == 0)
    // Matroska's times are milliseconds.
    #expect(isClose(Double(facts["duration"] ?? "") ?? 0, film.duration, within: 0.001))
    let frames = try await decode(path, as: film)
    #expect(frames.map(shownNumber) == Array(0..<620))
    let isExact = encoding.quality == .lossless || ["ffv1", "huffyuv"].contains(encoding.codec)
    if isExact { #expect(frames == (0..<620).map(numberedImage)) }
    let times = try await presentationTimes(of: path)
    #expect(times.count == 620)
    for (index, time) in times.enumerated() {
      #expect(isClose(time, film.time(ofFrame: index), within: 0.000_51))
    }
  }

  /// Returns the times at which a player shows the frames, in seconds.
  private func presentationTimes(of path: FilePath) async throws -> [Double] {
    let output = try await output(
      of: "ffprobe",
      [
        "-v", "error", "-select_streams", "v", "-show_entries", "frame=best_effort_timestamp_time",
        "-of", "csv=print_section=0", path.string,
      ], input: [])
    return String(decoding: output, as: UTF8.self).split(separator: "\n").compactMap {
      Double($0.split(separator: ",")[0])
    }
  }

  @Test(arguments: [("a.mp4", "high"), ("a.mp4", "standard"), ("a.webm", "draft")])
  func `the bytes do not depend on the number of jobs`(name: String, quality: String) async throws {
    let scratch = try TemporaryDirectory()
    let encoding = Movie.Encoding(quality: try #require(Movie.Quality(rawValue: quality)))
    var files: Set<[UInt8]> = []
    for jobs in [1, 7] {
      let path = scratch.path.appending("\(jobs)-\(name)")
      try await Film.inThreeSegments.render(
        to: cutMovie(path, encoding), jobs: jobs, draw: numberedImage, frames: { $0 })
      files.insert(try contents(of: path))
    }
    #expect(files.count == 1)
  }

  @Test func `as many segments are encoded at the same time as there are jobs`() throws {
    let movie = try cutMovie("a.mp4")
    let film = Film(width: 64, height: 48, frameRate: 60, frameCount: 2160)
    #expect(movie.parts(of: film, jobs: 4).maximumConcurrency == 4)
    #expect(movie.parts(of: film, jobs: 100).maximumConcurrency == 9)
    let counts = movie.parts(of: film, jobs: 4).ranges.map(\.count)
    #expect(counts == Array(repeating: 250, count: 8) + [160])
    // Less memory than two encoders take.
    let small = try cutMovie("a.mp4", .init(maximumMemory: 100 << 20))
    #expect(small.parts(of: film, jobs: 4).maximumConcurrency == 1)
  }

  @Test func `an alpha plane beside the packets is kept in long films`() async throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("film.webm")
    let film = Film(
      width: 64, height: 48, frameRate: 60, frameCount: 320, isTransparent: true)
    try await film.render(
      to: cutMovie(path, .init(quality: .draft)), draw: { transparentImage($0 % 10) },
      frames: { $0 })
    let frames = try await decode(path, as: film, decoder: ["-c:v", "libvpx-vp9"])
    #expect(frames.count == 320)
    // At draft quality alpha is off by some levels.
    #expect(frames.allSatisfy { $0[4, 40] >> 24 < 64 && $0[60, 40] >> 24 > 192 })
  }
}

import FilmKit
import ImageComparison
import ImageTesting
import Imaging
import SystemPackage
import TestSupport
import Testing

/// A film of 8 x 6 pixels and 10 frames with a dot that moves, and variants of it.
enum DotFilm {
  static let film = Film(width: 8, height: 6, frameRate: 30, frameCount: 10)

  /// The frame of an index.
  static func image(_ index: Int) -> Image {
    var image = Image(width: 8, height: 6, filledWith: 0xFFFF_FFFF)
    // Every position is held for two frames.
    image[index / 2, 3] = 0xFF00_40C0
    return image
  }

  /// The frame of an index, with a pixel that is some levels darker in some frames.
  static func darkened(_ frames: [Int: UInt32]) -> (Int) -> Image {
    { index in
      var image = image(index)
      image[7, 0] -= (frames[index] ?? 0) << 16
      return image
    }
  }
}

/// A temporary directory with golden films and the artifacts of failures.
struct FilmFixture: ~Copyable {
  let scratch: TemporaryDirectory

  var path: FilePath { scratch.path }
  var golden: FilePath { path.appending("golden/a/dot.apng") }

  init() throws { scratch = try TemporaryDirectory() }

  /// Creates the directory with the golden film of ``DotFilm``, or another.
  init(
    golden film: Film, _ image: @escaping @Sendable (Int) -> Image = DotFilm.image
  ) async throws {
    let scratch = try TemporaryDirectory()
    try makeDirectory(scratch.path.appending("golden"))
    try makeDirectory(scratch.path.appending("golden/a"))
    let golden = scratch.path.appending("golden/a/dot.apng")
    try await film.render(to: .movie(golden), draw: image, frames: { $0 })
    self.scratch = scratch
  }

  /// The settings of an environment, with artifacts in the fixture.
  func settings(_ environment: [String: String] = [:]) -> RunSettings {
    RunSettings(
      environment.merging(["IMAGE_TESTING_ARTIFACTS": path.appending("artifacts").string]) { $1 })
  }

  /// Returns the result of an expectation and its message, without the path of the directory.
  func outcome(
    _ film: Film = DotFilm.film, by metric: Metric = .exact,
    allowing allowance: Allowance = .pixels(0), ignoring area: IgnoredArea = IgnoredArea(),
    _ environment: [String: String] = [:], image: @escaping (Int) throws -> Image = DotFilm.image
  ) async throws -> (result: FilmTestResult, message: String?) {
    let directory = path.appending("golden")
    return try await outcome(environment) {
      await expectFilm(
        film, matches: "a/dot", by: metric, allowing: allowance, ignoring: area, in: directory,
        image: image)
    }
  }

  /// Returns the result of an expectation and its message, without the path of the directory.
  func outcome(
    _ environment: [String: String] = [:], _ body: () async -> FilmTestResult
  ) async throws -> (result: FilmTestResult, message: String?) {
    let (result, messages) = try await ImageTestingTests.outcome {
      await RunSettings.$current.withValue(settings(environment)) { await body() }
    }
    #expect(messages.count <= 1)
    #expect(messages.first == result.message)
    return (result, result.message?.replacing(path.string, with: ""))
  }

  /// Returns the files below a directory of the fixture.
  func files(in directory: String) -> [String] {
    TestSupport.files(in: path.appending(directory))
  }

  /// Returns the frames of a film below the directory.
  func frames(of name: String) throws -> [Samples] {
    let reader = try APNGReader(path.appending(name))
    var frames: [Samples] = []
    while let frame = try reader.next() { frames.append(frame.samples) }
    return frames
  }
}

internal import FileIO
internal import FilmKit
internal import Geometry
internal import ImageComparison
internal import Imaging
internal import SystemPackage

/// A film of the expected frames, their differences and the actual frames, with captions.
///
/// It is an APNG: every browser plays it, it shows differences of one level unchanged, and it needs
/// no ffmpeg. Its speed is that of the film.
struct SideBySideFilm: Sendable {
  let expected: FilePath
  let actual: FilePath
  let film: Film
  /// The number of the film's first frame, counted from the time 0 of the scene.
  let firstFrame: Int
  let goldenFrameCount: Int
  let comparer: ImageComparer
  let differences: [FilmTestResult.Difference]
  let worst: FilmTestResult.Difference?

  /// What one frame shows.
  struct Pair: Sendable {
    let expected: Samples?
    let actual: Samples?
    let caption: String
    let isDifferent: Bool
  }

  /// Writes the film, and the images of the frame that differs most.
  ///
  /// - Throws: A `PNGError`, a `FilmError` or a `RasterError` if a file cannot be read or written.
  func write(to path: FilePath, stills: FailureArtifacts) async throws {
    let (golden, made) = (try APNGReader(expected).size, try APNGReader(actual).size)
    let panel = SideBySidePanel(golden, made, comparer)
    let sideBySide = Film(
      width: panel.size.width, height: panel.size.height, frameRate: film.frameRate,
      frameCount: max(film.frameCount, goldenFrameCount), isTransparent: film.isTransparent)
    var films = (
      expected: try GoldenFilm(expected, at: film.frameRate),
      actual: try GoldenFilm(actual, at: film.frameRate)
    )
    var worstPair: Pair?
    var next = differences[...]
    let sink = try Movie(creatingDirectoriesFor: path)
    func makePair(index: Int) throws -> Pair {
      let difference = next.first?.index == index ? next.removeFirst() : nil
      let (expected, actual) = (try films.expected.next(), try films.actual.next())
      let pair = Pair(
        expected: expected, actual: actual,
        caption: caption(of: index, difference, isMissing: expected == nil || actual == nil),
        isDifferent: difference != nil || expected == nil || actual == nil)
      if index == worst?.index { worstPair = pair }
      return pair
    }
    try await sideBySide.render(to: sink, draw: { try panel.image(of: $0) }, frames: makePair)
    guard let worstPair else { return }
    for (role, image) in [
      (FailureArtifacts.Role.expected, worstPair.expected?.image),
      (.actual, worstPair.actual?.image), (.diff, try panel.image(of: worstPair)),
    ] {
      guard let image else { continue }
      try PNG.write(image, creatingDirectoriesFor: stills.path(of: role), compression: .fast)
    }
  }

  private func caption(
    of index: Int, _ difference: FilmTestResult.Difference?, isMissing: Bool
  ) -> String {
    let text =
      if isMissing {
        index < film.frameCount ? "not in the golden film" : "only in the golden film"
      } else {
        switch difference?.comparison {
        case .pixels(let pixels): pixels.amount
        case .sizes: "another size"
        case nil: "same"
        }
      }
    let time = film.time(ofFrame: firstFrame + index).fixed(3)
    return "frame \(index) at \(time) s: \(text)"
  }
}

extension Movie {
  /// Creates a sink of an APNG file, and the missing directories above it.
  fileprivate init(creatingDirectoriesFor path: FilePath) throws {
    var directories = try CreatedDirectories(path.removingLastComponent())
    directories.keep()
    try self.init(path, format: .apng)
  }
}

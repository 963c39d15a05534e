public import FilmKit
public import ImageComparison
public import Imaging
public import SystemPackage
public import Testing

/// Expects that a film matches the golden film of a name, frame by frame.
///
/// ```swift
/// @Test func `the disc grows`() async {
///   let film = Film(width: 64, height: 64, frameRate: 30, frameCount: 15)
///   await expectFilm(film, matches: "disc") { index in drawDisc(radius: 2 * index) }
/// }
/// ```
///
/// The golden film of this test, if it is in `DiscTests.swift`, is `Goldens/DiscTests/disc.apng`
/// beside that file: an animated PNG, which browsers play. ``ImageRecording`` determines when it is
/// recorded. Frames are made, compared and written one after the other, so that memory does not
/// depend on the film's length.
///
/// If a frame differs, an issue is recorded: sentences that say which frames differ, and by how
/// much the first of them and the one that differs most. Three films are attached to the test and
/// written as artifacts: `expected/ShapeTests/DiscTests/disc.apng` for a module `ShapeTests`,
/// likewise in `actual/` and in `diff/`, which has expected frames, differences and actual frames
/// side by side, with the number and the time of the frame. The frame that differs most is there as
/// `disc.worst.png`, so that `zoetrope compare` and its report show it. Directories and settings
/// are those of ``expectImage(_:matches:by:allowing:ignoring:in:sourceLocation:)``.
///
/// - Parameters:
///   - film: The size, rate and length of the film.
///   - name: The name of the golden film, without `.apng`. It may contain directories.
///   - metric: The metric; by default, every pixel that differs at all counts.
///   - allowance: How many pixels of a frame may differ; none by default.
///   - area: The pixels to ignore in every frame. Its mask must have the size of the film.
///   - directory: The directory of the golden films; `Goldens/<test file>` beside the test file
///     unless given.
///   - sourceLocation: The location of a recorded issue.
///   - image: Makes the image of an index; called once for each index, from 0 up.
/// - Returns: Whether the film matches, which frames differ by how much, and the files.
@discardableResult
public func expectFilm(
  _ film: Film, matches name: String, by metric: Metric = .exact,
  allowing allowance: Allowance = .pixels(0), ignoring area: IgnoredArea = IgnoredArea(),
  in directory: FilePath? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  image: @escaping (Int) throws -> Image
) async -> FilmTestResult {
  let expectation = FilmExpectation(
    name: name, directory: directory,
    comparer: ImageComparer(metric: metric, allowance: allowance, ignoring: area),
    sourceLocation: sourceLocation)
  return await expectation.check { () throws(ImageTestFailure) in FilmPlan(film, image: image) }
}

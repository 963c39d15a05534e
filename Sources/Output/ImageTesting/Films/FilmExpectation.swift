internal import FilmKit
internal import ImageComparison
internal import SystemPackage
internal import Testing

/// An expectation about a film.
struct FilmExpectation: Sendable {
  let name: String
  let directory: FilePath?
  let comparer: ImageComparer
  let sourceLocation: SourceLocation

  /// Makes the film and checks it; records an issue if it does not match.
  func check(_ makePlan: () throws(ImageTestFailure) -> FilmPlan) async -> FilmTestResult {
    var result = FilmTestResult()
    do throws(ImageTestFailure) {
      let test = try GoldenTest(name, .film, in: directory, at: sourceLocation)
      result.golden = test.golden.path
      let check = GoldenFilmCheck(
        golden: test.golden, artifacts: test.artifacts, comparer: comparer)
      result = try await check.result(of: try makePlan())
    } catch {
      result.message = error.description
    }
    if let message = result.message {
      attachFiles(of: result)
      Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
    }
    return result
  }

  private func attachFiles(of result: FilmTestResult) {
    let (films, stills) = (result.artifacts, result.worstFrameArtifacts)
    // A film that was recorded where there was none is itself what is to be looked at.
    let recorded = result.isRecorded && films.actual == nil ? result.golden : nil
    for (file, suffix) in [
      (films.expected, "expected.apng"), (films.actual ?? recorded, "actual.apng"),
      (films.difference, "diff.apng"), (stills.difference, "worst.png"),
    ] {
      guard let file else { continue }
      Attachment.record(
        AttachedFile(path: file), named: "\(name.replacing("/", with: "-")).\(suffix)",
        sourceLocation: sourceLocation)
    }
  }
}

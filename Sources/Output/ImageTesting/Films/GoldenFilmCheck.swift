internal import FileIO
internal import FilmKit
internal import ImageComparison
internal import Imaging
internal import SystemPackage

/// Makes a film, compares it with a golden one, and records it as the golden one where the mode
/// says so.
struct GoldenFilmCheck: Sendable {
  let golden: GoldenFile
  let artifacts: FailureArtifacts
  let comparer: ImageComparer

  /// The files of the frame that differs most.
  private var stills: FailureArtifacts { artifacts.with(extension: "worst.png") }
  /// The file that the film is written to.
  private var actual: FilePath { artifacts.path(of: .actual) }

  /// Runs the check.
  ///
  /// - Parameter plan: The film.
  /// - Returns: The result; its files exist until the next check of the same name.
  /// - Throws: An ``ImageTestFailure`` if the film cannot be made or its file not be written.
  func result(of plan: FilmPlan) async throws(ImageTestFailure) -> FilmTestResult {
    artifacts.remove()
    stills.remove()
    do throws(IgnoredAreaError) {
      try comparer.ignoredArea.validate(
        for: PixelSize(width: plan.film.width, height: plan.film.height))
    } catch {
      throw ImageTestFailure(error.sentence)
    }
    var result = FilmTestResult()
    result.film = plan.film
    result.golden = golden.path
    let findings = try await findings(of: plan)
    if let findings, findings.failure == nil {
      result.isMatch = findings.isMatch
      result.goldenFrameCount = findings.goldenFrameCount
      result.differences = findings.differences
      result.worst = findings.worst
    }
    await finish(&result, findings, from: plan.firstFrame)
    result.artifacts = artifacts.existing
    result.worstFrameArtifacts = stills.existing
    return result
  }

  /// Makes the film and compares it; returns nil if there is no golden film.
  private func findings(
    of plan: FilmPlan
  ) async throws(ImageTestFailure) -> FilmComparison.Findings? {
    let comparison =
      golden.isMissing
      ? nil : FilmComparison(golden.path, plan.film, from: plan.firstFrame, by: comparer)
    do {
      // Kept even if they stay empty, since another test may be about to write there.
      var directories = try CreatedDirectories(actual.removingLastComponent())
      directories.keep()
      let movie = try Movie(actual, format: .apng)
      try await plan.render(FilmComparisonSink(movie: movie, comparison: comparison))
    } catch {
      let reason = "\(error)"
      throw ImageTestFailure(
        "The film cannot be made: \(reason)\(reason.hasSuffix(".") ? "" : ".")")
    }
    return await comparison?.finish()
  }

  /// Writes the files of a failure, records the film, and completes the message.
  private func finish(
    _ result: inout FilmTestResult, _ findings: FilmComparison.Findings?, from firstFrame: Int
  ) async {
    let match: GoldenFile.Match =
      if findings == nil { .missing } else { result.isMatch ? .equal : .different }
    var review: String?
    // Before the golden film is replaced.
    if match == .different { review = await writeArtifacts(of: result, from: firstFrame) }
    let recording = golden.record(after: match) { try copyFile(actual, to: golden.path) }
    guard let recording else { return artifacts.remove(.actual) }
    if match == .missing, !recording.isRecorded { review = "See \(actual)." }
    if match == .equal || match == .missing && recording.isRecorded { artifacts.remove(.actual) }
    result.isRecorded = recording.isRecorded
    result.message = [
      findings?.sentence(about: golden.path, result.film)
        ?? "Nothing to compare with: there is no \(golden.path).",
      recording.sentence, review,
    ].compactMap(\.self).joined(separator: " ")
  }

  /// Writes the golden film, the side-by-side film and the images of the frame that differs most;
  /// returns a sentence that names the file to review.
  private func writeArtifacts(
    of result: FilmTestResult, from firstFrame: Int
  ) async -> String {
    guard let film = result.film, let goldenFrameCount = result.goldenFrameCount else {
      return "See \(actual)."
    }
    do {
      try copyFile(golden.path, to: artifacts.path(of: .expected))
      let sideBySide = SideBySideFilm(
        expected: golden.path, actual: actual, film: film, firstFrame: firstFrame,
        goldenFrameCount: goldenFrameCount,
        comparer: comparer, differences: result.differences, worst: result.worst)
      try await sideBySide.write(to: artifacts.path(of: .diff), stills: stills)
      return "See \(artifacts.path(of: .diff))."
    } catch {
      return "Writing the films failed: \(error)."
    }
  }
}

/// Copies a file, whose directories are created, without reading all of it into memory.
private func copyFile(_ source: FilePath, to target: FilePath) throws {
  let input = try FileDescriptor.open(source, .readOnly)
  defer { try? input.close() }
  var directories = try CreatedDirectories(target.removingLastComponent())
  let output = try AtomicFile(target)
  while true {
    let block = try [UInt8](unsafeUninitializedCapacity: 1 << 20) { storage, count in
      count = try input.read(into: UnsafeMutableRawBufferPointer(storage))
    }
    if block.isEmpty { break }
    try output.write(block)
  }
  try output.commit()
  directories.keep()
}

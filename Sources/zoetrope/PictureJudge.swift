import FoundationEssentials
import Imaging
import SystemPackage

/// What became of a pair of pictures.
struct PictureOutcome: Sendable {
  /// In a word, what there is to say of a pair.
  enum Verdict: String, CaseIterable {
    case same
    case different
    /// There is no actual file.
    case missing
    /// There is no expected file.
    case extra
    case unreadable
  }

  let name: String
  let verdict: Verdict
  /// The verdict in more words.
  var details = ""
  var comparison: Comparison?
}

/// Compares pairs of files, and draws what differs.
struct PictureJudge: Sendable {
  let metric: Metric
  let allowance: Allowance
  let ignored: IgnoredArea
  let sizePolicy: SizePolicy
  /// Where pictures of differences go: a file for a pair of files, otherwise a directory.
  let differences: FilePath?
  let areDirectories: Bool

  /// Compares the files of a pair.
  ///
  /// - Throws: A `PNGError` if the picture of a difference cannot be written. Files that cannot be read are no
  ///   errors but part of the outcome.
  func outcome(of pair: PicturePair) async throws -> PictureOutcome {
    guard let actualPath = pair.actual else {
      return PictureOutcome(name: pair.name, verdict: .missing)
    }
    guard let expectedPath = pair.expected else {
      return PictureOutcome(name: pair.name, verdict: .extra)
    }
    let expected: Samples
    let actual: Samples
    do {
      async let other = PNG.readSamples(expectedPath)
      actual = try PNG.readSamples(actualPath)
      expected = try await other
    } catch {
      return PictureOutcome(name: pair.name, verdict: .unreadable, details: "\(error)")
    }
    if let complaint = complaint(about: expected, actual) {
      return PictureOutcome(
        name: pair.name, verdict: .unreadable, details: "\(pair.name): \(complaint)")
    }
    let comparison = actual.compare(
      with: expected, by: metric, ignoring: ignored, resizing: sizePolicy)
    let isSame = comparison.isAcceptable(allowing: allowance)
    if !isSame { try draw(expected, actual, name: pair.name) }
    return PictureOutcome(
      name: pair.name, verdict: isSame ? .same : .different, details: "\(comparison)",
      comparison: comparison)
  }

  /// Why nothing of two pictures can be compared, if so.
  private func complaint(about expected: Samples, _ actual: Samples) -> String? {
    guard expected.size == actual.size || sizePolicy == .pad else { return nil }
    let size = expected.size.union(actual.size)
    if let mask = ignored.mask, mask.size != size {
      return "the mask is \(mask.size) pixels, the picture is \(size)"
    }
    return ignored.isWhole(of: size) ? "the mask and what is ignored leave no pixel of it" : nil
  }

  private func draw(_ expected: Samples, _ actual: Samples, name: String) throws {
    guard let differences else { return }
    let path = areDirectories ? differences.appending(name) : differences
    // What is ignored has another size where sizes differ and are not padded.
    let isComparable = expected.size == actual.size || sizePolicy == .pad
    let panel = Samples.comparisonPanel(
      expected: expected, actual: actual, by: metric,
      ignoring: isComparable ? ignored : IgnoredArea())
    if areDirectories {
      try? FileManager.default.createDirectory(
        atPath: path.removingLastComponent().string, withIntermediateDirectories: true)
    }
    try PNG.write(panel, to: path, compression: .fast)
  }
}

import ImageComparison
import Imaging
import Report
import SystemPackage

/// Compares pairs of files, and draws what differs.
struct PictureJudge: Sendable {
  let metric: Metric
  let allowance: Allowance
  let ignored: IgnoredArea
  let sizePolicy: SizePolicy
  /// Where pictures of differences go: a file for a pair of files, otherwise a directory.
  let differences: FilePath?
  let areDirectories: Bool
  /// Whether outcomes come with pictures of what is wrong.
  let keepsPictures: Bool

  /// Compares the files of a pair.
  ///
  /// - Throws: A `PNGError` if the picture of a difference cannot be written. Files that cannot be read are no
  ///   errors but part of the outcome.
  func outcome(of pair: PicturePair) async throws -> PictureOutcome {
    guard let actualPath = pair.actual, let expectedPath = pair.expected else {
      return leftOver(pair)
    }
    var outcome = PictureOutcome(name: pair.name, verdict: .unreadable)
    let (expected, actual) = await PictureFile.both(expectedPath, actualPath)
    if keepsPictures {
      outcome.pictures.expected = try? expected.get().bytes
      outcome.pictures.actual = try? actual.get().bytes
    }
    let samples: (actual: Samples, expected: Samples)
    do {
      samples = (try actual.get().samples, try expected.get().samples)
    } catch {
      outcome.details = "\(error)"
      return outcome
    }
    if let complaint = complaint(about: samples.expected, samples.actual) {
      outcome.details = "\(pair.name): \(complaint)"
      return outcome
    }
    let comparison = samples.actual.compare(
      with: samples.expected, by: metric, ignoring: ignored, resizing: sizePolicy)
    outcome.comparison = comparison
    outcome.details = "\(comparison)"
    if comparison.isAcceptable(allowing: allowance) {
      outcome.verdict = .same
      outcome.pictures = PictureOutcome.Pictures()
    } else {
      outcome.verdict = .different
      outcome.pictures.difference = try draw(samples.expected, samples.actual, name: pair.name)
    }
    return outcome
  }

  /// What there is to say of a file without a counterpart, which need not be a picture.
  private func leftOver(_ pair: PicturePair) -> PictureOutcome {
    var outcome = PictureOutcome(
      name: pair.name, verdict: pair.actual == nil ? .missing : .extra)
    if keepsPictures {
      outcome.pictures.expected = pair.expected.flatMap { try? PictureFile($0).bytes }
      outcome.pictures.actual = pair.actual.flatMap { try? PictureFile($0).bytes }
    }
    return outcome
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

  /// Writes the picture of a difference, and makes the one for the outcome, where they are asked for.
  private func draw(_ expected: Samples, _ actual: Samples, name: String) throws -> [UInt8]? {
    // What is ignored has another size where sizes differ and are not padded.
    let isComparable = expected.size == actual.size || sizePolicy == .pad
    let ignored = isComparable ? ignored : IgnoredArea()
    if let differences {
      let path = areDirectories ? differences.appending(name) : differences
      let panel = Samples.comparisonPanel(
        expected: expected, actual: actual, by: metric, ignoring: ignored)
      if areDirectories {
        try PNG.write(panel, creatingDirectoriesFor: path, compression: .fast)
      } else {
        try PNG.write(panel, to: path, compression: .fast)
      }
    }
    guard keepsPictures else { return nil }
    return PNG.encode(
      Samples.differenceImage(expected: expected, actual: actual, by: metric, ignoring: ignored))
  }
}

/// A file that could be read.
private struct PictureFile: Sendable {
  let bytes: [UInt8]
  let samples: Samples

  init(_ path: FilePath) throws(PNGError) {
    try self.init(PNG.bytes(of: path), name: path.string)
  }

  private init(_ bytes: [UInt8], name: String) throws(PNGError) {
    self.bytes = bytes
    samples = try PNG.decodeSamples(bytes.span, name: name)
  }

  typealias Read = Result<PictureFile, any Error>

  /// Reads two files at the same time; files of equal bytes, as most of a test suite are, are decoded once.
  static func both(
    _ expectedPath: FilePath, _ actualPath: FilePath
  ) async -> (expected: Read, actual: Read) {
    let expectedBytes = Result { try PNG.bytes(of: expectedPath) }
    let actualBytes = Result { try PNG.bytes(of: actualPath) }
    @Sendable func decoded(_ bytes: Result<[UInt8], any Error>, _ path: FilePath) -> Read {
      Result { try PictureFile(bytes.get(), name: path.string) }
    }
    if let bytes = try? actualBytes.get(), bytes == (try? expectedBytes.get()) {
      let actual = decoded(actualBytes, actualPath)
      return (actual, actual)
    }
    async let other = decoded(expectedBytes, expectedPath)
    let actual = decoded(actualBytes, actualPath)
    return (await other, actual)
  }
}

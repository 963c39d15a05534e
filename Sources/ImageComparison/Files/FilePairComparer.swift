internal import Imaging
public import SystemPackage

/// Compares pairs of PNG files, and writes images of the differences.
public struct FilePairComparer: Sendable {
  /// The criterion of the comparison.
  public let comparer: ImageComparer
  /// Where panels of differing pairs are written: a directory, or a file for a single pair; `nil`
  /// for nowhere.
  public let differences: FilePath?
  /// Whether the pairs are those of directories, so that `differences` is a directory too.
  public let areDirectories: Bool
  /// Whether outcomes other than ``ComparisonOutcome/Verdict/same`` include their images.
  public let includesImages: Bool

  /// Whether panels replace existing files; otherwise those are an error.
  public let replacesFiles: Bool

  /// Creates a comparer of pairs.
  public init(
    comparer: ImageComparer, differences: FilePath? = nil, areDirectories: Bool = false,
    includesImages: Bool = false, replacesFiles: Bool = true
  ) {
    self.comparer = comparer
    self.differences = differences
    self.areDirectories = areDirectories
    self.includesImages = includesImages
    self.replacesFiles = replacesFiles
  }

  /// Compares the files of a pair.
  ///
  /// A file that cannot be read is an outcome, not an error.
  ///
  /// - Throws: A `PNGError` if a panel cannot be written.
  public func outcome(of pair: FilePair) async throws -> ComparisonOutcome {
    guard let actualPath = pair.actual, let expectedPath = pair.expected else {
      return outcome(ofUnpaired: pair)
    }
    let (expected, actual) = await DecodedFile.both(expectedPath, actualPath)
    var images = ComparisonOutcome.ImageFiles()
    if includesImages {
      images.expected = try? expected.get().bytes
      images.actual = try? actual.get().bytes
    }
    let result: ComparisonResult
    do {
      let (actual, expected) = (try actual.get().samples, try expected.get().samples)
      result = try comparer.compare(actual, with: expected)
    } catch {
      let details = error is IgnoredAreaError ? "\(pair.name): \(error)" : "\(error)"
      return ComparisonOutcome(
        name: pair.name, verdict: .unreadable, details: details, images: images)
    }
    var outcome = ComparisonOutcome(name: pair.name, result)
    if !result.isAcceptable {
      try writePanel(of: result, name: pair.name)
      if includesImages { images.difference = PNG.encode(result.differenceImage()) }
      outcome.images = images
    }
    return outcome
  }

  /// Returns the outcome of a file without counterpart, which need not be a PNG file.
  private func outcome(ofUnpaired pair: FilePair) -> ComparisonOutcome {
    var outcome = ComparisonOutcome(
      name: pair.name, verdict: pair.actual == nil ? .missing : .extra)
    if includesImages {
      outcome.images.expected = pair.expected.flatMap { try? DecodedFile($0).bytes }
      outcome.images.actual = pair.actual.flatMap { try? DecodedFile($0).bytes }
    }
    return outcome
  }

  private func writePanel(of result: ComparisonResult, name: String) throws {
    guard let differences else { return }
    if areDirectories {
      try PNG.write(
        result.panel(), creatingDirectoriesFor: differences.appending(name),
        replacing: replacesFiles, compression: .fast)
    } else {
      try PNG.write(
        result.panel(), to: differences, replacing: replacesFiles, compression: .fast)
    }
  }
}

/// A PNG file that was read and decoded.
private struct DecodedFile: Sendable {
  let bytes: [UInt8]
  let samples: Samples

  init(_ path: FilePath) throws(PNGError) {
    try self.init(PNG.bytes(of: path), name: path.string)
  }

  private init(_ bytes: [UInt8], name: String) throws(PNGError) {
    self.bytes = bytes
    samples = try PNG.decodeSamples(bytes.span, name: name)
  }

  typealias Reading = Result<DecodedFile, any Error>

  /// Reads two files and decodes them concurrently; files of equal bytes, the usual case, are
  /// decoded once.
  static func both(
    _ expectedPath: FilePath, _ actualPath: FilePath
  ) async -> (expected: Reading, actual: Reading) {
    let expectedBytes = Result { try PNG.bytes(of: expectedPath) }
    let actualBytes = Result { try PNG.bytes(of: actualPath) }
    @Sendable func decoded(_ bytes: Result<[UInt8], any Error>, _ path: FilePath) -> Reading {
      Result { try DecodedFile(bytes.get(), name: path.string) }
    }
    if let bytes = try? actualBytes.get(), bytes == (try? expectedBytes.get()) {
      let actual = decoded(actualBytes, actualPath)
      return (actual, actual)
    }
    async let expected = decoded(expectedBytes, expectedPath)
    let actual = decoded(actualBytes, actualPath)
    return (await expected, actual)
  }
}

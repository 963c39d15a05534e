internal import Imaging
public import SystemPackage

/// Compares pairs of PNG files, and writes images of the differences.
///
/// Large files are decoded and compared by bands of rows, so that the memory does not grow with the
/// height of the images.
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
  private let memory: MemoryBudget
  private let minimumOnDisk: Int

  /// Creates a comparer of pairs.
  ///
  /// - Parameters:
  ///   - comparer: The criterion of the comparison.
  ///   - differences: Where panels are written.
  ///   - areDirectories: Whether the pairs are those of directories.
  ///   - includesImages: Whether outcomes include their images.
  ///   - replacesFiles: Whether panels replace existing files; true by default.
  ///   - maximumMemory: The number of bytes that all comparisons at a time may use for images;
  ///     unless given, the memory of the machine. A pair that needs more is unreadable.
  public init(
    comparer: ImageComparer, differences: FilePath? = nil, areDirectories: Bool = false,
    includesImages: Bool = false, replacesFiles: Bool = true, maximumMemory: Int? = nil
  ) {
    self.init(
      comparer: comparer, differences: differences, areDirectories: areDirectories,
      includesImages: includesImages, replacesFiles: replacesFiles, maximumMemory: maximumMemory,
      minimumOnDisk: PNGFile.defaultMinimumOnDisk)
  }

  /// Creates a comparer of pairs that reads files of at least a length by bands.
  package init(
    comparer: ImageComparer, differences: FilePath? = nil, areDirectories: Bool = false,
    includesImages: Bool = false, replacesFiles: Bool = true, maximumMemory: Int? = nil,
    minimumOnDisk: Int
  ) {
    self.comparer = comparer
    self.differences = differences
    self.areDirectories = areDirectories
    self.includesImages = includesImages
    self.replacesFiles = replacesFiles
    self.minimumOnDisk = minimumOnDisk
    memory = MemoryBudget(maximumMemory ?? MemoryError.installedMemory)
  }

  /// Compares the files of a pair.
  ///
  /// A file that cannot be read is an outcome, not an error; so is a pair that needs too much
  /// memory.
  ///
  /// - Throws: A `PNGError` if a panel cannot be written.
  public func outcome(of pair: FilePair) async throws -> ComparisonOutcome {
    guard let actualPath = pair.actual, let expectedPath = pair.expected else {
      return outcome(ofUnpaired: pair)
    }
    let actual = Result { () throws(PNGError) in
      try PNGFile(actualPath, minimumOnDisk: minimumOnDisk)
    }
    let expected = Result { () throws(PNGError) in
      try PNGFile(expectedPath, minimumOnDisk: minimumOnDisk)
    }
    let files: PNGFilePair
    let found: (comparison: Comparison, isOpaque: Bool)
    var reserved = 0
    do {
      files = PNGFilePair(expected: try expected.get(), actual: try actual.get())
      let needed = byteCount(for: files)
      try await memory.reserve(needed)
      reserved = needed
      found = try await compare(files)
    } catch let error as CancellationError {
      await memory.release(reserved)
      throw error
    } catch {
      await memory.release(reserved)
      return unreadable(pair, error, try? expected.get(), try? actual.get())
    }
    do {
      let outcome = try await outcome(of: pair, files, found.comparison, isOpaque: found.isOpaque)
      await memory.release(reserved)
      return outcome
    } catch {
      await memory.release(reserved)
      throw error
    }
  }

  private func compare(_ files: PNGFilePair) async throws -> (Comparison, isOpaque: Bool) {
    let size = files.size
    if files.haveEqualSizes || comparer.sizePolicy == .pad {
      try comparer.ignoredArea.validate(for: size)
      return try await files.compare(by: comparer.metric, ignoring: comparer.ignoredArea)
    }
    // All rows are read, so that damage is found; the exact metric does no work but that.
    let opacity = try await files.compare(by: .exact, ignoring: IgnoredArea()).isOpaque
    return (
      .sizes(expected: files.expected.size, actual: files.actual.size), isOpaque: opacity
    )
  }

  private func outcome(
    of pair: FilePair, _ files: PNGFilePair, _ comparison: Comparison, isOpaque: Bool
  ) async throws -> ComparisonOutcome {
    let isAcceptable = comparison.isAcceptable(allowing: comparer.allowance)
    var outcome = ComparisonOutcome(
      name: pair.name, verdict: isAcceptable ? .same : .different, details: "\(comparison)",
      comparison: comparison)
    guard !isAcceptable else { return outcome }
    // An area for one size does not apply to the common size of two different ones.
    let area = if case .pixels = comparison { comparer.ignoredArea } else { IgnoredArea() }
    let painter = PanelPainter(
      files: files, metric: comparer.metric, ignoredArea: area, isOpaque: isOpaque)
    if let differences {
      try await painter.writePanel(
        to: areDirectories ? differences.pushing(pair.path) : differences,
        replacing: replacesFiles, creatingDirectories: areDirectories)
    }
    if includesImages {
      outcome.images = ComparisonOutcome.ImageFiles(
        expected: try files.expected.bytes(), difference: try await painter.difference(),
        actual: try files.actual.bytes())
    }
    return outcome
  }

  /// Returns the number of bytes that a comparison and its panel need.
  private func byteCount(for files: PNGFilePair) -> Int {
    let compared = files.byteCount(for: comparer.metric, ignoring: comparer.ignoredArea)
    guard differences != nil || includesImages else { return compared }
    return compared + PanelPainter.byteCount(of: files)
      + (includesImages ? 2 * (files.expected.byteCount + files.actual.byteCount) : 0)
  }

  /// Returns the outcome of a pair that cannot be compared.
  private func unreadable(
    _ pair: FilePair, _ error: any Error, _ expected: PNGFile?, _ actual: PNGFile?
  ) -> ComparisonOutcome {
    var outcome = ComparisonOutcome(name: pair.name, verdict: .unreadable)
    if let error = error as? PNGError {
      outcome.details = "\(error)"
      // A pair of files has no name of its own.
      if !areDirectories { outcome.name = error.name }
    } else {
      outcome.details = "\(pair.name): \(error)"
    }
    if includesImages {
      outcome.images.expected = expected.flatMap { $0.validBytes }
      outcome.images.actual = actual.flatMap { $0.validBytes }
    }
    return outcome
  }

  /// Returns the outcome of a file without counterpart, which need not be a PNG file.
  private func outcome(ofUnpaired pair: FilePair) -> ComparisonOutcome {
    var outcome = ComparisonOutcome(
      name: pair.name, verdict: pair.actual == nil ? .missing : .extra,
      details: pair.remark ?? "")
    if includesImages {
      outcome.images.expected = pair.expected.flatMap { try? PNGFile($0).validBytes }
      outcome.images.actual = pair.actual.flatMap { try? PNGFile($0).validBytes }
    }
    return outcome
  }
}

extension PNGFile {
  /// The bytes of the file; `nil` if its pixels cannot be decoded.
  fileprivate var validBytes: [UInt8]? {
    do {
      let reader = try PNGRowReader(self, isDeep: isDeep)
      let row = try PixelBuffer<UInt64>(count: size.width)
      guard let first = row.pixels.baseAddress else { return nil }
      for _ in 0..<size.height { try reader.read(1, into: first, stride: 0) }
      return try bytes()
    } catch {
      return nil
    }
  }
}

internal import FileIO
internal import Imaging
internal import SystemPackage

/// Draws the panel of two PNG files and encodes it, band by band.
struct PanelPainter: Sendable {
  let files: PNGFilePair
  let metric: Metric
  let ignoredArea: IgnoredArea
  /// Whether all pixels of both images are opaque.
  let isOpaque: Bool

  /// Writes expected image, difference and actual image side by side to a PNG file.
  ///
  /// - Throws: A `PNGError` if the file cannot be written.
  func writePanel(
    to path: FilePath, replacing replacesFile: Bool, creatingDirectories: Bool
  ) async throws {
    do {
      var directories = try CreatedDirectories(
        creatingDirectories ? path.removingLastComponent() : FilePath())
      let file = try AtomicFile(path, replacing: replacesFile)
      _ = try await draw(
        showsImages: true, compression: .fast, to: file.descriptor, name: path.string)
      try file.commit()
      directories.keep()
    } catch let error as Errno {
      throw PNGError(.unwritable, path.string, "\(error)")
    }
  }

  /// Returns the bytes of a PNG of the difference alone.
  func difference() async throws -> [UInt8] {
    try await draw(showsImages: false, compression: .standard, to: nil, name: "a difference").bytes
  }

  /// Returns the number of bytes that a panel needs.
  static func byteCount(of files: PNGFilePair) -> Int {
    let layout = files.panelLayout(margin: 0)
    return 2 * 4 * (3 * files.size.width + 8) * layout.bandHeight + files.readerByteCount
  }

  private func draw(
    showsImages: Bool, compression: PNG.Compression, to file: FileDescriptor?, name: String
  ) async throws -> PNGRowWriter {
    let panel = ComparisonPanel(
      files.expected.size, files.actual.size, by: metric, showsImages: showsImages)
    let isOpaque = isOpaque || !showsImages
    let writer = try PNGRowWriter(
      panel.panelSize, isOpaque: isOpaque, compression: compression, to: file, name: name)
    try await files.forEachBand(
      files.panelLayout(margin: panel.margin), ignoring: ignoredArea
    ) { rows, pair in
      var pixels = panel.pixels(of: rows, pair)
      if !isOpaque { pixels.withUnsafeMutableBufferPointer { Image.unpremultiply($0) } }
      try pixels.withUnsafeBufferPointer { try writer.write($0) }
    }
    try writer.finish()
    return writer
  }
}

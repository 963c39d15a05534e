/// Turns the image data of a frame into a PNG file of its own, which libpng decodes.
struct APNGFrameAssembler {
  private let header: PNGHeader
  /// Bit depth, color type, compression, filter and interlace method.
  private let formatFields: ArraySlice<UInt8>
  /// The PLTE and tRNS chunks, which all frames share.
  private let colors: [UInt8]

  /// Creates an assembler from the parts of the animation that all frames share.
  init(header: PNGHeader, formatFields: ArraySlice<UInt8>, _ colors: [UInt8]) {
    self.header = header
    self.formatFields = formatFields
    self.colors = colors
  }

  /// Returns the maximum number of bytes of a frame's image data.
  ///
  /// A deflate block that is stored has 5 bytes more than its data, which may be few; twice the
  /// length of the rows and 64 KiB is more than any encoder writes.
  func maximumByteCount(of size: PixelSize) -> Int {
    2 * header.rawByteCount(of: size) + 1 << 16
  }

  /// Decodes the image data of a frame.
  ///
  /// - Parameters:
  ///   - stream: The zlib stream of the IDAT or fdAT chunks.
  ///   - control: The frame.
  ///   - name: The name of the file in errors.
  /// - Returns: Straight pixels, row by row.
  /// - Throws: A ``PNGError`` if the stream is damaged, or memory runs out.
  func pixels<Pixel: FixedWidthInteger & UnsignedInteger>(
    of stream: [UInt8], in control: APNGFrameControl, name: String
  ) throws(PNGError) -> [Pixel] {
    let size = control.area.size
    let fields = bigEndianBytes(UInt32(size.width)) + bigEndianBytes(UInt32(size.height))
    guard !stream.isEmpty else { throw PNGError(.damaged, name, "it has no image data") }
    let file =
      PNG.signature + PNG.chunk("IHDR", fields + formatFields) + colors
      + PNG.chunk("IDAT", stream) + PNG.chunk("IEND", [])
    return try PNG.straightPixels(Pixel.self, file.span, size: size, name: name).pixels
  }
}

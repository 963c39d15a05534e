internal import CJPEG

extension JPEG {
  /// Decodes one file.
  struct Decoder {
    private let name: String

    /// Creates a decoder after a check of the first bytes.
    init(_ bytes: Span<UInt8>, name: String) throws(ImageError) {
      guard ImageFormat(of: bytes) == .jpeg else {
        throw ImageError(
          .unknownFormat, name, "\(ImageFormat.description(of: bytes)); JPEG is allowed")
      }
      self.name = name
    }

    /// Decodes the file.
    func image(_ bytes: UnsafeBufferPointer<UInt8>) throws(ImageError) -> Image {
      guard let reader = cjpeg_reader_create(bytes.baseAddress, bytes.count) else {
        throw ImageError(.noMemory, name, "\(MemoryError(byteCount: 1 << 10))")
      }
      defer { cjpeg_reader_destroy(reader) }
      var header = CJPEGHeader()
      if let error = error(of: reader, cjpeg_reader_begin(reader, &header), bytes.count) {
        throw error
      }
      let size = PixelSize(width: Int(header.width), height: Int(header.height))
      try ImageLimits.check(size, of: .jpeg, name: name)
      guard header.components != 2 else {
        throw ImageError(
          .damaged(.jpeg), name, "it has 2 color components; 1, 3 and 4 are allowed")
      }
      let profile = ColorProfile(
        UnsafeBufferPointer(start: header.profile, count: header.profile_count))
      let keepsInks = header.has_inks && profile?.hasInks == true
      let pixels = try ImageLimits.pixels(size, name: name) { pixels in
        let status = cjpeg_reader_read(
          reader, pixels.baseAddress, keepsInks, memoryLimit(of: size))
        if let error = error(of: reader, status, bytes.count) { return error }
        if keepsInks { profile?.convertInks(pixels) } else { profile?.convert(pixels) }
        return nil
      }
      return Image(width: size.width, height: size.height, pixels: pixels)
        .shown(in: orientation(header))
    }

    /// Returns whether the file is gray or RGB, without an orientation and without an ICC profile.
    func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
      guard let reader = cjpeg_reader_create(bytes.baseAddress, bytes.count) else { return false }
      defer { cjpeg_reader_destroy(reader) }
      var header = CJPEGHeader()
      return cjpeg_reader_begin(reader, &header) == .done && !header.has_inks
        && (header.components == 1 || header.components == 3) && header.profile_count == 0
        && orientation(header) == .up
    }

    /// Returns the bytes that libjpeg may use: a progressive file's coefficients, of 16 bits, for
    /// up to four components and blocks of incomplete pixels, and buffers of some rows.
    private func memoryLimit(of size: PixelSize) -> Int {
      2 * 4 * (size.width + 64) * (size.height + 64) + 64 << 20
    }

    private func orientation(_ header: CJPEGHeader) -> StoredOrientation {
      let exif = UnsafeBufferPointer(start: header.exif, count: header.exif_count)
      return ExifData(exif)?.orientation ?? .up
    }

    /// Returns the error of a reader's status; nil if there is none.
    private func error(
      of reader: OpaquePointer, _ status: CJPEGStatus, _ byteCount: Int
    ) -> ImageError? {
      switch status {
      case .done: nil
      case .truncated:
        ImageError(.damaged(.jpeg), name, "it ends early, after \(byteCount) bytes")
      case .noMemory:
        ImageError(
          .noMemory, name, "libjpeg reports \"\(String(cString: cjpeg_reader_message(reader)))\"")
      case .failed:
        ImageError(
          .damaged(.jpeg), name,
          "libjpeg reports \"\(String(cString: cjpeg_reader_message(reader)))\"")
      }
    }
  }
}

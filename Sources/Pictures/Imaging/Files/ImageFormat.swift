internal import FileIO

/// The format of an image file, recognized by the file's first bytes.
public enum ImageFormat: String, Sendable, CaseIterable {
  /// Portable Network Graphics.
  case png = "PNG"
  /// JPEG, with JFIF or EXIF headers or without.
  case jpeg = "JPEG"
  /// WebP.
  case webP = "WebP"
  /// Graphics Interchange Format.
  case gif = "GIF"
  /// Windows bitmaps.
  case bmp = "BMP"
  /// Tag Image File Format.
  case tiff = "TIFF"
  /// High Efficiency Image File Format: HEIC, which cameras write, and AVIF.
  case heif = "HEIF"
  /// Scalable Vector Graphics.
  case svg = "SVG"
  /// Portable Document Format.
  case pdf = "PDF"

  /// The formats that ``Image`` can read; the others need a process of their own.
  public static let rasterFormats: [ImageFormat] = [.png, .jpeg, .webP]

  /// Recognizes the format of a file; nil if it is none of these.
  ///
  /// The extension of its name does not matter. SVG is recognized by an element `svg` as the first
  /// of an XML document, PDF by its header within the first 1024 bytes, as readers of PDF do.
  ///
  /// - Parameter bytes: The file, or its beginning: 4096 bytes are examined.
  public init?(of bytes: Span<UInt8>) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: "RIFF".utf8), bytes.starts(with: "WEBP".utf8, at: 8) {
      self = .webP
    } else if let format = Self.otherRaster(bytes) {
      self = format
    } else if bytes.prefix(1024).firstRange(of: "%PDF-") != nil {
      self = .pdf
    } else if bytes.beginsWithSVG {
      self = .svg
    } else {
      return nil
    }
  }

  /// Recognizes a format of pixels that ``Image`` does not read.
  private static func otherRaster(_ bytes: Span<UInt8>) -> ImageFormat? {
    if bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) { return .gif }
    if bytes.starts(with: "II*\0".utf8) || bytes.starts(with: "MM\0*".utf8) { return .tiff }
    // The lengths of the headers of bitmaps.
    let headers: [UInt8] = [12, 16, 40, 52, 56, 64, 108, 124]
    if bytes.starts(with: "BM".utf8), bytes.count >= 18, headers.contains(bytes[14]),
      bytes.starts(with: [0, 0, 0], at: 15)
    {
      return .bmp
    }
    let brands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1", "avif", "avis"]
    guard bytes.starts(with: "ftyp".utf8, at: 4) else { return nil }
    return brands.contains { bytes.starts(with: $0.utf8, at: 8) } ? .heif : nil
  }

  /// Describes the first bytes of a file that is not such an image: their values, and their format
  /// if it is known.
  static func description(of bytes: Span<UInt8>) -> String {
    guard !bytes.isEmpty else { return "it is empty" }
    if let format = ImageFormat(of: bytes) {
      return "it is \(format == .svg ? "an" : "a") \(format.rawValue) file"
    }
    let known: [(offset: Int, signature: String, name: String)] = [
      (0, "\u{1F}", "a gzip"), (0, "version https://git-lfs", "a Git LFS pointer"),
    ]
    for (offset, signature, name) in known
    where bytes.starts(with: signature.utf8, at: offset) {
      return "it is \(name) file"
    }
    let beginning = bytes.prefix(4).map { $0.hexadecimal(digits: 2) }
    return "it begins with the bytes \(beginning.joined(separator: " "))"
  }
}

extension Span<UInt8> {
  fileprivate func starts(with signature: some Collection<UInt8>, at offset: Int = 0) -> Bool {
    guard count >= offset + signature.count else { return false }
    return zip(offset..., signature).allSatisfy { self[$0] == $1 }
  }

  fileprivate func prefix(_ maxCount: Int) -> [UInt8] {
    (0..<Swift.min(count, maxCount)).map { self[$0] }
  }

  /// Whether the first element of an XML document is `svg`, with or without a prefix.
  fileprivate var beginsWithSVG: Bool {
    var rest = prefix(4096)[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    while true {
      rest = rest.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
      if rest.starts(with: "<!--".utf8) {
        guard let end = rest.firstRange(of: "-->") else { return false }
        rest = rest[end.upperBound...]
      } else if rest.starts(with: "<?".utf8) {
        guard let end = rest.firstRange(of: "?>") else { return false }
        rest = rest[end.upperBound...]
      } else if rest.starts(with: "<!DOCTYPE".utf8) {
        // A document type that continues beyond the examined bytes has declarations of its own.
        let name = rest.dropFirst(9).drop { $0 == 0x20 }
        guard let end = endOfDocumentType(rest) else { return name.starts(with: "svg".utf8) }
        rest = rest[end...]
      } else {
        guard rest.first == UInt8(ascii: "<") else { return false }
        let name = rest.dropFirst().prefix { byte in
          byte > 0x20 && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "/")
        }
        return name.elementsEqual("svg".utf8) || name.suffix(4).elementsEqual(":svg".utf8)
      }
    }
  }

  /// Returns the index after a document type declaration; nil if it does not end.
  private func endOfDocumentType(_ text: ArraySlice<UInt8>) -> Int? {
    var depth = 0
    for (index, byte) in zip(text.indices, text) {
      if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "]") { depth -= 1 }
      if byte == UInt8(ascii: ">") {
        depth -= 1
        if depth == 0 { return index + 1 }
      }
    }
    return nil
  }
}

extension Collection<UInt8> where Index == Int {
  /// Returns the first occurrence of a text.
  fileprivate func firstRange(of text: String) -> Range<Int>? {
    let pattern = Array(text.utf8)
    guard count >= pattern.count else { return nil }
    for start in startIndex...endIndex - pattern.count
    where self[start..<start + pattern.count].elementsEqual(pattern) {
      return start..<start + pattern.count
    }
    return nil
  }
}

internal import PictureKit

/// A font of a file.
public final class CGFont: NSObject {
  /// The bytes of the file.
  let data: Data
  /// The name by which programs find the font; nil if the file has none.
  public let postScriptName: CFString?
  /// The name that people read; nil if the file has none.
  public let fullName: CFString?

  /// Creates a font of the bytes of a TrueType or OpenType file; nil for others.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data, let names = FontNames(Array(data)) else { return nil }
    self.data = data
    postScriptName = names[6].map { $0 as CFString }
    fullName = names[4].map { $0 as CFString }
    super.init()
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds a font, which is then found by its names.
///
/// - Parameters:
///   - font: The font.
///   - error: Set to an error if the font cannot be used; nil for none.
/// - Returns: Whether the font can be used.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  // The shaper reads the file when the font is used. FNV-1a of the bytes names it, so that a font
  // has one file.
  let hash = font.data.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
    ($0 ^ UInt64($1)) &* 0x100_0000_01B3
  }
  let url = FileManager.default.temporaryDirectory.appendingPathComponent(
    "zoetrope-font-\(String(hash, radix: 16)).ttf")
  try? font.data.write(to: url, options: .atomic)
  return CTFontManagerRegisterFontsForURL(url as CFURL, .process, error)
}

/// The names in a TrueType or OpenType file, of its table `name`.
struct FontNames {
  private var texts: [Int: String] = [:]

  /// Returns the name of a kind, such as 4 for the full one and 6 for that of PostScript.
  subscript(kind: Int) -> String? { texts[kind] }

  /// Reads the names; nil if the bytes are no font.
  init?(_ bytes: [UInt8]) {
    func number(_ index: Int, _ count: Int) -> Int? {
      guard index >= 0, index + count <= bytes.count else { return nil }
      return bytes[index..<index + count].reduce(0) { $0 << 8 | Int($1) }
    }
    // 1.0 as a fixed-point number, "OTTO" or "true".
    guard let version = number(0, 4), [0x10000, 0x4F54_544F, 0x7472_7565].contains(version),
      let tables = number(4, 2)
    else { return nil }
    let entry = (0..<tables).map { 12 + $0 * 16 }.first { number($0, 4) == 0x6E61_6D65 }
    guard let entry, let table = number(entry + 8, 4), let count = number(table + 2, 2),
      let strings = number(table + 4, 2)
    else { return nil }
    for record in (0..<count).map({ table + 6 + $0 * 12 }) {
      guard let platform = number(record, 2), let kind = number(record + 6, 2),
        let length = number(record + 8, 2), let offset = number(record + 10, 2)
      else { break }
      let start = table + strings + offset
      guard start + length <= bytes.count else { continue }
      let text = bytes[start..<start + length]
      // Names for Macintosh are of one byte a letter, others of two.
      texts[kind] =
        platform == 1
        ? String(decoding: text, as: UTF8.self)
        : String(
          decoding: stride(from: text.startIndex, to: text.endIndex - 1, by: 2).map {
            UInt16(text[$0]) << 8 | UInt16(text[$0 + 1])
          }, as: UTF16.self)
    }
  }
}

internal import CHarfBuzz
internal import CPango
package import PictureKit

/// What Pango knows of a paragraph, by UTF-16 unit: breaks, embedding levels and scripts.
package struct TextAnalysis {
  /// The properties of a place in front of a UTF-16 unit, and of the unit.
  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A line may end in front of the unit.
    package static let lineBreak = Flags(rawValue: 1)
    /// A grapheme begins with the unit.
    static let grapheme = Flags(rawValue: 2)
    /// The unit is a soft hyphen, which is drawn at the end of a line.
    static let softHyphen = Flags(rawValue: 4)
    /// The unit is a space, which may be outside of the line at its end.
    static let space = Flags(rawValue: 8)
    /// The line ends after the unit.
    static let lineEnd = Flags(rawValue: 16)
    /// The unit is a tab.
    static let tab = Flags(rawValue: 32)
  }

  /// The UTF-16 units, where control characters are replaced by zero-width spaces.
  package let units: [UInt16]
  /// The flags of all units and of the end.
  package private(set) var flags: [Flags]
  /// The embedding levels of UAX #9.
  package private(set) var levels: [UInt8]
  /// The scripts, as ranges that cover the text.
  private(set) var scripts: [(range: Range<Int>, script: hb_script_t)] = []
  package let isRightToLeft: Bool
  /// Whether there are tabs.
  let hasTabs: Bool

  /// Analyzes a paragraph.
  package init(_ string: String, direction: ParagraphStyle.WritingDirection) {
    let original = Array(string.utf16)
    var units = original
    var flags = [Flags](repeating: [], count: units.count + 1)
    Self.replaceControls(&units, &flags)
    self.units = units
    hasTabs = flags.contains { $0.contains(.tab) }
    levels = [UInt8](repeating: 0, count: units.count)
    guard !units.isEmpty else {
      self.flags = flags
      isRightToLeft = direction == .rightToLeft
      return
    }

    // The C libraries end at NUL. U+0001 has the same properties.
    let text = Array(
      String(decoding: original.map { $0 == 0 ? 1 : $0 }, as: UTF16.self).utf8CString)
    let byteCount = Int32(text.count - 1)
    isRightToLeft = direction == .natural ? Self.runsRightToLeft(string) : direction == .rightToLeft
    var base = isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    let scalars = Self.scalarStarts(units)
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: scalars.count)
    // Of a language whose lines break as those of most others do; scripts with rules of their own,
    // such as Thai, have them in any language.
    let language = pango_language_from_string("en")
    pango_get_log_attrs(text, byteCount, -1, language, &attributes, Int32(attributes.count))
    for (index, unit) in scalars.enumerated() {
      if attributes[index].is_line_break != 0, unit > 0 { flags[unit].insert(.lineBreak) }
    }
    if let embedding = pango_log2vis_get_embedding_levels(text, byteCount, &base) {
      for (index, (start, end)) in zip(scalars, scalars.dropFirst()).enumerated() {
        for unit in start..<end { levels[unit] = embedding[index] }
      }
      g_free(embedding)
    }
    var position = 0
    for character in string {
      flags[position].insert(.grapheme)
      position += character.utf16.count
    }
    flags[units.count].insert(.grapheme)
    self.flags = flags
    scripts = Self.scripts(text, byteCount, units)
  }

  /// Returns whether the first strong letter is of a script that runs from right to left, by the
  /// rules P2 and P3 of UAX #9.
  private static func runsRightToLeft(_ string: String) -> Bool {
    var isolates = 0
    for scalar in string.unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: isolates += 1
      case 0x2069: isolates = max(isolates - 1, 0)
      case 0x202A...0x202E: continue
      default:
        guard isolates == 0 else { continue }
        let direction = pango_unichar_direction(scalar.value)
        if direction == PANGO_DIRECTION_LTR { return false }
        if direction == PANGO_DIRECTION_RTL { return true }
      }
    }
    return false
  }

  /// Marks spaces, tabs and ends of lines, and replaces them and control characters by characters
  /// that are drawn without glyphs.
  private static func replaceControls(_ units: inout [UInt16], _ flags: inout [Flags]) {
    for index in units.indices {
      switch units[index] {
      case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000:
        flags[index].insert(.space)
      case 0x09:
        flags[index].formUnion([.space, .tab])
        units[index] = 0x20
      case 0xAD: flags[index].insert(.softHyphen)
      case 0x0B, 0x0C, 0x2028:
        flags[index].formUnion([.space, .lineEnd])
        units[index] = 0x200B
      case 0x00...0x1F, 0x7F...0x9F: units[index] = 0x200B
      default: break
      }
    }
  }

  /// Returns the UTF-16 units at which scalars begin, and the end.
  private static func scalarStarts(_ units: [UInt16]) -> [Int] {
    units.indices.filter { !UTF16.isTrailSurrogate(units[$0]) } + [units.count]
  }

  private static func scripts(
    _ text: [CChar], _ byteCount: Int32, _ units: [UInt16]
  ) -> [(range: Range<Int>, script: hb_script_t)] {
    text.withUnsafeBufferPointer { text in
      guard let iterator = pango_script_iter_new(text.baseAddress, byteCount) else { return [] }
      defer { pango_script_iter_free(iterator) }
      var scripts: [(Range<Int>, hb_script_t)] = []
      var start = 0
      repeat {
        var first: UnsafePointer<CChar>?
        var last: UnsafePointer<CChar>?
        var script = G_UNICODE_SCRIPT_COMMON
        pango_script_iter_get_range(iterator, &first, &last, &script)
        guard let first, let last else { break }
        let bytes = UnsafeRawBufferPointer(start: first, count: last - first)
        let count = bytes.reduce(0) { count, byte in
          // A UTF-8 lead byte of four bytes stands for a surrogate pair.
          byte & 0xC0 == 0x80 ? count : byte >= 0xF0 ? count + 2 : count + 1
        }
        let tag = g_unicode_script_to_iso15924(script)
        scripts.append((start..<start + count, hb_script_from_iso15924_tag(tag)))
        start += count
      } while pango_script_iter_next(iterator) != 0
      return scripts
    }
  }
}

/// The UTF-16 ranges of the paragraphs of a text, without their separators.
///
/// Paragraphs are separated by LF, CR, CR LF, NEL and U+2029. A separator at the end of the text is
/// followed by an empty paragraph.
struct ParagraphRanges: Sequence, IteratorProtocol {
  private let units: [UInt16]
  private var position = 0
  /// Whether there is no further paragraph.
  private(set) var isAtEnd = false

  init(_ string: String) { units = Array(string.utf16) }

  mutating func next() -> Range<Int>? {
    guard !isAtEnd else { return nil }
    let start = position
    while position < units.count, !Self.isSeparator(units[position]) { position += 1 }
    let end = position
    guard position < units.count else {
      isAtEnd = true
      return start..<end
    }
    let isCRLF =
      units[position] == 0x0D && position + 1 < units.count && units[position + 1] == 0x0A
    position += isCRLF ? 2 : 1
    return start..<end
  }

  private static func isSeparator(_ unit: UInt16) -> Bool {
    [0x0A, 0x0D, 0x85, 0x2029].contains(unit)
  }
}

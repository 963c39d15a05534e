/// An address or a telephone number that was found in a text.
///
/// Foundation's detectors exist on Apple's platforms only, so the rules are this module's: a word
/// is a link if it begins as an address does, or is a host of a common domain; a word with one `@`
/// is an address of mail; a telephone number has 7 to 15 digits, the lengths of ITU-T E.164.
struct DetectedLink: Equatable {
  /// What opens it, such as `tel:5551234`.
  let address: String
  /// Its UTF-16 units.
  let units: Range<Int>

  /// Returns what is found in a text, in its order.
  static func all(in text: String, of types: DataDetectorTypes) -> [DetectedLink] {
    var found: [DetectedLink] = []
    if types.contains(.link) { found += links(in: text) }
    if types.contains(.phoneNumber) {
      found += numbers(in: text).filter { number in
        !found.contains { $0.units.overlaps(number.units) }
      }
    }
    return found.sorted { $0.units.lowerBound < $1.units.lowerBound }
  }

  // MARK: Addresses

  private static let beginnings = ["http://", "https://", "mailto:"]
  private static let opening: Set<Character> = ["(", "<", "\"", "'"]
  private static let closing: Set<Character> = [
    ".", ",", ";", ":", "!", "?", ")", "]", ">", "\"", "'",
  ]
  /// The domains of words that are links without a scheme.
  private static let domains: Set<Substring> = [
    "app", "com", "de", "dev", "edu", "fr", "gov", "info", "io", "jp", "me", "net", "org", "uk",
  ]

  private static func links(in text: String) -> [DetectedLink] {
    text.split(whereSeparator: \.isWhitespace).compactMap { word in
      var word = word.drop { opening.contains($0) }
      while let last = word.last, closing.contains(last) { word.removeLast() }
      guard let address = address(of: word) else { return nil }
      return DetectedLink(
        address: address,
        units: word.startIndex.utf16Offset(in: text)..<word.endIndex.utf16Offset(in: text))
    }
  }

  /// Returns what opens a word; nil if it is no address.
  private static func address(of word: Substring) -> String? {
    let lowercase = word.lowercased()
    if beginnings.contains(where: { lowercase.hasPrefix($0) && lowercase.count > $0.count }) {
      return String(word)
    }
    let parts = word.split(separator: "@", omittingEmptySubsequences: false)
    if parts.count == 2, !parts[0].isEmpty, isHost(parts[1]) { return "mailto:\(word)" }
    let host = word.prefix { $0 != "/" }
    guard isHost(host) else { return nil }
    let isCommon = host.split(separator: ".").last.map { domains.contains($0) } ?? false
    return isCommon || lowercase.hasPrefix("www.") ? "http://\(word)" : nil
  }

  /// Whether a word has names with points between them.
  private static func isHost(_ word: Substring) -> Bool {
    let names = word.split(separator: ".", omittingEmptySubsequences: false)
    return names.count > 1
      && names.allSatisfy { name in
        !name.isEmpty && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      }
  }

  // MARK: Telephone numbers

  private static let separators: Set<Character> = [" ", "-", ".", "(", ")", "\u{A0}"]

  private static func numbers(in text: String) -> [DetectedLink] {
    var found: [DetectedLink] = []
    var index = text.startIndex
    while index < text.endIndex {
      let isFree = index == text.startIndex || !isPartOfWord(text[text.index(before: index)])
      guard isFree, let end = endOfNumber(in: text, from: index) else {
        index = text.index(after: index)
        continue
      }
      let number = text[index..<end].filter { isDigit($0) || $0 == "+" }
      found.append(
        DetectedLink(
          address: "tel:\(number)",
          units: index.utf16Offset(in: text)..<end.utf16Offset(in: text)))
      index = end
    }
    return found
  }

  /// Returns the end of a number that begins at a place; nil if none does.
  private static func endOfNumber(in text: String, from start: String.Index) -> String.Index? {
    guard isDigit(text[start]) || text[start] == "+" || text[start] == "(" else { return nil }
    var digits = 0
    var index = start
    var end = start
    while index < text.endIndex {
      let character = text[index]
      if isDigit(character) {
        digits += 1
        end = text.index(after: index)
      } else if !(character == "+" && index == start) && !separators.contains(character) {
        break
      }
      index = text.index(after: index)
    }
    let endsFree = end == text.endIndex || !isPartOfWord(text[end])
    return (7...15).contains(digits) && endsFree ? end : nil
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }

  private static func isPartOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "/"
  }
}

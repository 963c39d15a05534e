/// The names of numbered pictures: a text with one number in it.
///
/// `%d` stands for the number, `%04d` for at least four digits with zeros in front, `%%` for a percent
/// sign. Names end in `.png`.
struct FramePattern: Hashable, Sendable {
  private let prefix: String
  private let suffix: String
  private let digits: Int

  /// The names `0000.png`, `0001.png` and so on, with as many digits as the last one needs.
  init(frameCount: Int) {
    prefix = ""
    suffix = ".png"
    digits = max(4, "\(frameCount - 1)".count)
  }

  /// Reads a pattern.
  ///
  /// - Throws: A ``FilmError`` unless it has exactly one number and ends in `.png`.
  init(_ pattern: String) throws(FilmError) {
    var texts = [""]
    var digits = 0
    var rest = Substring(pattern)
    while let character = rest.popFirst() {
      if character != "%" {
        texts[texts.count - 1].append(character)
      } else if rest.first == "%" {
        texts[texts.count - 1].append("%")
        rest.removeFirst()
      } else {
        let width = rest.prefix { $0.isASCII && $0.isNumber }
        rest.removeFirst(width.count)
        guard rest.popFirst() == "d", width.isEmpty || (width.count == 2 && width.first == "0")
        else { throw Self.bad(pattern, "has a % that begins neither %d nor %04d nor %%") }
        digits = Int(width) ?? 0
        texts.append("")
      }
    }
    guard texts.count == 2 else { throw Self.bad(pattern, "has \(texts.count - 1) numbers") }
    guard texts[1].lowercased().hasSuffix(".png") else {
      throw Self.bad(pattern, "does not end in .png")
    }
    (prefix, suffix, self.digits) = (texts[0], texts[1], digits)
  }

  /// The name of a picture.
  func name(ofFrame index: Int) -> String {
    let number = "\(index)"
    return prefix + String(repeating: "0", count: max(0, digits - number.count)) + number + suffix
  }

  private static func bad(_ pattern: String, _ fault: String) -> FilmError {
    FilmError(
      .badPattern,
      "The pattern \(pattern) \(fault): it must have exactly one number, such as %04d,"
        + " and end in .png.")
  }
}

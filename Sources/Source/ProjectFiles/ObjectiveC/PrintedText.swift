/// The text of a file in Objective-C, with what e-books and web pages print in place of the
/// characters of source code replaced by these.
///
/// Line numbers stay the same, and columns as far as they are counted in characters.
package struct PrintedText: Sendable {
  /// A kind of replacement, with the line where it comes first.
  package struct Note: Sendable, Equatable {
    /// The line, from 1.
    package let line: Int
    /// What was read as what, a sentence.
    package let sentence: String

    /// Creates a note.
    package init(line: Int, sentence: String) { (self.line, self.sentence) = (line, sentence) }
  }

  /// The text, with lines that end in a line feed.
  package let text: String
  /// What was replaced, in the order of the lines.
  package let notes: [Note]

  /// Reads the contents of a file.
  package init(_ bytes: [UInt8]) {
    var notes: [Note] = []
    let decoded: String
    if let valid = String(validating: bytes, as: UTF8.self) {
      decoded = valid
    } else {
      decoded = Self.decodedLatin(bytes)
      let line = Self.firstInvalidLine(of: bytes)
      notes.append(Note(line: line, sentence: "The file is not UTF-8; it is read as Latin-1."))
    }
    var reader = Reader(decoded)
    reader.read()
    text = reader.text
    self.notes = notes + reader.notes
  }

  /// Decodes bytes as UTF-8 where they are, and others one by one.
  private static func decodedLatin(_ bytes: [UInt8]) -> String {
    var scalars = String.UnicodeScalarView()
    for byte in bytes { scalars.append(Unicode.Scalar(byte)) }
    return String(scalars)
  }

  private static func firstInvalidLine(of bytes: [UInt8]) -> Int {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let index = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }
    return (index ?? 0) + 1
  }
}

extension PrintedText {
  /// Replaces characters outside of comments and string literals.
  private struct Reader {
    private enum Place {
      case code
      case lineComment
      case blockComment
      /// A literal with the quotation marks that may end it.
      case literal(Set<Unicode.Scalar>)
    }

    private static let spaces: Set<Unicode.Scalar> = [
      "\u{A0}", "\u{2000}", "\u{2001}", "\u{2002}", "\u{2003}", "\u{2004}", "\u{2005}", "\u{2006}",
      "\u{2007}", "\u{2008}", "\u{2009}", "\u{200A}", "\u{202F}", "\u{205F}", "\u{3000}",
    ]
    private static let invisible: Set<Unicode.Scalar> = [
      "\u{AD}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{2060}", "\u{FEFF}",
    ]
    private static let doubleQuotes: Set<Unicode.Scalar> = [
      "\u{201C}", "\u{201D}", "\u{201E}", "\u{201F}", "\u{2033}",
    ]
    private static let singleQuotes: Set<Unicode.Scalar> = [
      "\u{2018}", "\u{2019}", "\u{201A}", "\u{201B}", "\u{2032}",
    ]
    private static let hyphens: Set<Unicode.Scalar> = [
      "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2212}",
    ]

    private let scalars: [Unicode.Scalar]
    private var output = String.UnicodeScalarView()
    private var line = 1
    private var found: [String: Int] = [:]

    init(_ text: String) {
      var scalars = Array(text.unicodeScalars)
      if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
      self.scalars = scalars
    }

    var text: String { String(output) }

    var notes: [Note] {
      found.map { Note(line: $1, sentence: $0) }
        .sorted { ($0.line, $0.sentence) < ($1.line, $1.sentence) }
    }

    private mutating func note(_ what: String) { found[what] = found[what] ?? line }

    mutating func read() {
      var place = Place.code
      var index = 0
      while index < scalars.count {
        let scalar = scalars[index]
        let next = index + 1 < scalars.count ? scalars[index + 1] : "\0"
        index += 1
        if Self.isLineBreak(scalar) {
          if scalar == "\r", next == "\n" { index += 1 }
          output.append("\n")
          line += 1
          if case .blockComment = place { continue }
          place = .code
          continue
        }
        switch place {
        case .lineComment: output.append(scalar)
        case .blockComment:
          output.append(scalar)
          if scalar == "*", next == "/" {
            output.append(next)
            index += 1
            place = .code
          }
        case .literal(let ends):
          if ends.contains(scalar) {
            output.append(ends.contains("\"") ? "\"" : "'")
            place = .code
          } else {
            output.append(scalar)
            if scalar == "\\", !Self.isLineBreak(next), index < scalars.count {
              output.append(next)
              index += 1
            }
          }
        case .code:
          if scalar == "/", next == "/" || next == "*" {
            output.append(scalar)
            output.append(next)
            index += 1
            place = next == "/" ? .lineComment : .blockComment
          } else {
            place = readCode(scalar)
          }
        }
      }
    }

    /// Appends a character of code, and returns the place after it.
    private mutating func readCode(_ scalar: Unicode.Scalar) -> Place {
      switch scalar {
      case "\"", "'":
        output.append(scalar)
        return .literal([scalar])
      case _ where scalar.isASCII: output.append(scalar)
      case _ where Self.spaces.contains(scalar):
        note("Non-breaking and other wide spaces are read as spaces.")
        output.append(" ")
      case _ where Self.invisible.contains(scalar):
        note("Invisible characters are left out.")
      case _ where Self.doubleQuotes.contains(scalar):
        note("Typographic quotation marks are read as straight ones.")
        output.append("\"")
        return .literal(Self.doubleQuotes.union(["\""]))
      case _ where Self.singleQuotes.contains(scalar):
        note("Typographic quotation marks are read as straight ones.")
        output.append("'")
        return .literal(Self.singleQuotes.union(["'"]))
      case _ where Self.hyphens.contains(scalar):
        note("Dashes are read as hyphens.")
        output.append("-")
      case "\u{2026}":
        note("The character … is read as three points.")
        output.append(contentsOf: "...".unicodeScalars)
      default: output.append(scalar)
      }
      return .code
    }

    private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
      ["\n", "\r", "\u{2028}", "\u{2029}", "\u{85}"].contains(scalar)
    }
  }
}

internal import Geometry
internal import PictureKit

/// The lines of a listing, with the colors of their tokens.
struct CodeListing {
  /// A line.
  struct Line {
    /// The number of spaces before the text.
    let indentation: Int
    /// The text without indentation.
    let text: TextContents
  }

  let lines: [Line]

  /// The number of spaces that a tab stands for.
  private static let tabWidth = 4

  /// Creates the lines of code.
  ///
  /// Line breaks at its end are left out.
  init(_ code: String, language: CodeLanguage, theme: CodeTheme, font: Font) {
    var text = ""
    for scalar in code.unicodeScalars where scalar != "\r" {
      if scalar == "\t" {
        text += String(repeating: " ", count: Self.tabWidth)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    while text.last == "\n" { text.removeLast() }
    var attributes = TextAttributes(font: font, foregroundColor: theme.text)
    attributes.ligature = 0
    var colored = TextContents(string: text, attributes: attributes)
    for token in CodeHighlighting.tokens(of: text, in: language) {
      guard let color = theme.tokens[token.kind] else { continue }
      colored.change(token.range) { $0.foregroundColor = color }
    }
    var start = 0
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let indentation = line.prefix { $0 == " " }.count
      let range = start + indentation..<start + line.utf16.count
      start += line.utf16.count + 1
      return Line(indentation: indentation, text: colored.attributedSubstring(from: range))
    }
  }
}

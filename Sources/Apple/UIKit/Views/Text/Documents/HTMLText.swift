internal import Foundation
internal import Geometry
internal import PictureKit
internal import XMLReading

/// The text of a page of HTML: paragraphs, headings, lists, emphasis, colors and links.
///
/// Style sheets, tables, pictures and scripts are left out. As on iOS, the font is Times of 12
/// points, and a block ends with the end of a line; so does text before any element.
final class HTMLText: XMLHandler {
  private struct Level {
    var name: String
    var attributes: TextAttributes
    var isHidden = false
    /// The number of the next item of a list.
    var number: Int?
  }

  /// The characters that a page has between words.
  private static let spaces: Set<Character> = [" ", "\t", "\n", "\r", "\r\n"]

  private var result = TextContents()
  private var levels: [Level]
  /// Whether the next characters begin a line, at which spaces are left out.
  private var isAtStart = true
  private var hasSpace = false

  private init(_ attributes: TextAttributes?) {
    var start = attributes ?? TextAttributes()
    if start.font == nil { start.font = HTMLStyle.font(size: 12, isBold: false, isItalic: false) }
    levels = [Level(name: "", attributes: start)]
  }

  /// Returns the text of a page.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - attributes: The attributes of characters without elements; nil for those of iOS.
  /// - Returns: The text.
  static func text(of page: String, attributes: TextAttributes?) -> TextContents {
    let reader = HTMLText(attributes)
    var page = page
    _ = page.withUTF8 { XMLReader.read(html: $0, to: reader) }
    return reader.result
  }

  func start(_ name: XMLName, line: Int, _ attributes: [XMLAttribute]) -> Bool {
    let values = Dictionary(
      attributes.map { ($0.name.local, $0.value) }, uniquingKeysWith: { $1 })
    begin(name.local.lowercased(), values)
    return true
  }

  private func begin(_ name: String, _ values: [String: String]) {
    var level = levels[levels.count - 1]
    level.name = name
    level.number = name == "ol" ? Int(values["start"] ?? "") ?? 1 : nil
    level.isHidden = level.isHidden || HTMLStyle.hidden.contains(name)
    HTMLStyle.apply(name, values, to: &level.attributes)
    if HTMLStyle.blocks.contains(name) { endLine() }
    levels.append(level)
    if name == "br" {
      append("\u{2028}")
      isAtStart = true
    }
    if name == "li" { append(mark() + "\t", startsLine: true) }
  }

  /// Returns the mark of an item of the innermost list, whose number is counted.
  private func mark() -> String {
    let lists = levels.indices.filter { ["ol", "ul"].contains(levels[$0].name) }
    guard let list = lists.last, let number = levels[list].number else { return "\t•" }
    levels[list].number = number + 1
    return "\t\(number)."
  }

  func end() {
    guard levels.count > 1 else { return }
    let name = levels.removeLast().name
    if HTMLStyle.blocks.contains(name) { endLine() }
  }

  func add(_ text: String) {
    guard let level = levels.last, !level.isHidden else { return }
    guard !levels.contains(where: { $0.name == "pre" }) else { return append(text) }
    for part in text.split(
      omittingEmptySubsequences: false, whereSeparator: { Self.spaces.contains($0) })
    {
      if !part.isEmpty {
        append((hasSpace && !isAtStart ? " " : "") + part)
        isAtStart = false
      }
      hasSpace = true
    }
    hasSpace = text.last.map { Self.spaces.contains($0) } ?? hasSpace
  }

  func fail(line: Int, column: Int, _ reason: String) {}

  private func append(_ text: String, startsLine: Bool = false) {
    guard let level = levels.last else { return }
    result.append(TextContents(string: text, attributes: level.attributes))
    isAtStart = startsLine
    hasSpace = false
  }

  private func endLine() {
    defer { (isAtStart, hasSpace) = (true, false) }
    guard let last = result.string.last, last != "\n" else { return }
    append("\n")
  }
}

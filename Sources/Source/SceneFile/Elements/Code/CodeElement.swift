internal import Geometry
internal import PictureKit
internal import SceneViews
internal import StageKit

/// A listing of code.
struct CodeElement: ViewElement {
  static let kind = "code"
  static let summary =
    "A listing with colors and line numbers. Without frame and size it is as large as the code."

  let parts: ViewParts
  private let listing: CodeText
  private let language: Value<CodeLanguage>?
  private let hasSize: Bool

  init(_ fields: Fields) throws(SceneError) {
    listing = try CodeText(fields)
    language = try fields.optional(
      "language",
      .choice(["swift": .swift, "objectiveC": .objectiveC, "yaml": .yaml, "plain": .plain]),
      "The language; that of the file's extension by default, and swift for text.")
    let keys = (fields.item?.entries ?? []).compactMap(\.key.text)
    hasSize = keys.contains("frame") || keys.contains("size")
    parts = try ViewParts(fields, .code)
  }

  private func language(in scope: Scope) -> CodeLanguage {
    language?.evaluate(scope) ?? listing.language
  }

  func perform(in scope: Scope) {
    let view = CodeView(listing.code, language: language(in: scope))
    parts.add(view, in: scope) { view in
      if !hasSize { view.bounds.size = view.sizeThatFits(.zero) }
    }
  }

  func write(to writer: inout SwiftWriter) {
    let language = language?.swift ?? ".\(listing.language)"
    parts.write(
      creation: "CodeView(\(listing.swift), language: \(language))", to: &writer,
      finish: { view, writer in
        if !hasSize { writer.line("\(view).bounds.size = \(view).sizeThatFits(.zero)") }
      })
  }
}

extension ViewKind {
  /// Properties of listings, which a theme begins with: its background gives way to another.
  static let listing: [Property<View>] = [
    Property(
      "theme", .choice(["light": .light, "dark": .dark, "automatic": .automatic]),
      "The colors: light, dark, or automatic, the default, by the appearance."
    ) { ($0 as? CodeView)?.theme = $1 },
    Property(
      "fontSize", .number(1...1000), "The size of the monospaced font, in points; 14 by default.",
      statement: { "\($0).font = .monospacedSystemFont(ofSize: \($1), weight: .regular)" },
      set: { ($0 as? CodeView)?.font = .monospacedSystemFont(ofSize: $1, weight: .regular) }),
    Property("showsLineNumbers", .toggle, "Whether lines have numbers; true by default.") {
      ($0 as? CodeView)?.showsLineNumbers = $1
    },
    Property(
      "firstLineNumber", .wholeNumber(0...1e6), "The number of the first line; 1 by default."
    ) { ($0 as? CodeView)?.firstLineNumber = $1 },
    Property("highlightedLines", .lines, Self.highlightSummary) {
      ($0 as? CodeView)?.highlightedLines = $1
    },
    Property(
      "dimsOtherLines", .toggle,
      "Whether lines that are not highlighted are pale while some are; false by default."
    ) { ($0 as? CodeView)?.dimsOtherLines = $1 },
  ]

  /// What numbers of highlighted lines mean, in the schema.
  static let highlightSummary =
    "The numbers of lines with a color behind them, such as [2, [5, 7]] for 2 and 5 to 7; none by default."
}

extension ValueType where Output == [ClosedRange<Int>] {
  /// Lines: numbers, and pairs of a first and a last number.
  static var lines: ValueType {
    let number = ValueType<Int>.wholeNumber(0...1e6)
    let pair = ValueType<[Int]>.list(of: number, 2...2, "numbers")
    return ValueType(
      .list(of: .oneOf([number.schema, pair.schema]), count: 0...100)
    ) { (item) throws(SceneError) in
      guard let elements = item.elements, elements.count <= 100 else {
        throw item.error("a list of at most 100 lines is needed, not \(item.found).")
      }
      let ranges = try elements.map { (element) throws(SceneError) in
        try element.source.count(element)
        return try range(element, number, pair)
      }
      return Value(swift: "[\(ranges.map(\.swift).joined(separator: ", "))]") { scope in
        ranges.map { $0.evaluate(scope) }
      }
    }
  }

  /// Reads a line, or a first and a last one.
  private static func range(
    _ item: Source.Item, _ number: ValueType<Int>, _ pair: ValueType<[Int]>
  ) throws(SceneError) -> Value<ClosedRange<Int>> {
    guard item.elements != nil else {
      let line = try number.read(item)
      return Value(swift: "\(line.swift)...\(line.swift)") { scope in
        let line = line.evaluate(scope)
        return line...line
      }
    }
    let ends = try pair.read(item)
    return Value(swift: "\(ends.elements[0])...\(ends.elements[1])") { scope in
      let ends = ends.evaluate(scope)
      guard ends[0] <= ends[1] else {
        scope.performance.report(
          "\(item.position()): the first line of a range is at most the last one, "
            + "not \(ends[0]) and \(ends[1]).")
        return ends[0]...ends[0]
      }
      return ends[0]...ends[1]
    }
  }
}

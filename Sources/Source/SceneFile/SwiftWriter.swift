/// Swift source that grows line by line.
struct SwiftWriter {
  private(set) var lines: [String] = []
  private var indentation = 0
  private var taken: Set<String>

  /// Creates a writer.
  ///
  /// - Parameter names: The names that local variables must not have.
  init(avoiding names: some Sequence<String>) {
    taken = Set(names)
  }

  /// The Swift of the view that views are added to.
  private(set) var superview = "stage.view"

  /// The source.
  var text: String { lines.map { $0 + "\n" }.joined() }

  mutating func line(_ text: String = "") {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append(line.isEmpty ? "" : String(repeating: "  ", count: indentation) + line)
    }
  }

  /// Writes a block in braces.
  ///
  /// - Parameters:
  ///   - head: What precedes the brace, on its line.
  ///   - parameters: What follows the brace on its line, such as `recognizer in`.
  ///   - tail: What follows the closing brace.
  ///   - body: Writes the contents.
  mutating func block(
    _ head: String, _ parameters: String = "", tail: String = "",
    _ body: (inout SwiftWriter) -> Void
  ) {
    line(head.isEmpty ? "{" : "\(head) {" + (parameters.isEmpty ? "" : " \(parameters)"))
    indentation += 1
    body(&self)
    indentation -= 1
    line("}\(tail)")
  }

  /// Returns a name for a local variable that no other has.
  mutating func name(_ base: String) -> String {
    var name = base
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(base)\(number)"
      number += 1
    }
    return name
  }

  /// Writes subviews of a view.
  mutating func withSuperview(_ view: String, _ body: (inout SwiftWriter) -> Void) {
    let outer = superview
    superview = view
    body(&self)
    superview = outer
  }

  /// Writes the insertion of a view behind another, or behind all.
  mutating func insert(_ view: String, below sibling: String?) {
    line(
      sibling.map { "\(superview).insertSubview(\(view), belowSubview: \($0))" }
        ?? "\(superview).insertSubview(\(view), at: 0)")
  }

  /// Writes statements that are performed at a time, or at once without one.
  mutating func block(at time: Value<Double>?, _ body: (inout SwiftWriter) -> Void) {
    guard let time = time?.unlessZero else { return body(&self) }
    let head = lines.count
    block("stage.perform(at: \(time.swift))", "", body)
    // A stage keeps what it is to perform, which must not keep the stage.
    guard lines[(head + 1)...].contains(where: { $0.contains("stage.") }) else { return }
    lines[head] += " [unowned stage] in"
  }
}

extension String {
  /// The name as a Swift identifier, in backquotes if it is a keyword.
  var swiftIdentifier: String { Self.keywords.contains(self) ? "`\(self)`" : self }

  private static let keywords: Set = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]
}

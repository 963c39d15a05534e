internal import SwiftParser
internal import SwiftSyntax

/// A file of the user with its syntax tree.
struct ParsedFile {
  /// The deepest tree that is visited, since visitors recurse.
  static let maxDepth = 1000

  /// The number of times that loops of Swift 1 and 2 are rewritten.
  private static let maxLegacyPasses = 8

  let index: Int
  /// The file, with loops of Swift 1 and 2 rewritten on their lines.
  let source: SourceFile
  let tree: SourceFileSyntax
  private let converter: SourceLocationConverter

  /// Parses a file; nil if it is larger or nested deeper than what is visited.
  init?(_ source: SourceFile, index: Int) {
    guard source.text.utf8.count <= SourceFile.maxByteCount else { return nil }
    self.index = index
    var source = source
    var tree = Parser.parse(source: source.text)
    guard Self.isVisitable(Syntax(tree)) else { return nil }
    // A loop in the body of a loop is seen when the outer one is rewritten.
    for _ in 0..<Self.maxLegacyPasses {
      guard let text = LegacyStatements.rewritten(source.text, tree: tree) else { break }
      source.text = text
      tree = Parser.parse(source: text)
      guard Self.isVisitable(Syntax(tree)) else { return nil }
    }
    self.source = source
    self.tree = tree
    converter = SourceLocationConverter(fileName: source.path, tree: tree)
  }

  /// Returns the line of a node's first token, from 1.
  func line(of node: some SyntaxProtocol) -> Int {
    line(at: node.positionAfterSkippingLeadingTrivia)
  }

  /// Returns the column of a node's first token in UTF-8, from 1.
  func column(of node: some SyntaxProtocol) -> Int {
    converter.location(for: node.positionAfterSkippingLeadingTrivia).column
  }

  /// Returns the line of a position, from 1.
  func line(at position: AbsolutePosition) -> Int {
    converter.location(for: position).line
  }

  /// Returns whether the file imports a module at its top level, under `#if` too.
  func imports(_ module: String) -> Bool { Self.imports(module, in: tree.statements) }

  private static func imports(_ module: String, in items: CodeBlockItemListSyntax) -> Bool {
    items.contains { item in
      if let condition = item.item.as(IfConfigDeclSyntax.self) {
        return condition.clauses.contains { clause in
          guard clause.isCompiled != false, case .statements(let items)? = clause.elements else {
            return false
          }
          return imports(module, in: items)
        }
      }
      return item.item.as(ImportDeclSyntax.self)?.path.first?.name.text == module
    }
  }

  private static func isVisitable(_ root: Syntax) -> Bool {
    var pending = [(root, 0)]
    while let (node, depth) = pending.popLast() {
      guard depth <= maxDepth else { return false }
      for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
        pending.append((child, depth + 1))
      }
    }
    return true
  }
}

extension SyntaxProtocol {
  /// The range of the node without the trivia around it, in UTF-8 code units.
  var codeRange: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// The source of the node without the trivia around it.
  var code: String { trimmedDescription }
}

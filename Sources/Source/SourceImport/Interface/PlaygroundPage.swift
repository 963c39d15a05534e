internal import SwiftSyntax

/// The top-level code of a playground page, which becomes functions that run in order.
///
/// Variables stay at the top level, where functions and types see them. A global variable is
/// initialized when it is first used, so that the functions use each in its place.
struct PlaygroundPage {
  let output: FileOutput

  private var file: ParsedFile { output.file }

  /// Wraps the statements at the top level; nil if there are none.
  func wrapStatements() -> EntryCandidate? {
    let items = Array(file.tree.statements)
    let hasPageName = ["Contents.swift", "contents.swift", "main.swift"].contains(file.source.name)
    let hasStatements = items.contains { $0.isStatement }
    let isPage =
      hasStatements || hasPageName && items.contains { $0.item.is(VariableDeclSyntax.self) }
    guard isPage else { return nil }
    let name = "_zoetropePlayground_\(file.index)"
    var functions: [String] = []
    var position = 0
    while position < items.count {
      var end = position
      while end < items.count, items[end].isStatement { end += 1 }
      if end > position {
        let function = "\(name)_\(functions.count)"
        functions.append(function)
        output.insert("func \(function)() { ", before: items[position])
        output.insert(" }", after: items[end - 1])
        position = end
        continue
      }
      if let variable = items[position].item.as(VariableDeclSyntax.self) {
        let names = variable.bindings.filter { $0.accessorBlock == nil || $0.initializer != nil }
          .flatMap { $0.pattern.boundNames }
        if !names.isEmpty {
          let function = "\(name)_\(functions.count)"
          functions.append(function)
          let uses = names.map { "_ = \($0)" }.joined(separator: "; ")
          output.insert("; func \(function)() { \(uses) }", after: items[position].item)
        }
      }
      position += 1
    }
    let calls = functions.map { "\($0)()" }.joined(separator: "; ")
    output.trailer.append((1, "func \(name)() { \(calls) }"))
    let first = items.first { $0.isStatement } ?? items[0]
    return EntryCandidate(
      kind: .playground, name: name, creation: "\(name)()", file: file.source.path,
      line: file.line(of: first))
  }
}

extension CodeBlockItemSyntax {
  /// Whether the item is a statement or an expression, not a declaration.
  fileprivate var isStatement: Bool {
    let macro =
      item.as(MacroExpansionDeclSyntax.self)?.macroName.text
      ?? item.as(MacroExpansionExprSyntax.self)?.macroName.text
    // Notes for the compiler, and previews, are none.
    if let macro, ["Preview", "error", "warning"].contains(macro) { return false }
    guard case .decl(let declaration) = item else { return true }
    // A macro expansion at the top level is an expression for the parser of functions.
    return declaration.is(MacroExpansionDeclSyntax.self)
  }
}

extension PatternSyntax {
  /// The names that a pattern binds.
  fileprivate var boundNames: [String] {
    if let identifier = self.as(IdentifierPatternSyntax.self) {
      return [identifier.identifier.text]
    }
    if let tuple = self.as(TuplePatternSyntax.self) {
      return tuple.elements.flatMap { $0.pattern.boundNames }
    }
    return []
  }
}

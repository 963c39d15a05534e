internal import SwiftSyntax

/// The property that an assignment would have set, if it is implicitly unwrapped: without the
/// assignment it is a plain optional one, so that its uses do not trap.
struct UnsetProperties {
  /// The edits that replace its mark.
  let edits: [Edit]

  /// Finds the property that a statement sets.
  ///
  /// - Parameters:
  ///   - statement: The statement that is cut.
  ///   - file: The file of the statement.
  ///   - declaration: The declaration around it.
  init(of statement: Syntax, in file: ParsedFile, _ declaration: DeclSyntax?) {
    guard let sequence = statement.as(SequenceExprSyntax.self),
      let target = sequence.elements.first, let operation = sequence.elements.dropFirst().first,
      operation.is(AssignmentExprSyntax.self)
    else {
      edits = []
      return
    }
    let code = target.code
    let name = code.hasPrefix("self.") ? String(code.dropFirst(5)) : code
    let collector = PropertyMarks(name: name, type: declaration?.typeName ?? "")
    collector.walk(file.tree)
    edits = collector.marks.map { Edit(range: $0.codeRange, text: "?") }
  }
}

/// Collects the exclamation marks of the properties of a name in a type, or at the top level.
private final class PropertyMarks: SyntaxVisitor {
  private let name: String
  private let type: String
  private(set) var marks: [TokenSyntax] = []

  init(name: String, type: String) {
    (self.name, self.type) = (name, type)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let declaration = DeclSyntax(node)
    guard declaration.typeName == type || declaration.isAtTopLevel,
      node.attributes.attribute("IBOutlet") == nil
    else { return .skipChildren }
    for binding in node.bindings where binding.pattern.code == name {
      if let type = binding.typeAnnotation?.type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        marks.append(type.exclamationMark)
      }
    }
    return .skipChildren
  }
}

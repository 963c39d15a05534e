internal import SwiftSyntax

/// Dictionaries of text attributes have the type of their keys, which were strings before Swift 4.
final class TextAttributes: RuleVisitor {
  private static let type = "[NSAttributedString.Key: Any]"

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let value = node.initializer?.value else { return .visitChildren }
    if isAttributes(value) || node.typeAnnotation == nil && hasAttributes(value) {
      if let type = node.typeAnnotation?.type {
        output.replace(type, with: Self.type)
      } else {
        output.insert(": \(Self.type)", after: node.pattern)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    // [NSFontAttributeName: font] as [String: Any]
    if node.elements.count == 3, let first = node.elements.first, isAttributes(first),
      let type = node.elements.last?.as(TypeExprSyntax.self)
    {
      output.replace(type, with: Self.type)
    }
    return .visitChildren
  }

  /// Whether a value is a dictionary of several attributes by today's names: their values, which
  /// were objects, have no type in common here.
  private func hasAttributes(_ value: ExprSyntax) -> Bool {
    guard let dictionary = value.as(DictionaryExprSyntax.self),
      case .elements(let elements) = dictionary.content, elements.count > 1
    else { return false }
    return elements.allSatisfy { element in
      ["NSAttributedString.Key.", "NSAttributedStringKey."].contains {
        element.key.code.hasPrefix($0)
      }
    }
  }

  private func isAttributes(_ value: ExprSyntax) -> Bool {
    guard let dictionary = value.as(DictionaryExprSyntax.self),
      case .elements(let elements) = dictionary.content, let key = elements.first?.key.code
    else { return false }
    return TypeRenames.all[key]?.hasPrefix("NSAttributedString.Key.") == true
  }
}

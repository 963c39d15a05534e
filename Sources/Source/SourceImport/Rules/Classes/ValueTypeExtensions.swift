internal import SwiftSyntax

/// Class members in extensions of UIKit's classes that are values here become static.
final class ValueTypeExtensions: RuleVisitor {
  private static let valueTypes: Set<String> = [
    "CGColor", "CGGradient", "CGPath", "NSParagraphStyle", "NSShadow", "UIColor", "UIFont",
  ]

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let extended = node.extendedType.code
    let name = extended.split(separator: ".").last.map(String.init) ?? extended
    guard Self.valueTypes.contains(project.aliasedTypes[name] ?? extended) else {
      return .visitChildren
    }
    for declaration in node.memberBlock.members.flattened {
      let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
      for modifier in modifiers {
        switch modifier.name.text {
        case "class": output.replace(modifier.name, with: "static")
        case "convenience": output.remove(modifier)
        default: break
        }
      }
    }
    return .visitChildren
  }
}

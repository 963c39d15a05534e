internal import SwiftSyntax

/// Class members in extensions of UIKit's classes that are values here become static.
final class ValueTypeExtensions: RuleVisitor {
  private static let valueTypes: Set<String> = [
    "CGColor", "CGGradient", "CGPath", "NSParagraphStyle", "NSShadow", "UIColor", "UIFont",
  ]

  /// The names that the file gives to these classes.
  private lazy var aliases: Set<String> = {
    let collector = AliasCollector(viewMode: .sourceAccurate)
    collector.walk(file.tree)
    return Set(collector.found.filter { Self.valueTypes.contains($0.type) }.map(\.name))
  }()

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let extended = node.extendedType.code
    let name = extended.split(separator: ".").last.map(String.init) ?? extended
    guard Self.valueTypes.contains(extended) || aliases.contains(name) else {
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

/// Collects the other names of types.
private final class AliasCollector: SyntaxVisitor {
  var found: [(name: String, type: String)] = []

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    found.append((node.name.text, node.initializer.value.code))
    return .skipChildren
  }
}

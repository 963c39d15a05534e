internal import SwiftSyntax

/// Extensions of `NSObject` become those of its protocol, and the conformances that they add are
/// added to the other roots of classes too: views, layers and recognizers are no subclasses of
/// `NSObject` here.
final class ObjectExtensions: RuleVisitor {
  /// The classes of UIKit that descend from `NSObject` on iOS, and not here.
  private static let roots = [
    "CAAnimation", "CALayer", "NSLayoutConstraint", "UIBarItem", "UICollectionViewLayout",
    "UIDynamicAnimator", "UIDynamicBehavior", "UIGestureRecognizer", "UINavigationItem",
    "UIResponder",
  ]

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.extendedType.code == "NSObject", node.genericWhereClause == nil else {
      return .visitChildren
    }
    let members = node.memberBlock.members.flattened
    guard members.allSatisfy(isOfProtocol) else { return .visitChildren }
    if let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.code), !inherited.isEmpty {
      guard inherited.allSatisfy({ !Self.declared.contains($0) }) else { return .visitChildren }
      let list = inherited.joined(separator: ", ")
      for root in Self.roots {
        output.trailer.append((file.line(of: node), "extension \(root): \(list) {}"))
      }
      // Without members the extension stays as it is.
      guard !members.isEmpty else { return .visitChildren }
      let access = node.modifiers.map(\.code).joined(separator: " ")
      output.insert("{}; \(access) extension NSObjectProtocol ", before: node.memberBlock)
      // The conformance itself takes no access.
      for modifier in node.modifiers { output.remove(modifier) }
    } else {
      output.replace(node.extendedType, with: "NSObjectProtocol")
    }
    for member in members {
      let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
      for modifier in modifiers where modifier.name.text == "class" {
        output.replace(modifier.name, with: "static")
      }
    }
    return .visitChildren
  }

  /// A protocol for subclasses of `NSObject` is one for what conforms to its protocol.
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    for inherited in node.inheritanceClause.map({ Array($0.inheritedTypes) }) ?? []
    where inherited.type.code == "NSObject" {
      output.replace(inherited.type, with: "NSObjectProtocol")
    }
    return .visitChildren
  }

  /// Protocols to which all roots conform.
  private static let declared: Set<String> = ["KeyValueCoding", "NSObjectProtocol", "Sendable"]

  /// Returns whether an extension of a protocol can have a member.
  private func isOfProtocol(_ member: DeclSyntax) -> Bool {
    let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
    guard !modifiers.containsAny(["override", "open"]) else { return false }
    if let variable = member.as(VariableDeclSyntax.self) {
      // Extensions of protocols store nothing.
      return variable.bindings.allSatisfy { $0.initializer == nil && $0.accessorBlock != nil }
    }
    return member.is(FunctionDeclSyntax.self)
  }
}

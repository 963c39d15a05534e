internal import SwiftSyntax

/// Classes with methods of a flow layout's delegate get its protocol.
///
/// In Swift 1 and 2 the layout found the methods of every object of Objective-C by their selectors.
final class LayoutDelegates: RuleVisitor {
  private static let name = "UICollectionViewDelegateFlowLayout"

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text.trimmingBackticks
    if needsProtocol(name, node.memberBlock), let last = node.inheritanceClause?.inheritedTypes.last
    {
      output.insert(", \(Self.name)", after: last)
    }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard needsProtocol(node.extendedType.nameWithoutArguments, node.memberBlock) else {
      return .visitChildren
    }
    if let last = node.inheritanceClause?.inheritedTypes.last {
      output.insert(", \(Self.name)", after: last)
    } else {
      output.insert(": \(Self.name)", after: node.extendedType)
    }
    return .visitChildren
  }

  private func needsProtocol(_ name: String, _ members: MemberBlockSyntax) -> Bool {
    guard let type = project.type(named: name, from: file), type.kind == .class,
      !type.inherited.contains(Self.name)
    else { return false }
    return members.members.flattened.contains {
      guard let method = $0.as(FunctionDeclSyntax.self), method.name.text == "collectionView",
        !method.modifiers.containsAny(["override", "private"])
      else { return false }
      return method.signature.parameterClause.parameters.dropFirst().first?.firstName.text
        == "layout"
    }
  }
}

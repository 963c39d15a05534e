internal import SwiftSyntax

/// Protocols to which a superclass in UIKit conforms are removed from a class: only Objective-C's
/// may be named again.
final class RedundantConformances: RuleVisitor {
  /// The protocols of classes of UIKit, which their subclasses have too.
  private static let protocols: [String: Set<String>] = [
    "UITableViewController": [
      "UITableViewDataSource", "UITableViewDelegate", "UIScrollViewDelegate",
    ],
    "UICollectionViewController": [
      "UICollectionViewDataSource", "UICollectionViewDelegate", "UIScrollViewDelegate",
    ],
    "UITabBarController": ["UITabBarDelegate"],
    "UINavigationController": ["UINavigationBarDelegate"],
    "UIView": ["UIDynamicItem", "UICoordinateSpace"],
  ]

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    remove(from: node.inheritanceClause, of: Syntax(node), named: node.name.text.trimmingBackticks)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    remove(
      from: node.inheritanceClause, of: Syntax(node), named: node.extendedType.nameWithoutArguments)
    return .visitChildren
  }

  private func remove(from clause: InheritanceClauseSyntax?, of node: Syntax, named name: String) {
    guard let clause, let type = project.type(named: name, from: file), type.kind == .class,
      let root = project.rootClass(of: type)
    else { return }
    let inherited = (Self.protocols[root] ?? []).union(
      InterfaceClasses.isView(root) ? Self.protocols["UIView"] ?? [] : [])
    let items = Array(clause.inheritedTypes)
    let kept = items.filter { !inherited.contains($0.type.nameWithoutArguments) }
    guard kept.count < items.count else { return }
    if kept.isEmpty {
      output.remove(clause)
    } else {
      output.replace(clause, with: ": " + kept.map { $0.type.code }.joined(separator: ", "))
    }
  }
}

internal import SwiftSyntax

/// Cells have the required initializer with which a table or a collection makes those of a
/// registered class.
///
/// A class with designated initializers of its own inherits it only with the one of UIKit's class.
/// On iOS such a class traps when it is dequeued, unless a storyboard has it.
final class CellInitializers: RuleVisitor {
  /// The labels of the designated initializers of UIKit's classes.
  private static let labels = [
    "UITableViewCell": ["style", "reuseIdentifier"],
    "UITableViewHeaderFooterView": ["reuseIdentifier"],
    "UICollectionReusableView": ["frame"], "UICollectionViewCell": ["frame"],
    "UICollectionViewListCell": ["frame"],
  ]

  /// The initializer of table cells has default arguments, as in `UIKit`, so that `Cell()` works.
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters
    guard parameters.map(\.firstName.text) == Self.labels["UITableViewCell"],
      let enclosing = EnclosingType(of: Syntax(node)),
      let type = project.type(named: enclosing.qualifiedName, from: file),
      project.rootClass(of: type) == "UITableViewCell"
    else { return .visitChildren }
    for (parameter, value) in zip(parameters, [".default", "nil"])
    where parameter.defaultValue == nil {
      output.insert(" = \(value)", after: parameter.type)
    }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = project.type(named: node.qualifiedName, from: file),
      let root = project.rootClass(of: type), let expected = Self.labels[root]
    else { return .visitChildren }
    let own = type.initializers.filter { !$0.modifiers.containsAny(["convenience"]) }
    let isInherited = own.contains {
      $0.signature.parameterClause.parameters.map(\.firstName.text) == expected
    }
    if !own.isEmpty, !isInherited {
      let designated = expected.map { "\($0):" }.joined()
      output.insert(
        "required init(registeredWith reuseIdentifier: String?) { fatalError("
          + "\"\(node.name.text) has no init(\(designated)), with which a registered cell is made.\") } ",
        before: node.memberBlock.rightBrace)
    }
    return .visitChildren
  }
}

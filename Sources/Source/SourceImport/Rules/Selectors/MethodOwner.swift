internal import SwiftSyntax

/// Finds the classes of methods that a selector at a node names.
struct MethodOwner {
  let project: ProjectIndex
  let file: ParsedFile
  let node: Syntax

  /// Properties of UIKit's classes whose type is a class with methods that selectors name.
  private static let knownProperties = [
    "collectionView": "UICollectionView", "contentView": "UIView",
    "navigationController": "UINavigationController",
    "presentingViewController":
      "UIViewController", "scrollView": "UIScrollView", "superview": "UIView",
    "tableView": "UITableView", "view": "UIView", "window": "UIWindow",
  ]

  /// Methods of UIKit that selectors often name.
  private static let knownMethods = [
    "becomeFirstResponder": "UIResponder", "endEditing": "UIView", "layoutIfNeeded": "UIView",
    "removeFromSuperview": "UIView", "reloadData": "UITableView",
    "resignFirstResponder": "UIResponder", "setNeedsDisplay": "UIView",
    "setNeedsLayout": "UIView",
  ]

  /// The types around the node, the innermost first.
  private var enclosingTypes: [EnclosingType] {
    var result: [EnclosingType] = []
    var current = node
    while let type = EnclosingType(of: current) {
      result.append(type)
      current = type.declaration
    }
    return result
  }

  /// Returns the type around the node that has a method: the innermost if none declares it.
  func owner(ofMethod name: String) -> String? {
    let types = enclosingTypes
    let declaring = types.first { type in
      guard let record = project.type(named: type.qualifiedName, from: file) else { return false }
      return project.methods(of: record).contains { $0.name == name }
    }
    return (declaring ?? types.first)?.name
  }

  /// Returns the class of an expression before a method's name, as it can be written at the node.
  func type(of base: ExprSyntax, method: String) -> String? {
    var base = base
    while true {
      if let tuple = base.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let inner = tuple.elements.first?.expression
      {
        base = inner
      } else if let forced = base.as(ForceUnwrapExprSyntax.self) {
        base = forced.expression
      } else if let chained = base.as(OptionalChainingExprSyntax.self) {
        base = chained.expression
      } else {
        break
      }
    }
    if base.code.filter({ !$0.isWhitespace }) == "type(of:self)" {
      return enclosingTypes.first?.name
    }
    if base.is(SuperExprSyntax.self) {
      let record = enclosingTypes.first.flatMap {
        project.type(named: $0.qualifiedName, from: file)
      }
      return record?.inherited.first
    }
    if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if name == "self" || name == "Self" { return owner(ofMethod: method) }
      if name.first?.isUppercase == true { return base.code }
      return typeOfValue(name) ?? fallback(method)
    }
    if let generic = base.as(GenericSpecializationExprSyntax.self) { return generic.code }
    if let member = base.as(MemberAccessExprSyntax.self), let inner = member.base {
      let name = member.declName.baseName.text
      if name.first?.isUppercase == true { return base.code }
      if let outer = type(of: inner, method: ""),
        let record = project.type(named: outer, from: file),
        let found = project.propertyType(name, of: record), !found.isEmpty
      {
        return found
      }
      return Self.knownProperties[name] ?? fallback(method)
    }
    return fallback(method)
  }

  /// Returns the method's name with its labels, if the project declares one method that fits.
  func fullName(of reference: DeclReferenceExprSyntax, owner: String) -> String {
    let name = reference.baseName.text.trimmingBackticks
    let labels = reference.argumentNames?.arguments.map { $0.name.text }
    guard labels == nil else { return "\(name)(\((labels ?? []).map { "\($0):" }.joined()))" }
    guard let record = project.type(named: owner, from: file) else { return name }
    let names = Set(
      project.methods(of: record).filter { $0.name == name }.map(\.fullName))
    return names.count == 1 ? names.first ?? name : name
  }

  private func typeOfValue(_ name: String) -> String? {
    if let local = LocalValues.typeName(of: name, at: node) { return local }
    for type in enclosingTypes {
      guard let record = project.type(named: type.qualifiedName, from: file),
        let found = project.propertyType(name, of: record), !found.isEmpty
      else { continue }
      return found
    }
    return Self.knownProperties[name]
  }

  /// Returns the only class of the project with a method of that name, or UIKit's.
  private func fallback(_ method: String) -> String? {
    let owners = project.types.filter { type in
      type.kind == .class && type.methods.contains { $0.name == method }
    }
    return owners.count == 1 ? owners[0].qualifiedName : Self.knownMethods[method]
  }
}

/// Finds local variables and parameters.
enum LocalValues {
  /// Returns the type name of the nearest local variable or parameter of a name, if it is known.
  static func typeName(of name: String, at node: Syntax) -> String? {
    var current = node.parent
    while let syntax = current, !syntax.is(MemberBlockSyntax.self) {
      if let statements = syntax.as(CodeBlockItemListSyntax.self) {
        for statement in statements {
          guard let variable = statement.item.as(VariableDeclSyntax.self) else { continue }
          for binding in variable.bindings where binding.pattern.code == name {
            return binding.typeName
          }
        }
      } else if let function = syntax.as(FunctionDeclSyntax.self) {
        for parameter in function.signature.parameterClause.parameters
        where (parameter.secondName ?? parameter.firstName).text == name {
          return parameter.type.nameWithoutArguments
        }
      }
      current = syntax.parent
    }
    return nil
  }

  /// Returns the declaration of the nearest local variable of a name before a node.
  static func binding(of name: String, at node: Syntax) -> PatternBindingSyntax? {
    var current = node.parent
    while let syntax = current, !syntax.is(MemberBlockSyntax.self) {
      if let statements = syntax.as(CodeBlockItemListSyntax.self) {
        for statement in statements where statement.position < node.position {
          let bindings = statement.item.as(VariableDeclSyntax.self)?.bindings
          if let found = bindings?.first(where: { $0.pattern.code == name }) { return found }
        }
      }
      current = syntax.parent
    }
    return nil
  }
}

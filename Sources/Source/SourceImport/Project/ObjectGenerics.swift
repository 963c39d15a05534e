internal import SwiftSyntax

/// Finds the arguments that a program gives its generic types.
final class ObjectGenerics: ActiveVisitor {
  private var arguments: [String: [GenericArgumentListSyntax]] = [:]

  /// Returns the generic types of a program that are used with a protocol for a parameter, with
  /// the positions of these parameters.
  static func usedWithProtocols(in project: ProjectIndex) -> [String: Set<Int>] {
    guard project.files.contains(where: { $0.source.text.contains(": AnyObject") }) else {
      return [:]
    }
    let collector = ObjectGenerics(viewMode: .sourceAccurate)
    for file in project.files { collector.walk(file.tree) }
    var result: [String: Set<Int>] = [:]
    for (name, lists) in collector.arguments where project.type(named: name) != nil {
      let positions = lists.flatMap { list in
        list.enumerated().filter { project.isProtocol($0.element.argument.code) }.map(\.offset)
      }
      if !positions.isEmpty { result[name] = Set(positions) }
    }
    return result
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if let list = node.genericArgumentClause?.arguments {
      arguments[node.name.text, default: []].append(list)
    }
    return .visitChildren
  }

  override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      arguments[name, default: []].append(node.genericArgumentClause.arguments)
    }
    return .visitChildren
  }
}

extension ProjectIndex {
  /// Returns whether a type as written is a protocol: the project's, or a delegate of UIKit's.
  fileprivate func isProtocol(_ code: String) -> Bool {
    let name = code.hasPrefix("any ") ? String(code.dropFirst(4)) : code
    if let type = type(named: name) { return type.kind == .protocol }
    return code != name
      || name.prefix(2).allSatisfy(\.isUppercase)
        && ["DataSource", "DataSourcePrefetching", "Delegate"].contains { name.hasSuffix($0) }
  }
}

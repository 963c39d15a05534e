internal import SwiftSyntax

/// Properties and methods that are marked `@NSManaged` are those of the object's entity; properties
/// of a layer are those that it animates.
final class ManagedMembers: RuleVisitor {
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.attribute("NSManaged") != nil else { return .visitChildren }
    let isOfLayer = isOfLayer(node)
    let bindings = Array(node.bindings)
    for (index, binding) in bindings.enumerated() where binding.accessorBlock == nil {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      else { continue }
      if isOfLayer {
        if bindings.count == 1 { insertLayerValue(named: name, after: binding) }
        continue
      }
      let key = "\"\(name.trimmingBackticks)\""
      let accessors = " { get { _managed(\(key)) } set { _setManaged(\(key), newValue) } }"
      if let annotation = binding.typeAnnotation {
        output.insert(accessors, after: annotation)
      } else {
        // A name of several has the type of the next one, and accessors allow no others beside it.
        let type = bindings[index...].lazy.compactMap { $0.typeAnnotation?.code }.first ?? ""
        output.insert(type + accessors, after: binding.pattern)
      }
      if let comma = binding.trailingComma { output.replace(comma, with: "; var ") }
    }
    return .visitChildren
  }

  /// A layer finds its animated properties by their names.
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = node.memberBlock.members.compactMap { member -> String? in
      guard let variable = member.decl.as(VariableDeclSyntax.self), isFoundByName(variable),
        isOfLayer(variable)
      else { return nil }
      let pattern = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
      return pattern?.identifier.text
    }
    guard !names.isEmpty else { return .visitChildren }
    let cases = names.map {
      "case \"\($0.trimmingBackticks)\": return _layerProperty(\\\(node.name.text).\($0))"
    }
    output.insert(
      "override func property(forKey key: String) -> _LayerProperty? { switch key { "
        + (cases + ["default: return super.property(forKey: key)"]).joined(separator: "; ")
        + " } }; ", before: node.memberBlock.rightBrace)
    return .visitChildren
  }

  /// Adds the accessors of a property that a layer animates, and where its value is stored.
  private func insertLayerValue(named name: String, after binding: PatternBindingSyntax) {
    guard let annotation = binding.typeAnnotation?.type,
      let owner = EnclosingType(of: Syntax(binding))?.name
    else { return }
    let stored = "_stored_\(name.trimmingBackticks)"
    let type = annotation.as(ImplicitlyUnwrappedOptionalTypeSyntax.self).map {
      "\($0.wrappedType.code)?"
    }
    output.insert(
      " { get { _layerValue(\(stored), (model() as? \(owner))?.\(stored)) } "
        + "set { _setLayerValue(\"\(name.trimmingBackticks)\") { \(stored) = newValue } } }; "
        + "private var \(stored): (\(type ?? annotation.code))?", after: binding)
  }

  /// Returns whether an object finds a property by its name.
  ///
  /// It keeps the value itself, or the property is a stored one that Objective-C sees, which an
  /// animation sets in the layer that is shown.
  private func isFoundByName(_ node: VariableDeclSyntax) -> Bool {
    if node.attributes.attribute("NSManaged") != nil { return true }
    guard node.bindingSpecifier.text == "var", node.bindings.count == 1,
      !node.modifiers.containsAny(["static", "class", "lazy", "weak", "unowned", "override"]),
      node.attributes.attribute("objc") != nil || node.modifiers.containsAny(["dynamic"])
    else { return false }
    switch node.bindings.first?.accessorBlock?.accessors {
    case nil: return true
    case .accessors(let accessors)?:
      return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    default: return false
    }
  }

  private func isOfLayer(_ node: VariableDeclSyntax) -> Bool {
    guard let enclosing = EnclosingType(of: Syntax(node)),
      let type = project.type(named: enclosing.qualifiedName, from: file)
    else { return false }
    return project.rootClass(of: type).map { InterfaceClasses.isLayer($0) } == true
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.attribute("NSManaged") != nil, node.body == nil,
      let call = call(of: node)
    else { return .visitChildren }
    output.insert(" { \(call) }", after: node.signature)
    return .visitChildren
  }

  /// Casts to a request of any objects succeed, as those of Objective-C do.
  override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind {
    guard let type = node.parent?.as(IdentifierTypeSyntax.self), type.name.text == "NSFetchRequest",
      ["NSFetchRequestResult", "any NSFetchRequestResult"].contains(
        node.arguments.map(\.code).joined()),
      let parent = type.parent,
      parent.is(UnresolvedAsExprSyntax.self) || parent.is(TypeExprSyntax.self) && follows(parent)
    else { return .visitChildren }
    output.replace(type, with: "NSFetchRequestBase")
    return .skipChildren
  }

  /// The arguments of conditions are values of any type, as objects of Objective-C are.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.code == "NSPredicate" else { return .visitChildren }
    for argument in node.arguments.dropFirst() {
      guard let list = argument.expression.as(SequenceExprSyntax.self)?.elements,
        let type = list.last?.as(TypeExprSyntax.self)?.type,
        ["CVarArg", "any CVarArg"].contains(type.code)
      else { continue }
      output.replace(type, with: "Any")
    }
    return .visitChildren
  }

  /// Returns whether a type is that of a cast.
  private func follows(_ type: Syntax) -> Bool {
    guard let list = type.parent?.as(ExprListSyntax.self) else { return false }
    let nodes = Array(list)
    guard let index = nodes.firstIndex(where: { $0.id == type.id }), index > 0 else {
      return false
    }
    return nodes[index - 1].is(UnresolvedAsExprSyntax.self)
  }

  /// Returns the call that does what the method of a relationship is named after; nil for others.
  private func call(of node: FunctionDeclSyntax) -> String? {
    let name = node.name.text.trimmingBackticks
    let parameters = Array(node.signature.parameterClause.parameters)
    let names = parameters.map { ($0.secondName ?? $0.firstName).text }
    guard let first = names.first else { return nil }
    func key(after prefix: String) -> String {
      var rest = name.dropFirst(prefix.count)
      if rest.hasSuffix("Object") { rest = rest.dropLast(6) }
      return "\"\(rest.prefix(1).lowercased())\(rest.dropFirst())\""
    }
    func indexes(_ parameter: FunctionParameterSyntax, _ name: String) -> String {
      parameter.type.code == "Int" ? "NSIndexSet(index: \(name))" : name
    }
    func index(_ parameter: FunctionParameterSyntax, _ name: String) -> String {
      parameter.type.code == "Int" ? name : "\(name).firstIndex"
    }
    let isAt = parameters[0].firstName.text == "at"
    for prefix in ["addTo", "add"] where name.hasPrefix(prefix) {
      return "_addManaged(\(key(after: prefix)), \(first))"
    }
    for prefix in ["removeFrom", "remove"] where name.hasPrefix(prefix) {
      return isAt
        ? "_replaceManaged(\(key(after: prefix)), at: \(indexes(parameters[0], first)))"
        : "_removeManaged(\(key(after: prefix)), \(first))"
    }
    guard parameters.count == 2 else { return nil }
    for prefix in ["insertInto", "insert"] where name.hasPrefix(prefix) {
      return "_addManaged(\(key(after: prefix)), \(first), at: \(index(parameters[1], names[1])))"
    }
    guard name.hasPrefix("replace"), isAt else { return nil }
    return "_replaceManaged(\(key(after: "replace")), at: \(indexes(parameters[0], first)), "
      + "with: \(names[1]))"
  }
}

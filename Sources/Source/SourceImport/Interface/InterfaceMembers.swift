internal import SwiftSyntax

/// The outlets, actions and inspectable properties that one file declares for a class.
struct InterfaceMembers {
  let type: TypeRecord
  let file: ParsedFile
  let project: ProjectIndex

  /// The line of the class, or 1 if it is declared in another file.
  var line: Int {
    guard type.file.index == file.index else { return 1 }
    return type.declaration.as(ClassDeclSyntax.self).map { file.line(of: $0.classKeyword) } ?? 1
  }

  /// The name that storyboards have for the class.
  var objectiveCName: String {
    let attributes = type.declaration.as(ClassDeclSyntax.self)?.attributes
    return attributes?.attribute("objc")?.arguments?.code ?? type.name
  }

  /// Statements that register the members, with the lines of their declarations.
  var statements: [(Int, String)] {
    var result: [(Int, String)] = []
    for declaration in declarations {
      if let variable = declaration.as(VariableDeclSyntax.self) {
        result += (statements(for: variable) + keyedProperties(of: variable)).map {
          (file.line(of: variable.bindingSpecifier), $0)
        }
      } else if let function = declaration.as(FunctionDeclSyntax.self),
        let method = type.methods.first(where: { $0.declaration == function }),
        function.attributes.attribute("IBAction") != nil || isPossibleAction(method)
      {
        result += statements(for: method).map { (file.line(of: function.funcKeyword), $0) }
      } else if let function = declaration.as(FunctionDeclSyntax.self),
        function.attributes.attribute("IBSegueAction") != nil,
        let method = type.methods.first(where: { $0.declaration == function }),
        let statement = segueAction(method)
      {
        result.append((file.line(of: function.funcKeyword), statement))
      }
    }
    return result
  }

  /// The members of the class and its extensions in this file.
  private var declarations: [DeclSyntax] {
    var blocks: [MemberBlockSyntax] = type.file.index == file.index ? [type.body] : []
    for statement in file.tree.statements {
      if let node = statement.item.as(ExtensionDeclSyntax.self),
        node.extendedType.nameWithoutArguments == type.qualifiedName
      {
        blocks.append(node.memberBlock)
      }
    }
    // Code under #if may not be compiled.
    return blocks.flatMap { $0.members.map(\.decl) }
  }

  private func statements(for variable: VariableDeclSyntax) -> [String] {
    let isOutlet = variable.attributes.attribute("IBOutlet") != nil
    let isInspectable = variable.attributes.attribute("IBInspectable") != nil
    guard isOutlet || isInspectable, variable.bindingSpecifier.text == "var",
      !variable.modifiers.containsAny(["static", "class"])
    else { return [] }
    let isWeak = variable.modifiers.containsAny(["weak"])
    return variable.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        !binding.isReadOnly, let type = binding.outletType
      else { return nil }
      let plain = name.trimmingBackticks
      if isOutlet, let element = type.arrayElement, !isWeak {
        return
          "entry.collection(\"\(plain)\") { (object: \(self.type.name), values: [\(element)]) in "
          + "object.\(name) = values }"
      }
      let kind = isOutlet ? "outlet" : "attribute"
      return "entry.\(kind)(\"\(plain)\") { (object: \(self.type.name), value: \(type)) in "
        + "object.\(name) = value }"
    }
  }

  /// Statements for the properties that Objective-C would see, which are set and read by name.
  private func keyedProperties(of variable: VariableDeclSyntax) -> [String] {
    let attributes = ["objc", "IBOutlet", "IBInspectable", "NSManaged"]
    let isVisible =
      attributes.contains { variable.attributes.attribute($0) != nil }
      || variable.modifiers.containsAny(["dynamic"]) || hasObjectiveCMembers
    guard isVisible, variable.attributes.attribute("nonobjc") == nil,
      !variable.modifiers.containsAny(["static", "class"])
    else { return [] }
    return variable.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        return nil
      }
      return "entry.property(\"\(name.trimmingBackticks)\", \\\(type.name).\(name))"
    }
  }

  private var hasObjectiveCMembers: Bool {
    let attributes = type.declaration.as(ClassDeclSyntax.self)?.attributes
    return attributes?.attribute("objcMembers") != nil
  }

  /// The statement for a method that creates the destination of a segue from a coder, the sender
  /// and the identifier; nil if it has other parameters.
  private func segueAction(_ method: MethodRecord) -> String? {
    guard !method.isStatic, (1...3).contains(method.labels.count) else { return nil }
    let swift2 = project.dialects[file.index] == .swift2
    let names = ["coder", "sender", "identifier"].prefix(method.labels.count)
    let arguments = zip(names, method.labels).map { name, label in
      label == "_" ? name : "\(label): \(name)"
    }
    let sender = method.types.count > 1 ? outerType(method.types[1], swift2: swift2) : "Any?"
    return
      "entry.segueAction(\"\(method.selectors[0])\") { "
      + "(object: \(type.name), coder: NSCoder, sender: \(sender), identifier: String?) in "
      + "object.\(method.name)(\(arguments.joined(separator: ", "))) }"
  }

  /// Whether documents can connect a method that is no `@IBAction`: Objective-C sees it, and its
  /// sender is an object of UIKit.
  private func isPossibleAction(_ method: MethodRecord) -> Bool {
    let function = method.declaration
    guard function.attributes.attribute("objc") != nil,
      !function.modifiers.containsAny(["override"]),
      function.signature.effectSpecifiers == nil, function.genericParameterClause == nil
    else { return false }
    return method.types.allSatisfy { type in
      let plain = type.filter { $0 != "?" && $0 != "!" }
      return plain == "Any" || plain == "AnyObject"
        || plain.hasPrefix("UI") && plain.allSatisfy { $0.isLetter }
    }
  }

  private func statements(for method: MethodRecord) -> [String] {
    guard !method.isStatic, method.labels.count <= 2 else { return [] }
    let swift2 = project.dialects[file.index] == .swift2
    let names = ["sender", "event"].prefix(method.labels.count)
    let parameters = zip(names, method.types).map { ", \($0): \(outerType($1, swift2: swift2))" }
    let arguments = zip(names, method.labels).map { name, label in
      label == "_" ? name : "\(label): \(name)"
    }
    let returnType = method.declaration.signature.returnClause?.type.code ?? "Void"
    let discard = ["Void", "()"].contains(returnType) ? "" : "_ = "
    let selector = method.selectors[0]
    return [
      "entry.action(\"\(selector)\") { (object: \(type.name)\(parameters.joined())) in "
        + "\(discard)object.\(method.name)(\(arguments.joined(separator: ", "))) }"
    ]
  }

  /// Implicitly unwrapped optionals are not types of closure parameters.
  private func outerType(_ type: String, swift2: Bool) -> String {
    let spelled = swift2 ? (TypeRenames.all[type] ?? type) : type
    return spelled.hasSuffix("!") ? spelled.dropLast() + "?" : spelled
  }
}

extension PatternBindingSyntax {
  /// Whether the property has a getter only.
  fileprivate var isReadOnly: Bool {
    guard let accessors = accessorBlock?.accessors else { return false }
    // A getter without `get`, unless accessors are listed.
    guard case .accessors(let list) = accessors else { return true }
    return list.contains { $0.accessorSpecifier.text == "get" }
      && !list.contains { $0.accessorSpecifier.text == "set" }
  }

  /// The type of the value that an outlet takes, without optional marks.
  fileprivate var outletType: OutletType? {
    if let annotation = typeAnnotation?.type {
      var type = annotation
      while true {
        if let optional = type.as(OptionalTypeSyntax.self) {
          type = optional.wrappedType
        } else if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
          type = optional.wrappedType
        } else {
          break
        }
      }
      if let array = type.as(ArrayTypeSyntax.self) {
        return OutletType(name: array.code, arrayElement: array.element.code)
      }
      if let generic = type.as(IdentifierTypeSyntax.self), generic.name.text == "Array",
        let arguments = generic.genericArgumentClause?.arguments
      {
        return OutletType(name: generic.code, arrayElement: arguments.code)
      }
      return OutletType(name: type.code)
    }
    guard let value = initializer?.value else { return nil }
    if value.is(IntegerLiteralExprSyntax.self) { return OutletType(name: "Int") }
    if value.is(FloatLiteralExprSyntax.self) { return OutletType(name: "Double") }
    if value.is(BooleanLiteralExprSyntax.self) { return OutletType(name: "Bool") }
    if value.is(StringLiteralExprSyntax.self) { return OutletType(name: "String") }
    if let name = value.as(MemberAccessExprSyntax.self)?.base?.code, name == "UIColor" {
      return OutletType(name: name)
    }
    return typeName.map { OutletType(name: $0) }
  }
}

/// The type of an outlet as it is written in a closure.
private struct OutletType: CustomStringConvertible {
  let name: String
  /// The element type of an outlet collection.
  var arrayElement: String?

  var description: String { name }
}

internal import FileIO
internal import SwiftSyntax

/// Adds code that registers the functions of a file with the attribute `@Test`.
struct TestFunctions {
  let output: FileOutput
  let project: ProjectIndex
  /// Lines that are not added.
  var refusedCode: Set<String> = []

  /// Adds the code; returns the name of the function to call, or nil if there are no tests.
  func add() -> String? {
    guard output.file.imports("Testing") else { return nil }
    let collector = TestFunctionCollector(viewMode: .sourceAccurate)
    collector.walk(output.file.tree)
    let index = output.file.index
    var calls: [String] = []
    var trailer: [(line: Int, text: String)] = []
    for (number, function) in collector.functions.enumerated() {
      let name = "_zoetropeTest_\(index)_\(number)"
      let opening = function.type.map { "extension \($0) { fileprivate static " } ?? "fileprivate "
      let line = output.file.line(of: function.declaration)
      let code = registration(of: function)
      guard !refusedCode.contains(code) else { continue }
      trailer += [
        (line, "\(opening)func \(name)() {"), (line, code),
        (line, function.type == nil ? "}" : "} }"),
      ]
      calls.append("\(function.type.map { "\($0)." } ?? "")\(name)()")
      output.tests.append(
        RegisteredTest(
          group: function.type ?? "", name: function.name,
          displayName: function.attribute.displayName, file: output.file.source.path, line: line))
    }
    guard !calls.isEmpty else { return nil }
    let name = "_zoetropeRegisterFunctions_\(index)"
    output.trailer.append((1, "import StageTesting"))
    output.trailer += trailer
    output.trailer.append((1, "func \(name)() { \(calls.joined(separator: "; ")) }"))
    return name
  }

  private func registration(of function: TestFunction) -> String {
    let traits = (function.suites + [function.attribute]).map(\.traits).filter { !$0.isEmpty }
      .map { "StageTesting._TestFunction._traits(\($0))" }
    let parameters = Array(function.declaration.signature.parameterClause.parameters)
    let start =
      "StageTesting._TestFunction(\((function.type ?? "").swiftLiteral), \(function.name.swiftLiteral), "
      + "\(function.attribute.displayName ?? "nil"), "
      + "\(traits.isEmpty ? "[]" : traits.joined(separator: " + "))).register"
    let collections = function.attribute.collections
    let isAsync = isAsync(function)
    let label = isAsync ? "async: " : ""
    guard !collections.isEmpty, !parameters.isEmpty else {
      return "\(start)(\(label){ \(call(function, with: [])) })"
    }
    let types = parameters.map(\.type.code)
    let isTuple = collections.count == 1 && parameters.count > 1
    let names = isTuple ? ["values"] : parameters.indices.map { "value\($0)" }
    let values = isTuple ? parameters.indices.map { "values.\($0)" } : names
    let signature =
      isTuple
      ? "values: (\(types.joined(separator: ", ")))"
      : zip(names, types).map { "\($0): \($1)" }.joined(separator: ", ")
    return
      "\(start)(arguments: \(collections.joined(separator: ", ")), \(label){ (\(signature)) in "
      + "\(call(function, with: values)) })"
  }

  /// Returns code that calls a function, on an instance of its own.
  private func call(_ function: TestFunction, with values: [String]) -> String {
    let signature = function.declaration.signature
    let arguments = zip(signature.parameterClause.parameters, values).map { parameter, value in
      parameter.firstName.text == "_" ? value : "\(parameter.firstName.text): \(value)"
    }.joined(separator: ", ")
    let name = function.declaration.name.text
    // The compiler warns of marks that nothing needs.
    let isThrowing = signature.effectSpecifiers?.throwsClause != nil
    let waits = function.isInActor || signature.effectSpecifiers?.asyncSpecifier != nil
    let marks =
      "\(signature.returnClause != nil ? "_ = " : "")\(isThrowing ? "try " : "")"
      + "\(waits ? "await " : "")"
    guard let type = function.type else { return "\(marks)\(name)(\(arguments))" }
    guard !function.isStatic else { return "\(marks)\(type).\(name)(\(arguments))" }
    let binding = function.declaration.modifiers.containsAny(["mutating"]) ? "var" : "let"
    return "\(binding) suite = \(creationMarks(of: type))\(type)(); "
      + "\(marks)suite.\(name)(\(arguments))"
  }

  /// Returns the marks before the initializer of a suite.
  private func creationMarks(of name: String) -> String {
    let type = project.types.first { $0.qualifiedName == name }
    let effects = initializer(of: type)?.signature.effectSpecifiers
    // That of a superclass in another module is not known.
    let isUnknown = type?.initializers.isEmpty != false && type?.inherited.isEmpty == false
    let isThrowing = isUnknown || effects?.throwsClause != nil
    return "\(isThrowing ? "try " : "")\(effects?.asyncSpecifier != nil ? "await " : "")"
  }

  /// Returns the initializer of a suite that needs no arguments; nil if it declares none.
  private func initializer(of type: TypeRecord?) -> InitializerDeclSyntax? {
    (type?.initializers ?? []).first {
      $0.signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
    }
  }

  private func isAsync(_ function: TestFunction) -> Bool {
    if function.isInActor || function.declaration.signature.effectSpecifiers?.asyncSpecifier != nil
    {
      return true
    }
    let type = project.types.first { $0.qualifiedName == function.type }
    return initializer(of: type)?.signature.effectSpecifiers?.asyncSpecifier != nil
  }
}

/// A function with the attribute `@Test`.
struct TestFunction {
  let declaration: FunctionDeclSyntax
  let attribute: AttributeSyntax
  /// The name of the type around it, with those around this one; nil for none.
  let type: String?
  let isInActor: Bool
  /// The attributes `@Suite` of the types around it, the outermost first.
  let suites: [AttributeSyntax]

  var isStatic: Bool { declaration.modifiers.containsAny(["class", "static"]) }

  /// The name with the labels of the parameters, such as `title()`.
  var name: String {
    let parameters = declaration.signature.parameterClause.parameters
    let labels = parameters.map { "\($0.firstName.text):" }.joined()
    return "\(declaration.name.text.trimmingBackticks)(\(labels))"
  }
}

private final class TestFunctionCollector: SyntaxVisitor {
  private(set) var functions: [TestFunction] = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let attribute = node.attributes.testing("Test"), !Syntax(node).isLeftOut else {
      return .skipChildren
    }
    var suites: [AttributeSyntax] = []
    var current = node.parent
    while let syntax = current {
      if let group = syntax.asProtocol((any DeclGroupSyntax).self),
        let suite = group.attributes.testing("Suite")
      {
        suites.insert(suite, at: 0)
      }
      current = syntax.parent
    }
    let type = EnclosingType(of: Syntax(node))
    functions.append(
      TestFunction(
        declaration: node, attribute: attribute, type: type?.qualifiedName,
        isInActor: type?.declaration.is(ActorDeclSyntax.self) == true, suites: suites))
    return .skipChildren
  }
}

extension AttributeListSyntax {
  /// Returns an attribute of Swift Testing; nil if there is none.
  fileprivate func testing(_ name: String) -> AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.testingName == name }
  }
}

extension AttributeSyntax {
  private var list: [LabeledExprSyntax] {
    guard case .argumentList(let list)? = arguments else { return [] }
    return Array(list)
  }

  /// The name of the test as source; nil if there is none.
  fileprivate var displayName: String? {
    list.first { $0.label == nil && $0.expression.is(StringLiteralExprSyntax.self) }?.expression
      .code
  }

  /// The traits as source.
  fileprivate var traits: String {
    list.prefix { $0.label == nil }.filter { !$0.expression.is(StringLiteralExprSyntax.self) }
      .map(\.expression.code).joined(separator: ", ")
  }

  /// The collections of arguments as source.
  fileprivate var collections: [String] {
    list.drop { $0.label?.text != "arguments" }.map(\.expression.code)
  }
}

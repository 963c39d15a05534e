internal import SwiftSyntax

/// Adds code that registers the tests of a file: the methods of subclasses of `XCTestCase`.
///
/// The runtime of Objective-C finds tests by their names; here a function lists them, in the file
/// of the class so that it can be private.
struct TestRegistration {
  let output: FileOutput
  let project: ProjectIndex
  /// Lines that are not added.
  var refusedCode: Set<String> = []

  /// Adds the code; returns the name of the function to call, or nil if there are no tests.
  func add() -> String? {
    let types = project.types(in: output.file).filter(hasTests)
    guard !types.isEmpty else { return nil }
    let name = "_zoetropeRegisterTests_\(output.file.index)"
    output.trailer.append((1, "import TestCases"))
    var calls: [String] = []
    for type in types {
      let line = output.file.line(of: type.declaration)
      let function = "_zoetropeTests_\(type.name)_\(output.file.index)"
      var lines = [
        (
          line,
          "extension \(type.qualifiedName) { fileprivate static func \(function)() { "
            + "let entry = TestCases._TestClass(\"\(type.name)\", \(type.qualifiedName).self)"
        )
      ]
      var seen: Set<String> = []
      for method in project.methods(of: type)
      where isTest(method) && seen.insert(method.name).inserted {
        let (line, code) = (method.file.line(of: method.declaration), code(of: method, type))
        guard !refusedCode.contains(code) else { continue }
        lines.append((line, code))
        output.tests.append(
          RegisteredTest(
            group: type.name, name: method.name, displayName: nil,
            file: method.file.source.path, line: line))
      }
      lines.append((line, "entry.register() } }"))
      output.trailer += lines.map { (line: $0.0, text: $0.1) }
      calls.append("\(type.qualifiedName).\(function)()")
    }
    output.trailer.append((1, "func \(name)() { \(calls.joined(separator: "; ")) }"))
    return name
  }

  private func code(of method: MethodRecord, _ type: TypeRecord) -> String {
    let signature = method.declaration.signature
    let effects = signature.effectSpecifiers
    let isAsynchronous = effects?.asyncSpecifier != nil
    // The compiler warns of marks that nothing needs.
    let marks =
      "\(signature.returnClause != nil ? "_ = " : "")"
      + "\(effects?.throwsClause != nil ? "try " : "")\(isAsynchronous ? "await " : "")"
    return "entry.test(\(isAsynchronous ? "async: " : "")\"\(method.name)\") "
      + "{ \(marks)($0 as! \(type.qualifiedName)).\(method.name)() }"
  }

  private func hasTests(_ type: TypeRecord) -> Bool {
    type.kind == .class && type.file.index == output.file.index && !type.isGeneric
      && type.isSeenInFile && project.rootClass(of: type) == "XCTestCase"
      && !type.declaration.isLeftOut
  }

  private func isTest(_ method: MethodRecord) -> Bool {
    method.name.hasPrefix("test") && method.labels.isEmpty && !method.isStatic
      && method.declaration.genericParameterClause == nil
      && !method.declaration.modifiers.containsAny(["private", "fileprivate"])
      && !Syntax(method.declaration).isLeftOut
  }
}

extension Syntax {
  /// Whether the node is in a clause of `#if` that may not be compiled.
  var isLeftOut: Bool {
    var current = parent
    while let node = current {
      if let clause = node.as(IfConfigClauseSyntax.self), clause.isCompiled != true { return true }
      current = node.parent
    }
    return false
  }
}

internal import SwiftSyntax

/// The members of an application's delegate that use a module which is not available.
///
/// A template of Xcode puts a Core Data store into the delegate, which many programs never use. Its
/// properties are removed and its methods do nothing, so that their calls still compile.
struct UnavailableMembers {
  private let file: ParsedFile
  private let isName: (String) -> Bool
  private var properties: [VariableDeclSyntax] = []
  private var methods: [FunctionDeclSyntax] = []
  private var names: Set<String> = []

  /// Finds the members; nil if they cannot be left out, because something else needs them or the
  /// module.
  ///
  /// - Parameters:
  ///   - file: The file with the delegate.
  ///   - project: All files of the program.
  ///   - isName: Whether a name is one of the module's.
  init?(in file: ParsedFile, project: ProjectIndex, isName: @escaping (String) -> Bool) {
    (self.file, self.isName) = (file, isName)
    let delegates = project.types(in: file).filter {
      $0.file.index == file.index && $0.inherited.contains("UIApplicationDelegate")
    }
    let members = delegates.flatMap { $0.body.members.map(\.decl) }
    for variable in members.compactMap({ $0.as(VariableDeclSyntax.self) })
    where uses(Syntax(variable)) {
      properties.append(variable)
      names.formUnion(variable.bindings.map(\.pattern.code))
    }
    for method in members.compactMap({ $0.as(FunctionDeclSyntax.self) }) where uses(Syntax(method))
    {
      // A method with a result, or one that UIKit calls, has other work to do.
      guard method.signature.returnClause == nil,
        method.signature.parameterClause.parameters.isEmpty,
        !method.modifiers.containsAny(["override"]), method.body != nil
      else { return nil }
      methods.append(method)
    }
    let left = (properties.map(Syntax.init) + methods.map(Syntax.init)).map(\.id)
    guard !left.isEmpty, !uses(Syntax(file.tree), except: Set(left)),
      !project.files.contains(where: { $0.index != file.index && mentions(Syntax($0.tree)) })
    else { return nil }
  }

  /// Leaves the members out, and says so.
  func leaveOut(of module: String, at node: ImportDeclSyntax, output: FileOutput) {
    for property in properties { output.remove(property) }
    for method in methods {
      if let statements = method.body?.statements, !statements.isEmpty { output.remove(statements) }
    }
    output.remove(node)
    let list = (names.sorted() + methods.map { "\($0.name.text)()" }).joined(separator: ", ")
    output.report(
      "imports \(module), which is not available: it is part of Apple's systems. "
        + "What uses it is left out: \(list).", at: node, severity: .warning)
  }

  /// Returns whether code has a name of the module, or of a property that is left out.
  private func uses(_ node: Syntax, except: Set<SyntaxIdentifier> = []) -> Bool {
    if except.contains(node.id) || node.is(ImportDeclSyntax.self) { return false }
    if let token = node.as(TokenSyntax.self) {
      guard case .identifier(let name) = token.tokenKind else { return false }
      return isName(name) || names.contains(name)
    }
    return node.children(viewMode: .sourceAccurate).contains { uses($0, except: except) }
  }

  /// Returns whether code has the name of a property that is left out.
  private func mentions(_ node: Syntax) -> Bool {
    node.tokens(viewMode: .sourceAccurate).contains {
      if case .identifier(let name) = $0.tokenKind { names.contains(name) } else { false }
    }
  }
}

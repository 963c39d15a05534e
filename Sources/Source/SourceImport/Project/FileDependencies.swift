internal import SwiftSyntax

/// Which files of a program need which others, by the names that they declare and use.
///
/// No compiler is needed, so that files that do not compile can be told from those that do. A name
/// counts wherever it is written, in strings too, since classes and controllers are found by name:
/// so rather too many files are taken than too few.
public struct FileDependencies: Sendable {
  private var nodes: [Node]

  /// Reads the names of files; one that cannot be parsed declares and uses none.
  public init(files: [SourceFile]) {
    nodes = files.indices.map { index in
      guard let file = ParsedFile(files[index], index: index) else { return Node(file: index) }
      let collector = NameCollector(viewMode: .sourceAccurate)
      collector.walk(file.tree)
      return Node(
        file: index, declared: collector.declared, extensions: collector.extensions,
        used: collector.used)
    }
  }

  /// Adds what stands beside the files, such as a scene of a storyboard.
  ///
  /// - Parameters:
  ///   - names: The names by which it is found.
  ///   - used: The names that it uses.
  ///   - file: The index of a file in another language; nil for what is no file.
  public mutating func add(
    names: Set<String>, using used: Set<String>, ofFile file: Int? = nil
  ) {
    if let file { nodes.removeAll { $0.file == file } }
    nodes.append(Node(file: file, declared: names, used: used))
  }

  /// Returns the files that some need.
  ///
  /// - Parameters:
  ///   - names: Names that files declare, or that were added.
  ///   - roots: The indices of files.
  /// - Returns: The indices of these files, and of those that they need.
  public func files(neededBy names: Set<String> = [], from roots: Set<Int> = []) -> Set<Int> {
    let declared = nodes.reduce(into: Set<String>()) { $0.formUnion($1.declared) }
    var used = names
    var own: Set<String> = []
    var rest = nodes
    var files: Set<Int> = []
    while true {
      let needed = rest.partition { node in
        node.file.map(roots.contains) ?? false || !node.declared.isDisjoint(with: used)
          || node.extensions.contains { $0.isNeeded(using: used, types: own, declared: declared) }
      }
      guard needed < rest.endIndex else { return files }
      for node in rest[needed...] {
        used.formUnion(node.used)
        own.formUnion(node.declared)
        if let file = node.file { files.insert(file) }
      }
      rest.removeSubrange(needed...)
    }
  }
}

extension FileDependencies {
  /// A file, or what stands beside the files.
  private struct Node {
    var file: Int?
    var declared: Set<String> = []
    var extensions: [Extension] = []
    var used: Set<String> = []
  }

  /// An extension of a type.
  fileprivate struct Extension {
    /// The type without the names of those around it.
    let type: String
    let members: Set<String>
    let hasConformances: Bool

    /// Returns whether the extension is needed: that of a type of the program with the type, that
    /// of another one if a member is used, or the type with a conformance.
    func isNeeded(using used: Set<String>, types: Set<String>, declared: Set<String>) -> Bool {
      if declared.contains(type) { return types.contains(type) }
      return !members.isDisjoint(with: used) || hasConformances && used.contains(type)
    }
  }
}

/// Collects the names that a file declares at its top level, and those that it uses anywhere.
private final class NameCollector: SyntaxVisitor {
  private(set) var declared: Set<String> = []
  private(set) var extensions: [FileDependencies.Extension] = []
  private(set) var used: Set<String> = []

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    switch token.tokenKind {
    case .identifier, .binaryOperator, .prefixOperator, .postfixOperator:
      used.insert(token.text.trimmingBackticks)
    case .stringSegment(let text):
      used.formUnion(
        text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
      used.insert(text)
    default: break
    }
    return .skipChildren
  }

  override func visit(_ item: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if item.parent?.parent?.is(SourceFileSyntax.self) == true,
      let declaration = item.item.as(DeclSyntax.self)
    {
      declared.formUnion(names(of: declaration))
    }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.nameWithoutArguments
    let type = name.split(separator: ".").last.map(String.init) ?? name
    extensions.append(
      FileDependencies.Extension(
        type: type,
        members: node.memberBlock.members.flattened.reduce(into: []) { names, member in
          names.formUnion(self.names(of: member, in: type))
        }, hasConformances: node.inheritanceClause != nil))
    return .visitChildren
  }

  /// Returns the names by which a declaration is used.
  ///
  /// - Parameters:
  ///   - declaration: The declaration.
  ///   - type: The extended type whose member it is, by which initializers without labels are used.
  /// - Returns: The names.
  private func names(of declaration: DeclSyntax, in type: String = "") -> Set<String> {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      return Set(
        variable.bindings.compactMap {
          $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.trimmingBackticks
        })
    }
    if let initializer = declaration.as(InitializerDeclSyntax.self) {
      let labels = initializer.signature.parameterClause.parameters.map(\.firstName.text)
      return [labels.first { $0 != "_" } ?? type]
    }
    if let cases = declaration.as(EnumCaseDeclSyntax.self) {
      return Set(cases.elements.map(\.name.text.trimmingBackticks))
    }
    if declaration.is(SubscriptDeclSyntax.self) { return [type] }
    if let condition = declaration.as(IfConfigDeclSyntax.self) {
      return condition.clauses.reduce(into: []) { names, clause in
        guard case .statements(let items)? = clause.elements else { return }
        for item in items {
          guard let declaration = item.item.as(DeclSyntax.self) else { continue }
          names.formUnion(self.names(of: declaration))
        }
      }
    }
    guard let named = declaration.asProtocol((any NamedDeclSyntax).self) else { return [] }
    return [named.name.text.trimmingBackticks]
  }
}

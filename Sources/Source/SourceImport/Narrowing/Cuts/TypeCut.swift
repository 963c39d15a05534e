internal import SwiftSyntax

/// Mends a type that does not compile as a whole: what it conforms to, and how it is made.
struct TypeCut {
  let file: ParsedFile
  let declaration: DeclSyntax

  /// Returns the edit that takes a protocol, or any type that is inherited, from the declaration.
  ///
  /// - Parameter name: The name of the protocol; nil for all types but a class.
  /// - Returns: The edit, and the names that were taken; nil if none is there.
  func inheritance(without name: String?) -> (edit: Edit, names: [String])? {
    guard let clause = declaration.group?.inheritanceClause else { return nil }
    let all = Array(clause.inheritedTypes)
    let rest = all.enumerated().filter { index, entry in
      if let name { return Self.parts(of: entry.type).allSatisfy { $0 != name } }
      return index == 0 && declaration.is(ClassDeclSyntax.self)
        && !entry.type.nameWithoutArguments.hasSuffix("Delegate")
    }
    guard rest.count < all.count else { return nil }
    let lineBreaks = clause.code.filter(\.isNewline)
    let text = rest.map { $0.1.type.code }.joined(separator: ", ")
    let names = all.map(\.type.code).filter { code in !rest.contains { $0.1.type.code == code } }
    return (
      Edit(
        range: clause.codeRange, text: (text.isEmpty ? "" : ": \(text)") + lineBreaks), names
    )
  }

  /// The names of a type of protocols, with the last one of a qualified name alone, too.
  private static func parts(of type: TypeSyntax) -> [String] {
    if let composed = type.as(CompositionTypeSyntax.self) {
      return composed.elements.flatMap { parts(of: $0.type) }
    }
    let name = type.nameWithoutArguments
    return [name, name.split(separator: ".").last.map(String.init) ?? name]
  }

  /// Returns the edits that make the stored properties without a value optional.
  ///
  /// - Parameter names: The names of the properties; nil for all.
  /// - Returns: The edits, and the names of the properties that change.
  func optionalProperties(_ names: Set<String>?) -> (edits: [Edit], names: [String]) {
    var edits: [Edit] = []
    var changed: [String] = []
    for member in declaration.group?.memberBlock.members.flattened ?? [] {
      guard let variable = member.as(VariableDeclSyntax.self),
        !variable.modifiers.containsAny(["static", "class", "lazy"])
      else { continue }
      for binding in variable.bindings {
        guard binding.initializer == nil, let type = binding.typeAnnotation?.type,
          !type.is(OptionalTypeSyntax.self), !type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self),
          names?.contains(binding.pattern.code.trimmingBackticks) != false,
          binding.accessorBlock?.isComputed != true
        else { continue }
        edits += MemberCut.optionalMark(for: type, in: variable)
        changed.append(binding.pattern.code)
      }
    }
    return (edits, changed)
  }

  /// Returns an edit that puts a member at the end of the declaration.
  func member(_ code: String) -> Edit? {
    guard let brace = declaration.group?.memberBlock.rightBrace else { return nil }
    let offset = brace.codeRange.lowerBound
    return Edit(range: offset..<offset, text: " \(code) ")
  }
}

extension AccessorBlockSyntax {
  /// Whether the property has no stored value.
  fileprivate var isComputed: Bool {
    guard case .accessors(let list) = accessors else { return true }
    return list.contains { !["didSet", "willSet"].contains($0.accessorSpecifier.text) }
  }
}

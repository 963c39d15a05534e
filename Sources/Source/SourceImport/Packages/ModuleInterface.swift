internal import SwiftSyntax

/// The classes of a module that other modules can subclass, with their initializers.
///
/// The rewriter has to know from which class of UIKit a class descends. The bodies are empty: the
/// text is read, and never compiled.
struct ModuleInterface {
  let project: ProjectIndex

  /// The classes as Swift.
  var text: String {
    project.types.compactMap(declaration).joined(separator: "\n") + "\n"
  }

  private func declaration(of type: TypeRecord) -> String? {
    guard type.kind == .class, type.isTopLevel, !type.isGeneric,
      let declaration = type.declaration.as(ClassDeclSyntax.self),
      declaration.modifiers.isOfOtherModules
    else { return nil }
    let superclass =
      (project.superclasses(of: type).first { parent in
        parent.declaration.as(ClassDeclSyntax.self)?.modifiers.isOfOtherModules == true
      }?.qualifiedName) ?? project.rootClass(of: type)
    let initializers = type.initializers.filter {
      $0.modifiers.isOfOtherModules || $0.modifiers.containsAny(["override", "required"])
    }.map { "  \($0.with(\.body, nil).with(\.attributes, []).code) {}" }
    let head = superclass.map { ": \($0)" } ?? ""
    return (["public class \(type.name)\(head) {"] + initializers + ["}"]).joined(separator: "\n")
  }
}

extension DeclModifierListSyntax {
  /// Whether the modifiers let other modules use a declaration.
  fileprivate var isOfOtherModules: Bool { containsAny(["open", "public"]) }
}

internal import SwiftSyntax

/// The classes of a module that other modules can subclass, with their initializers, and those that
/// its tests can.
///
/// The rewriter has to know from which class of UIKit a class descends. The bodies are empty: the
/// text is read, and never compiled.
struct ModuleInterface {
  let project: ProjectIndex

  /// The classes that other modules see, as Swift.
  var text: String {
    project.types.filter(isPublic).compactMap { declaration(of: $0, where: isPublic) }
      .joined(separator: "\n") + "\n"
  }

  /// The classes that a testable import shows besides.
  var testableText: String {
    let types = project.types.filter { $0.isSeenInModule && !isPublic($0) }
    return types.compactMap { declaration(of: $0, where: \.isSeenInModule) }
      .joined(separator: "\n") + "\n"
  }

  private func isPublic(_ type: TypeRecord) -> Bool { type.modifiers?.isOfOtherModules == true }

  /// Returns a class without the bodies of its initializers.
  private func declaration(
    of type: TypeRecord, where isSeen: (TypeRecord) -> Bool
  ) -> String? {
    guard type.kind == .class, type.isTopLevel, !type.isGeneric else { return nil }
    let superclass =
      project.superclasses(of: type).first(where: isSeen)?.qualifiedName
      ?? project.rootClass(of: type)
    let initializers = type.initializers.filter {
      isPublic(type)
        ? $0.modifiers.isOfOtherModules || $0.modifiers.containsAny(["override", "required"])
        : !$0.modifiers.isPrivate
    }.map { "  \($0.with(\.body, nil).with(\.attributes, []).code) {}" }
    let head = superclass.map { ": \($0)" } ?? ""
    return (["public class \(type.name)\(head) {"] + initializers + ["}"]).joined(separator: "\n")
  }
}

extension TypeRecord {
  fileprivate var modifiers: DeclModifierListSyntax? {
    declaration.as(ClassDeclSyntax.self)?.modifiers
  }

  fileprivate var isSeenInModule: Bool { modifiers?.isPrivate == false }
}

extension DeclModifierListSyntax {
  /// Whether only the file can use a declaration.
  fileprivate var isPrivate: Bool { containsAny(["fileprivate", "private"]) }

  /// Whether the modifiers let other modules use a declaration.
  fileprivate var isOfOtherModules: Bool { containsAny(["open", "public"]) }
}

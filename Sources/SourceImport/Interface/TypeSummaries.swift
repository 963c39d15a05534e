internal import SwiftSyntax

/// What the caller learns of the types of a project.
struct TypeSummaries {
  let project: ProjectIndex

  /// The classes, in the order of files and lines.
  var classes: [ClassSummary] {
    project.types.filter { $0.kind == .class }.map { type in
      ClassSummary(
        name: type.qualifiedName,
        superclassName: type.inherited.prefix(type.declaredInheritanceCount).first,
        projectSuperclasses: project.superclasses(of: type).map(\.qualifiedName),
        rootClass: project.rootClass(of: type),
        protocols: type.inherited.filter { name in
          name != project.rootClass(of: type) && project.type(named: name)?.kind != .class
        },
        file: type.file.source.path, line: line(of: type),
        isMadeFromCoder: project.isMadeFromCoder(type))
    }
  }

  /// The types from which a film can start.
  var entries: [EntryCandidate] {
    project.types.compactMap { type in
      guard let kind = kind(of: type) else { return nil }
      return EntryCandidate(
        kind: kind, name: type.qualifiedName, file: type.file.source.path, line: line(of: type))
    }
  }

  private func kind(of type: TypeRecord) -> EntryCandidate.Kind? {
    if type.kind == .protocol || type.isGeneric { return nil }
    let inherited = ([type] + project.superclasses(of: type)).flatMap(\.inherited)
    if inherited.contains(where: {
      ["UIApplicationDelegate", "UIWindowSceneDelegate"].contains($0)
    }) {
      return .applicationDelegate
    }
    if inherited.contains("Recipe") { return .recipe }
    guard let root = project.rootClass(of: type) else { return nil }
    if InterfaceClasses.isViewController(root) { return .viewController }
    return InterfaceClasses.isView(root) ? .view : nil
  }

  /// The line of the keyword, not of attributes before it.
  private func line(of type: TypeRecord) -> Int {
    if let declaration = type.declaration.as(ClassDeclSyntax.self) {
      return type.file.line(of: declaration.classKeyword)
    }
    return type.file.line(of: type.declaration)
  }
}

extension ProjectIndex {
  /// Returns whether a class has `init()`, or `init(frame:)` with a default argument.
  func isMadeFromNothing(_ type: TypeRecord) -> Bool {
    guard let root = rootClass(of: type),
      root == "NSObject" || InterfaceClasses.haveCoderInitializer(root)
    else { return false }
    for owner in [type] + superclasses(of: type) {
      if let own = owner.initializers.first(where: { $0.takesNothing || $0.takesFrame }) {
        return own.optionalMark == nil && !own.modifiers.containsAny(["private", "fileprivate"])
      }
      if owner.initializers.contains(where: \.isDesignated) { return false }
    }
    return true
  }

  /// Returns whether a class declares `init(coder:)`, or inherits that of a controller.
  func isMadeFromCoder(_ type: TypeRecord) -> Bool {
    guard let root = rootClass(of: type), InterfaceClasses.haveCoderInitializer(root) else {
      return false
    }
    for owner in [type] + superclasses(of: type) {
      if let own = owner.initializers.first(where: { $0.takesCoder }) {
        return !own.attributes.contains { attribute in
          attribute.trimmedDescription.hasPrefix("@available")
            && attribute.trimmedDescription.contains("unavailable")
        }
      }
      // A class with designated initializers of its own inherits none.
      if owner.initializers.contains(where: \.isDesignated) { return false }
    }
    return InterfaceClasses.isViewController(root)
  }
}

extension InitializerDeclSyntax {
  /// Whether the initializer is designated, other than that from a coder.
  fileprivate var isDesignated: Bool { !modifiers.containsAny(["convenience"]) && !takesCoder }
}

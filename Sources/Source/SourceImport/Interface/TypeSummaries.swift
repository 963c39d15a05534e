internal import SwiftSyntax

/// What the caller learns of the types of a project.
struct TypeSummaries {
  let project: ProjectIndex
  /// The number of files of the project itself, before those of modules that it imports.
  let fileCount: Int

  private var types: [TypeRecord] { project.types.filter { $0.file.index < fileCount } }

  /// The classes, in the order of files and lines.
  var classes: [ClassSummary] {
    types.filter { $0.kind == .class }.map { type in
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
    types.compactMap { type in
      guard let kind = kind(of: type) else { return nil }
      return EntryCandidate(
        kind: kind, name: type.qualifiedName,
        creation: project.creation(of: type).map { type.qualifiedName + $0 },
        file: type.file.source.path, line: line(of: type))
    }
  }

  private func kind(of type: TypeRecord) -> EntryCandidate.Kind? {
    if type.kind == .protocol || type.isGeneric || !type.isSeenInFile
      || type.declaration.isConditional
    {
      return nil
    }
    let inherited = ([type] + project.superclasses(of: type)).flatMap(\.inherited)
    if inherited.contains("UIApplicationDelegate") { return .applicationDelegate }
    if inherited.contains("UIWindowSceneDelegate") { return .sceneDelegate }
    if inherited.contains("Recipe") { return .recipe }
    guard let root = project.rootClass(of: type), InterfaceClasses.isEntry(root) else { return nil }
    return InterfaceClasses.isView(root) ? .view : .viewController
  }

  /// The line of the keyword, not of attributes before it.
  private func line(of type: TypeRecord) -> Int {
    if let declaration = type.declaration.as(ClassDeclSyntax.self) {
      return type.file.line(of: declaration.classKeyword)
    }
    return type.file.line(of: type.declaration)
  }
}

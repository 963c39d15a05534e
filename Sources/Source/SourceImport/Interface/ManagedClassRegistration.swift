internal import SwiftSyntax

/// Adds code that notes how the classes of managed objects of a file are made, which the model
/// names.
struct ManagedClassRegistration {
  let output: FileOutput
  let project: ProjectIndex
  /// Lines that are not added.
  var refusedCode: Set<String> = []

  /// Adds the code; returns the calls of its functions.
  func add() -> [String] {
    var calls: [String] = []
    for type in project.types(in: output.file) where isManaged(type) {
      let members = InterfaceMembers(type: type, file: output.file, project: project)
      let function = "_zoetropeManaged_\(type.name)_\(output.file.index)"
      let code =
        "_registerManagedClass(\(type.name).self, name: \"\(members.objectiveCName)\") "
        + "{ \(type.name)(entity: $0, insertInto: $1) }"
      guard !refusedCode.contains(code) else { continue }
      if calls.isEmpty { output.trailer.append((members.line, "import CoreData")) }
      output.trailer += [
        (members.line, "func \(function)() {"), (members.line, code), (members.line, "}"),
      ]
      calls.append("\(function)()")
    }
    return calls
  }

  private func isManaged(_ type: TypeRecord) -> Bool {
    type.kind == .class && type.isTopLevel && !type.isGeneric && !type.declaration.isConditional
      && type.file.index == output.file.index && project.rootClass(of: type) == "NSManagedObject"
  }
}

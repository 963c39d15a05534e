internal import SwiftSyntax

/// Marks the classes that delete rows of tables.
///
/// UIKit shows a button that deletes a swiped row if the data source has
/// `tableView(_:commit:forRowAt:)`. Here that is a protocol without requirements,
/// `_TableRowDeletion` of `UIKit`, since a method with a default implementation cannot be looked
/// for.
struct RowDeletions {
  let output: FileOutput
  let project: ProjectIndex

  /// Adds the conformances of the classes that the file declares.
  func add() {
    let file = output.file
    for type in project.types(in: file)
    where type.file.index == file.index && isReachable(type) && deletesRows(type) {
      guard !project.superclasses(of: type).contains(where: deletesRows) else { continue }
      output.trailer.append(
        (file.line(of: type.declaration), "extension \(type.qualifiedName): _TableRowDeletion {}"))
    }
  }

  private func deletesRows(_ type: TypeRecord) -> Bool {
    type.methods.contains { $0.name == "tableView" && $0.labels == ["_", "commit", "forRowAt"] }
  }

  /// Returns whether an extension at the end of the file can name a class.
  private func isReachable(_ type: TypeRecord) -> Bool {
    guard type.kind == .class, !type.declaration.isConditional,
      let declaration = type.declaration.as(ClassDeclSyntax.self)
    else { return false }
    return type.isTopLevel
      || type.qualifiedName != type.name && !declaration.modifiers.containsAny(["private"])
  }
}

internal import SwiftSyntax

/// Marks the classes that delete or move rows of tables, or move items of collections.
///
/// UIKit shows a button that deletes a swiped row if the data source has
/// `tableView(_:commit:forRowAt:)`, a control that moves a row if it has
/// `tableView(_:moveRowAt:to:)`, and moves an item of a controller's collection by a long press if
/// it has `collectionView(_:moveItemAt:to:)`. Here these are protocols without requirements, such
/// as `_TableRowDeletion` of `UIKit`, since a method with a default implementation cannot be looked
/// for.
struct RowEditing {
  let output: FileOutput
  let project: ProjectIndex

  /// The protocols, with the names and labels of the methods.
  private static let kinds = [
    ("_TableRowDeletion", "tableView", ["_", "commit", "forRowAt"]),
    ("_TableRowMovement", "tableView", ["_", "moveRowAt", "to"]),
    ("_CollectionItemMovement", "collectionView", ["_", "moveItemAt", "to"]),
  ]

  /// Adds the conformances of the classes that the file declares.
  func add() {
    let file = output.file
    for type in project.types(in: file)
    where type.file.index == file.index && isReachable(type) {
      for (name, method, labels) in Self.kinds {
        func edits(_ type: TypeRecord) -> Bool {
          type.methods.contains { $0.name == method && $0.labels == labels }
        }
        guard edits(type), !project.superclasses(of: type).contains(where: edits) else { continue }
        output.trailer.append(
          (file.line(of: type.declaration), "extension \(type.qualifiedName): \(name) {}"))
      }
    }
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

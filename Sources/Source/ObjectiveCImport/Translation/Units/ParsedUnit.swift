/// A file of a program whose tree was read.
///
/// Nothing changes the tree, so that several translations may use it.
package struct ParsedUnit: @unchecked Sendable {
  /// The path of the user's file.
  package let path: String
  /// The user's declarations.
  let root: Node
  /// The files of the places.
  let files: [String]
  /// Whether there is an `@try`.
  let hasTry: Bool

  /// Reads a tree.
  ///
  /// - Parameters:
  ///   - unit: The file.
  ///   - isForeign: Returns whether a file that clang names is not the user's.
  /// - Throws: A ``TranslationFailure`` if the dump cannot be read.
  package init(
    _ unit: ObjectiveCProgram.Unit,
    isForeign: @escaping (String) -> Bool = ObjectiveCProgram.isForeign
  ) throws {
    path = unit.path
    do {
      (root, files, hasTry) = try DumpReader.read(unit.json, isForeign: isForeign)
    } catch {
      throw TranslationFailure(
        description: "\(unit.path): clang's tree cannot be read at byte \(error.offset).")
    }
  }
}

private import FileIO
private import Geometry
private import StageKit
private import SystemPackage
package import TouchScript
package import UIKit

/// A compiled program for iOS, of which films can be made.
package struct LoadedProgram: Sendable {
  /// The program as the user gave it, for messages.
  private let path: String
  /// The script in the comments of its files.
  package let script: Script
  /// All recipes of the program, in the order of its files.
  package let all: [ProgramRecipe]

  init(_ program: _Program, folder: ProgramFolder, script: Script) {
    self.script = script
    path = folder.path.printable
    var ids: Set<String> = []
    all = program.entries.map { entry in
      let title = entry.isPage ? folder.name : entry.name
      let id = Self.id(of: title)
      var unique = id
      var number = 2
      while !ids.insert(unique).inserted {
        unique = "\(id)-\(number)"
        number += 1
      }
      return ProgramRecipe(
        id: unique, title: title, program: program, entry: entry,
        resources: folder.resources.string)
    }
  }

  /// The recipes where a film starts unless one is named: the recipes of the source, a playground's page,
  /// the controllers, or the views; the first of these that there are.
  package var recipes: [ProgramRecipe] {
    let kinds: [(ProgramRecipe) -> Bool] = [
      { if case .recipe = $0.start { true } else { false } },
      { if case .page = $0.start { true } else { false } },
      { if case .controller = $0.start { true } else { false } },
      { if case .view = $0.start { true } else { false } },
    ]
    return kinds.lazy.map { all.filter($0) }.first { !$0.isEmpty } ?? []
  }

  /// Returns the recipe of a controller or view.
  ///
  /// - Parameter name: The name of its class, or its identifier.
  /// - Throws: A ``RecipeFileError`` that suggests the nearest name.
  package func recipe(named name: String) throws -> ProgramRecipe {
    if let found = all.first(where: { $0.title == name || $0.id == name }) { return found }
    let nearest = name.nearest(of: all.map(\.title)).map { "; the nearest is '\($0)'" } ?? ""
    throw RecipeFileError("\(path) has no controller or view '\(name.printable)'\(nearest).")
  }

  /// The identifier of a type, in letters, digits and hyphens.
  private static func id(of name: String) -> String {
    let id = String(name.hyphenated.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    return id.contains { $0 != "-" } ? id : "program"
  }
}

extension _Program.Entry {
  /// Whether the entry is the code of a playground page, whose name is of no use.
  fileprivate var isPage: Bool { if case .page = start { true } else { false } }
}

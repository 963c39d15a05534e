import FoundationEssentials
import RecipeLoading
import SystemPackage
import TestSupport
import UIKit

import class Foundation.NSUUID

/// The programs below `Programs`, compiled together once for all tests, as `zoetrope` compiles a
/// folder.
enum ProgramLibrary {
  // UIKit has a `Task` of its own, which follows the clock of a stage.
  private static let program = _Concurrency.Task { try await compile() }

  /// Returns the recipe that shows a class of a program.
  ///
  /// - Parameter name: The name of a controller or view.
  /// - Returns: The recipe.
  /// - Throws: An error if there is none.
  static func recipe(_ name: String) async throws -> ProgramRecipe {
    try await compiled.recipe(named: name)
  }

  /// Returns the recipe that shows the first controller of a storyboard.
  ///
  /// - Parameter name: The name of the storyboard.
  /// - Returns: The recipe.
  /// - Throws: An error if there is none.
  static func recipe(storyboard name: String) async throws -> ProgramRecipe {
    try await compiled.recipe(storyboard: name, controller: nil)
  }

  private static var compiled: LoadedProgram {
    get async throws {
      guard let program = try? await program.value else {
        // A test of its own reports why.
        throw ProgramError(description: "the programs do not compile")
      }
      return program
    }
  }

  /// The names of all controllers and views.
  ///
  /// - Throws: A ``ProgramError`` with the compiler's messages if a program cannot be compiled.
  static var names: [String] {
    get async throws { try await program.value.all.map(\.title) }
  }

  private static func compile() async throws -> LoadedProgram {
    // It stays until the process ends: programs read their files in it.
    let directory = FilePath(FileManager.default.temporaryDirectory.path)
      .appending("zoetrope-programs-\(NSUUID().uuidString)")
    let folder = directory.appending("Programs")
    try makeDirectory(directory)
    try makeDirectory(folder)
    let programs = FilePath(#filePath).removingLastComponent().removingLastComponent()
      .appending("Programs")
    for name in files(in: programs) {
      // Swift 2, which today's formatter cannot read, has an extension of its own.
      let flat = name.split(separator: "/").joined(separator: "-")
      let isDocument = flat.hasSuffix(".storyboard")
      let copy =
        isDocument
        ? String(name.split(separator: "/").last ?? "")
        : flat.hasSuffix(".swift2") ? String(flat.dropLast()) : flat
      try put(contents(of: programs.appending(name)), into: folder.appending(copy))
    }
    var messages: [String] = []
    let cache = CompiledFileCache(directory: directory.appending("Cache"))
    do {
      return try await RecipeFile(folder).program(choosing: nil, cache: cache) {
        messages.append($0)
      }
    } catch {
      throw ProgramError(description: (messages + ["\(error)"]).joined(separator: "\n"))
    }
  }
}

/// Why the programs do not compile.
struct ProgramError: Error, CustomStringConvertible {
  let description: String
}

import FoundationEssentials
import Geometry
import RecipeLoading
import StageKit
import SystemPackage
import TestSupport
import UIKit

import class Foundation.NSUUID

/// A program in Objective-C that runs on a stage: a file below `ObjectiveC`.
struct ObjectiveCRun {
  /// The folder of the programs.
  static let folder = FilePath(#filePath).removingLastComponent().removingLastComponent()
    .appending("ObjectiveC")

  // All programs share one, so that the headers are written once. It stays until the process ends.
  private static let cache = CompiledFileCache(
    directory: FilePath(FileManager.default.temporaryDirectory.path)
      .appending("zoetrope-objective-c-\(NSUUID().uuidString)"))

  let stage: Stage

  /// Compiles a program, and shows the last controller of its file.
  ///
  /// - Parameter name: The path of the file below the folder.
  /// - Throws: An error with the compiler's messages if it cannot be compiled.
  init(_ name: String) async throws {
    var messages: [String] = []
    do {
      let program = try await RecipeFile(Self.folder.appending(name)).program(
        choosing: nil, cache: Self.cache
      ) { messages.append($0) }
      let controller = "\(FilePath(name).stem ?? "")ViewController"
      let title = program.all.map(\.title).first { $0 == controller } ?? program.all.last?.title
      var recipe = try program.recipe(named: title ?? controller)
      recipe.settings.screen = DeviceScreen(size: .phone)
      stage = recipe.stage()
    } catch {
      throw ProgramError(description: (messages + ["\(error)"]).joined(separator: "\n"))
    }
  }

  /// What the program has printed.
  var output: [String] { stage.logEntries.map(\.text) }
}

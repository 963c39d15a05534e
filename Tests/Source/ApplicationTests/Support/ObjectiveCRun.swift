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
  fileprivate static let cache = CompiledFileCache(
    directory: FilePath(FileManager.default.temporaryDirectory.path)
      .appending("zoetrope-objective-c-\(NSUUID().uuidString)"))

  let stage: Stage

  /// Compiles a program, and shows the controller that is named after its file, or what it starts
  /// with.
  ///
  /// - Parameter name: The path of the file below the folder.
  /// - Throws: An error with the compiler's messages if it cannot be compiled.
  init(_ name: String) async throws { try await self.init(path: Self.folder.appending(name)) }

  /// Compiles a program, and shows the controller that is named after its file, or what it starts
  /// with.
  ///
  /// - Parameter path: The path of its file or folder.
  /// - Throws: An error with the compiler's messages if it cannot be compiled.
  init(path: FilePath) async throws {
    var messages: [String] = []
    do {
      let program = try await RecipeFile(path).program(
        choosing: nil, cache: Self.cache
      ) { messages.append($0) }
      let controller = "\(path.stem ?? "")ViewController"
      let titles = program.all.map(\.title)
      let title = try titles.first { $0 == controller } ?? program.recipes.last?.title
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

/// The programs below `Twins`, compiled together once for all tests.
enum ObjectiveCTwins {
  // UIKit has a `Task` of its own, which follows the clock of a stage.
  static let program = _Concurrency.Task {
    var messages: [String] = []
    do {
      return try await RecipeFile(ObjectiveCRun.folder.appending("Twins")).program(
        choosing: nil, cache: ObjectiveCRun.cache
      ) { messages.append($0) }
    } catch {
      throw ProgramError(description: (messages + ["\(error)"]).joined(separator: "\n"))
    }
  }
}

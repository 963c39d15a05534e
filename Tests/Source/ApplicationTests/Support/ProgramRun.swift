import Geometry
import StageKit
import Testing
import UIKit

/// A program that runs on a stage.
struct ProgramRun {
  let stage: Stage

  /// Shows a controller or view.
  ///
  /// - Parameters:
  ///   - name: The name of its class.
  ///   - size: The size of the screen; that of an iPhone 5 unless given.
  /// - Throws: An error if there is no such class.
  init(_ name: String, size: Size = .phone) async throws {
    var recipe = try await ProgramLibrary.recipe(name)
    recipe.settings.screen = DeviceScreen(size: size)
    stage = recipe.stage()
  }

  /// Shows the first controller of a storyboard.
  ///
  /// - Parameters:
  ///   - name: The name of the storyboard.
  ///   - size: The size of the screen.
  /// - Throws: An error if there is no such storyboard.
  init(storyboard name: String, size: Size = .phone) async throws {
    var recipe = try await ProgramLibrary.recipe(storyboard: name)
    recipe.settings.screen = DeviceScreen(size: size)
    stage = recipe.stage()
  }

  /// The view of the controller that fills the window.
  var root: View {
    get throws {
      let window = try #require(stage.view.subviews.first as? Window)
      return try #require(window.rootViewController?.view)
    }
  }

  /// The views on the controller's view, from back to front.
  var views: [View] { get throws { try root.subviews } }

  /// Returns all views below the root of a type.
  func all<Kind: View>(_ type: Kind.Type) throws -> [Kind] {
    func descendants(of view: View) -> [View] {
      view.subviews.flatMap { [$0] + descendants(of: $0) }
    }
    return try descendants(of: root).compactMap { $0 as? Kind }
  }

  /// What the program has printed.
  var output: [String] { stage.logEntries.map(\.text) }

  /// Advances frame by frame, and calls a function after each frame.
  func forEachFrame(until end: Double, _ body: (Double) throws -> Void) rethrows {
    var frame = Int((stage.time * 60).rounded())
    while Double(frame) / 60 < end {
      frame += 1
      stage.advance(to: Double(frame) / 60)
      try body(stage.time)
    }
  }
}

import Geometry
import RecipeLoading
import Recipes
import StageKit
import SystemPackage
import TestSupport
import Testing
import UIKit

/// Programs in Objective-C that do what programs in Swift do: those below `ObjectiveC/Twins`.
@Suite struct `twins in Objective-C` {
  private static let twins = TraceCase.all.filter { example in
    [
      "MoveViewController", "GrowFadeViewController", "RotateChainViewController",
      "GravityViewController", "GravityCollisionViewController", "ContactAlphaViewController",
      "ItemPropertiesViewController", "ResistanceViewController", "SnapViewController",
      "PushViewController", "AttachmentViewController", "RigidAttachmentViewController",
      "BouncingSpringViewController", "BouncingSpringAsPrintedViewController",
      "RollDownViewController", "TallBallViewController", "DynamicLineViewController",
      "FlickImageViewController", "CustomItemViewController", "BoundsMappingViewController",
      "ResizableViewController", "HalfSpeedViewController",
    ].contains(example.program)
  }

  @Test func `there is one for each program of the book`() {
    #expect(Self.twins.count(where: { $0.recipe.hasPrefix("book-") }) == 15)
  }

  @Test(arguments: twins)
  func `move as the program in Swift`(example: TraceCase) async throws {
    try await compare(
      ObjectiveCTwins.program.value.recipe(named: example.program), with: example)
  }

  @Test(arguments: [
    ("Line", "warren-dynamic-line"), ("Viewer", "warren-image-viewer-flick"),
  ])
  func `move as it does from a storyboard`(storyboard: String, recipe: String) async throws {
    let example = try #require(TraceCase.all.first { $0.recipe == recipe })
    let program = try await ObjectiveCTwins.program.value
    try await compare(program.recipe(storyboard: storyboard, controller: nil), with: example)
  }

  // What is computed is the same, operation by operation, but for sums in another order.
  private func compare(_ recipe: ProgramRecipe, with example: TraceCase) async throws {
    let expected = try await Self.stage(of: example, in: ProgramLibrary.recipe(example.program))
    let actual = try Self.stage(of: example, in: recipe)
    for frame in 0...300 {
      let time = Double(frame) / 60
      expected.advance(to: time)
      actual.advance(to: time)
      // The window and the controller's view come first.
      let states = zip(expected.viewStates.dropFirst(2), actual.viewStates.dropFirst(2))
        .prefix(example.views.count)
      try #require(Array(states).count == example.views.count)
      for (expected, actual) in states {
        try #require(
          isSame(actual, as: expected), "at \(time) s: \(actual) instead of \(expected)")
      }
    }
    #expect(actual.logEntries.map(\.text) == expected.logEntries.map(\.text))
  }

  private static func stage(of example: TraceCase, in recipe: ProgramRecipe) throws -> Stage {
    let size = try #require(Catalog.recipe(withID: example.recipe)).canvas
    var program = recipe
    program.settings.screen = DeviceScreen(size: size)
    let stage = Stage(size: size)
    program.perform(on: stage)
    example.script(stage)
    return stage
  }

  private func isSame(_ actual: ViewState, as expected: ViewState) -> Bool {
    zip(Self.numbers(of: actual), Self.numbers(of: expected)).allSatisfy {
      isClose($0, $1, within: 1e-9)
    }
  }

  private static func numbers(of state: ViewState) -> [Double] {
    [
      state.center.x, state.center.y, state.size.width, state.size.height, state.angle,
      state.alpha,
    ]
  }
}

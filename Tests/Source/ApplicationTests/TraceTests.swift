import Dynamics
import Geometry
import Recipes
import StageKit
import TestSupport
import Testing
import UIKit

/// The examples of the texts as source for iOS.
@Suite struct `examples as source for iOS` {
  @Test func `programs are compiled without changes`() async throws {
    #expect(try await ProgramLibrary.names.count > TraceCase.all.count)
  }

  @Test(arguments: TraceCase.all)
  func `move as the recipe does`(example: TraceCase) async throws {
    let recipe = try #require(Catalog.recipe(withID: example.recipe))
    let expected = recipe.stage()
    let actual = Stage(size: recipe.canvas)
    var program = try await ProgramLibrary.recipe(example.program)
    program.settings.screen = DeviceScreen(size: recipe.canvas)
    program.perform(on: actual)
    example.script(actual)

    for frame in 0...Int(recipe.duration * 60) {
      let time = Double(frame) / 60
      expected.advance(to: time)
      actual.advance(to: time)
      let differences = example.differences(of: actual, from: expected)
      try #require(differences.isEmpty, "at \(time) s: \(differences)")
    }
    if !actual.logEntries.isEmpty {
      #expect(expected.logEntries.map(\.text) == actual.logEntries.map(\.text))
      #expect(
        zip(expected.logEntries, actual.logEntries).allSatisfy { isClose($0.time, $1.time) })
    }
    let events = zip(expected.dynamicLogEntries.events, actual.dynamicLogEntries.events)
    for (expected, actual) in events {
      #expect(actual.isClose(to: expected), "\(actual) instead of \(expected)")
    }
    #expect(expected.dynamicLogEntries.count == actual.dynamicLogEntries.count)
  }
}

/// The programs and recipes compute the same, but for the order of some sums.
private let tolerance = 1e-9

private func isClose(_ left: Double, _ right: Double) -> Bool {
  TestSupport.isClose(left, right, within: tolerance)
}

private func isClose(_ left: Point, _ right: Point) -> Bool {
  isClose(left.x, right.x) && isClose(left.y, right.y)
}

/// A program, and the recipe that it repeats.
struct TraceCase: Sendable, CustomTestStringConvertible {
  /// The name of the controller.
  let program: String
  /// The identifier of the recipe.
  let recipe: String
  /// The names of the recipe's views, in the order of the program's.
  let views: [String]
  /// Schedules the touches.
  let script: @Sendable (Stage) -> Void

  init(
    _ program: String, _ recipe: String, _ views: [String],
    script: @escaping @Sendable (Stage) -> Void = { _ in }
  ) {
    self.program = program
    self.recipe = recipe
    self.views = views
    self.script = script
  }

  var testDescription: String { recipe }

  /// Describes the views that are elsewhere than in the recipe.
  func differences(of actual: Stage, from expected: Stage) -> [String] {
    let states = Dictionary(
      expected.viewStates.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    // The window and the controller's view come first.
    let others = actual.viewStates.dropFirst(2)
    guard others.count >= views.count else { return ["\(others.count) views"] }
    return zip(views, others).compactMap { name, actual in
      guard let expected = states[name] else { return "there is no \(name)" }
      let isSame =
        isClose(actual.center, expected.center) && isClose(actual.angle, expected.angle)
        && isClose(actual.alpha, expected.alpha)
        && isClose(actual.size.width, expected.size.width)
        && isClose(actual.size.height, expected.size.height)
      return isSame ? nil : "\(actual) instead of \(expected)"
    }
  }
}

/// An event of an animator, whose items are numbered.
private struct Event: CustomStringConvertible {
  let entry: DynamicLogEntry
  let items: [Int]

  var description: String { "\(entry)" }

  func isClose(to other: Event) -> Bool {
    ApplicationTests.isClose(entry.time, other.entry.time) && entry.kind == other.entry.kind
      && entry.animator == other.entry.animator && entry.boundary == other.entry.boundary
      && items == other.items
      && ApplicationTests.isClose(entry.point ?? .zero, other.entry.point ?? .zero)
  }
}

extension [DynamicLogEntry] {
  /// The events, with numbers in place of the items' names.
  fileprivate var events: [Event] {
    var numbers: [String: Int] = [:]
    return map { entry in
      for name in entry.items where numbers[name] == nil { numbers[name] = numbers.count }
      return Event(entry: entry, items: entry.items.compactMap { numbers[$0] })
    }
  }
}

import Geometry
import StageKit
import Testing

@Suite struct ParameterTests {
  private let settings: [String: ParameterValue] = [
    "elasticity": 0.75, "balls": 5, "gravity": false, "mode": "items",
  ]

  @Test func `without settings a parameter has its default`() {
    let recipe = EveryKind()
    #expect(recipe.elasticity == 0.2)
    let stage = recipe.stage()
    stage.advance(to: 1)
    #expect(
      stage.logEntries.map(\.text) == [
        "performed 0.2 3 true everything", "timer 0.2 3 true everything",
        "second timer 0.2 3 true everything",
      ])
  }

  @Test func `every requirement, event and event of an event reads the values that are set`()
    throws
  {
    let recipe = try EveryKind().setting(settings)
    #expect(recipe.id == "every-kind")
    #expect(recipe.title == "Every kind, items")
    #expect(recipe.canvas == Size(500, 100))
    #expect(recipe.duration == 1.75)
    let stage = recipe.stage()
    stage.advance(to: 0.6)
    stage.advance(to: 1)
    #expect(
      stage.logEntries.map(\.text) == [
        "performed 0.75 5 false items", "timer 0.75 5 false items",
        "second timer 0.75 5 false items",
      ])
  }

  @Test func `drawings read the values that are set`() throws {
    let plain = EveryKind().stage().frame(at: 0)
    let configured = try EveryKind().setting(["elasticity": 0.75]).stage().frame(at: 0)
    let same = try EveryKind().setting(["elasticity": 0.2]).stage().frame(at: 0)
    #expect(plain != configured)
    #expect(plain == same)
  }

  @Test func `settings apply to one recipe, not to its copies and not to others of its type`()
    throws
  {
    let recipe = EveryKind()
    let configured = try recipe.setting(settings)
    #expect(recipe.stage().logEntries.map(\.text) == ["performed 0.2 3 true everything"])
    #expect(EveryKind().stage().logEntries.map(\.text) == ["performed 0.2 3 true everything"])
    #expect(configured.stage().logEntries.map(\.text) == ["performed 0.75 5 false items"])

    let performing = try Performing().setting(["elasticity": 1])
    #expect(
      performing.stage().logEntries.map(\.text) == ["own 1.0", "performed 0.2 3 true everything"])
  }

  @Test func `later settings keep earlier ones of other parameters`() throws {
    let first = try EveryKind().setting(["elasticity": 0.5, "balls": 2])
    let second = try first.setting(["elasticity": 0.25])
    #expect(second.stage().logEntries.map(\.text) == ["performed 0.25 2 true everything"])
    #expect(first.stage().logEntries.map(\.text) == ["performed 0.5 2 true everything"])
    #expect(second.parameters.map { "\($0.value)" } == ["0.25", "2", "true", "everything"])
    #expect(second.parameters.map(\.isSet) == [true, true, false, false])
  }

  @Test func `assigning changes the default of a copy`() throws {
    let recipe = EveryKind()
    var copy = recipe
    copy.elasticity = 0.4
    copy.mode = .boundaries
    #expect(recipe.elasticity == 0.2)
    #expect(copy.elasticity == 0.4)
    #expect(copy.parameters.map { "\($0.defaultValue)" } == ["0.4", "3", "true", "boundaries"])
    #expect(
      try copy.setting(["balls": 9]).stage().logEntries.map(\.text) == [
        "performed 0.4 9 true boundaries"
      ])
    // The memberwise initializer of a structure takes values.
    #expect(SpringSettings(frequency: 3).frequency == 3)
  }

  @Test func `recipes that run at the same time have their own values`() async throws {
    let texts = try await withThrowingTaskGroup(of: (Int, [String]).self) { group in
      for count in 1...20 {
        group.addTask {
          let stage = try EveryKind().setting(["balls": .integer(count)]).stage()
          for step in 1...10 {
            stage.advance(to: Double(step) / 10)
            await Task.yield()
          }
          return (count, stage.logEntries.map(\.text))
        }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    for count in 1...20 {
      let values = "0.2 \(count) true everything"
      #expect(
        texts[count] == ["performed \(values)", "timer \(values)", "second timer \(values)"])
    }
  }

  @Test func `parameters are found in superclasses and in stored values, in their order`() throws {
    let recipe = StoringRecipe()
    #expect(
      recipe.parameters.map(\.name) == ["switch", "frequency", "damping", "in-tuple", "last"])
    let configured = try recipe.setting([
      "switch": true, "frequency": 2, "in-tuple": 4, "last": 5,
    ])
    #expect(configured.stage().logEntries.map(\.text) == ["true 2.0 4 5"])
  }

  @Test func `a recipe's own code finds the present values by reflection`() throws {
    struct Reflecting: Recipe {
      let id = "reflecting"
      let title = "Reflecting"
      let source = "Tests"
      let canvas = Size(100, 100)
      let duration = 1.0
      let keyMoments = [0.0]
      @Parameter("count", 0...5) var count = 1

      func perform(on stage: Stage) {
        stage.log(parameters.map { "\($0.name) \($0.value)" }.joined())
      }
    }
    #expect(
      try Reflecting().setting(["count": 4]).stage().logEntries.map(\.text) == ["count 4"])
  }
}

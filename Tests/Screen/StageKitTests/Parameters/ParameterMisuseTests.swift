import Geometry
import StageKit
import TestSupport
import Testing

/// Declarations that no text could set, or that are ambiguous, trap with a sentence.
@Suite struct ParameterMisuseTests {
  @Test func `a default out of the range`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Parameter(wrappedValue: 1.5, "elasticity", 0...1)
    }
    expectSentence(
      "the default of a parameter is not allowed: elasticity must be a number from 0 to 1, not "
        + "'1.5'.", from: result)
  }

  @Test func `assigning a value out of the range`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var recipe = EveryKind()
      recipe.ballCount = 0
    }
    expectSentence(
      "the default of a parameter is not allowed: balls must be a whole number from 1 to 20, not "
        + "'0'.", from: result)
  }

  @Test func `two parameters of one name`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      struct Twice: Recipe {
        let id = "twice"
        let title = "Twice"
        let source = "Tests"
        let canvas = Size(100, 100)
        let duration = 1.0
        let keyMoments = [0.0]
        let first = SpringSettings()
        let second = SpringSettings()
        func perform(on stage: Stage) {}
      }
      _ = Twice().parameters
    }
    expectSentence("the recipe twice has two parameters called frequency", from: result)
  }

  @Test(arguments: ["", "a=b", "a,b", "two words", "2fast", "-x", "a\u{1B}[m"])
  func `a name that no option could contain`(name: String) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [name] in
      _ = Parameter(wrappedValue: true, name)
    }
    expectSentence("a parameter's name must begin with a letter", from: result)
  }

  @Test func `a range that is not finite`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Parameter(wrappedValue: 1.5, "speed", 0...Double.infinity)
    }
    expectSentence("the range of the parameter speed must be finite", from: result)
  }

  @Test func `a step of 0`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Parameter(wrappedValue: 1.5, "speed", 0...2, step: 0)
    }
    expectSentence("the step of the parameter speed must be above 0, not 0.0", from: result)
  }

  @Test func `a choice with a comma`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      enum Pair: String, CaseIterable { case both = "a,b" }
      _ = Parameter(wrappedValue: Pair.both, "pair")
    }
    expectSentence(
      "the choices of the parameter pair must be one or more names without commas", from: result)
  }
}

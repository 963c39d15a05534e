import Rendering
import StageKit
import Testing

@Suite struct ParameterAssignmentTests {
  private func assignments(_ texts: [String]) -> [ParameterAssignment] {
    texts.compactMap(ParameterAssignment.init)
  }

  @Test(arguments: [
    ("a=1", "a", ["1"]), ("a=1,2,3", "a", ["1", "2", "3"]), ("a=", "a", [""]),
    ("a=b=c", "a", ["b=c"]), ("a=1,,2", "a", ["1", "", "2"]), ("a=-1", "a", ["-1"]),
  ])
  func `a name and values are parsed`(text: String, name: String, texts: [String]) {
    let assignment = ParameterAssignment(text)
    #expect(assignment?.name == name)
    #expect(assignment?.texts == texts)
  }

  @Test(arguments: ["", "a", "=1", "="])
  func `a text without a name or an equals sign is refused`(text: String) {
    #expect(ParameterAssignment(text) == nil)
  }

  @Test(arguments: [
    ("a=0..1/11", ["0", "0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7", "0.8", "0.9", "1"]),
    ("a=0.2..0.8/4", ["0.2", "0.4", "0.6", "0.8"]), ("a=-1..1/3", ["-1", "0", "1"]),
    ("a=2..8/4", ["2", "4", "6", "8"]),
    ("a=0..1/4", ["0", "0.3333333333333333", "0.6666666666666666", "1"]),
    ("a=1e-9..3e-9/3", ["1e-09", "2e-09", "3e-09"]), ("a=5,0..1/2", ["5", "0", "1"]),
    ("a=b..c/3", ["b..c/3"]), ("a=0.5", ["0.5"]),
  ])
  func `a range stands for evenly spaced values`(text: String, values: [String]) throws {
    #expect(try ParameterAssignment(text)?.expandingRanges().texts == values)
  }

  @Test(arguments: [
    ("0..1", "the range 0..1 needs a number of values: a=0..1/11."),
    ("1..0/3", "the range 1..0/3 must begin with its lower end."),
    ("1..1/3", "the range 1..1/3 must begin with its lower end."),
    ("0..1/1", "the range 0..1/1 must have 2 to 1000 values."),
    ("0..1/1001", "the range 0..1/1001 must have 2 to 1000 values."),
    ("0..1/2.5", "the range 0..1/2.5 must have 2 to 1000 values."),
    ("0..1/", "the range 0..1/ must have 2 to 1000 values."),
    (
      "0...1/3",
      "the range 0...1/3 needs two points between two numbers, and how many values, such as a=0..1/11."
    ),
    (
      "0..inf/3",
      "the range 0..inf/3 needs two points between two numbers, and how many values, such as a=0..1/11."
    ),
    (
      "0..1/3/4",
      "the range 0..1/3/4 needs two points between two numbers, and how many values, such as a=0..1/11."
    ),
  ])
  func `a range that is none is refused`(text: String, sentence: String) {
    #expect {
      try ParameterAssignment("a=\(text)")?.expandingRanges()
    } throws: {
      "\($0)" == sentence
    }
  }

  @Test func `combinations are in the order of the values, the last parameter first`() throws {
    let variants = try RecipeVariants(
      of: ParameterRecipe(), setting: assignments(["place=1,2", "shade=dark", "side=3,4"]),
      maxCount: 4, in: "A page", called: "films")
    #expect(variants.sweeps.map(\.parameter.name) == ["place", "side"])
    #expect(
      variants.recipes.map(\.nameWithSettings)
        == [(1, 3), (1, 4), (2, 3), (2, 4)].map {
          "parameters, place \($0) pt, side \($1) pt, shade dark"
        })
    #expect {
      _ = try RecipeVariants(
        of: ParameterRecipe(), setting: assignments(["place=1,2", "side=3,4"]), maxCount: 3,
        in: "A page", called: "films")
    } throws: {
      "\($0)" == "A page has at most 3 films; the values of --set make 2 x 2."
    }
  }

  @Test func `values configure a recipe, and its name shows them`() throws {
    let recipe = try assignments(["place=10", "shade=light"]).configure(ParameterRecipe())
    #expect(recipe.nameWithSettings == "parameters, place 10 pt, shade light")
    #expect(ParameterRecipe().nameWithSettings == "parameters")
    #expect(try assignments([]).configure(ParameterRecipe()).nameWithSettings == "parameters")
  }

  @Test(arguments: [
    (
      ["place=1", "place=2"],
      "--set gives place twice; several values for --grid are separated by commas."
    ),
    (["place=1,2"], "--set gives place 2 values; --grid shows them as tiles."),
    (
      ["pluce=1,2"],
      "parameters has no parameter 'pluce', only place, side, wide and shade; the nearest is 'place'."
    ),
    (["place=81"], "place must be a number from 0 to 80 pt, not '81'."),
    (["place="], "place must be a number from 0 to 80 pt, not ''."),
  ])
  func `values that cannot be set are refused`(texts: [String], sentence: String) {
    #expect {
      try assignments(texts).configure(ParameterRecipe())
    } throws: {
      "\($0)" == sentence
    }
  }

  @Test(arguments: [
    (
      ["place=1"],
      "--grid needs a parameter with several values, such as --set elasticity=0.2,0.5,0.8."
    ),
    ([], "--grid needs a parameter with several values, such as --set elasticity=0.2,0.5,0.8."),
    (
      ["place=1,2", "place=3"],
      "--set gives place twice; several values for --grid are separated by commas."
    ),
    (["place=1,99"], "place must be a number from 0 to 80 pt, not '99'."),
    (["place=1,"], "place must be a number from 0 to 80 pt, not ''."),
    (
      ["place=" + (1...13).map(String.init).joined(separator: ","), "side=1,2,3,4,5"],
      "A grid has at most 64 tiles; the values of --set make 13 x 5."
    ),
    (
      ["place=" + String(repeating: "1,", count: 99_999) + "1"],
      "A grid has at most 64 tiles; the values of --set make 100000."
    ),
  ])
  func `values that make no grid are refused`(texts: [String], sentence: String) {
    #expect {
      _ = try RecipeGrid(of: ParameterRecipe(), setting: assignments(texts))
    } throws: {
      "\($0)" == sentence
    }
  }
}

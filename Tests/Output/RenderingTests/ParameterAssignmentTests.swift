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

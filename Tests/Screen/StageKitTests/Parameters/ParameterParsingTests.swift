import FoundationEssentials
import StageKit
import Testing

@Suite struct ParameterParsingTests {
  @Test(arguments: [
    ("elasticity", "0.8", "0.8"), ("elasticity", "1", "1"), ("elasticity", "1e-3", "0.001"),
    ("elasticity", "-0", "0"), ("balls", "20", "20"), ("balls", "+7", "7"),
    ("gravity", "false", "false"), ("mode", "items", "items"),
  ])
  func `a text within the range is accepted`(name: String, text: String, value: String) throws {
    let recipe = try EveryKind().setting(parsing: [name: text])
    #expect(try "\(recipe.parameter(named: name).value)" == value)
  }

  @Test(arguments: [
    ("elasticity", "1.5", "elasticity must be a number from 0 to 1, not '1.5'."),
    ("elasticity", "nan", "elasticity must be a number from 0 to 1, not 'nan'."),
    ("elasticity", "1e999", "elasticity must be a number from 0 to 1, not '1e999'."),
    ("elasticity", "0,5", "elasticity must be a number from 0 to 1, not '0,5'."),
    ("elasticity", " 0.5", "elasticity must be a number from 0 to 1, not ' 0.5'."),
    ("elasticity", "", "elasticity must be a number from 0 to 1, not ''."),
    ("balls", "21", "balls must be a whole number from 1 to 20, not '21'."),
    ("balls", "2.5", "balls must be a whole number from 1 to 20, not '2.5'."),
    (
      "balls", "99999999999999999999",
      "balls must be a whole number from 1 to 20, not '99999999999999999999'."
    ),
    ("gravity", "yes", "gravity must be true or false, not 'yes'."),
    ("mode", "both", "mode must be items, boundaries or everything, not 'both'."),
    (
      "elastcity", "0.8",
      "every-kind has no parameter 'elastcity', only elasticity, balls, gravity and mode; the "
        + "nearest is 'elasticity'."
    ),
    (
      "zzzz", "0.8",
      "every-kind has no parameter 'zzzz', only elasticity, balls, gravity and mode."
    ),
  ])
  func `any other text is refused with what is allowed`(
    name: String, text: String, sentence: String
  ) {
    let error = #expect(throws: ParameterError.self) {
      try EveryKind().setting(parsing: [name: text])
    }
    #expect(error?.description == sentence)
  }

  @Test func `units are part of the sentence`() {
    let error = #expect(throws: ParameterError.self) {
      try StoringRecipe().setting(parsing: ["frequency": "100"])
    }
    #expect(error?.description == "frequency must be a number from 0 to 10 Hz, not '100'.")
  }

  @Test func `a value of another kind is refused, but a whole number is a number`() throws {
    #expect(try EveryKind().setting(["elasticity": 1]).duration == 2)
    #expect(throws: ParameterError.self) { try EveryKind().setting(["balls": 2.5]) }
    #expect(throws: ParameterError.self) { try EveryKind().setting(["gravity": 1]) }
    #expect(throws: ParameterError.self) { try EveryKind().setting(["mode": true]) }
  }

  @Test func `a recipe without parameters and one with one say so`() {
    let none = #expect(throws: ParameterError.self) {
      try SampleScene().setting(["a": 1])
    }
    #expect(none?.description == "sample-scene has no parameters, so 'a' cannot be set.")
    let one = #expect(throws: ParameterError.self) { try Performing().setting(["a": 1]) }
    #expect(one?.description == "performing has no parameter 'a', only elasticity.")
  }

  @Test func `parameters are encoded for controls`() throws {
    let recipe = try EveryKind().setting(["elasticity": 0.5])
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let lines = try (recipe.parameters + StoringRecipe().parameters).prefix(6).map {
      String(decoding: try encoder.encode($0), as: UTF8.self)
    }
    #expect(
      lines == [
        #"{"choices":null,"default":"0.2","highest":1,"kind":"number","lowest":0,"#
          + #""name":"elasticity","step":null,"unit":null,"value":"0.5"}"#,
        #"{"choices":null,"default":"3","highest":20,"kind":"integer","lowest":1,"#
          + #""name":"balls","step":null,"unit":null,"value":"3"}"#,
        #"{"choices":null,"default":"true","highest":null,"kind":"toggle","lowest":null,"#
          + #""name":"gravity","step":null,"unit":null,"value":"true"}"#,
        #"{"choices":["items","boundaries","everything"],"default":"everything","highest":null,"#
          + #""kind":"choice","lowest":null,"name":"mode","step":null,"unit":null,"#
          + #""value":"everything"}"#,
        #"{"choices":null,"default":"false","highest":null,"kind":"toggle","lowest":null,"#
          + #""name":"switch","step":null,"unit":null,"value":"false"}"#,
        #"{"choices":null,"default":"1","highest":10,"kind":"number","lowest":0,"#
          + #""name":"frequency","step":null,"unit":"Hz","value":"1"}"#,
      ])
  }
}

import SceneFile
import TestSupport
import Testing

/// The schema and the program accept and refuse the same, except for what a schema cannot tell.
@Suite struct SceneSchemaAgreementTests {
  /// What only the program can check: names, values of expressions, relations of values, and files.
  private static let beyondSchemas = [
    ": default: ", "a parameter that is true or false has no", "fromValue: a number",
    "toValue: a number", "byValue: a number", "values: a number", "points must differ",
    "is not a parameter", "there is no view", "is taken", "is several views", "is one view",
    "is not finite", "depends on nothing", "does not continue the expression", "is missing after '",
    "'*' is missing", "is needed, not '", "cannot be read: ", "is not one label",
    "the camera moves to", "padding is for the camera", "magnification is for the camera",
    "is needed, not the end", "is not a function", "arguments, not", "is not a unit",
    "is not a number", "nested deeper", "is not a list of numbers", "is a list; an element is",
    "are for the text of labels", "'}' is missing", "']' is missing", "decimals from 0 to 6",
    "is not a property of this view's layer", "change has no", "is for the name of a view",
    "are for pin, fixed and sliding", "joins two views", "joins two different views",
    "anchor is needed", "axis is needed", "the axis must not be", "does not move",
    "too small or thin", "must not be above the highest", "as many as", "times are needed",
    "the times must not fall", "the first end must be below", "ends after 1", "whole parameter",
    "not an image file", "the force is", "elements, with those that 'for' makes", "index ",
    "is not an operator", "3.141592653589793 is not allowed", "1.1 is not allowed",
    "41.5 is not allowed", "]' is not a color", "a whole number is needed, not '",
    "is no file that can be read", "is not one listing", "the first line of a range",
    "has no part with the id", "Cannot read ", "needs LaTeX and dvisvgm, which are not installed",
  ]

  /// What takes the place of a value: scalars of every kind, lists and mappings.
  private static let replacements: [SceneValue] =
    [
      "~", "null", "true", "True", "40", "-1", "0", "0.5", "2.5", "1e-308", "1e7", "1e999",
      ".inf", "0x1F", "0o17", "+5", ".5", "5.", "1a", "a1", "pi", "red", "box", "yes",
    ].map(SceneValue.plain)
    + [
      "", "41.5", "true", "1a", "p * 2.2", "1 / 0", "box", "box[0]", "#fff", "#ffff", "#12345678",
      "(", "a b", "{p}", String(repeating: "1 + ", count: 150) + "1",
      String(repeating: "x", count: 2001), String(repeating: "x", count: 41),
    ].map(SceneValue.quoted)
    + [
      .list([]), .list([.plain("1")]), .list([.plain("1"), .plain("2")]),
      .list([.plain("red"), .quoted("a")]), .list([.mapping([])]), .mapping([]),
      .mapping([("a", .plain("1"))]), .mapping([("1a", .plain("1"))]),
      .mapping([("default", .plain("1"))]),
      .list((0..<4).map { .number(Double($0)) }),
    ]

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `what one accepts the other accepts`(seed: UInt64) throws {
    let generator = try SceneGenerator()
    let validator = SchemaValidator(generator.schema)
    var random = SeededGenerator(seed: seed)
    let lists = SceneGenerator.lists.keys.sorted()
    let entries = lists.flatMap { list in
      generator.entries(of: list, with: .plain("1")).map { (list: list, entry: $0) }
    }
    for _ in 0..<150 {
      let entry = entries.randomElement(using: &random)!
      let scene = decorated(generator.scene([entry], profile: "modern"))
      let edited = edited(scene, with: &random)
      let isAccepted = try validator.accepts(edited.json)
      do {
        _ = try SceneRecipe(yaml: edited.yaml, path: "a.yaml")
        #expect(isAccepted, "the schema refuses \(edited.yaml.prefix(2000))")
      } catch {
        guard isAccepted else { continue }
        let sentence = error.description
        #expect(
          Self.beyondSchemas.contains { sentence.contains($0) },
          "the schema accepts \(edited.yaml.prefix(2000)), but \(sentence)")
      }
    }
  }

  /// Returns a scene with the keys that only some scenes have.
  private func decorated(_ scene: SceneValue) -> SceneValue {
    scene.setting("title", to: .plain("A"))
      .setting("canvas", to: .list([.plain("320"), .plain("400")]))
      .setting("keyMoments", to: .list([.plain("0"), .plain("0.5")]))
      .setting("background", to: .plain("white"))
      .setting("showsTouches", to: .plain("false"))
      .setting("plots", to: .list([.plain("ball.y")]))
      .setting("lists", to: .mapping([("l", .list([.plain("1"), .plain("2")]))]))
  }

  /// Returns a value in which one value, at any depth, is replaced, removed or added.
  private func edited(_ value: SceneValue, with random: inout SeededGenerator) -> SceneValue {
    guard Int.random(in: 0..<4, using: &random) > 0 else { return replacement(&random) }
    switch value {
    case .scalar: return replacement(&random)
    case .list(var elements):
      guard let index = elements.indices.randomElement(using: &random) else {
        return replacement(&random)
      }
      elements[index] = edited(elements[index], with: &random)
      return .list(elements)
    case .mapping(var entries):
      guard let index = entries.indices.randomElement(using: &random) else {
        return replacement(&random)
      }
      switch Int.random(in: 0..<12, using: &random) {
      case 0: entries.remove(at: index)
      case 1: entries.append(("extra", replacement(&random)))
      default: entries[index].value = edited(entries[index].value, with: &random)
      }
      return .mapping(entries)
    }
  }

  private func replacement(_ random: inout SeededGenerator) -> SceneValue {
    Self.replacements[Int.random(in: Self.replacements.indices, using: &random)]
  }
}

import ArgumentParser
import FileIO
import StageKit

/// `zoetrope list`: lists the recipes.
struct List<Collection: FilmCollection>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "list", abstract: "List the recipes, grouped by the text they come from.")
  }

  @Argument(
    help: ArgumentHelp(
      "A Swift file, or the folder or files of a program for iOS, whose recipes are listed instead.",
      valueName: "file",
      visibility: Collection.self is any ToolCollection.Type ? .default : .hidden),
    transform: { try Collection.contents(ofFile: $0) })
  var files: [FileContents] = []

  private var recipes: [any Recipe] {
    switch files.first {
    case nil: Collection.recipes
    case .recipes(let recipes): recipes
    case .program(let program): program.allRecipes
    case .tests: []
    }
  }

  @Flag(name: .customLong("ids"), help: "Print only the names, one per line.")
  var idsOnly = false

  @Flag(
    name: .customLong("parameters"),
    help:
      "Print the parameters of each recipe that has some: name, default, values that are allowed.")
  var showsParameters = false

  func validate() throws {
    guard files.count <= 1 || FileArgument.loaded.contents.count == 1 else {
      throw ValidationError("The recipes of one file, folder or program are listed at a time.")
    }
    guard !(idsOnly && showsParameters) else {
      throw ValidationError("--ids and --parameters exclude each other.")
    }
  }

  func run() throws {
    var results = Results()
    if showsParameters {
      try printParameters(to: &results)
    } else if idsOnly {
      for recipe in recipes { try results.print(recipe.id.printable) }
    } else {
      try printTable(to: &results)
    }
    try results.flush()
  }

  private func printParameters(to results: inout Results) throws {
    let recipes = self.recipes.map { (id: $0.id, parameters: $0.parameters) }
      .filter { !$0.parameters.isEmpty }
    let parameters = recipes.flatMap(\.parameters)
    let nameWidth = parameters.map(\.name.count).max() ?? 0
    let defaults = parameters.map { "\($0.defaultValue)" }
    let defaultWidth = defaults.map(\.count).max() ?? 0
    for (index, recipe) in recipes.enumerated() {
      if index > 0 { try results.print("") }
      try results.print(recipe.id.printable)
      for parameter in recipe.parameters {
        let name = parameter.name.padded(to: nameWidth)
        let value = "\(parameter.defaultValue)".padded(to: defaultWidth)
        try results.print("  \(name)  \(value)  \(parameter.allowedValues)".printable)
      }
    }
  }

  private func printTable(to results: inout Results) throws {
    let width = recipes.map(\.id.count).max() ?? 0
    var source: String?
    for recipe in recipes {
      if recipe.source != source {
        if source != nil { try results.print("") }
        if !recipe.source.isEmpty { try results.print(recipe.source.printable) }
        source = recipe.source
      }
      try results.print("  \(recipe.id.padded(to: width))  \(recipe.title)".printable)
    }
  }
}

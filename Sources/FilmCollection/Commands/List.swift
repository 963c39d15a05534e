import ArgumentParser
import StageKit

/// `zoetrope list`: lists the recipes.
struct List<Collection: FilmCollection>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "list", abstract: "List the recipes, grouped by the text they come from.")
  }

  @Flag(name: .customLong("ids"), help: "Print only the names, one per line.")
  var idsOnly = false

  func run() throws {
    var results = Results()
    if idsOnly {
      for recipe in Collection.recipes { try results.print(recipe.id) }
    } else {
      try printTable(to: &results)
    }
    try results.flush()
  }

  private func printTable(to results: inout Results) throws {
    let width = Collection.recipes.map(\.id.count).max() ?? 0
    var source: String?
    for recipe in Collection.recipes {
      if recipe.source != source {
        if source != nil { try results.print("") }
        if !recipe.source.isEmpty { try results.print(recipe.source) }
        source = recipe.source
      }
      let padding = String(repeating: " ", count: width - recipe.id.count)
      try results.print("  \(recipe.id)\(padding)  \(recipe.title)")
    }
  }
}

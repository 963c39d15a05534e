import ArgumentParser
import Recipes
import Stage

/// `zoetrope list`: what can be rendered.
struct List: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the recipes, grouped by the text they come from.")

  @Flag(name: .customLong("ids"), help: "Print only the names, one a line.")
  var idsOnly = false

  func run() {
    guard !idsOnly else {
      for recipe in Catalog.recipes { print(recipe.id) }
      return
    }
    let width = Catalog.recipes.map(\.id.count).max() ?? 0
    var source: String?
    for recipe in Catalog.recipes {
      if recipe.source != source {
        print(source == nil ? recipe.source : "\n\(recipe.source)")
        source = recipe.source
      }
      let padding = String(repeating: " ", count: width - recipe.id.count)
      print("  \(recipe.id)\(padding)  \(recipe.title)")
    }
  }
}

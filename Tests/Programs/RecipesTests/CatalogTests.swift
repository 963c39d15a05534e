import Geometry
import Recipes
import StageKit
import Testing

@Suite struct CatalogTests {
  @Test func `recipe ids are unique lower-case words joined by hyphens`() {
    let ids = Catalog.recipes.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { id in id.allSatisfy { $0.isNumber || $0.isLowercase || $0 == "-" } })
    #expect(Catalog.recipe(withID: "no-such-recipe") == nil)
  }

  @Test(arguments: Catalog.recipes.map(\.id))
  func `a recipe has a title, a source and sorted key moments within its duration`(id: String)
    throws
  {
    let recipe = try #require(Catalog.recipe(withID: id))
    #expect(!recipe.title.isEmpty && !recipe.source.isEmpty)
    #expect(recipe.keyMoments == recipe.keyMoments.sorted())
    #expect(recipe.keyMoments.allSatisfy((0...recipe.duration).contains))
    #expect(recipe.stage().size == recipe.canvas)
  }

  @Test(arguments: Catalog.recipes.map(\.id))
  func `two runs of a recipe have equal frames`(id: String) throws {
    let first = try RecipeRun(id)
    let second = try RecipeRun(id)
    for index in 0...Int(first.recipe.duration * 10) {
      let time = Double(index) / 10
      #expect(first.stage.frame(at: time) == second.stage.frame(at: time))
    }
  }
}

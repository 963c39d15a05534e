import Golden
import Recipes
import Stage
import SystemPackage
import Testing

/// Every recipe still looks as it did when its golden frames were looked at.
@Suite struct GoldenFramesTests {
  private let store = GoldenStore(
    directory: FilePath(#filePath).removingLastComponent().removingLastComponent()
      .removingLastComponent().appending("renders/golden"))

  @Test(arguments: Catalog.recipes.map(\.id))
  func `a recipe is as it was`(id: String) throws {
    let recipe = try #require(Catalog.recipe(withID: id))
    for failure in try store.check(recipe) { Issue.record(failure) }
  }

  @Test func `no golden frames are without a recipe`() {
    #expect(store.strays(besides: Catalog.recipes.map(\.id)) == [])
  }
}

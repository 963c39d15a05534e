import Golden
import ImageComparison
import ImageTesting
import Recipes
import StageKit
import SystemPackage
import Testing

/// Every recipe still looks as it did when its golden frames were looked at.
///
/// Nothing is recorded here, whatever is asked of the run: `zoetrope golden update` writes the frames
/// together with their manifest.
@Suite(.imageRecording(.never)) struct GoldenFramesTests {
  private let store = GoldenStore(
    directory: FilePath(#filePath).removingLastComponent().removingLastComponent()
      .removingLastComponent().appending("renders/golden"))

  @Test(arguments: Catalog.recipes.map(\.id))
  func `a recipe is as it was`(id: String) throws {
    let take = try GoldenTake(of: #require(Catalog.recipe(withID: id)))
    for failure in store.check(take.manifest) { Issue.record(failure) }
    for picture in take.pictures {
      expectImage(
        picture.image, matches: "\(id)/\(picture.name)", by: GoldenStore.usualMetric,
        in: store.directory)
    }
  }

  @Test func `no golden frames are without a recipe`() {
    #expect(store.strays(besides: Catalog.recipes.map(\.id)) == [])
  }
}

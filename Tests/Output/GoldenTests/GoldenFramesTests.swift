import Golden
import ImageComparison
import ImageTesting
import Recipes
import StageKit
import SystemPackage
import TestSupport
import Testing

/// Every recipe matches its golden frames.
///
/// These tests never record: `zoetrope golden update` writes the frames together with their
/// manifest.
@Suite(.tags(.golden), .imageRecording(.never)) struct GoldenFramesTests {
  private let store = GoldenStore(
    directory: repositoryRoot.appending("renders/golden"))

  @Test(arguments: Catalog.recipes.map(\.id))
  func `a recipe matches its golden frames`(id: String) throws {
    let capture = try GoldenCapture(of: #require(Catalog.recipe(withID: id)))
    for failure in store.check(capture.manifest) { Issue.record(failure) }
    for frame in capture.frames {
      expectImage(
        frame.image, matches: "\(id)/\(frame.name)", by: GoldenStore.defaultMetric,
        in: store.directory)
    }
  }

  @Test func `all golden frames belong to a recipe`() {
    #expect(store.orphans(excluding: Catalog.recipes.map(\.id)) == [])
  }
}

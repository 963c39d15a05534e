import Golden
import ImageTesting
import PictureKit
import Raster
import Recipes
import Rendering
import StageKit
import SystemPackage
import TestSupport
import Testing

/// The contact sheets in `renders` are those that `zoetrope demo` draws there, so that drawing them
/// leaves nothing to commit.
///
/// These tests never record: `zoetrope sheet RECIPE -o renders/RECIPE.png --force` draws a sheet
/// again.
@Suite(.tags(.golden), .imageRecording(.never)) struct ContactSheetGoldenTests {
  private static let directory = repositoryRoot.appending("renders")
  /// The recipes whose contact sheet is committed.
  private static let ids = Catalog.recipes.map(\.id).filter { !Catalog.viewGalleries.contains($0) }

  @Test(arguments: ids)
  func `the contact sheet of a recipe is what the program draws`(id: String) throws {
    let sheet = ContactSheet(of: try #require(Catalog.recipe(withID: id))).frame
    let image = try FrameRenderer(canvas: sheet.size).image(of: sheet)
    expectImage(image, matches: id, by: GoldenStore.defaultMetric, in: Self.directory)
  }

  @Test func `all contact sheets belong to a recipe`() {
    let sheets = names(in: Self.directory).filter { $0.hasSuffix(".png") }
    #expect(Set(sheets).subtracting(Catalog.recipes.map { "\($0.id).png" }) == [])
  }

  @Test func `the contact sheets that git ignores are those of the galleries of views`() throws {
    let text = String(
      decoding: try contents(of: repositoryRoot.appending(".gitignore")), as: UTF8.self)
    let rules = text.split(separator: "\n").map(String.init)
    #expect(rules.contains("/renders/gallery-*.png"))
    let exceptions = Self.ids.filter { $0.hasPrefix("gallery-") }.map { "!/renders/\($0).png" }
    #expect(Set(rules.filter { $0.hasPrefix("!/renders/") }) == Set(exceptions))
    #expect(Catalog.viewGalleries.allSatisfy { $0.hasPrefix("gallery-") })
  }
}

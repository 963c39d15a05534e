import Golden
import ImageTesting
import Raster
import Recipes
import StageKit
import TestSupport
import Testing

/// The galleries of views match golden frames at 2 and 3 pixels per point too, in light and dark.
@Suite(.tags(.golden)) struct GalleryScaleTests {
  @Test(arguments: Catalog.viewGalleries, [2.0, 3])
  func `a gallery of views matches its golden frame at a scale`(id: String, scale: Double) throws {
    let recipe = try #require(Catalog.recipe(withID: id))
    let frame = recipe.stage().frame(at: recipe.keyMoments[1])
    let image = try FrameRenderer(canvas: recipe.canvas, scale: scale).image(of: frame)
    expectImage(image, matches: "\(id)@\(Int(scale))x", by: GoldenStore.defaultMetric)
  }
}

extension Catalog {
  /// The galleries of views, by id.
  static let viewGalleries = recipes.filter { $0.title.hasPrefix("Gallery: ") }
    .map(\.id).filter { !["gallery-layers", "gallery-images"].contains($0) }
}

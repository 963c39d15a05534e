import Testing

/// The standard library's `precondition` drops its message in release builds: Geometry's takes its
/// place.
@Suite struct PreconditionTests {
  /// The modules whose checks a user's input meets.
  private static let modules = [
    "AVFoundation", "Artwork", "AudioToolbox", "Bars", "Commands", "Controls", "CoreGraphics",
    "CoreImage", "CoreMotion", "Dynamics", "Export", "Farm", "FilmKit", "Golden",
    "ImageComparison", "ImageFiles", "ImageFilters", "Imaging", "InteractionScript",
    "InterfaceDocuments", "Layers", "ObjectiveCSupport", "PictureKit", "Plots", "PreviewWorker",
    "ProjectFiles",
    "Raster", "RecipeLoading", "Recipes", "Rendering", "Report", "SceneFile", "SceneViews",
    "Scrolling", "SoundKit", "SourceImport", "StageContext", "StageDispatch", "StageFoundation",
    "StageKit", "Text", "Tween", "UIKit", "YAMLReading",
  ]

  @Test(arguments: modules)
  func `a file that calls precondition imports Geometry`(module: String) throws {
    let folder = try Repository.folder(of: module)
    let files = Repository.files(in: folder).filter { $0.hasSuffix(".swift") }
    #expect(!files.isEmpty)
    for file in files {
      let text = try Repository.text(of: "\(folder)/\(file)")
      guard text.contains(/(?m)^(?!\s*\/\/).*\bprecondition(?:Failure)?\(/) else { continue }
      let imports = /(?m)^(?:@_spi\(\w+\) )?(?:\w+ )?import Geometry$/
      #expect(text.contains(imports), "\(module)/\(file)")
    }
  }
}

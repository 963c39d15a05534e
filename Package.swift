// swift-tools-version: 6.2

import Foundation
import PackageDescription

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")
let flyingFox = Target.Dependency.product(name: "FlyingFox", package: "FlyingFox")
let flyingSocks = Target.Dependency.product(name: "FlyingSocks", package: "FlyingFox")
let subprocess = Target.Dependency.product(name: "Subprocess", package: "swift-subprocess")
let system = Target.Dependency.product(name: "SystemPackage", package: "swift-system")

/// The parser of Swift: the libraries that come with the toolchain, which compile files as recipes anyway.
///
/// The package swift-syntax takes as long to compile as all of Zoetrope. It is used where the toolchain has no
/// such libraries, or with ZOETROPE_SWIFT_SYNTAX=package.
let swiftSyntax = SwiftSyntaxLibraries()

struct SwiftSyntaxLibraries {
  var dependencies: [Target.Dependency] = []
  var packages: [Package.Dependency] = []
  var swiftSettings: [SwiftSetting] = []
  var linkerSettings: [LinkerSetting] = []

  init() {
    guard Context.environment["ZOETROPE_SWIFT_SYNTAX"] != "package", let directory = Self.directory
    else {
      packages = [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")]
      dependencies = ["SwiftParser", "SwiftSyntax"].map {
        .product(name: $0, package: "swift-syntax")
      }
      return
    }
    swiftSettings = [.unsafeFlags(["-I", directory])]
    linkerSettings = [
      .unsafeFlags(["-L", directory, "-Xlinker", "-rpath", "-Xlinker", directory]),
      .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftSyntax"),
    ]
  }

  /// The directory of the toolchain's libraries, in the toolchain whose PackageDescription runs this manifest.
  private static var directory: String? {
    let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
    guard
      let line = maps?.split(separator: "\n").first(where: { $0.hasSuffix("/libPackageDescription.so") }),
      let start = line.firstIndex(of: "/"),
      let end = line.range(of: "/lib/swift/pm/")?.lowerBound
    else { return nil }
    let directory = "\(line[start..<end])/lib/swift/host"
    let module = "\(directory)/SwiftSyntax.swiftmodule"
    return FileManager.default.fileExists(atPath: module) ? directory : nil
  }
}

// The one-way flow: recipe -> Stage -> Frame -> Raster -> Image -> Film. A target depends only on
// targets above it, and Stage and Raster know nothing of each other.
let package = Package(
  name: "zoetrope",
  products: [
    .executable(name: "zoetrope", targets: ["ZoetropeProgram"]),
    .executable(name: "zoetrope-source", targets: ["SourceProgram"]),
    .executable(name: "zoetrope-preview", targets: ["PreviewServer"]),
    .executable(name: "physics-testbed", targets: ["PhysicsTestbed"]),
    .library(name: "Zoetrope", targets: ["Zoetrope"]),
    .library(name: "FilmCollection", targets: ["Commands", "StageKit"]),
    .library(
      name: "UIKit",
      targets: [
        "UIKit", "CoreGraphics", "CoreImage", "CoreMotion", "PlaygroundSupport", "QuartzCore",
        "XCPlayground",
        "_Testing_CoreImage", "_Testing_UIKit",
      ]),
    .library(name: "Recipes", targets: ["Recipes", "StageKit", "Images", "Text"]),
    .library(name: "Tween", targets: ["Tween", "Geometry"]),
    .library(name: "Imaging", targets: ["Imaging", "ImageComparison"]),
    .library(
      name: "ImageTesting", targets: ["ImageTesting", "ImageComparison", "Imaging"]),
    .library(name: "Physics", targets: ["Physics"]),
    .library(name: "Dynamics", targets: ["Dynamics", "Geometry", "Physics"]),
    .library(name: "StageKit", targets: ["StageKit", "Geometry", "PictureKit"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    .systemLibrary(name: "Libm"),
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "CQREncode", pkgConfig: "libqrencode", providers: [.apt(["libqrencode-dev"])]),
    .systemLibrary(
      name: "CXXHash", pkgConfig: "libxxhash", providers: [.apt(["libxxhash-dev"])]),
    .target(name: "CFileIO"),
    .target(name: "CPhysics"),
    .target(name: "CPixels"),
    // libpng needs zlib, so that it is there.
    .target(
      name: "CPNG", dependencies: ["CLibPNG"], linkerSettings: [.linkedLibrary("z")]),
    .systemLibrary(name: "CLibPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .target(name: "CJPEG", dependencies: ["CLibJPEG"]),
    // librsvg returns errors and objects of GLib.
    .target(
      name: "CSVG", dependencies: ["CCairo"],
      linkerSettings: [
        .linkedLibrary("rsvg-2"), .linkedLibrary("gobject-2.0"), .linkedLibrary("glib-2.0"),
      ]),
    .systemLibrary(
      name: "CLibJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg62-turbo-dev"])]),
    .systemLibrary(
      name: "CWebP", pkgConfig: "libwebpdemux", providers: [.apt(["libwebp-dev"])]),
    // Pango's own flags have -pthread, which SwiftPM warns of; the module declares what it needs.
    .systemLibrary(
      name: "CPango", pkgConfig: "glib-2.0", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libpango1.0-dev"])]),
    .target(name: "CInstallation"),

    .target(name: "ElementaryFunctions", dependencies: ["Libm"]),
    .target(name: "Geometry", dependencies: ["ElementaryFunctions"]),
    .target(name: "LinearConstraints"),
    .target(name: "Physics", dependencies: ["CPhysics", "Libm"]),
    .target(name: "PhysicsScenes", dependencies: ["Physics"]),
    .target(name: "Dynamics", dependencies: ["ElementaryFunctions", "Geometry", "Physics"]),
    .target(name: "Tween", dependencies: ["ElementaryFunctions", "Geometry"]),
    .target(name: "PictureKit", dependencies: ["Geometry", "Tween"]),
    .target(
      name: "Layers", dependencies: ["ElementaryFunctions", "Geometry", "Tween", "PictureKit"]),
    .target(
      name: "StageKit",
      dependencies: [
        "Geometry", "Dynamics", "LinearConstraints", "Tween", "PictureKit", "Layers",
      ]),
    .target(
      name: "SceneViews",
      dependencies: ["Dynamics", "Geometry", "Layers", "PictureKit", "StageKit"]),
    .target(
      name: "Controls",
      dependencies: ["Geometry", "Layers", "PictureKit", "StageKit", "Tween"]),
    .target(
      name: "Scrolling",
      dependencies: [
        "Controls", "Dynamics", "ElementaryFunctions", "Geometry", "Layers", "PictureKit",
        "StageKit", "Tween",
      ]),
    .target(
      name: "Bars",
      dependencies: ["Controls", "Geometry", "Layers", "PictureKit", "Scrolling", "StageKit"]),
    .target(
      name: "Artwork", dependencies: ["Geometry", "PictureKit"]),
    .target(
      name: "Recipes",
      dependencies: [
        "Artwork", "Bars", "Controls", "ElementaryFunctions", "Geometry", "Dynamics", "StageKit",
        "Layers", "SceneViews",
        "Scrolling", "Tween", "PictureKit",
      ],
      resources: [
        .embedInCode("Galleries/Images/Files/landscape.png"),
        .embedInCode("Galleries/Images/Files/landscape.jpg"),
        .embedInCode("Galleries/Images/Files/landscape.webp"),
        .embedInCode("Galleries/Images/Files/landscape.svg"),
        .embedInCode("Galleries/Images/Files/landscape.pdf"),
        .embedInCode("Galleries/Images/Files/button.png"),
      ]),
    .target(name: "FileIO", dependencies: ["CFileIO", "CXXHash", system]),
    .target(
      name: "Imaging",
      dependencies: ["CJPEG", "CPNG", "CPixels", "CWebP", "ElementaryFunctions", "FileIO", system]),
    .target(
      name: "ImageComparison",
      dependencies: ["ElementaryFunctions", "FileIO", "Imaging", system]),
    .target(
      name: "ImageTesting",
      dependencies: [
        "FileIO", "Geometry", "PictureKit", "StageKit", "Imaging", "ImageComparison", "Raster",
        "FilmKit", "Rendering", "Text", system,
      ]),
    .target(
      name: "Raster",
      dependencies: [
        "ElementaryFunctions", "Geometry", "PictureKit", "Imaging", "CCairo", "CPixels", "CSVG",
      ]),
    .target(
      name: "Images",
      dependencies: [
        "CInstallation", "CSVG", "ElementaryFunctions", "FileIO", "Geometry", "PictureKit",
        "StageKit", "Imaging", "Raster", system,
      ]),
    .target(
      name: "ImageFilters",
      dependencies: ["CQREncode", "ElementaryFunctions", "Geometry", "PictureKit", "Raster"]),
    .target(
      name: "Text",
      dependencies: [
        "CFontconfig", "CHarfBuzz", "CInstallation", "CPango", "Geometry", "Imaging",
        "PictureKit",
      ]),
    .target(
      name: "FilmKit",
      dependencies: ["FileIO", "Imaging", "CPixels", "CWebP", subprocess, system]),
    .target(
      name: "Report", dependencies: ["FileIO", "ImageComparison", "Imaging", system],
      resources: [
        .embedInCode("Page/page.html"), .embedInCode("Page/page.css"),
        .embedInCode("Page/page.js"),
      ]),
    .target(
      name: "Golden",
      dependencies: [
        "FileIO", "Geometry", "PictureKit", "StageKit", "ImageComparison", "Imaging", "Raster",
        system,
      ]),
    .target(
      name: "Export",
      dependencies: [
        "ElementaryFunctions", "FileIO", "Geometry", "Imaging", "PictureKit", "Raster",
      ],
      resources: [
        .embedInCode("Player/player.html"), .embedInCode("Player/player.css"),
        .embedInCode("Player/player.js"),
      ]),
    .target(name: "Plots", dependencies: ["Geometry", "PictureKit"]),
    .target(
      name: "Rendering",
      dependencies: [
        "Dynamics", "Export", "FileIO", "Geometry", "PictureKit", "Plots", "StageKit", "Imaging",
        "Raster", "FilmKit", "Text", "Tween", system,
      ]),
    .target(
      name: "Farm",
      dependencies: ["FileIO", "FilmKit", "Imaging", "PictureKit", "Rendering", subprocess, system]),
    .target(name: "InterfaceDocuments", dependencies: ["ElementaryFunctions", "Geometry"]),
    .target(
      name: "UIKit",
      dependencies: [
        "Geometry", "Tween", "PictureKit", "Layers", "Dynamics", "StageKit", "Controls",
        "Scrolling", "Bars", "ElementaryFunctions", "ImageFilters", "Images", "InterfaceDocuments",
        "Text", system,
      ]),
    .target(name: "CoreGraphics", dependencies: ["UIKit"]),
    .target(name: "CoreImage", dependencies: ["UIKit"]),
    .target(name: "CoreMotion", dependencies: ["UIKit"]),
    .target(name: "PlaygroundSupport", dependencies: ["UIKit"]),
    .target(name: "QuartzCore", dependencies: ["UIKit"]),
    .target(name: "XCPlayground", dependencies: ["UIKit"]),
    .target(name: "_Testing_CoreImage"),
    .target(name: "_Testing_UIKit"),
    .target(
      name: "SourceImport", dependencies: swiftSyntax.dependencies,
      swiftSettings: swiftSyntax.swiftSettings, linkerSettings: swiftSyntax.linkerSettings),
    .target(
      name: "TouchScript",
      dependencies: [
        "Controls", "FileIO", "FilmKit", "Geometry", "StageKit", "UIKit", "YAMLReading", system,
      ]),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .target(name: "YAMLReading", dependencies: ["CYAML"]),
    .target(
      name: "SceneFile",
      dependencies: [
        "Artwork", "Dynamics", "ElementaryFunctions", "FileIO", "Geometry", "Images", "Imaging",
        "Layers", "PictureKit", "SceneViews", "StageKit", "Tween", "YAMLReading", system,
      ]),
    .target(
      name: "RecipeFile",
      dependencies: [
        "CoreGraphics", "CoreImage", "CoreMotion", "FileIO", "InterfaceDocuments",
        "PlaygroundSupport", "QuartzCore", "SourceImport", "StageKit", "TouchScript", "UIKit",
        "XCPlayground", subprocess, system,
      ]),
    .target(
      name: "PreviewWorker",
      dependencies: [
        "FileIO", "Geometry", "Dynamics", "PictureKit", "StageKit", "Imaging", "Raster", "FilmKit",
        "Rendering", "Golden", system,
      ]),
    .target(
      name: "Commands",
      dependencies: [
        "FileIO", "Geometry", "PictureKit", "StageKit", "ImageComparison", "Imaging", "Raster",
        "FilmKit", "Farm", "Export", "Plots", "Rendering", "Report", "Golden", "PreviewWorker",
        "SceneFile", argumentParser, subprocess, system,
      ]),
    .target(
      name: "Zoetrope",
      dependencies: [
        "Artwork", "Bars", "Controls", "Dynamics", "ElementaryFunctions", "Commands",
        "FilmKit", "Geometry", "Images", "Imaging", "Layers", "PictureKit", "Raster", "SceneViews",
        "Scrolling", "StageKit", "Text", "Tween", system,
      ]),
    .executableTarget(
      name: "ZoetropeProgram",
      dependencies: [
        "FileIO", "Commands", "Recipes", "Rendering", "StageKit", "Zoetrope",
        argumentParser, system,
      ],
      resources: [
        .embedInCode("Template/Manifest.swift"), .embedInCode("Template/MyFilms.swift"),
        .embedInCode("Template/Bounce.swift"), .embedInCode("Template/Card.swift"),
        .embedInCode("Template/CardTests.swift"), .embedInCode("Template/card.png"),
        .embedInCode("Template/README.md"), .embedInCode("Template/gitignore"),
        .embedInCode("Template/films.yml"),
      ]),
    .executableTarget(
      name: "SourceProgram",
      dependencies: [
        "Commands", "FileIO", "FilmKit", "RecipeFile", "Recipes", "StageKit", "TouchScript",
        "UIKit", "Zoetrope", argumentParser, system,
      ],
      // Compiled recipe files use the modules of the program.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
    .executableTarget(
      name: "PhysicsTestbed", dependencies: ["Physics", "PhysicsScenes", "Zoetrope"]),
    .executableTarget(
      name: "PreviewServer",
      dependencies: ["FileIO", argumentParser, flyingFox, flyingSocks, subprocess, system],
      resources: [
        .embedInCode("Page/page.html"), .embedInCode("Page/page.css"),
        .embedInCode("Page/connection.js"), .embedInCode("Page/controls.js"),
        .embedInCode("Page/elements.js"), .embedInCode("Page/film.js"),
        .embedInCode("Page/golden.js"), .embedInCode("Page/graphs.js"),
        .embedInCode("Page/keys.js"), .embedInCode("Page/main.js"),
        .embedInCode("Page/meter.js"), .embedInCode("Page/overlays.js"),
        .embedInCode("Page/panels.js"), .embedInCode("Page/picture.js"),
        .embedInCode("Page/player.js"), .embedInCode("Page/recipes.js"),
        .embedInCode("Page/saving.js"), .embedInCode("Page/scene.js"),
        .embedInCode("Page/status.js"), .embedInCode("Page/timeline.js"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

let testTargets: [Target] = [
  .target(name: "CAllocationCounter", path: "Tests/CAllocationCounter"),
  .target(
    name: "BrowserSupport", dependencies: [subprocess, system], path: "Tests/BrowserSupport"),
  .executableTarget(
    name: "FakePreviewWorker", dependencies: ["Imaging"], path: "Tests/FakePreviewWorker"),
  .executableTarget(
    name: "PhysicsHashes", dependencies: ["Physics", "PhysicsScenes"], path: "Tests/Processors",
    exclude: ["run.sh"]),
  .target(
    name: "TestSupport",
    dependencies: [
      "CAllocationCounter", "CWebP", "Imaging", subprocess, system,
    ],
    path: "Tests/TestSupport"),
  .testTarget(name: "YAMLReadingTests", dependencies: ["YAMLReading"]),
  .testTarget(name: "CPixelsTests", dependencies: ["CPixels", "TestSupport"]),
  .testTarget(
    name: "ElementaryFunctionsTests", dependencies: ["ElementaryFunctions", "TestSupport"]),
  .testTarget(
    name: "GeometryTests", dependencies: ["ElementaryFunctions", "Geometry", "TestSupport"]),
  .testTarget(
    name: "PhysicsTests",
    dependencies: ["ElementaryFunctions", "Physics", "PhysicsScenes", "TestSupport", system]),
  .testTarget(
    name: "DynamicsTests", dependencies: ["Dynamics", "Geometry", "Physics", "TestSupport"]),
  .testTarget(
    name: "TweenTests",
    dependencies: ["ElementaryFunctions", "Tween", "Geometry", "TestSupport"]),
  .testTarget(
    name: "PictureKitTests", dependencies: ["PictureKit", "Geometry", "Text", "TestSupport"]),
  .testTarget(
    name: "LayersTests",
    dependencies: [
      "ElementaryFunctions", "Layers", "Tween", "PictureKit", "Geometry", "Text", "TestSupport",
    ]),
  .testTarget(
    name: "StageKitTests",
    dependencies: [
      "Artwork", "StageKit", "Layers", "Dynamics", "Tween", "PictureKit", "Text", "Geometry",
      "TestSupport",
    ]),
  .testTarget(name: "LinearConstraintsTests", dependencies: ["LinearConstraints"]),
  .testTarget(
    name: "ControlsTests",
    dependencies: [
      "Controls", "StageKit", "Layers", "PictureKit", "Raster", "Imaging", "Text", "Geometry",
      "TestSupport",
    ]),
  .testTarget(
    name: "ScrollingTests",
    dependencies: [
      "Scrolling", "Controls", "StageKit", "Layers", "Dynamics", "PictureKit", "Text", "Geometry",
      "TestSupport",
    ]),
  .testTarget(
    name: "BarsTests",
    dependencies: [
      "Bars", "Controls", "Scrolling", "StageKit", "Layers", "PictureKit", "Text", "Geometry",
      "TestSupport",
    ]),
  .testTarget(name: "FileIOTests", dependencies: ["FileIO", "TestSupport", system]),
  .testTarget(name: "ImagingTests", dependencies: ["Imaging", "TestSupport", system]),
  .testTarget(
    name: "ImageComparisonTests",
    dependencies: ["FileIO", "ImageComparison", "Imaging", "TestSupport", system]),
  .testTarget(
    name: "ImageTestingTests",
    dependencies: [
      "ImageTesting", "StageKit", "FilmKit", "ImageComparison", "Imaging", "Geometry",
      "TestSupport", subprocess, system,
    ],
    exclude: ["Goldens"]),
  .testTarget(
    name: "RasterTests",
    dependencies: [
      "ElementaryFunctions", "Raster", "Imaging", "PictureKit", "Geometry", "TestSupport",
    ]),
  .testTarget(
    name: "ImagesTests",
    dependencies: [
      "Images", "Imaging", "Raster", "StageKit", "PictureKit", "Geometry", "TestSupport", system,
    ],
    exclude: ["FakePrograms"]),
  .testTarget(
    name: "ImageFiltersTests",
    dependencies: [
      "ImageFilters", "ElementaryFunctions", "Imaging", "PictureKit", "Geometry", "TestSupport",
      subprocess, system,
    ]),
  .testTarget(
    name: "TextTests", dependencies: ["Text", "PictureKit", "Geometry", "TestSupport"]),
  .testTarget(
    name: "FilmKitTests",
    dependencies: ["FilmKit", "ImageComparison", "Imaging", "TestSupport", system],
    exclude: ["FFmpeg/FakeFFmpegs"]),
  .testTarget(
    name: "PipelineTests",
    dependencies: [
      "Artwork", "ElementaryFunctions", "FilmKit", "Layers", "Raster", "StageKit", "Dynamics",
      "PictureKit", "ImageTesting", "ImageComparison", "Imaging", "Geometry", "TestSupport",
      "Zoetrope", system,
    ],
    exclude: ["Goldens", "ReadmeExamples/Goldens"]),
  .testTarget(name: "InterfaceDocumentsTests", dependencies: ["InterfaceDocuments", "Geometry"]),
  .testTarget(name: "SourceImportTests", dependencies: ["SourceImport"]),
  .testTarget(
    name: "TouchScriptTests",
    dependencies: ["FilmKit", "Geometry", "TestSupport", "TouchScript", "UIKit"]),
  .testTarget(
    name: "SceneFileTests",
    dependencies: [
      "Geometry", "ImageTesting", "Layers", "SceneFile", "SceneViews", "StageKit", "TestSupport",
      system,
    ]),
  // Source as for iOS: it imports UIKit alone and is of Swift 5.
  .target(name: "UIKitPrograms", dependencies: ["UIKit"], path: "Tests/UIKitPrograms"),
  .testTarget(
    name: "UIKitTests",
    dependencies: [
      "UIKit", "CoreImage", "CoreMotion", "PlaygroundSupport", "XCPlayground",
      "_Testing_CoreImage", "_Testing_UIKit",
      "UIKitPrograms", "Layers", "Tween", "Bars", "Controls", "Scrolling", "StageKit", "Dynamics",
      "Geometry", "Recipes", "PictureKit", "Raster", "Imaging", "TestSupport",
    ]),
  // Programs as for iOS, which the tests rewrite, compile and load.
  .testTarget(
    name: "ApplicationTests",
    dependencies: [
      "Dynamics", "Geometry", "Layers", "PictureKit", "RecipeFile", "Recipes", "Scrolling",
      "StageKit", "TestSupport", "UIKit", "_Testing_UIKit", system,
    ],
    exclude: ["Programs"],
    // The compiled programs use the modules of the tests.
    linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
  .testTarget(
    name: "RecipesTests",
    dependencies: [
      "Recipes", "StageKit", "Dynamics", "Geometry", "PictureKit", "TestSupport",
    ]),
  .testTarget(
    name: "ReportTests",
    dependencies: [
      "Report", "ImageComparison", "Imaging", "TestSupport", subprocess, system,
    ]),
  .testTarget(
    name: "GoldenTests",
    dependencies: [
      "Golden", "Recipes", "Rendering", "StageKit", "PictureKit", "Raster", "Text",
      "ImageTesting", "ImageComparison", "Imaging", "Geometry", "TestSupport", system,
    ],
    exclude: ["Goldens"]),
  .testTarget(
    name: "DocumentationTests",
    dependencies: ["FilmKit", "ImageTesting", "PhysicsScenes", "TestSupport", system]),
  .testTarget(
    name: "ExportTests",
    dependencies: [
      "Export", "ElementaryFunctions", "Geometry", "Imaging", "PictureKit", "Raster", "Text",
    ]),
  .testTarget(
    name: "PlotsTests", dependencies: ["Plots", "PictureKit", "Geometry", "Text"]),
  .testTarget(
    name: "RenderingTests",
    dependencies: [
      "Rendering", "FilmKit", "Raster", "StageKit", "Dynamics", "PictureKit", "Imaging",
      "Geometry", "TestSupport", system,
    ]),
  .testTarget(
    name: "FarmTests",
    dependencies: [
      "Farm", "FileIO", "FilmKit", "Imaging", "Rendering", "TestSupport", system,
    ]),
  .testTarget(
    name: "FarmEngineTests",
    dependencies: ["SourceProgram", "ZoetropeProgram", "TestSupport", "YAMLReading", subprocess, system],
    exclude: ["Support/cluster.sh", "Support/sshd.sh"]),
  .testTarget(
    name: "PreviewWorkerTests",
    dependencies: [
      "PreviewWorker", "Golden", "Rendering", "FilmKit", "Raster", "StageKit", "Dynamics",
      "PictureKit", "Imaging", "Geometry", "TestSupport", system,
    ]),
  .testTarget(
    name: "PreviewServerTests",
    dependencies: [
      "BrowserSupport", "FakePreviewWorker", "PreviewServer", "SourceProgram", "ZoetropeProgram", "Imaging",
      "TestSupport", subprocess, system,
    ]),
  .testTarget(
    name: "CommandTests",
    dependencies: [
      "SourceProgram", "ZoetropeProgram", "ElementaryFunctions", "ImageTesting", "Imaging", "PhysicsScenes",
      "PhysicsTestbed", "Recipes", "StageKit", "TestSupport", subprocess, system,
    ],
    exclude: ["Goldens"]),
]

// An installed copy has no tests. TEST_TARGETS=UIKitTests,TweenTests builds the tests of these alone.
if FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/Tests") {
  let names = Context.environment["TEST_TARGETS"]?.split(separator: ",").map(String.init)
  package.targets += testTargets.filter { target in
    target.type != .test || names?.contains(target.name) ?? true
  }
}

package.dependencies += swiftSyntax.packages

for target in package.targets where target.type != .system {
  if target.name == "UIKitPrograms" {
    target.swiftSettings = [.swiftLanguageMode(.v5)]
    continue
  }
  target.swiftSettings = (target.swiftSettings ?? []) + [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .treatAllWarnings(as: .error),
    .treatWarning("ExplicitSendable", as: .error),
  ]
}

// swift-tools-version: 6.2

import Foundation
import PackageDescription

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")
let flyingFox = Target.Dependency.product(name: "FlyingFox", package: "FlyingFox")
let flyingSocks = Target.Dependency.product(name: "FlyingSocks", package: "FlyingFox")
let openCombine = Target.Dependency.product(name: "OpenCombine", package: "OpenCombine")
let subprocess = Target.Dependency.product(name: "Subprocess", package: "swift-subprocess")
let system = Target.Dependency.product(name: "SystemPackage", package: "swift-system")

/// The parser of Swift: the libraries of the toolchain, which is needed to run Swift files anyway.
///
/// The package swift-syntax takes as long to compile as the program zoetrope. It is used where the
/// toolchain has no such libraries, or with ZOETROPE_SWIFT_SYNTAX=package.
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

  /// The directory of the libraries, in the toolchain whose PackageDescription runs this manifest;
  /// nil if it has none.
  private static var directory: String? {
    // A string would have the first page of the list alone, since its file has no size.
    let list = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
    let files = String(decoding: list ?? Data(), as: UTF8.self).split(separator: "\n")
      .compactMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } }
    guard let library = files.first(where: { $0.hasSuffix("/libPackageDescription.so") }),
      let end = library.range(of: "/pm/ManifestAPI/")?.lowerBound
    else { return nil }
    let directory = "\(library[..<end])/host"
    let module = "\(directory)/SwiftSyntax.swiftmodule"
    return FileManager.default.fileExists(atPath: module) ? directory : nil
  }
}

/// A folder of `Sources` or `Tests` with a folder for each target.
func room(_ name: String, in parent: String = "Sources", _ targets: [Target]) -> [Target] {
  for target in targets { target.path = "\(parent)/\(name)/\(target.name)" }
  return targets
}

// The rooms: a target depends on targets of its own room and of those above it. Data flows one way,
// too: source or recipe -> Stage -> Frame -> Raster -> Image -> Film. A manifest is one file.

/// Values and pure functions: they import nothing but the standard library and libm.
let mathematics = room(
  "Mathematics",
  [
    .systemLibrary(name: "Libm"),
    .target(name: "ElementaryFunctions", dependencies: ["Libm"]),
    .target(name: "Geometry", dependencies: ["ElementaryFunctions"]),
    .target(name: "Tween", dependencies: ["ElementaryFunctions", "Geometry"]),
    .target(name: "LinearConstraints", dependencies: ["Geometry"]),
  ])

/// Physics in meters with Box2D's words, UIKit Dynamics in points; CPhysics alone is C, for SIMD.
let engine = room(
  "Engine",
  [
    .target(name: "CPhysics"),
    .target(name: "Physics", dependencies: ["CPhysics", "Libm"]),
    .target(name: "PhysicsScenes", dependencies: ["Physics"]),
    .target(name: "Dynamics", dependencies: ["ElementaryFunctions", "Geometry", "Physics"]),
  ])

/// Layers, views and the clock: recipes become frames, which are values; neither Foundation nor C.
let screen = room(
  "Screen",
  [
    .target(name: "PictureKit", dependencies: ["Geometry", "Tween"]),
    .target(
      name: "Layers", dependencies: ["ElementaryFunctions", "Geometry", "Tween", "PictureKit"]),
    .target(name: "SoundKit", dependencies: ["ElementaryFunctions", "Geometry"]),
    .target(
      name: "StageKit",
      dependencies: [
        "Geometry", "Dynamics", "LinearConstraints", "Tween", "PictureKit", "Layers", "SoundKit",
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
      dependencies: [
        "Controls", "Dynamics", "Geometry", "Layers", "PictureKit", "Scrolling", "StageKit",
      ]),
    .target(
      name: "Artwork", dependencies: ["Geometry", "PictureKit"]),
  ])

/// Frames become images: Cairo, text, image files, comparison; nothing knows views or physics.
let pictures = room(
  "Pictures",
  [
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    // Little CMS is loaded where it is needed.
    .target(name: "CColorProfile", linkerSettings: [.linkedLibrary("dl")]),
    .target(name: "CFileIO"),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libpango1.0-dev"])]),
    // GdkPixbuf and libheif are loaded where they are needed.
    .target(name: "CImageFile", linkerSettings: [.linkedLibrary("dl")]),
    .target(name: "CJPEG", linkerSettings: [.linkedLibrary("jpeg")]),
    // Pango's own flags have -pthread, which SwiftPM warns of; the module declares what it needs.
    .systemLibrary(
      name: "CPango", pkgConfig: "glib-2.0", providers: [.apt(["libpango1.0-dev"])]),
    .target(name: "CPixels"),
    // libpng needs zlib, so it is there.
    .target(
      name: "CPNG",
      linkerSettings: [.linkedLibrary("png"), .linkedLibrary("z"), .linkedLibrary("deflate")]),
    .systemLibrary(
      name: "CQREncode", pkgConfig: "libqrencode", providers: [.apt(["libqrencode-dev"])]),
    // Installs the services that Text and ImageFiles provide, before main.
    .target(name: "CStartup"),
    // librsvg is loaded where it is needed.
    .target(name: "CSVG", dependencies: ["CCairo"], linkerSettings: [.linkedLibrary("dl")]),
    .systemLibrary(
      name: "CWebP", pkgConfig: "libwebpdemux", providers: [.apt(["libwebp-dev"])]),
    .systemLibrary(
      name: "CXXHash", pkgConfig: "libxxhash", providers: [.apt(["libxxhash-dev"])]),
    .target(name: "FileIO", dependencies: ["CFileIO", "CXXHash", system]),
    .target(
      name: "Imaging",
      dependencies: [
        "CColorProfile", "CJPEG", "CPNG", "CPixels", "CWebP", "ElementaryFunctions", "FileIO",
        "Geometry", system,
      ]),
    .target(
      name: "ImageComparison",
      dependencies: ["ElementaryFunctions", "FileIO", "Geometry", "Imaging", system]),
    .target(
      name: "Raster",
      dependencies: [
        "ElementaryFunctions", "Geometry", "PictureKit", "Imaging", "CCairo", "CPixels", "CSVG",
      ]),
    .target(name: "SyntaxHighlighting", dependencies: ["CStartup", "PictureKit"]),
    .target(
      name: "Text",
      dependencies: [
        "CFontconfig", "CHarfBuzz", "CStartup", "CPango", "FileIO", "Geometry", "Imaging",
        "PictureKit", system,
      ]),
    .target(
      name: "ImageFiles",
      dependencies: [
        "CImageFile", "CStartup", "CSVG", "ElementaryFunctions", "FileIO", "Geometry", "PictureKit",
        "Imaging", "Raster", system,
      ]),
    .target(
      name: "ImageFilters",
      dependencies: ["CQREncode", "ElementaryFunctions", "Geometry", "Imaging", "PictureKit"]),
  ])

/// Apple's names, a module a framework, and an application on a stage; Foundation is at home here.
let apple = room(
  "Apple",
  [
    // The flags that CXML is compiled with.
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .target(name: "CXML", dependencies: ["CLibXML2"]),
    .target(name: "XMLReading", dependencies: ["CXML"]),
    .target(
      name: "InterfaceDocuments", dependencies: ["ElementaryFunctions", "Geometry", "XMLReading"]),
    .target(name: "StageContext", dependencies: ["Geometry", "Layers", "StageKit"]),
    .target(name: "StageDispatch", dependencies: ["Geometry", "StageContext", "StageKit"]),
    .target(
      name: "StageFoundation",
      dependencies: [
        "Dynamics", "FileIO", "Geometry", "Layers", "PictureKit", "StageContext", "StageDispatch",
        "StageKit", system,
      ]),
    .target(
      name: "CoreGraphics",
      dependencies: [
        "ElementaryFunctions", "Geometry", "PictureKit", "StageContext", "StageFoundation",
      ]),
    .target(
      name: "CoreImage",
      dependencies: [
        "CoreGraphics", "Geometry", "ImageFiles", "ImageFilters", "PictureKit", "StageContext",
        system,
      ]),
    .target(
      name: "CoreMotion",
      dependencies: ["ElementaryFunctions", "StageContext", "StageFoundation", "StageKit"]),
    .target(
      name: "QuartzCore",
      dependencies: [
        "CoreGraphics", "Geometry", "Layers", "PictureKit", "StageContext", "StageFoundation",
        "StageKit", "Tween",
      ]),
    .target(
      name: "AudioToolbox",
      dependencies: ["SoundKit", "StageContext", "StageFoundation", "StageKit"]),
    .target(
      name: "AVFoundation",
      dependencies: [
        "AudioToolbox", "CoreGraphics", "Geometry", "Layers", "QuartzCore", "SoundKit",
        "StageContext", "StageKit",
      ]),
    .target(
      name: "UIKit",
      dependencies: [
        "Geometry", "Tween", "PictureKit", "Layers", "Dynamics", "StageKit", "Controls",
        "Scrolling", "Bars", "ElementaryFunctions", "ImageFilters", "ImageFiles",
        "InterfaceDocuments", "Text", "StageContext", "StageFoundation", "CoreGraphics",
        "CoreImage", "CoreMotion", "QuartzCore", "XMLReading", system,
      ]),
    // What translated Objective-C imports; its names hide Foundation's.
    .target(
      name: "ObjectiveCSupport",
      dependencies: [
        "AVFoundation", "AudioToolbox", "CoreGraphics", "CoreImage", "CoreMotion", "Dynamics",
        "ElementaryFunctions", "Geometry", "Layers", "PictureKit", "QuartzCore", "StageContext",
        "StageDispatch", "StageFoundation", "StageKit", "UIKit",
      ]),
    .target(name: "PlaygroundSupport", dependencies: ["StageContext", "StageKit", "UIKit"]),
    .target(name: "XCPlayground", dependencies: ["UIKit"]),
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_CoreImage"),
    .target(name: "_Testing_UIKit"),
  ])

/// Apple's frameworks beside UIKit: what they need of a device or a network is not there.
let frameworks = room(
  "Frameworks",
  [
    .target(
      name: "Combine",
      dependencies: ["StageContext", "StageDispatch", "StageFoundation", "StageKit", openCombine]),
    .target(name: "AVKit", dependencies: ["AVFoundation", "UIKit"]),
    .target(name: "AnchorConstraints", dependencies: ["Geometry", "StageKit", "UIKit"]),
    .target(
      name: "AnimationPlaying",
      dependencies: [
        "Controls", "ElementaryFunctions", "FrameworkSupport", "Geometry", "PictureKit",
        "StageContext", "StageKit", "Tween", "UIKit",
      ]),
    .target(name: "CellReuse", dependencies: ["Scrolling", "StageKit", "UIKit"]),
    .target(
      name: "ControlPublishers",
      dependencies: ["Bars", "Combine", "Controls", "StageKit", "UIKit"]),
    .target(name: "ConstraintOperators", dependencies: ["StageKit", "UIKit"]),
    .target(
      name: "EdgePinning", dependencies: ["Geometry", "StageContext", "StageKit", "UIKit"]),
    .target(name: "FramePinning", dependencies: ["Geometry", "StageKit", "UIKit"]),
    .target(
      name: "ConstraintMaking",
      dependencies: ["Geometry", "StageFoundation", "StageKit", "UIKit"]),
    .target(
      name: "ImageFetching", dependencies: ["Controls", "StageContext", "StageKit", "UIKit"]),
    .target(
      name: "ObjectSetup",
      dependencies: [
        "Bars", "Dynamics", "Geometry", "ImageFiles", "Layers", "PictureKit", "Scrolling",
        "StageFoundation", "StageKit", "UIKit",
      ]),
    .target(
      name: "TestCases", dependencies: ["StageContext", "StageFoundation", "StageKit", "UIKit"]),
    .target(name: "StageTesting", dependencies: ["StageFoundation", "TestCases", "UIKit"]),
    .target(
      name: "SnapshotTesting",
      dependencies: [
        "ElementaryFunctions", "Geometry", "ImageComparison", "ImageFiles", "Imaging", "Layers",
        "PictureKit", "StageContext", "StageFoundation", "StageKit", "StageTesting", "TestCases",
        "UIKit",
      ]),
    .target(
      name: "StageSuites",
      dependencies: ["SnapshotTesting", "StageContext", "StageFoundation", "TestCases", "UIKit"]),
    .target(name: "FrameworkSupport", dependencies: ["Geometry", "StageContext", "UIKit"]),
    .target(name: "Contacts", dependencies: ["FrameworkSupport", "StageContext", "UIKit"]),
    .target(name: "ContactsUI", dependencies: ["Contacts", "FrameworkSupport", "UIKit"]),
    .target(
      name: "CoreLocation",
      dependencies: [
        "ElementaryFunctions", "FrameworkSupport", "StageContext", "StageKit", "UIKit",
      ]),
    .target(
      name: "CoreData",
      dependencies: [
        "InterfaceDocuments", "StageContext", "StageFoundation", "StageKit", "UIKit",
      ]),
    .target(name: "EventKit", dependencies: ["FrameworkSupport", "StageContext", "UIKit"]),
    .target(name: "EventKitUI", dependencies: ["EventKit", "FrameworkSupport", "UIKit"]),
    .target(
      name: "LocalAuthentication", dependencies: ["FrameworkSupport", "StageContext", "UIKit"]),
    .target(
      name: "MapKit",
      dependencies: [
        "CoreLocation", "ElementaryFunctions", "FrameworkSupport", "Geometry", "UIKit",
      ]),
    .target(
      name: "MediaPlayer",
      dependencies: [
        "AVFoundation", "Controls", "FrameworkSupport", "Geometry", "StageContext", "UIKit",
      ]),
    .target(name: "MessageUI", dependencies: ["FrameworkSupport", "UIKit"]),
    .target(name: "Network", dependencies: ["FrameworkSupport", "StageContext", "UIKit"]),
    .target(
      name: "ObservableSequences",
      dependencies: [
        "Bars", "Controls", "Layers", "Scrolling", "StageContext", "StageKit", "UIKit",
      ]),
    .target(name: "JSONValues", dependencies: ["StageKit", "UIKit"]),
    .target(name: "NetworkReaching", dependencies: ["UIKit"]),
    .target(name: "ObjectMapping", dependencies: ["RequestMaking", "UIKit"]),
    .target(name: "ObjectStoring", dependencies: ["StageContext", "StageKit", "UIKit"]),
    .target(name: "Photos", dependencies: ["FrameworkSupport", "StageContext", "UIKit"]),
    .target(name: "PhotosUI", dependencies: ["FrameworkSupport", "Photos", "UIKit"]),
    .target(name: "RequestMaking", dependencies: ["StageContext", "UIKit"]),
    .target(
      name: "RequestTargets",
      dependencies: ["Combine", "ObservableSequences", "RequestMaking", "UIKit"]),
    .target(
      name: "ResourceNames", dependencies: ["Scrolling", "StageFoundation", "StageKit", "UIKit"]),
    .target(name: "SafariServices", dependencies: ["FrameworkSupport", "UIKit"]),
    .target(
      name: "SceneKit", dependencies: ["FrameworkSupport", "Geometry", "StageContext", "UIKit"]),
    .target(name: "Security", dependencies: ["StageContext", "UIKit"]),
    .target(name: "ServiceResolving", dependencies: ["UIKit"]),
    .target(
      name: "SpriteKit", dependencies: ["FrameworkSupport", "Geometry", "StageContext", "UIKit"]),
    .target(name: "StoreKit", dependencies: ["FrameworkSupport", "StageContext", "UIKit"]),
    .target(name: "TextLocalizing", dependencies: ["StageContext", "UIKit"]),
    .target(
      name: "TypeExtensions",
      dependencies: [
        "Bars", "Controls", "Geometry", "Layers", "PictureKit", "Scrolling", "StageFoundation",
        "StageKit", "UIKit",
      ]),
    .target(name: "SwiftUI", dependencies: ["Combine", "FrameworkSupport", "UIKit"]),
    .target(
      name: "SystemConfiguration", dependencies: ["FrameworkSupport", "StageContext", "UIKit"]),
    .target(
      name: "UserNotifications", dependencies: ["FrameworkSupport", "StageContext", "UIKit"]),
    .target(
      name: "WebKit", dependencies: ["FrameworkSupport", "Geometry", "StageContext", "UIKit"]),
  ])

/// What a user hands in becomes a recipe: scenes, scripts of what a viewer does, source for iOS.
let source = room(
  "Source",
  [
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .target(name: "YAMLReading", dependencies: ["CYAML"]),
    .target(
      name: "FigureReading",
      dependencies: [
        "ElementaryFunctions", "FileIO", "Geometry", "ImageFiles", "PictureKit", "SceneViews",
        "XMLReading", system,
      ]),
    .target(
      name: "SceneFile",
      dependencies: [
        "Artwork", "Dynamics", "ElementaryFunctions", "FigureReading", "FileIO", "Geometry",
        "ImageFiles", "Imaging", "Layers", "PictureKit", "SceneViews", "SoundKit", "StageKit",
        "Tween",
        "YAMLReading", system,
      ]),
    .target(
      name: "InteractionScript",
      dependencies: [
        "Bars", "Controls", "CoreMotion", "FileIO", "Geometry", "StageKit", "UIKit", "YAMLReading",
        system,
      ]),
    .target(name: "AppleNames"),
    .target(
      name: "SourceImport",
      dependencies: ["AppleNames", "FileIO", "InterfaceDocuments", "ProjectFiles"]
        + swiftSyntax.dependencies,
      linkerSettings: swiftSyntax.linkerSettings),
    .target(name: "CInterfaceTables"),
    .target(
      name: "ObjectiveCImport",
      dependencies: ["CInterfaceTables", "FileIO", "ProjectFiles", subprocess, system],
      exclude: ["Interfaces/Tables"]),
    .target(
      name: "ProjectFiles", dependencies: ["FileIO", "Geometry", "InterfaceDocuments", system]),
    .target(
      name: "RecipeLoading",
      dependencies: [
        "AVFoundation", "AVKit", "AnchorConstraints", "AnimationPlaying", "AudioToolbox",
        "CellReuse", "Combine", "ConstraintMaking", "ConstraintOperators", "Contacts",
        "ControlPublishers",
        "ContactsUI", "CoreData", "CoreGraphics", "CoreImage", "CoreLocation", "CoreMotion",
        "EdgePinning", "EventKit", "EventKitUI", "FileIO", "FramePinning", "Geometry",
        "ImageFetching", "ImageFiles",
        "InteractionScript", "InterfaceDocuments", "JSONValues", "LocalAuthentication", "MapKit",
        "MediaPlayer",
        "MessageUI",
        "Network", "NetworkReaching", "ObjectMapping", "ObjectSetup", "ObjectStoring",
        "ObjectiveCImport", "ObjectiveCSupport",
        "ObservableSequences",
        "Photos", "PhotosUI",
        "PlaygroundSupport", "ProjectFiles", "QuartzCore", "RequestMaking",
        "RequestTargets", "ResourceNames", "SafariServices",
        "SceneKit",
        "Security", "ServiceResolving", "SnapshotTesting", "SourceImport", "SpriteKit",
        "StageFoundation", "StageKit",
        "StageTesting", "StoreKit", "SwiftUI", "SystemConfiguration", "TestCases", "TextLocalizing",
        "TypeExtensions",
        "UIKit",
        "UserNotifications", "WebKit", "XCPlayground",
        subprocess, system,
      ]),
  ])

/// What is made of recipes: films, exports, plots, golden frames, shards on a farm.
let output = room(
  "Output",
  [
    .systemLibrary(name: "CAllocator"),
    .systemLibrary(name: "CPipe"),
    .target(
      name: "FilmKit",
      dependencies: [
        "FileIO", "Geometry", "Imaging", "CAllocator", "CPipe", "CPixels", "CWebP", "SoundKit",
        subprocess,
        system,
      ]),
    .target(
      name: "Export",
      dependencies: [
        "ElementaryFunctions", "FileIO", "Geometry", "Imaging", "PictureKit", "Raster",
      ],
      resources: [
        .embedInCode("Player/player.html"), .embedInCode("Player/player.css"),
        .embedInCode("Player/player.js"), .embedInCode("Player/plot.js"),
      ]),
    .target(name: "Plots", dependencies: ["FileIO", "Geometry", "PictureKit"]),
    .target(
      name: "Report",
      dependencies: ["FileIO", "Geometry", "ImageComparison", "Imaging", system],
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
      name: "Rendering",
      dependencies: [
        "Dynamics", "Export", "FileIO", "Geometry", "ImageFiles", "PictureKit", "Plots",
        "StageKit", "Imaging", "Raster", "FilmKit", "SoundKit", "SyntaxHighlighting", "Text",
        "Tween", system,
      ]),
    .target(
      name: "Farm",
      dependencies: [
        "FileIO", "FilmKit", "Geometry", "Imaging", "PictureKit", "Rendering", "SoundKit",
        subprocess, system,
      ]),
    .target(
      name: "ImageTesting",
      dependencies: [
        "FileIO", "Geometry", "PictureKit", "StageKit", "Imaging", "ImageComparison", "Raster",
        "FilmKit", "Rendering", "Text", system,
      ]),
  ])

/// The command line and the programs, the recipes that come with them, and the umbrella.
let programs = room(
  "Programs",
  [
    .target(
      name: "PreviewWorker",
      dependencies: [
        "FileIO", "Geometry", "Dynamics", "PictureKit", "StageKit", "Imaging", "Raster", "FilmKit",
        "Rendering", "Golden", "SoundKit", system,
      ]),
    .target(
      name: "Commands",
      dependencies: [
        "FileIO", "Geometry", "PictureKit", "StageKit", "ImageComparison", "Imaging", "Raster",
        "FilmKit", "Farm", "Export", "Plots", "Rendering", "Report", "Golden", "PreviewWorker",
        "SceneFile", "SoundKit", "YAMLReading", argumentParser, subprocess, system,
      ]),
    .target(
      name: "Zoetrope",
      dependencies: [
        "Artwork", "Bars", "Controls", "Dynamics", "ElementaryFunctions", "Commands",
        "FigureReading", "FileIO",
        "FilmKit", "Geometry", "ImageFiles", "Imaging", "Layers", "PictureKit", "Raster",
        "Rendering", "SceneViews", "Scrolling", "SoundKit", "StageKit", "Text", "Tween", system,
      ]),
    .target(
      name: "Recipes",
      dependencies: [
        "Artwork", "Bars", "Controls", "ElementaryFunctions", "Geometry", "Dynamics", "StageKit",
        "Layers", "SceneViews", "Scrolling", "Tween", "PictureKit",
      ],
      resources: [
        .embedInCode("Galleries/Images/Files/landscape.png"),
        .embedInCode("Galleries/Images/Files/landscape.jpg"),
        .embedInCode("Galleries/Images/Files/landscape.webp"),
        .embedInCode("Galleries/Images/Files/landscape.svg"),
        .embedInCode("Galleries/Images/Files/landscape.pdf"),
        .embedInCode("Galleries/Images/Files/button.png"),
      ]),
    .executableTarget(
      name: "ZoetropeProgram",
      dependencies: [
        "FileIO", "Commands", "Recipes", "Rendering", "SceneFile", "StageKit", "Zoetrope",
        argumentParser, system,
      ],
      resources: [
        .embedInCode("Template/Manifest.swift"), .embedInCode("Template/MyFilms.swift"),
        .embedInCode("Template/Bounce.swift"), .embedInCode("Template/Card.swift"),
        .embedInCode("Template/CardTests.swift"), .embedInCode("Template/card.png"),
        .embedInCode("Template/README.md"), .embedInCode("Template/gitignore"),
        .embedInCode("Template/films.yml"),
        .embedInCode("Template/App/AppManifest.swift"), .embedInCode("Template/App/AppREADME.md"),
        .embedInCode("Template/App/HomeController.swift"),
        .embedInCode("Template/App/HomeTests.swift"), .embedInCode("Template/App/Linux.swift"),
        .embedInCode("Template/App/app.yml"), .embedInCode("Template/App/home.png"),
      ]),
    .executableTarget(
      name: "SourceProgram",
      dependencies: [
        "Commands", "FileIO", "FilmKit", "Geometry", "PictureKit", "RecipeLoading", "Recipes",
        "SnapshotTesting", "StageKit", "TestCases",
        "InteractionScript", "UIKit", "Zoetrope", argumentParser, system,
      ],
      // Compiled recipe files use the modules of the program. The report of a trap takes 6 s or
      // more to look up lines of the program, and a moment without them.
      linkerSettings: [
        .unsafeFlags(["-Xlinker", "--export-dynamic"]),
        .unsafeFlags(["-Xlinker", "--strip-debug"], .when(configuration: .release)),
      ]),
    .executableTarget(
      name: "SourceRewriter", dependencies: ["FileIO", "ProjectFiles", "SourceImport", system]),
    .plugin(
      name: "UIKitSource", capability: .buildTool(), dependencies: ["SourceRewriter"]),
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
  ])

/// What tests of source for iOS import.
let testFrameworks = ["SnapshotTesting", "StageSuites", "StageTesting", "TestCases"]

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
        "UIKit", "AVFoundation", "AudioToolbox", "CoreGraphics", "CoreImage", "CoreMotion",
        "ObjectiveCSupport", "PlaygroundSupport",
        "QuartzCore", "StageDispatch", "StageFoundation",
        "XCPlayground", "_Testing_CoreGraphics", "_Testing_CoreImage",
        "_Testing_UIKit",
      ] + frameworks.map(\.name).filter { !testFrameworks.contains($0) }),
    .library(name: "UIKitTesting", targets: testFrameworks),
    .plugin(name: "UIKitSource", targets: ["UIKitSource"]),
    .library(
      name: "Recipes",
      targets: ["Recipes", "StageKit", "ImageFiles", "SyntaxHighlighting", "Text"]),
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
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: mathematics + engine + screen + pictures + apple + frameworks + source + output
    + programs,
  swiftLanguageModes: [.v6]
)

// MARK: Tests, in the same rooms

let mathematicsTests = room(
  "Mathematics", in: "Tests",
  [
    .testTarget(
      name: "ElementaryFunctionsTests", dependencies: ["ElementaryFunctions", "TestSupport"]),
    .testTarget(
      name: "GeometryTests", dependencies: ["ElementaryFunctions", "Geometry", "TestSupport"]),
    .testTarget(
      name: "TweenTests",
      dependencies: ["ElementaryFunctions", "Tween", "Geometry", "TestSupport"]),
    .testTarget(name: "LinearConstraintsTests", dependencies: ["LinearConstraints"]),
  ])

let engineTests = room(
  "Engine", in: "Tests",
  [
    .executableTarget(
      name: "PhysicsHashes", dependencies: ["Physics", "PhysicsScenes"],
      exclude: ["run.sh"]),
    .testTarget(
      name: "PhysicsTests",
      dependencies: ["ElementaryFunctions", "Physics", "PhysicsScenes", "TestSupport", system]),
    .testTarget(
      name: "DynamicsTests", dependencies: ["Dynamics", "Geometry", "Physics", "TestSupport"]),
  ])

let screenTests = room(
  "Screen", in: "Tests",
  [
    .testTarget(
      name: "PictureKitTests", dependencies: ["PictureKit", "Geometry", "Text", "TestSupport"]),
    .testTarget(name: "SoundKitTests", dependencies: ["SoundKit"]),
    .testTarget(
      name: "LayersTests",
      dependencies: [
        "ElementaryFunctions", "Layers", "Tween", "PictureKit", "Geometry", "Text", "TestSupport",
      ]),
    .testTarget(
      name: "StageKitTests",
      dependencies: [
        "Artwork", "Scrolling", "SoundKit", "StageKit", "Layers", "Dynamics", "Tween",
        "PictureKit", "Text", "Geometry", "TestSupport", system,
      ],
      exclude: [
        "Layout/Generated/generated-layouts.jsonl", "Layout/Generated/generated-layouts.py",
      ]),
    .testTarget(
      name: "ControlsTests",
      dependencies: [
        "Controls", "StageKit", "Layers", "PictureKit", "Raster", "Imaging", "Text", "Geometry",
        "TestSupport",
      ]),
    .testTarget(
      name: "ScrollingTests",
      dependencies: [
        "Scrolling", "Controls", "StageKit", "Layers", "Dynamics", "PictureKit", "Text",
        "Geometry", "TestSupport",
      ]),
    .testTarget(
      name: "SceneViewsTests",
      dependencies: [
        "Geometry", "PictureKit", "SceneViews", "StageKit", "SyntaxHighlighting", "TestSupport",
        "Text",
      ]),
    .testTarget(
      name: "BarsTests",
      dependencies: [
        "Bars", "Controls", "Scrolling", "StageKit", "Layers", "PictureKit", "Text", "Geometry",
        "TestSupport",
      ]),
  ])

let picturesTests = room(
  "Pictures", in: "Tests",
  [
    .testTarget(name: "CPixelsTests", dependencies: ["CPixels", "TestSupport"]),
    .target(name: "FileReplacements", dependencies: ["FileIO", system]),
    .executableTarget(
      name: "FailingReplacements", dependencies: ["FileIO", "FileReplacements", system]),
    .testTarget(
      name: "FileIOTests",
      dependencies: ["FileIO", "FailingReplacements", "FileReplacements", "TestSupport", system]),
    .testTarget(
      name: "ImagingTests",
      dependencies: ["ElementaryFunctions", "Imaging", "TestSupport", system]),
    .testTarget(
      name: "ImageComparisonTests",
      dependencies: ["FileIO", "ImageComparison", "Imaging", "TestSupport", system]),
    .testTarget(
      name: "RasterTests",
      dependencies: [
        "ElementaryFunctions", "Raster", "Imaging", "PictureKit", "Geometry", "TestSupport",
      ]),
    // The parsers of Swift and YAML find the tokens that the highlighter is compared with.
    .testTarget(
      name: "SyntaxHighlightingTests",
      dependencies: ["PictureKit", "SyntaxHighlighting", "TestSupport", "YAMLReading", system]
        + swiftSyntax.dependencies,
      linkerSettings: swiftSyntax.linkerSettings),
    .testTarget(
      name: "TextTests", dependencies: ["Text", "PictureKit", "Geometry", "TestSupport"]),
    .testTarget(
      name: "ImageFilesTests",
      dependencies: [
        "FileIO", "ImageFiles", "Rendering", "Imaging", "Raster", "StageKit", "PictureKit",
        "Geometry", "TestSupport", system,
      ],
      exclude: ["FakePrograms", "Files"]),
    .testTarget(
      name: "ImageFiltersTests",
      dependencies: [
        "ImageFilters", "ElementaryFunctions", "Imaging", "PictureKit", "Geometry", "TestSupport",
        subprocess, system,
      ]),
  ])

let appleTests = room(
  "Apple", in: "Tests",
  [
    .testTarget(name: "InterfaceDocumentsTests", dependencies: ["InterfaceDocuments", "Geometry"]),
    .testTarget(
      name: "CoreImageTests",
      dependencies: [
        "CoreImage", "ImageFilters", "ImageTesting", "TestSupport", "_Testing_CoreGraphics",
        "_Testing_CoreImage", system,
      ]),
    .testTarget(
      name: "SymbolTests",
      dependencies: [
        "UIKit", "StageKit", "Geometry", "PictureKit", "Raster", "Imaging", "ImageComparison",
        "ImageTesting", "TestSupport", system,
      ],
      exclude: ["Uses"]),
    .testTarget(
      name: "ObjectiveCSupportTests",
      dependencies: [
        "ObjectiveCSupport", "Geometry", "PictureKit", "StageKit", "TestSupport",
        "_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit",
      ]),
    // Source as for iOS: it imports UIKit alone and is of Swift 5.
    .target(name: "UIKitPrograms", dependencies: ["UIKit"]),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "UIKit", "AVFoundation", "AudioToolbox", "InterfaceDocuments", "CoreImage", "CoreMotion",
        "PlaygroundSupport", "XCPlayground", "_Testing_CoreGraphics", "_Testing_CoreImage",
        "_Testing_UIKit", "UIKitPrograms", "Layers", "Tween", "Bars", "Controls", "Scrolling",
        "StageContext", "StageFoundation", "StageKit", "Dynamics", "Geometry", "Recipes",
        "PictureKit", "Raster", "Imaging", "SoundKit",
        "TestSupport",
      ]),
  ])

let frameworkTests = room(
  "Frameworks", in: "Tests",
  [
    .testTarget(
      name: "FrameworkTests",
      dependencies: [
        "AVFoundation", "AVKit", "AnchorConstraints", "AnimationPlaying", "CellReuse",
        "Combine", "ConstraintMaking", "ConstraintOperators", "Contacts", "ControlPublishers",
        "CoreData",
        "CoreLocation", "EdgePinning", "EventKit", "FramePinning", "Geometry", "ImageFetching",
        "JSONValues",
        "LocalAuthentication",
        "MapKit", "MediaPlayer", "MessageUI", "Network", "NetworkReaching", "ObjectMapping",
        "ObjectSetup", "ObjectStoring", "ObservableSequences",
        "Photos",
        "PhotosUI",
        "RequestMaking", "RequestTargets", "ResourceNames", "SafariServices", "SceneKit",
        "Scrolling", "Security", "ServiceResolving",
        "SnapshotTesting", "SpriteKit",
        "StageContext", "StageKit",
        "StageTesting", "StoreKit", "SwiftUI", "SystemConfiguration", "TestCases", "TestSupport",
        "TextLocalizing", "TypeExtensions", "UIKit",
        "UserNotifications", "WebKit", "_Testing_CoreGraphics", "_Testing_CoreImage",
        "_Testing_UIKit",
      ])
  ])

let sourceTests = room(
  "Source", in: "Tests",
  [
    .testTarget(name: "YAMLReadingTests", dependencies: ["YAMLReading"]),
    .testTarget(
      name: "FigureReadingTests",
      dependencies: [
        "FigureReading", "Geometry", "ImageComparison", "ImageFiles", "Imaging", "Layers",
        "PictureKit", "Raster", "SceneFile", "SceneViews", "StageKit", "TestSupport", system,
      ],
      exclude: ["Formulas"]),
    .testTarget(
      name: "SceneFileTests",
      dependencies: [
        "Dynamics", "Geometry", "ImageTesting", "Layers", "PictureKit", "SceneFile", "SceneViews",
        "StageKit", "TestSupport", system,
      ]),
    .testTarget(
      name: "InteractionScriptTests",
      dependencies: [
        "Bars", "Controls", "Geometry", "InteractionScript", "StageKit", "TestSupport", "UIKit",
        "_Testing_UIKit",
      ]),
    .testTarget(name: "AppleNamesTests", dependencies: ["AppleNames"]),
    .testTarget(
      name: "ObjectiveCImportTests",
      dependencies: [
        "AVFoundation", "AppleNames", "AudioToolbox", "CoreMotion", "FileIO", "InterfaceDocuments",
        "ObjectiveCImport", "ObjectiveCSupport", "ProjectFiles", "QuartzCore", "TestSupport",
        "UIKit", subprocess, system,
      ]),
    .testTarget(
      name: "SourceImportTests", dependencies: ["InterfaceDocuments", "SourceImport"]),
    // Programs as for iOS, which the tests rewrite, compile and load.
    .testTarget(
      name: "ApplicationTests",
      dependencies: [
        "CoreMotion", "Dynamics", "Geometry", "Layers", "ObjectiveCImport", "PictureKit",
        "ProjectFiles", "RecipeLoading", "Recipes", "Scrolling", "StageKit", "TestSupport", "UIKit",
        "_Testing_CoreGraphics",
        "_Testing_CoreImage", "_Testing_UIKit", system,
      ],
      exclude: ["Mixed", "ObjectiveC", "Programs"],
      // The compiled programs use the modules of the tests.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
  ])

let outputTests = room(
  "Output", in: "Tests",
  [
    .testTarget(
      name: "FilmKitTests",
      dependencies: ["FilmKit", "ImageComparison", "Imaging", "SoundKit", "TestSupport", system],
      exclude: ["FFmpeg/FakeFFmpegs"]),
    .testTarget(
      name: "ExportTests",
      dependencies: [
        "Export", "ElementaryFunctions", "Geometry", "Imaging", "PictureKit", "Raster", "Text",
      ]),
    .testTarget(
      name: "PlotsTests", dependencies: ["Plots", "PictureKit", "Geometry", "Text"]),
    .testTarget(
      name: "ReportTests",
      dependencies: ["Report", "ImageComparison", "Imaging", "TestSupport", subprocess, system]),
    .testTarget(
      name: "GoldenTests",
      dependencies: [
        "Golden", "Recipes", "Rendering", "StageKit", "PictureKit", "Raster", "Text",
        "ImageTesting", "ImageComparison", "Imaging", "Geometry", "TestSupport", system,
      ],
      exclude: ["Goldens"]),
    .testTarget(
      name: "RenderingTests",
      dependencies: [
        "Rendering", "FileIO", "FilmKit", "Raster", "StageKit", "Dynamics", "PictureKit",
        "Imaging", "Geometry", "TestSupport", system,
      ]),
    .testTarget(
      name: "FarmTests",
      dependencies: [
        "Farm", "FileIO", "FilmKit", "Geometry", "Imaging", "Rendering", "StageKit", "TestSupport",
        "YAMLReading", system,
      ]),
    .testTarget(
      name: "ImageTestingTests",
      dependencies: [
        "ImageTesting", "StageKit", "FilmKit", "ImageComparison", "Imaging", "Geometry",
        "TestSupport", subprocess, system,
      ],
      exclude: ["Goldens"]),
  ])

let programsTests = room(
  "Programs", in: "Tests",
  [
    .testTarget(
      name: "RecipesTests",
      dependencies: ["Recipes", "StageKit", "Dynamics", "Geometry", "PictureKit", "TestSupport"]),
    .testTarget(
      name: "PipelineTests",
      dependencies: [
        "Artwork", "ElementaryFunctions", "FilmKit", "Layers", "Raster", "StageKit", "Dynamics",
        "PictureKit", "ImageTesting", "ImageComparison", "Imaging", "Geometry", "TestSupport",
        "Zoetrope", system,
      ],
      exclude: ["Goldens", "ReadmeExamples/Goldens"]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "FilmKit", "ImageTesting", "InterfaceDocuments", "PhysicsScenes", "TestSupport", system,
      ]),
    .testTarget(
      name: "PreviewWorkerTests",
      dependencies: [
        "PreviewWorker", "Golden", "Rendering", "FilmKit", "Raster", "StageKit", "Dynamics",
        "PictureKit", "Imaging", "Geometry", "TestSupport", system,
      ]),
    .executableTarget(
      name: "FakePreviewWorker", dependencies: ["Imaging"]),
    .testTarget(
      name: "PreviewServerTests",
      dependencies: [
        "BrowserSupport", "FakePreviewWorker", "PreviewServer", "SourceProgram", "ZoetropeProgram",
        "Imaging", "TestSupport", subprocess, system,
      ]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "BrowserSupport", "SourceProgram", "ZoetropeProgram", "Commands", "ElementaryFunctions",
        "FileIO", "Geometry", "ImageTesting", "Imaging", "PhysicsScenes", "PhysicsTestbed",
        "PictureKit", "Recipes", "StageKit", "TestSupport", subprocess, system,
      ],
      exclude: ["Goldens"]),
    .testTarget(
      name: "HostileInputTests",
      dependencies: [
        "Farm", "FileIO", "Geometry", "Golden", "ImageFiles", "ImageTesting", "Imaging",
        "InteractionScript", "InterfaceDocuments", "Physics", "PictureKit", "SceneFile",
        "StageKit", "TestSupport", "YAMLReading", system,
      ]),
    .testTarget(
      name: "FarmEngineTests",
      dependencies: [
        "SourceProgram", "ZoetropeProgram", "TestSupport", "YAMLReading", subprocess, system,
      ],
      exclude: ["Support/cluster.sh", "Support/sshd.sh"]),
  ])

let testSupport = room(
  "Support", in: "Tests",
  [
    .target(name: "CAllocationCounter"),
    .target(
      name: "BrowserSupport", dependencies: [subprocess, system]),
    .target(
      name: "TestSupport",
      dependencies: ["CAllocationCounter", "CWebP", "Imaging", subprocess, system]),
  ])

// An installed copy has no tests. TEST_TARGETS=UIKitTests,TweenTests builds the tests of these.
if FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/Tests") {
  let names = Context.environment["TEST_TARGETS"]?.split(separator: ",").map(String.init)
  let testTargets = [
    testSupport, mathematicsTests, engineTests, screenTests, picturesTests, appleTests,
    frameworkTests, sourceTests, outputTests, programsTests,
  ]
  package.targets += testTargets.joined().filter { target in
    target.type != .test || names?.contains(target.name) ?? true
  }
}

package.dependencies += swiftSyntax.packages

// What imports SourceImport, directly or not, needs the modules that it is compiled with.
let sourceImporters: Set = [
  "SourceImport", "RecipeLoading", "SourceProgram", "SourceRewriter", "SourceImportTests",
  "ApplicationTests", "SyntaxHighlightingTests",
]

// Frameworks that stand on UIKit, and their tests, import it alone, as programs do.
let programLike = Set((frameworks + frameworkTests).map(\.name)).subtracting(["Combine"])

for target in package.targets where target.type != .system && target.type != .plugin {
  var settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .treatAllWarnings(as: .error),
    .treatWarning("ExplicitSendable", as: .error),
  ]
  if target.name == "UIKitPrograms" { settings = [.swiftLanguageMode(.v5)] }
  if programLike.contains(target.name) {
    settings = [
      .swiftLanguageMode(.v5), .enableUpcomingFeature("ExistentialAny"),
      .treatAllWarnings(as: .error),
    ]
  }
  if sourceImporters.contains(target.name) { settings += swiftSyntax.swiftSettings }
  // To optimize tests takes longer than they run, but for those that compute pixels. Without
  // optimization the compiler would read each target twice, first for a module that nothing
  // imports.
  if target.type == .test, target.name != "RasterTests" {
    settings.append(.unsafeFlags(["-Onone", "-no-emit-module-separately-wmo"]))
  }
  target.swiftSettings = settings
}

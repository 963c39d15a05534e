import Testing

/// The C library's sine, exponential and so on differ in the last digit between machines:
/// ElementaryFunctions takes their place.
@Suite struct ElementaryFunctionTests {
  /// The modules from a recipe to its frames, which import nothing but one another.
  private static let frameModules = [
    "Artwork", "Bars", "Controls", "Dynamics", "ElementaryFunctions", "Geometry", "Layers",
    "LinearConstraints", "Physics", "PhysicsScenes", "PictureKit", "Recipes", "SceneViews",
    "Scrolling", "SoundKit", "StageKit", "Tween",
  ]

  @Test(arguments: frameModules)
  func `modules that make frames import no system library`(module: String) throws {
    // Libm only links; it declares nothing. CPhysics includes the header of the compiler's vectors
    // alone. Synchronization is of Swift's standard library.
    let allowed = Set(Self.frameModules + ["CPhysics", "Libm", "Synchronization"])
    let folder = try Repository.folder(of: module)
    let files = Repository.files(in: folder).filter { $0.hasSuffix(".swift") }
    for file in files {
      let text = try Repository.text(of: "\(folder)/\(file)")
      for imported in imports(of: text) {
        #expect(allowed.contains(imported), "\(module)/\(file) imports \(imported)")
      }
    }
  }

  @Test func `the link to the mathematics library declares no function`() throws {
    #expect(Repository.files(in: "Sources/Mathematics/Libm") == ["module.modulemap"])
    let map = try Repository.text(of: "Sources/Mathematics/Libm/module.modulemap")
    #expect(!map.contains("header"))
  }

  @Test func `no source calls an elementary function of the C library`() throws {
    let call =
      /(?:^|[^.\w"'])(?:a?(?:sin|cos|tan)h?|atan2|exp[2m1]*|log(?:10|1p|2)?|pow|hypot|cbrt)f?\(/
    let sources = Repository.files(in: "Sources").filter {
      ($0.hasSuffix(".swift") || $0.hasSuffix(".c"))
        && !$0.hasPrefix("Mathematics/ElementaryFunctions/")
    }
    #expect(sources.count > 300)
    for file in sources {
      let text = try Repository.text(of: "Sources/\(file)")
      let calls = text.split(separator: "\n").contains {
        !$0.contains("//") && !$0.contains("func log(") && $0.contains(call)
      }
      guard calls else { continue }
      let imported = imports(of: text)
      #expect(imported.contains("ElementaryFunctions"), "\(file) calls an elementary function")
      let libraries: Set = ["Darwin", "Foundation", "FoundationEssentials", "Glibc", "Musl"]
      #expect(
        libraries.isDisjoint(with: imported), "\(file) may call functions of the C library")
    }
  }

  /// Returns the names of the modules that a file imports.
  ///
  /// Index paths are those of Foundation, whose other declarations the import of one type hides.
  private func imports(of text: String) -> [String] {
    Repository.imports(
      of: text.replacing("import struct FoundationEssentials.IndexPath", with: ""))
  }
}

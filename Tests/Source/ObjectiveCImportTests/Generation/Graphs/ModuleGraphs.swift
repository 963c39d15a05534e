import FileIO
import Foundation
import SystemPackage
import TestSupport

/// The symbol graphs of the modules that are built with the tests.
enum ModuleGraphs {
  /// The modules whose declarations the tables have.
  private static let modules = [
    "AVFoundation", "AudioToolbox", "Bars", "Controls", "CoreGraphics", "CoreImage", "CoreMotion",
    "Dynamics", "Geometry", "Layers", "LinearConstraints", "PictureKit", "QuartzCore", "Scrolling",
    "StageDispatch", "StageFoundation", "StageKit", "Tween", "UIKit",
  ]
  /// The modules of C that these import: their headers are not needed.
  private static let headers = [
    "CCairo", "CColorProfile", "CFileIO", "CFontconfig", "CHarfBuzz", "CImageFile", "CJPEG",
    "CLibXML2", "CPNG", "CPango", "CPhysics", "CPixels", "CQREncode", "CSVG", "CStartup", "CSystem",
    "CWebP", "CXML", "CXXHash", "CYAML", "Libm", "_SubprocessCShims",
  ]

  /// The directory of the compiled modules.
  static var moduleDirectory: FilePath {
    get throws { try runningProgram().removingLastComponent().appending("Modules") }
  }

  /// Returns the arguments with which compilers find the modules.
  ///
  /// - Parameter scratch: A directory for a module map.
  /// - Returns: The arguments.
  /// - Throws: What writing the map throws.
  static func arguments(_ scratch: FilePath) throws -> [String] {
    let map = scratch.appending("module.modulemap")
    try put(headers.map { "module \($0) {}\n" }.joined().utf8, into: map)
    return ["-I", try moduleDirectory.string, "-Xcc", "-fmodule-map-file=\(map)"]
  }

  /// Returns the graphs.
  static func read() async throws -> [SymbolGraph] {
    let scratch = try TemporaryDirectory()
    let directory = scratch.path.appending("graphs")
    try makeDirectory(directory)
    let arguments = try arguments(scratch.path)
    for module in modules {
      _ = try await output(
        of: "swift",
        ["symbolgraph-extract", "-module-name", module, "-target", try await target()]
          + ["-minimum-access-level", "public", "-output-dir", directory.string] + arguments,
        input: [])
    }
    return try names(in: directory).map { name in
      try JSONDecoder().decode(
        SymbolGraph.self, from: Data(contents(of: directory.appending(name))))
    }
  }

  /// Returns the processor and system for which the compiler compiles.
  static func target() async throws -> String {
    let text = try await output(of: "swiftc", ["-print-target-info"], input: [])
    let info = try JSONDecoder().decode(TargetInformation.self, from: Data(text))
    return info.target.unversionedTriple
  }
}

private struct TargetInformation: Decodable {
  struct Target: Decodable { let unversionedTriple: String }

  let target: Target
}

import Foundation
import PackagePlugin

/// The files in the folder of a target that are compiled as they are rewritten.
struct RewrittenFiles {
  /// The name of the one file that SwiftPM compiles.
  static let compiledFile = "Linux.swift"

  /// The name of the module.
  let module: String
  /// Whether the files are rewritten: SwiftPM compiles ``compiledFile`` and no other one.
  let isRewritten: Bool
  /// The files, in the order of their paths.
  let files: [URL]
  /// The names of the rewritten files, which are in one folder.
  let outputNames: [String]

  /// Finds the files of a target.
  init(of target: any SourceModuleTarget) throws {
    module = target.moduleName
    let compiled = target.sourceFiles(withSuffix: "swift").filter { $0.type == .source }.map(\.url)
    isRewritten = compiled.map(\.lastPathComponent) == [Self.compiledFile]
    guard isRewritten else {
      (files, outputNames) = ([], [])
      return
    }
    let folder = target.directoryURL
    var paths: [String] = []
    let enumerator = FileManager.default.enumerator(atPath: folder.path)
    while let path = enumerator?.nextObject() as? String {
      let name = URL(fileURLWithPath: path)
      if name.lastPathComponent.hasPrefix(".") || Self.folders.contains(name.pathExtension) {
        enumerator?.skipDescendants()
      } else if name.pathExtension == "swift", path != Self.compiledFile {
        paths.append(path)
      }
    }
    paths.sort()
    files = paths.map { folder.appending(path: $0) }
    outputNames = paths.map {
      "\($0.replacingOccurrences(of: "/", with: "-").dropLast(".swift".count)).linux.swift"
    }
  }

  /// The extensions of folders that have no source of the target.
  private static let folders = [
    "bundle", "docc", "framework", "playground", "xcassets", "xcodeproj", "xcworkspace",
  ]
}

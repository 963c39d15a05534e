import Commands
import FileIO
import Rendering
import SystemPackage

/// The package of Zoetrope as another package's dependency.
struct ZoetropeDependency {
  /// The dependency in a manifest.
  let source: String

  /// Creates a dependency.
  ///
  /// - Parameter text: A directory or a URL; nil for the package of the running program.
  /// - Throws: A `RenderingError` if there is no package in the directory, or none is known.
  init(_ text: String?) throws(RenderingError) {
    if let text, text.contains("://") || text.hasPrefix("git@") {
      source = ".package(url: \(text.swiftLiteral), from: \(zoetropeVersion.swiftLiteral))"
      return
    }
    let directory =
      if let text { try Self.directory(text) } else { try Self.directoryOfThisProgram() }
    // The identity of a package is the name of its directory; with a name, that does not matter.
    source = #".package(name: "zoetrope", path: \#(directory.string.swiftLiteral))"#
  }

  private static func directory(_ text: String) throws(RenderingError) -> FilePath {
    guard let path = canonicalPath(of: FilePath(text)), isPackage(path) else {
      throw RenderingError("--zoetrope \(text.printable) is not a directory of Zoetrope's package.")
    }
    return path
  }

  /// Returns the directory of the sources: above the build directory of the running program, or
  /// where an installation puts them.
  private static func directoryOfThisProgram() throws(RenderingError) -> FilePath {
    let program: FilePath
    do {
      program = try runningProgram()
    } catch {
      throw RenderingError(error.description)
    }
    var directory = program
    while directory.removeLastComponent() {
      if isPackage(directory) { return directory }
      let installed = directory.appending("share/zoetrope")
      if isPackage(installed) { return installed }
    }
    throw RenderingError(
      "No package of Zoetrope is installed with \(program); name one with --zoetrope.")
  }

  private static func isPackage(_ directory: FilePath) -> Bool {
    let manifest = try? readFile(directory.appending("Package.swift"), maxSize: 1 << 20)
    return manifest.map { String(decoding: $0, as: UTF8.self) }?
      .contains("\n  name: \"zoetrope\",\n") ?? false
  }
}

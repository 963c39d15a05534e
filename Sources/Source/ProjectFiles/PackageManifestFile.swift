private import FileIO
package import SystemPackage

extension FilePath {
  /// Whether the path is that of the manifest of a Swift package: a file of a program may have the
  /// name `Package.swift` too, for a type.
  package var isPackageManifest: Bool {
    guard lastComponent?.string == "Package.swift",
      let bytes = try? readFile(self, maxSize: ProgramFile.maxSize)
    else { return false }
    return String(decoding: bytes, as: UTF8.self).contains("PackageDescription")
  }
}

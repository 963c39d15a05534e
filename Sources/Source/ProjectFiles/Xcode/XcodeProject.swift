private import FileIO
private import Foundation
package import SystemPackage

/// The targets of an Xcode project, their source files, and the packages beside it.
package struct XcodeProject {
  /// The largest size of a project file, in bytes.
  private static let maxSize = 1 << 25
  /// The largest depth of dictionaries and arrays in a project file.
  private static let maxNesting = 64

  /// The applications, and what is built for them.
  let targets: [XcodeTarget]
  /// The bundles of unit tests.
  let testTargets: [XcodeTarget]
  /// The headers that the project lists, with absolute paths.
  let headers: [FilePath]
  /// The folders of local packages that the project depends on.
  package let localPackages: [FilePath]

  /// Reads a project; nil if it cannot be read.
  ///
  /// - Parameter path: The path of the directory `*.xcodeproj`.
  package init?(_ path: FilePath) {
    guard let path = canonicalPath(of: path),
      let bytes = try? readFile(path.appending("project.pbxproj"), maxSize: Self.maxSize),
      Self.nesting(of: bytes) <= Self.maxNesting,
      let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil),
      let project = list as? [String: Any],
      let objects = project["objects"] as? [String: Any],
      let root = project["rootObject"] as? String
    else { return nil }
    let reader = XcodeObjects(
      objects: objects.compactMapValues { $0 as? [String: Any] }, root: root,
      folder: path.removingLastComponent())
    (targets, localPackages) = (reader.targets, reader.localPackages)
    (headers, testTargets) = (reader.headers, reader.testTargets)
  }

  /// Returns how deep brackets are nested outside of quotes: the parser recurses that deep.
  private static func nesting(of bytes: [UInt8]) -> Int {
    var depth = 0
    var greatest = 0
    var isQuoted = false
    var isEscaped = false
    for byte in bytes {
      if isQuoted {
        if !isEscaped, byte == UInt8(ascii: "\"") { isQuoted = false }
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isQuoted = true
      case UInt8(ascii: "{"), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"): depth -= 1
      default: break
      }
      greatest = max(greatest, depth)
    }
    return greatest
  }
}

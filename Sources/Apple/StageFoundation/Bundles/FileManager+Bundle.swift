public import Foundation
internal import StageContext

// The bundle of an application is flat: its files are directly below its folder, in whichever
// group of the project they are. What reads the folder finds them so.

extension FileManager {
  private var resources: ResourceDirectory? {
    ApplicationContext.current == nil ? nil : Bundle.main.resources
  }

  /// Returns the names in a folder; those of the application's bundle are all its files.
  ///
  /// - Throws: An error if the folder cannot be read.
  public func contentsOfDirectory(atPath path: String) throws -> [String] {
    if let resources, let folder = resources.path, Self.isSame(path, folder) {
      return resources.names
    }
    return try contentsOfDirectory(
      at: URL(fileURLWithPath: path), includingPropertiesForKeys: nil, options: []
    ).map(\.lastPathComponent).sorted()
  }

  /// Returns whether there is a file or folder.
  public func fileExists(atPath path: String) -> Bool {
    access(path, F_OK) == 0 || resources?.flatPath(path) != nil
  }

  /// Returns the bytes of a file; nil if it cannot be read.
  public func contents(atPath path: String) -> Data? {
    let path = resources?.flatPath(path) ?? path
    return NSData(contentsOfFile: path).map { $0 as Data }
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    let folders = [one, other].map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    return folders[0] == folders[1]
  }
}

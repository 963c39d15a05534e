public import Foundation

// The folders of an application, which are its own, as on iOS.

extension FileManager {
  /// Returns the folder of a kind: that of the application, in a list of one.
  public func urls(
    for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask
  ) -> [URL] {
    NSSearchPathForDirectoriesInDomains(directory, domainMask, true).map {
      URL(fileURLWithPath: $0, isDirectory: true)
    }
  }

  /// Returns the folder of a kind.
  ///
  /// - Throws: An error of Cocoa if there is none, or if it cannot be made where that is wanted.
  public func url(
    for directory: SearchPathDirectory, in domain: SearchPathDomainMask,
    appropriateFor url: URL?, create shouldCreate: Bool
  ) throws -> URL {
    guard let found = urls(for: directory, in: domain).first else {
      throw CocoaError(.fileNoSuchFile)
    }
    if shouldCreate { try createDirectory(at: found, withIntermediateDirectories: true) }
    return found
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the paths of the folders of a kind: that of the application, in a list of one.
public func NSSearchPathForDirectoriesInDomains(
  _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask,
  _ expandTilde: Bool
) -> [String] {
  guard domainMask.contains(.userDomainMask) else { return [] }
  guard let folders = ApplicationFolders.current else {
    return Foundation.NSSearchPathForDirectoriesInDomains(directory, domainMask, expandTilde)
  }
  return folders.path(of: directory).map { [$0] } ?? []
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the path of the application's own folder.
public func NSHomeDirectory() -> String {
  ApplicationFolders.current?.home ?? Foundation.NSHomeDirectory()
}

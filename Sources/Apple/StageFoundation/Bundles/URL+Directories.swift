public import Foundation

// The folders of an application, as `FileManager` names them.

extension URL {
  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? temporaryDirectory
  }

  /// The folder of documents.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The folder of what can be made again.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// The folder of the program's own files.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The folder of settings and such.
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  /// The folder of downloads.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }

  /// Asks for access to a file that the user has picked; true, since no file is out of reach.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Gives access back.
  public func stopAccessingSecurityScopedResource() {}
}

internal import FileIO
internal import Imaging
internal import SystemPackage

/// A file that an asset names.
struct AssetFile {
  let path: FilePath

  /// Creates the file of a name in the asset's folder.
  ///
  /// - Throws: An ``AssetError`` if the name leads out of the folder.
  init(_ name: String, in folder: FilePath) throws(AssetError) {
    guard let component = FilePath.Component(name), component.kind == .regular else {
      throw AssetError(
        "\(folder.appending("Contents.json")): filename is '\(name)'; the name of a file in the "
          + "same folder is allowed")
    }
    path = Self.path(of: component, in: folder)
  }

  /// Returns the path of a file, whose name may be composed of other Unicode scalars.
  ///
  /// Accents are scalars of their own in names that were written on file systems of Apple's.
  private static func path(of name: FilePath.Component, in folder: FilePath) -> FilePath {
    let path = folder.appending(name)
    guard (try? path.stat()) == nil, name.string.utf8.contains(where: { $0 >= 0x80 }),
      let files = try? entries(of: folder)
    else { return path }
    return files.first { $0.string == name.string }.map { folder.appending($0) } ?? path
  }

  /// Returns whether a folder has the file of a name.
  static func exists(_ name: String?, in folder: FilePath) -> Bool {
    guard let name, let file = try? AssetFile(name, in: folder) else { return false }
    return (try? file.path.stat()) != nil
  }

  /// Returns the contents.
  func bytes() throws(AssetError) -> [UInt8] {
    do throws(ImageError) { return try Image.bytes(of: path) } catch {
      throw AssetError(error)
    }
  }
}

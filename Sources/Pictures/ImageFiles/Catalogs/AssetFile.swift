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
    path = folder.appending(component)
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

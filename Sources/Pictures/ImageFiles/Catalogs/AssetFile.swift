internal import FileIO
internal import Imaging
internal import SystemPackage

/// A file that an asset names.
struct AssetFile {
  let path: FilePath

  /// Creates the file of a name in the asset's folder.
  ///
  /// The file systems of Apple's systems take accented letters and letters followed by accents as
  /// equal, so that a name may be written otherwise than that of the file.
  ///
  /// - Throws: An ``AssetError`` if the name leads out of the folder.
  init(_ name: String, in folder: FilePath) throws(AssetError) {
    guard let component = FilePath.Component(name), component.kind == .regular else {
      throw AssetError(
        "\(folder.appending("Contents.json")): filename is '\(name)'; the name of a file in the "
          + "same folder is allowed")
    }
    path = folder.appending(Self.component(equalTo: component, in: folder))
  }

  /// Returns the name of a file that is canonically equivalent to a name; the name if there is none.
  private static func component(
    equalTo name: FilePath.Component, in folder: FilePath
  ) -> FilePath.Component {
    let text = name.string
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return name }
    let names = (try? entries(of: folder)) ?? []
    return names.contains(name) ? name : names.first { $0.string == text } ?? name
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

private import FileIO
internal import Imaging
internal import SystemPackage

/// A file that an asset names.
///
/// On a Mac the name may have other cases than that of the file, and letters with their accents as
/// one character or as two; so the file is found here, too.
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
    let exact = folder.appending(component)
    path = (try? exact.stat()) == nil ? Self.equivalent(name, in: folder) ?? exact : exact
  }

  /// Returns the file whose name differs in case or in the form of its characters only.
  private static func equivalent(_ name: String, in folder: FilePath) -> FilePath? {
    let names = (try? entries(of: folder)) ?? []
    // Strings are equal if their characters are, in whatever form.
    let equivalent = names.filter { $0.string.lowercased() == name.lowercased() }
    return equivalent.min { $0.string < $1.string }.map { folder.appending($0) }
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

internal import FileIO
public import Geometry
internal import Imaging
public import PictureKit
internal import Raster
private import Synchronization
public import SystemPackage

/// A directory with asset catalogs and image files, as the resources of an app's bundle.
///
/// ```swift
/// let images = try ImageBundle("Resources")
/// let photo = try images.image(named: "photo")    // photo.jpg, or photo in Assets.xcassets
/// ```
///
/// A name is looked up in the catalogs first, also without its extension. A file's name may have
/// its extension or not, and stands for all files with modifiers: `photo.png`, `photo@2x.png`,
/// `photo@3x~ipad.png`. Images are decoded once.
public final class ImageBundle: ImageProvider {
  private struct Key: Hashable {
    let name: String
    let traits: TraitCollection
  }

  /// The directory.
  public let path: FilePath
  private let catalogs: [AssetCatalog]
  private let files: [FilePath]
  private let images = Mutex<[Key: Drawing]>([:])

  /// The extensions of names without one, in the order in which they are tried.
  private static let extensions = [
    "png", "jpg", "jpeg", "webp", "svg", "pdf", "gif", "heic", "heif", "tiff", "tif", "bmp",
  ]

  /// Lists the images of a directory.
  ///
  /// - Throws: An ``AssetError`` if the directory or a catalog in it cannot be read.
  public convenience init(_ path: FilePath) throws(AssetError) {
    let files: [FilePath]
    do {
      files = try entries(of: path).map(\.string).sorted().map { path.appending($0) }
    } catch {
      throw AssetError("cannot read \(path): \(error)")
    }
    var catalogs: [AssetCatalog] = []
    for file in files where file.extension == "xcassets" {
      catalogs.append(try AssetCatalog(file))
    }
    self.init(path, catalogs: catalogs, files: files)
  }

  /// Creates a bundle of catalogs and files, wherever they are.
  ///
  /// - Parameters:
  ///   - path: The directory that ``path`` names.
  ///   - catalogs: The catalogs, in the order in which they are searched.
  ///   - files: The paths of the files.
  package init(_ path: FilePath, catalogs: [AssetCatalog], files: [FilePath]) {
    self.path = path
    self.catalogs = catalogs
    self.files = files
  }

  /// Returns an image; nil if there is none of that name.
  ///
  /// - Throws: An ``AssetError`` if a file or the description of an asset is damaged.
  public func image(
    named name: String, compatibleWith traits: TraitCollection = TraitCollection()
  ) throws(AssetError) -> Drawing? {
    let key = Key(name: name, traits: traits)
    if let image = images.withLock({ $0[key] }) { return image }
    var image: Drawing?
    for name in Self.assetNames(name) {
      for catalog in catalogs where image == nil {
        image = try catalog.image(named: name, compatibleWith: traits)
      }
    }
    if image == nil { image = try fileImage(named: name, traits) }
    if let image { images.withLock { $0[key] = image } }
    return image
  }

  /// Returns the end of a sentence about an image that is not there: the name that resembles it
  /// most, or nothing.
  package func suggestion(for name: String) -> String {
    let fileNames = files.compactMap(\.stem).map { String(ImageFileName($0).base) }
    return name.suggestion(of: catalogs.flatMap(\.imageNames) + fileNames)
  }

  /// Returns a color; nil if there is none of that name.
  ///
  /// - Throws: An ``AssetError`` if the description of the asset is damaged.
  public func color(
    named name: String, compatibleWith traits: TraitCollection = TraitCollection()
  ) throws(AssetError) -> Color? {
    for catalog in catalogs {
      if let color = try catalog.color(named: name, compatibleWith: traits) { return color }
    }
    return nil
  }

  /// Returns the bytes of a data asset; nil if there is none of that name.
  ///
  /// - Throws: An ``AssetError`` if the asset is damaged.
  public func data(named name: String) throws(AssetError) -> [UInt8]? {
    for catalog in catalogs {
      if let data = try catalog.data(named: name) { return data }
    }
    return nil
  }

  /// Returns the names of assets that a name stands for: itself, and without the extension of
  /// images.
  private static func assetNames(_ name: String) -> [String] {
    guard let dot = name.lastIndex(of: "."),
      extensions.contains(name[dot...].dropFirst().lowercased())
    else { return [name] }
    return [name, String(name[..<dot])]
  }

  /// Returns the image of the files of a name.
  private func fileImage(
    named name: String, _ traits: TraitCollection
  ) throws(AssetError) -> Drawing? {
    guard let component = FilePath.Component(name), component.kind == .regular else { return nil }
    let names = [component.string] + Self.extensions.map { "\(name).\($0)" }
    for name in names {
      guard let name = FilePath.Component(name) else { continue }
      let files = variants(of: name, traits)
      if !files.isEmpty { return try drawing(of: files) }
    }
    return nil
  }

  /// Returns the files of a name with all scales, those for the device before those for all.
  private func variants(
    of name: FilePath.Component, _ traits: TraitCollection
  ) -> [FilePath] {
    func imageName(_ file: FilePath) -> ImageFileName { ImageFileName(file.stem ?? "") }
    let named = files.filter { file in
      file.extension == name.extension && file.extension != nil
        && (file.lastComponent == name || imageName(file).base == name.stem)
    }
    let device = traits.userInterfaceIdiom.rawValue
    let own = named.filter { imageName($0).device.map(String.init) == device }
    return own.isEmpty ? named.filter { imageName($0).device == nil } : own
  }

  private func drawing(of files: [FilePath]) throws(AssetError) -> Drawing {
    var variants: [BitmapVariant] = []
    do throws(ImageError) {
      for file in files {
        let drawing = try Drawing(contentsOf: file)
        guard !drawing.variants.isEmpty else { return drawing }
        variants += drawing.variants
      }
    } catch {
      throw AssetError(error)
    }
    return Drawing(variants)
  }
}

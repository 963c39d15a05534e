internal import FileIO
public import Geometry
internal import Imaging
public import PictureKit
public import SystemPackage

/// An asset catalog, a directory `*.xcassets` of image sets, symbol sets, color sets and data sets.
///
/// A folder that provides a namespace puts its name and a slash before the names within. Of an
/// image, the entries for the device and the appearance are chosen; their bitmaps for all scales
/// are kept, so that a frame of any scale is drawn from the best one. Entries for special screens,
/// memory, size classes and directions of writing are chosen only where there are no others.
public struct AssetCatalog: Sendable {
  /// The kinds of assets, with the extensions of their folders.
  private enum Kind: String {
    case image = "imageset"
    case symbol = "symbolset"
    case color = "colorset"
    case data = "dataset"
  }

  private struct Key: Hashable {
    let kind: Kind
    let name: String
  }

  /// The directory.
  public let path: FilePath
  private var folders: [Key: FilePath] = [:]
  /// The maximum number of folders within each other.
  private static let maximumDepth = 32

  /// Lists the assets of a catalog, which are read when they are asked for.
  ///
  /// - Throws: An ``AssetError`` if the directory or the description of a folder cannot be read.
  public init(_ path: FilePath) throws(AssetError) {
    self.path = path
    try addFolders(in: path, prefix: "", depth: 0)
  }

  private mutating func addFolders(
    in folder: FilePath, prefix: String, depth: Int
  ) throws(AssetError) {
    guard depth <= Self.maximumDepth else {
      throw AssetError(
        "\(folder) is nested too deep: up to \(Self.maximumDepth) folders are allowed")
    }
    let names: [FilePath.Component]
    do { names = try entries(of: folder) } catch {
      throw AssetError("cannot read \(folder): \(error)")
    }
    for name in names.sorted(by: { $0.string < $1.string }) {
      let entry = folder.appending(name)
      if let kind = name.extension.flatMap(Kind.init) {
        let key = Key(kind: kind, name: prefix + name.stem)
        if folders[key] == nil { folders[key] = entry }
      } else if name.extension == nil || !name.stem.isEmpty, isPlainFolder(entry) {
        let contents = try AssetContents(in: entry)
        let isNamespace = contents.properties?.providesNamespace == true
        try addFolders(
          in: entry, prefix: isNamespace ? prefix + name.string + "/" : prefix, depth: depth + 1)
      }
    }
  }

  /// Returns whether an entry is a folder for grouping: a directory, and not a link to one.
  private func isPlainFolder(_ entry: FilePath) -> Bool {
    let kinds = ["appiconset", "launchimage", "brandassets", "spriteatlas"]
    if let kind = entry.extension, kinds.contains(kind) { return kind == "spriteatlas" }
    return (try? entry.stat(followTargetSymlink: false).type) == .directory
  }

  /// The names of the images and symbols, sorted.
  public var imageNames: [String] { Set(names(.image) + names(.symbol)).sorted() }
  /// The names of the colors, sorted.
  public var colorNames: [String] { names(.color) }
  /// The names of the colors whose description has a color: not those of a set as a template
  /// creates it, sorted.
  public var definedColorNames: [String] {
    colorNames.filter { name in
      folders[Key(kind: .color, name: name)].flatMap { try? AssetContents(in: $0) }?.colors?
        .contains { $0.color != nil } ?? false
    }
  }
  /// The names of the data assets, sorted.
  public var dataNames: [String] { names(.data) }

  private func names(_ kind: Kind) -> [String] {
    folders.keys.filter { $0.kind == kind }.map(\.name).sorted()
  }

  /// Returns an image; nil if the catalog has none of that name, or none for the device.
  ///
  /// - Throws: An ``AssetError`` if its description or a file is missing or damaged.
  public func image(
    named name: String, compatibleWith traits: TraitCollection = TraitCollection()
  ) throws(AssetError) -> Drawing? {
    if let folder = folders[Key(kind: .image, name: name)] {
      return try ImageSet(folder).image(for: traits)
    }
    return try symbol(named: name)
  }

  /// Returns a symbol of the program's own as a template image, in the size of a text of 17 points;
  /// nil if the catalog has none of that name.
  private func symbol(named name: String) throws(AssetError) -> Drawing? {
    guard let folder = folders[Key(kind: .symbol, name: name)] else { return nil }
    guard let name = try AssetContents(in: folder).symbols?.lazy.compactMap(\.filename).first else {
      return nil
    }
    let file = try AssetFile(name, in: folder)
    guard let document = SymbolTemplate(try file.bytes()).document else {
      throw AssetError(
        "\(file.path) is not a template of a symbol: it has no group Regular-M, Regular-S or "
          + "Regular-L with its margins, baseline and capline")
    }
    do throws(ImageError) {
      return Drawing(try SVG.decode(document, name: file.path.string))
        .withRenderingMode(.alwaysTemplate)
    } catch {
      throw AssetError(error)
    }
  }

  /// Returns a color; nil if the catalog has none of that name, or none for the device.
  ///
  /// - Throws: An ``AssetError`` if its description is missing or damaged.
  public func color(
    named name: String, compatibleWith traits: TraitCollection = TraitCollection()
  ) throws(AssetError) -> Color? {
    guard let folder = folders[Key(kind: .color, name: name)] else { return nil }
    let contents = try AssetContents(in: folder)
    let entries = (contents.colors ?? []).filter { $0.color != nil }
    guard let value = entries.best(for: traits).first?.color else { return nil }
    do throws(AssetContents.ColorValue.Problem) {
      return try value.color()
    } catch {
      throw AssetError("\(folder.appending("Contents.json")): \(error.sentence)")
    }
  }

  /// Returns the bytes of a data asset; nil if the catalog has none of that name.
  ///
  /// - Throws: An ``AssetError`` if its description or its file is missing or damaged.
  public func data(named name: String) throws(AssetError) -> [UInt8]? {
    guard let folder = folders[Key(kind: .data, name: name)] else { return nil }
    let contents = try AssetContents(in: folder)
    let entries = (contents.data ?? []).filter { $0.filename != nil }
    guard let file = entries.best(for: TraitCollection()).first?.filename else { return nil }
    return try AssetFile(file, in: folder).bytes()
  }
}

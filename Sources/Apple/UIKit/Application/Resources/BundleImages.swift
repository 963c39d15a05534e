public import Geometry
internal import ImageFiles
public import PictureKit
public import StageKit
internal import SystemPackage

/// The images, colors and data of a bundle by name; what is missing or damaged is logged once.
final class BundleImages {
  private let bundle: ImageBundle

  init(_ resources: ResourceDirectory) {
    var catalogs: [AssetCatalog] = []
    for path in resources.catalogs {
      do throws(AssetError) {
        catalogs.append(try AssetCatalog(FilePath(path)))
      } catch {
        UIApplication.logOnce("An asset catalog is left out: \(error).")
      }
    }
    bundle = ImageBundle(
      FilePath(resources.path ?? ""), catalogs: catalogs,
      files: resources.paths.map { FilePath($0) })
  }

  func image(named name: String, _ traits: PictureKit.TraitCollection) -> Drawing? {
    found("image", name, suggestion: bundle.suggestion(for: name)) { () throws(AssetError) in
      try bundle.image(named: name, compatibleWith: traits)
    }
  }

  /// Returns whether there is an image, without a sentence in the log.
  func hasImage(named name: String) -> Bool {
    (try? bundle.image(named: name, compatibleWith: PictureKit.TraitCollection(nil))) != nil
  }

  /// Returns whether there is a color, without a sentence in the log.
  func hasColor(named name: String) -> Bool {
    (try? bundle.color(named: name, compatibleWith: PictureKit.TraitCollection(nil))) != nil
  }

  func color(named name: String, _ traits: PictureKit.TraitCollection) -> Color? {
    found("color", name) { () throws(AssetError) in
      try bundle.color(named: name, compatibleWith: traits)
    }
  }

  func data(named name: String) -> [UInt8]? {
    found("data asset", name) { () throws(AssetError) in try bundle.data(named: name) }
  }

  private func found<Asset>(
    _ kind: String, _ name: String, suggestion: @autoclosure () -> String = "",
    _ find: () throws(AssetError) -> Asset?
  ) -> Asset? {
    do throws(AssetError) {
      if let asset = try find() { return asset }
      UIApplication.logOnce("The program has no \(kind) named \(name)\(suggestion()).")
    } catch {
      UIApplication.logOnce("The \(kind) named \(name) cannot be read: \(error).")
    }
    return nil
  }
}

extension PictureKit.TraitCollection {
  /// The traits that decide between images; those of the stage for nil.
  fileprivate init(_ traits: StageKit.TraitCollection?) {
    let traits = traits ?? UIApplication.current?.stage.traitCollection ?? .init()
    self.init(
      userInterfaceIdiom: traits.userInterfaceIdiom == .pad ? .pad : .phone,
      userInterfaceStyle: traits.userInterfaceStyle == .dark ? .dark : .light)
  }
}

extension Drawing {
  /// Finds an image of the program: in an asset catalog, or a file with or without its extension.
  ///
  /// It is nil if there is none, as on a device; the application's log then says so.
  ///
  /// - Parameter name: The name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Finds an image of a bundle.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: The bundle; nil is the main one.
  ///   - traitCollection: The device and appearance; nil is the stage's.
  public convenience init?(
    named name: String, in bundle: Bundle?,
    compatibleWith traitCollection: StageKit.TraitCollection?
  ) {
    guard !name.isEmpty,
      let image = (bundle ?? .main).bundleImages.image(
        named: name, PictureKit.TraitCollection(traitCollection))
    else { return nil }
    self.init(image.contents)
  }
}

extension Color {
  /// Finds a color of the program's asset catalogs; nil if there is none.
  public init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Finds a color of a bundle.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: The bundle; nil is the main one.
  ///   - traitCollection: The appearance; nil gives a color for both.
  public init?(
    named name: String, in bundle: Bundle?,
    compatibleWith traitCollection: StageKit.TraitCollection?
  ) {
    let images = (bundle ?? .main).bundleImages
    var traits = PictureKit.TraitCollection(traitCollection)
    if traitCollection == nil { traits.userInterfaceStyle = .light }
    guard let color = images.color(named: name, traits) else { return nil }
    self = color
    guard traitCollection == nil else { return }
    traits.userInterfaceStyle = .dark
    if let dark = images.color(named: name, traits), dark != color {
      self.init(light: color, dark: dark)
    }
  }
}

/// The bytes of a data asset.
public final class NSDataAsset: NSObject {
  /// The name.
  public let name: String
  /// The bytes.
  public let data: Data

  /// Finds a data asset of the program; nil if there is none.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  /// Finds a data asset of a bundle; nil if there is none.
  public init?(name: String, bundle: Bundle) {
    guard let bytes = bundle.bundleImages.data(named: name) else { return nil }
    self.name = name
    data = Data(bytes)
    super.init()
  }
}

extension Bundle {
  /// The images, colors and data of the bundle.
  var bundleImages: BundleImages {
    if let images = images as? BundleImages { return images }
    let images = BundleImages(resources)
    self.images = images
    return images
  }
}

public import Geometry
public import PictureKit
internal import StageKit

// What Xcode generates symbols of, for the assets of a program: `UIImage(resource: .ball)`.

/// An image of an asset catalog.
public struct ImageResource: Hashable, Sendable {
  /// The name in the catalog, after those of folders that are namespaces.
  let name: String

  /// Creates the image of a name; all bundles are the main one.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// A color of an asset catalog.
public struct ColorResource: Hashable, Sendable {
  /// The name in the catalog, after those of folders that are namespaces.
  let name: String

  /// Creates the color of a name; all bundles are the main one.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Drawing {
  /// Creates the image of an asset; one without contents if it cannot be read, which is logged.
  public convenience init(resource: ImageResource) {
    self.init(Drawing(named: resource.name)?.contents ?? Drawing().contents)
  }
}

extension Color {
  /// Creates the color of an asset; the clear color if it cannot be read, which is logged.
  public init(resource: ColorResource) { self = Color(named: resource.name) ?? .clear }
}

extension UIApplication {
  /// Gives all windows the tint that the program's catalogs or its `Info.plist` name.
  func applyAccentColor() {
    guard !bundle.resources.catalogs.isEmpty else { return }
    run {
      let name = bundle.infoDictionary?["NSAccentColorName"] as? String ?? "AccentColor"
      guard bundle.bundleImages.hasColor(named: name), let color = Color(named: name) else {
        return
      }
      stage.view.tintColor = color
    }
  }
}

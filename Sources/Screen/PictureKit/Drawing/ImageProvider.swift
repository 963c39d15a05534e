public import Geometry

/// The traits that select the variant of an image or color: a part of `UITraitCollection`.
public struct TraitCollection: Hashable, Sendable {
  /// The kind of device, `UIUserInterfaceIdiom`.
  public enum Idiom: String, Hashable, Sendable, CaseIterable {
    /// A phone.
    case phone = "iphone"
    /// A tablet.
    case pad = "ipad"
    /// A Mac.
    case mac
    /// A television.
    case tv
    /// A car's screen.
    case carPlay = "car"
  }

  /// The appearance, `UIUserInterfaceStyle`.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// Dark text on light backgrounds.
    case light
    /// Light text on dark backgrounds.
    case dark
  }

  /// The kind of device; `.phone` by default.
  public var userInterfaceIdiom: Idiom
  /// The appearance; `.light` by default.
  public var userInterfaceStyle: Style

  /// Creates traits.
  public init(userInterfaceIdiom: Idiom = .phone, userInterfaceStyle: Style = .light) {
    self.userInterfaceIdiom = userInterfaceIdiom
    self.userInterfaceStyle = userInterfaceStyle
  }
}

/// A service that finds images, colors and data by name.
///
/// Decoding needs libraries that views do not: a command or test provides a service, for example
/// `ImageBundle` of the module `Images`.
public protocol ImageProvider: Sendable {
  /// Returns an image; nil if there is none of that name.
  ///
  /// - Throws: A sentence that names the file, if there is one and it is damaged.
  func image(named name: String, compatibleWith traits: TraitCollection) throws -> Drawing?

  /// Returns a color; nil if there is none of that name.
  ///
  /// - Throws: A sentence that names the file, if there is one and it is damaged.
  func color(named name: String, compatibleWith traits: TraitCollection) throws -> Color?

  /// Returns the bytes of a data asset; nil if there is none of that name.
  ///
  /// - Throws: A sentence that names the file, if there is one and it cannot be read.
  func data(named name: String) throws -> [UInt8]?
}

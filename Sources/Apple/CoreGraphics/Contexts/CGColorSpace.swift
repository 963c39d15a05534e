/// A space of colors; all colors are sRGB.
///
/// The name distinguishes the working spaces of Core Image.
public final class CGColorSpace: NSObject {
  /// The name; nil for a space of a device or of patterns.
  public let name: String?

  /// Creates the space of a device.
  override public init() { name = nil }

  /// Creates the space of a name.
  public init?(name: String) { self.name = name }

  /// Creates the space of patterns.
  public init?(patternBaseSpace baseSpace: CGColorSpace?) { name = nil }

  /// Whether the components are linear in light.
  package var isLinear: Bool { name?.contains("Linear") == true }

  /// sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// sRGB with components outside of 0...1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// sRGB with linear components.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// sRGB with linear components, also outside of 0...1.
  public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
  /// The space of newer screens, in place of which is sRGB.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The space of grays.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// The generic space with linear components.
  public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the space of colors.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the space of grays.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(name: "kCGColorSpaceDeviceGray") ?? CGColorSpace()
}

/// The kind of a space of colors.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern
}

extension CGColorSpace {
  /// The kind: grays by their names, colors otherwise.
  public var model: CGColorSpaceModel { name?.contains("Gray") == true ? .monochrome : .rgb }

  /// The number of components of a color without its opacity: 1 of grays, 3 of colors.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }
}

/// Where the opacity of a pixel is.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
  case alphaOnly
}

/// The order of the bytes of a pixel.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  case orderMask = 0x7000
  case orderDefault = 0
  case order16Little = 0x1000
  case order32Little = 0x2000
  case order16Big = 0x3000
  case order32Big = 0x4000
}

/// How pixels are stored.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a description from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits that say where the opacity is.
  public static let alphaInfoMask = Self(rawValue: 0x1F)
  /// Components are floating-point numbers, which bitmaps here never have.
  public static let floatComponents = Self(rawValue: 1 << 8)
  /// The bits that say the order of bytes.
  public static let byteOrderMask = Self(rawValue: 0x7000)
  /// The order of the components.
  public static let byteOrderDefault = Self([])
  /// Pairs of bytes, the last one first.
  public static let byteOrder16Little = Self(rawValue: 0x1000)
  /// Four bytes, the last one first.
  public static let byteOrder32Little = Self(rawValue: 0x2000)
  /// Pairs of bytes, the first one first.
  public static let byteOrder16Big = Self(rawValue: 0x3000)
  /// Four bytes, the first one first.
  public static let byteOrder32Big = Self(rawValue: 0x4000)

  /// Where the opacity is.
  var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: rawValue & Self.alphaInfoMask.rawValue) ?? .none
  }
}

/// How a color outside of a space is changed; it has no effect: all colors are sRGB.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// How well images are scaled; they are always scaled smoothly.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low, high
  case medium
}

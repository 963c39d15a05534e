internal import PictureKit

/// The bytes of pixels in a bitmap of a program: 8 bits a component.
struct PixelFormat {
  /// The components in the order of the bytes.
  private let components: [Component]
  private let isPremultiplied: Bool

  private enum Component { case red, green, blue, alpha, gray, unused }

  /// The number of bytes of a pixel.
  var bytesPerPixel: Int { components.count }

  /// Creates the format of a description; nil if there is none with 8 bits a component.
  init?(_ info: CGBitmapInfo, isGray: Bool) {
    let alpha = info.alphaInfo
    isPremultiplied = alpha != .first && alpha != .last
    if alpha == .alphaOnly {
      components = [.alpha]
      return
    }
    var order: [Component] = isGray ? [.gray] : [.red, .green, .blue]
    switch alpha {
    case .premultipliedLast, .last: order.append(.alpha)
    case .premultipliedFirst, .first: order.insert(.alpha, at: 0)
    case .noneSkipLast: order.append(.unused)
    case .noneSkipFirst: order.insert(.unused, at: 0)
    case .none: if !isGray { return nil }
    case .alphaOnly: return nil
    }
    let isReversed =
      info.rawValue & CGBitmapInfo.byteOrderMask.rawValue == CGBitmapInfo.byteOrder32Little.rawValue
    components = isReversed ? order.reversed() : order
  }

  /// Writes a premultiplied pixel, whose bytes are alpha, red, green and blue from the highest.
  func write(_ pixel: UInt32, to bytes: UnsafeMutablePointer<UInt8>) {
    let alpha = pixel >> 24
    func value(_ shift: UInt32) -> UInt8 {
      let stored = pixel >> shift & 0xFF
      guard !isPremultiplied, alpha > 0 else { return UInt8(stored) }
      return UInt8(min((stored * 255 + alpha / 2) / alpha, 255))
    }
    for (index, component) in components.enumerated() {
      bytes[index] =
        switch component {
        case .red: value(16)
        case .green: value(8)
        case .blue: value(0)
        case .alpha: UInt8(alpha)
        case .unused: 255
        case .gray: luma(red: value(16), green: value(8), blue: value(0))
        }
    }
  }

  /// Returns the luma of BT.601, as Core Graphics' device gray.
  private func luma(red: UInt8, green: UInt8, blue: UInt8) -> UInt8 {
    let sum = Int(red) * 299 + Int(green) * 587 + Int(blue) * 114
    return UInt8((sum + 500) / 1000)
  }

  /// Reads a pixel as ``write(_:to:)`` takes it.
  func read(_ bytes: UnsafePointer<UInt8>) -> UInt32 {
    var (red, green, blue, alpha): (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 255)
    for (index, component) in components.enumerated() {
      let value = UInt32(bytes[index])
      switch component {
      case .red: red = value
      case .green: green = value
      case .blue: blue = value
      case .alpha: alpha = value
      case .gray: (red, green, blue) = (value, value, value)
      case .unused: break
      }
    }
    if !isPremultiplied {
      red = (red * alpha + 127) / 255
      green = (green * alpha + 127) / 255
      blue = (blue * alpha + 127) / 255
    }
    var pixel = alpha << 24
    pixel |= min(red, alpha) << 16
    pixel |= min(green, alpha) << 8
    return pixel | min(blue, alpha)
  }
}

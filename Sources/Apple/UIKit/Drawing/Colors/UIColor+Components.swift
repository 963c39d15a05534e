public import Geometry
internal import PictureKit

extension Color {
  /// Creates a color from its hue, saturation and brightness, from 0 to 1.
  ///
  /// - Parameters:
  ///   - hue: The hue as a part of the circle that begins at red.
  ///   - saturation: The saturation.
  ///   - brightness: The brightness.
  ///   - alpha: The opacity.
  public init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    let saturation = min(max(saturation, 0), 1)
    let brightness = min(max(brightness, 0), 1)
    let turn = (hue - hue.rounded(.down)) * 6
    func component(_ offset: Double) -> Double {
      let k = (offset + turn).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// Creates a color from one of Core Graphics, which is the same.
  public init(cgColor: Color) { self = cgColor }

  /// Gets the components, from 0 to 1.
  ///
  /// - Returns: Whether the color has these components, as every one but a pattern.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<Double>?, green: UnsafeMutablePointer<Double>?,
    blue: UnsafeMutablePointer<Double>?, alpha: UnsafeMutablePointer<Double>?
  ) -> Bool {
    guard !isPattern else { return false }
    red?.pointee = self.red
    green?.pointee = self.green
    blue?.pointee = self.blue
    alpha?.pointee = self.alpha
    return true
  }

  /// Gets hue, saturation and brightness, from 0 to 1.
  ///
  /// - Returns: Whether the color has these components, as every one but a pattern.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<Double>?, saturation: UnsafeMutablePointer<Double>?,
    brightness: UnsafeMutablePointer<Double>?, alpha: UnsafeMutablePointer<Double>?
  ) -> Bool {
    guard !isPattern else { return false }
    let largest = max(red, green, blue)
    let range = largest - min(red, green, blue)
    var turn = 0.0
    if range > 0 {
      if largest == red {
        turn = (green - blue) / range + (green < blue ? 6 : 0)
      } else if largest == green {
        turn = (blue - red) / range + 2
      } else {
        turn = (red - green) / range + 4
      }
    }
    hue?.pointee = turn / 6
    saturation?.pointee = largest > 0 ? range / largest : 0
    brightness?.pointee = largest
    alpha?.pointee = self.alpha
    return true
  }

  /// The red, green and blue components and the opacity, from 0 to 1; a pattern has the opacity
  /// alone.
  public var components: [Double]? { isPattern ? [alpha] : [red, green, blue, alpha] }
  /// The number of ``components``: 4, or 1 for a pattern.
  public var numberOfComponents: Int { isPattern ? 1 : 4 }
}

extension Color {
  /// Creates a color that is not seen.
  public init() { self = .clear }
}

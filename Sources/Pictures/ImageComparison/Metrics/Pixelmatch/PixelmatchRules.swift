/// A version of the rules of the pixelmatch library.
protocol PixelmatchRules {
  /// Returns whether two unequal pixels differ by more than a threshold, 0...1.
  ///
  /// - Parameters:
  ///   - left: The expected pixel.
  ///   - right: The actual pixel.
  ///   - index: The number of pixels before it in the image, row by row.
  ///   - threshold: The threshold.
  /// - Returns: Whether they differ.
  static func differ<Pixel: PackedPixel>(
    _ left: Pixel, _ right: Pixel, at index: Int, threshold: Double
  ) -> Bool

  /// Returns how much brighter a neighbor is than a pixel, for the detection of antialiasing.
  static func brightness<Pixel: PackedPixel>(of neighbor: Pixel, above pixel: Pixel) -> Double
}

/// The rules of versions up to 6: pixels are blended over white and compared in YIQ.
enum YIQRules: PixelmatchRules {
  @inline(__always)
  static func differ<Pixel: PackedPixel>(
    _ left: Pixel, _ right: Pixel, at index: Int, threshold: Double
  ) -> Bool {
    YIQ(left).squaredDistance(to: YIQ(right)) > YIQ.maximumSquaredDistance * threshold * threshold
  }

  @inline(__always)
  static func brightness<Pixel: PackedPixel>(of neighbor: Pixel, above pixel: Pixel) -> Double {
    YIQ.luma(of: neighbor) - YIQ.luma(of: pixel)
  }
}

/// The rules after version 7.2: pixels are compared in OKLab; a translucent one is blended with
/// background colors that depend on its position, so that no color hides it everywhere.
enum OKLabRules: PixelmatchRules {
  @inline(__always)
  static func differ<Pixel: PackedPixel>(
    _ left: Pixel, _ right: Pixel, at index: Int, threshold: Double
  ) -> Bool {
    let background = Background(at: index)
    return background.color(under: left).isFarther(
      than: threshold, from: background.color(under: right))
  }

  /// Brightness is luma over white; if only alpha differs, half of its difference decides.
  @inline(__always)
  static func brightness<Pixel: PackedPixel>(of neighbor: Pixel, above pixel: Pixel) -> Double {
    guard neighbor != pixel else { return 0 }
    let (left, right) = (Levels(neighbor), Levels(pixel))
    let alpha = left.alpha - right.alpha
    guard left.alpha < 255 || right.alpha < 255 else {
      return luma(left.red - right.red, left.green - right.green, left.blue - right.blue)
    }
    func difference(_ left: Double, _ leftAlpha: Double, _ right: Double, _ rightAlpha: Double)
      -> Double
    {
      (left * leftAlpha - right * rightAlpha - 255 * alpha) / 255
    }
    let brightness = luma(
      difference(left.red, left.alpha, right.red, right.alpha),
      difference(left.green, left.alpha, right.green, right.alpha),
      difference(left.blue, left.alpha, right.blue, right.alpha))
    return brightness == 0 && alpha != 0 ? alpha / 2 : brightness
  }

  private static func luma(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
  }

  /// The channels of a pixel, 0...255.
  private struct Levels {
    let red: Double
    let green: Double
    let blue: Double
    let alpha: Double

    init<Pixel: PackedPixel>(_ pixel: Pixel) {
      let scale = Double(Pixel.peak / 255)
      red = Double(pixel.level(.red)) / scale
      green = Double(pixel.level(.green)) / scale
      blue = Double(pixel.level(.blue)) / scale
      alpha = Double(pixel.level(.alpha)) / scale
    }
  }

  /// The background of a pixel.
  ///
  /// Green and blue alternate between a dark and a bright level, at distances in the golden ratio
  /// and in its square. Red is dark.
  private struct Background {
    private static let levels = (dark: 48.0, bright: 207.0)
    private let green: Double
    private let blue: Double

    init(at index: Int) {
      func level(_ ratio: Double) -> Double {
        // The library counts bytes, four in a pixel.
        Int(Double(4 * index) / ratio).isMultiple(of: 2) ? Self.levels.dark : Self.levels.bright
      }
      green = level(1.618033988749895)
      blue = level(2.618033988749895)
    }

    func color<Pixel: PackedPixel>(under pixel: Pixel) -> OKLab {
      let levels = Levels(pixel)
      guard levels.alpha < 255 else {
        return OKLab(red: levels.red, green: levels.green, blue: levels.blue)
      }
      func blended(_ level: Double, _ background: Double) -> Double {
        (level * levels.alpha + background * (255 - levels.alpha)) / 255
      }
      return OKLab(
        red: blended(levels.red, Self.levels.dark), green: blended(levels.green, green),
        blue: blended(levels.blue, blue))
    }
  }
}

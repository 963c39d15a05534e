package import Geometry

extension Picture {
  /// Returns the picture with the components of all colours multiplied by those of a colour, whose
  /// alpha has no effect.
  ///
  /// It has the pixels of the drawn picture, multiplied: exactly where pictures are drawn in the
  /// normal blend mode, and but for the rounding of antialiased edges for vector images.
  package func tinted(by tint: Color) -> Picture {
    Picture(
      commands: commands.flatMap { $0.tinted(by: tint) }, missingCharacters: missingCharacters,
      missingFonts: missingFonts)
  }
}

extension Picture.Command {
  fileprivate func tinted(by tint: Color) -> [Picture.Command] {
    switch self {
    case .fill(let path, let rule, let paint): [.fill(path, rule, paint.tinted(by: tint))]
    case .stroke(let path, let style, let paint): [.stroke(path, style, paint.tinted(by: tint))]
    case .draw(let bitmap, let rect, let interpolation):
      [.draw(bitmap.tinted(by: tint), in: rect, interpolation)]
    case .drawVariants(let variants, let rect, let interpolation):
      [
        .drawVariants(
          variants.map { BitmapVariant($0.bitmap.tinted(by: tint), scale: $0.scale) }, in: rect,
          interpolation)
      ]
    case .drawVector(_, let rect):
      // The colour is multiplied over the image, and the image cuts it out.
      [
        .beginGroup(opacity: 1), self, .setBlendMode(.multiply),
        .fill(Path(rect: rect), .winding, .color(tint.withAlphaComponent(1))),
        .setBlendMode(.destinationIn), self, .endGroup,
      ]
    default: [self]
    }
  }
}

extension Paint {
  fileprivate func tinted(by tint: Color) -> Paint {
    switch self {
    case .color(let color): .color(color.multiplied(by: tint))
    case .linearGradient(let gradient, let start, let end):
      .linearGradient(gradient.tinted(by: tint), start: start, end: end)
    case .radialGradient(
      let gradient, let startCenter, let startRadius, let endCenter, let endRadius):
      .radialGradient(
        gradient.tinted(by: tint), startCenter: startCenter, startRadius: startRadius,
        endCenter: endCenter, endRadius: endRadius)
    case .pattern(let picture, let cell): .pattern(picture.tinted(by: tint), cell: cell)
    case .conicGradient(let gradient, let center, let startAngle):
      .conicGradient(gradient.tinted(by: tint), center: center, startAngle: startAngle)
    }
  }
}

extension Gradient {
  fileprivate func tinted(by tint: Color) -> Gradient {
    Gradient(stops: stops.map { Stop($0.color.multiplied(by: tint), at: $0.location) })
  }
}

extension Color {
  /// Returns the colour with its components multiplied by those of another, and its own alpha.
  func multiplied(by tint: Color) -> Color {
    Color(
      red: red * tint.red, green: green * tint.green, blue: blue * tint.blue, alpha: alpha)
  }
}

extension Bitmap {
  /// Returns the bitmap with its colours multiplied by the components of a colour.
  ///
  /// - Parameters:
  ///   - tint: The colour, whose alpha has no effect.
  ///   - opacity: The factor of the alpha.
  /// - Returns: The bitmap.
  package func tinted(by tint: Color, opacity: Double = 1) -> Bitmap {
    func table(_ factor: Double) -> [UInt32] {
      (0...255).map { UInt32((Double($0) * min(max(factor, 0), 1)).rounded()) }
    }
    let (reds, greens, blues) = (
      table(tint.red * opacity), table(tint.green * opacity), table(tint.blue * opacity)
    )
    let alphas = table(opacity)
    return Bitmap(
      width: width, height: height,
      pixels: pixels.map { pixel in
        alphas[Int(pixel >> 24)] << 24 | reds[Int(pixel >> 16 & 255)] << 16
          | greens[Int(pixel >> 8 & 255)] << 8 | blues[Int(pixel & 255)]
      })
  }
}

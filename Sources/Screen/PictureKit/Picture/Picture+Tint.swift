package import Geometry

extension Picture {
  /// Returns the picture with the components of all colors multiplied by those of a color, whose
  /// alpha has no effect.
  ///
  /// The result has the multiplied pixels of the drawn picture. This is exact for the normal blend
  /// mode and for opaque vector images; translucent parts and edges of vector images become
  /// lighter.
  package func tinted(by tint: Color) -> Picture {
    guard tint.red != 1 || tint.green != 1 || tint.blue != 1 else { return self }
    return Picture(
      commands: commands.flatMap { $0.tinted(by: tint) }, missingCharacters: missingCharacters,
      missingFonts: missingFonts, fontSources: fontSources)
  }

  /// Returns the picture with its colors multiplied by those of a color and its opacity by the
  /// color's alpha, drawn as a whole in a blend mode.
  package func multiplied(by color: Color, blendMode: BlendMode = .normal) -> Picture {
    guard color != .white || blendMode != .normal else { return self }
    let start: [Command] = blendMode == .normal ? [] : [.setBlendMode(blendMode)]
    let drawing =
      drawing(multipliedBy: color)
      ?? [.beginGroup(opacity: color.alpha)] + tinted(by: color).commands + [.endGroup]
    return Picture(
      commands: start + drawing, missingCharacters: missingCharacters, missingFonts: missingFonts,
      fontSources: fontSources)
  }

  /// Whether the picture has at most one drawing command, to which an opacity can be applied.
  package var isOneDrawing: Bool { drawing(multipliedBy: .white) != nil }

  /// Returns the commands with the color and the opacity of the only drawing command multiplied;
  /// nil if there are several, or one without a color or opacity.
  private func drawing(multipliedBy tint: Color) -> [Command]? {
    var count = 0
    var drawing: [Command] = []
    for command in commands {
      switch command {
      case .fill(let path, let rule, .color(let color)):
        count += 1
        drawing.append(.fill(path, rule, .color(color.multiplied(withAlphaBy: tint))))
      case .stroke(let path, let style, .color(let color)):
        count += 1
        drawing.append(.stroke(path, style, .color(color.multiplied(withAlphaBy: tint))))
      case .draw(let bitmap, _, _) where bitmap.isLarge && tint.withAlphaComponent(1) == .white:
        return nil
      case .draw(let bitmap, let rect, let interpolation):
        count += 1
        drawing.append(
          .draw(bitmap.tinted(by: tint, opacity: tint.alpha), in: rect, interpolation))
      case .clip, .concatenate, .save, .restore: drawing.append(command)
      default: return nil
      }
    }
    return count <= 1 ? drawing : nil
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
      // The color is multiplied over the image and then masked by the image.
      [
        .beginGroup(opacity: 1), self, .setBlendMode(.multiply),
        .fill(Path(rect: rect), .winding, .color(tint.withAlphaComponent(1))),
        .setBlendMode(.destinationIn), self, .endGroup,
      ]
    case .shadow(let shadow, let picture):
      [
        .shadow(
          Shadow(
            color: shadow.color.multiplied(by: tint), offset: shadow.offset, radius: shadow.radius,
            path: shadow.path), of: picture)
      ]
    default: [self]
    }
  }
}

extension Paint {
  fileprivate func tinted(by tint: Color) -> Paint {
    map(colors: { $0.multiplied(by: tint) }, pictures: { $0.tinted(by: tint) })
  }
}

extension Color {
  /// Returns the color with its components multiplied by those of another, and its own alpha.
  func multiplied(by tint: Color) -> Color {
    Color(
      red: red * tint.red, green: green * tint.green, blue: blue * tint.blue, alpha: alpha)
  }
}

extension Color {
  /// Returns the color with its components and its alpha multiplied by those of another.
  fileprivate func multiplied(withAlphaBy tint: Color) -> Color {
    multiplied(by: tint).withAlphaComponent(alpha * tint.alpha)
  }
}

extension Bitmap {
  /// Whether copies that differ only in opacity would take too much memory.
  fileprivate var isLarge: Bool { width * height > 4096 }

  /// Returns the bitmap with its colors multiplied by the components of a color.
  ///
  /// - Parameters:
  ///   - tint: The color, whose alpha has no effect.
  ///   - opacity: The factor of the alpha.
  /// - Returns: The bitmap.
  package func tinted(by tint: Color, opacity: Double = 1) -> Bitmap {
    if tint.withAlphaComponent(1) == .white, opacity == 1 { return self }
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

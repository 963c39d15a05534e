package import Geometry

extension Picture {
  /// Returns the picture with the variants of its colors for an appearance.
  ///
  /// A picture that is not resolved is drawn as in light appearance.
  package func resolved(for style: UserInterfaceStyle) -> Picture {
    guard commands.contains(where: \.isDynamic) else { return self }
    return Picture(
      commands: commands.map { $0.resolved(for: style) }, missingCharacters: missingCharacters,
      missingFonts: missingFonts, fontSources: fontSources)
  }
}

extension Picture.Command {
  fileprivate var isDynamic: Bool {
    switch self {
    case .fill(_, _, let paint), .stroke(_, _, let paint): paint.isDynamic
    case .shadow(let shadow, let picture):
      shadow.color.isDynamic || picture.commands.contains(where: \.isDynamic)
    default: false
    }
  }

  fileprivate func resolved(for style: UserInterfaceStyle) -> Picture.Command {
    switch self {
    case .fill(let path, let rule, let paint): .fill(path, rule, paint.resolved(for: style))
    case .stroke(let path, let strokeStyle, let paint):
      .stroke(path, strokeStyle, paint.resolved(for: style))
    case .shadow(let shadow, let picture):
      .shadow(
        Shadow(
          color: shadow.color.resolved(for: style), offset: shadow.offset, radius: shadow.radius,
          path: shadow.path), of: picture.resolved(for: style))
    default: self
    }
  }
}

extension Paint {
  fileprivate var isDynamic: Bool {
    switch self {
    case .color(let color): color.isDynamic
    case .pattern(let picture, _): picture.commands.contains(where: \.isDynamic)
    case .linearGradient(let gradient, _, _), .radialGradient(let gradient, _, _, _, _),
      .conicGradient(let gradient, _, _):
      gradient.stops.contains(where: \.color.isDynamic)
    }
  }

  fileprivate func resolved(for style: UserInterfaceStyle) -> Paint {
    map(
      colors: { $0.resolved(for: style) }, pictures: { $0.resolved(for: style) })
  }
}

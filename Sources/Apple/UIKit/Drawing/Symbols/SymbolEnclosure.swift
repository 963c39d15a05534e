internal import Geometry
internal import PictureKit

/// The shapes that symbols stand in, such as the circle of `plus.circle`.
enum SymbolEnclosure: String {
  case circle, square, app, diamond, shield, triangle, seal, octagon, hexagon, rectangle, capsule

  /// Returns a symbol within the shape.
  ///
  /// - Parameters:
  ///   - glyph: The symbol.
  ///   - isFilled: Whether the shape is filled, with the symbol knocked out.
  /// - Returns: The parts; nil if the shape itself is not known.
  func parts(around glyph: [SymbolPart], isFilled: Bool) -> [SymbolPart]? {
    guard let shape = SymbolTable.parts(named: rawValue) else { return nil }
    guard isFilled else { return shape + Self.scaled(glyph, toFit: radius, around: center) }
    let isClosed = glyph.contains { $0.kind == .body }
    let inner = Self.scaled(
      isClosed ? SymbolVariants.filled(glyph) : glyph, toFit: radius, around: center)
    return SymbolVariants.filled(shape) + inner.map(Self.knockedOut)
  }

  /// The middle of the symbol within the shape, in the grid.
  private var center: Point {
    switch self {
    case .triangle: Point(12, 14.2)
    case .shield: Point(12, 11.4)
    default: Point(12, 12)
    }
  }

  /// The radius of the circle around the symbol within the shape, in units of the grid.
  private var radius: Double {
    switch self {
    case .triangle: 4.4
    case .diamond: 5.2
    default: 6.2
    }
  }

  /// The largest size of a symbol within a shape, as a fraction of its own.
  private static let largest = 0.62

  /// Returns a symbol that is made smaller around the middle of the grid, and moved.
  static func scaled(
    _ parts: [SymbolPart], toFit radius: Double, around center: Point
  ) -> [SymbolPart] {
    let middle = Point(12, 12)
    let reach = parts.flatMap(\.path.controlPoints).map { ($0 - middle).length }.max()
    let scale = min(largest, radius / max(reach ?? 1, 1))
    let transform = Transform(translationX: -middle.x, y: -middle.y)
      .concatenating(Transform(scaleX: scale, y: scale))
      .concatenating(Transform(translationX: center.x, y: center.y))
    return parts.map { SymbolPart($0.kind, $0.path.applying(transform)) }
  }

  /// Returns a part of a symbol as it is knocked out of a filled shape.
  private static func knockedOut(_ part: SymbolPart) -> SymbolPart {
    switch part.kind {
    case .stroke, .body, .detail: SymbolPart(.eraseLines, part.path)
    case .thin: SymbolPart(.eraseThinLines, part.path)
    case .solid, .mark: SymbolPart(.eraseSolid, part.path)
    case .area: SymbolPart(.erase, part.path)
    case .eraseLines: SymbolPart(.stroke, part.path)
    case .eraseThinLines: SymbolPart(.thin, part.path)
    case .eraseSolid: SymbolPart(.solid, part.path)
    case .erase: SymbolPart(.area, part.path)
    default: part
    }
  }
}

extension Path {
  /// The points and control points.
  fileprivate var controlPoints: [Point] {
    elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .quadCurve(let point, let control): [control, point]
      case .curve(let point, let control1, let control2): [control1, control2, point]
      case .close: []
      }
    }
  }
}

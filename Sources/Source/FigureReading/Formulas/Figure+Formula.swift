public import Geometry
internal import PictureKit
public import SceneViews

extension Figure {
  /// The size of the font of formulas in the documents of LaTeX, in its points, of which 72.27 are
  /// an inch.
  private static let documentFontSize = 10.0
  /// The points of SVG, of which 96 are an inch, for each of dvisvgm, of which 72 are.
  private static let pointsOfSVG = 96.0 / 72

  /// Typesets a formula by LaTeX and dvisvgm, which must be installed.
  ///
  /// `\id{name}{...}` in the formula names a part, which can then be animated. Formulas are kept in
  /// `zoetrope/formulas` of the user's cache, so that each is typeset once.
  ///
  /// - Parameters:
  ///   - tex: The formula, in the mathematics of LaTeX with the packages amsmath and amssymb.
  ///   - fontSize: The size of the font, in points; 24 by default.
  ///   - color: The color; black by default.
  /// - Throws: A ``FigureError`` that says what to install, or what is wrong with the formula.
  public init(
    formula tex: String, fontSize: Double = 24, color: Color = .black
  ) throws(FigureError) {
    let document = FormulaTool.document(tex)
    let cache = FormulaCache.ofUser
    let svg: [UInt8]
    if let kept = cache?.svg(of: document) {
      svg = kept
    } else {
      svg = try FormulaTool.svg(of: tex, document)
      cache?.add(svg, of: document)
    }
    try self.init(svg: svg, ofFormula: tex, fontSize: fontSize, color: color)
  }

  /// Creates the figure of an SVG document of dvisvgm.
  package init(
    svg: [UInt8], ofFormula tex: String, fontSize: Double, color: Color
  ) throws(FigureError) {
    let figure = try Figure.read(svg, name: "formula '\(tex)'").figure
    let scale = fontSize / (Self.documentFontSize * Self.pointsOfSVG)
    self = figure.changing { part in
      if let name = part.name, Self.isNameOfGlyph(name) { part.name = nil }
      guard case .shape(var shape) = part.content else { return }
      shape.path = shape.path.applying(Transform(scaleX: scale, y: scale))
      shape.line.lineWidth *= scale
      part.content = .shape(shape)
    }.replacing(.black, with: color)
    size = Size(scale * figure.size.width, scale * figure.size.height)
  }

  /// Whether dvisvgm gave the name to a glyph, as `g0-69`, or to the page.
  private static func isNameOfGlyph(_ name: String) -> Bool {
    name == "page1"
      || name.first == "g" && name.contains("-")
        && name.dropFirst().allSatisfy { $0.isNumber || $0 == "-" }
  }

  /// Returns the figure in which a color is another one.
  package func replacing(_ color: Color, with other: Color) -> Figure {
    changing { part in
      guard case .shape(var shape) = part.content else { return }
      if shape.fill == color { shape.fill = other }
      if shape.stroke == color { shape.stroke = other }
      part.content = .shape(shape)
    }
  }

  private func changing(_ change: (inout Part) -> Void) -> Figure {
    func changed(_ part: Part) -> Part {
      var part = part
      change(&part)
      if case .group(let parts) = part.content { part.content = .group(parts.map(changed)) }
      return part
    }
    return Figure(size: size, parts: parts.map(changed))
  }
}

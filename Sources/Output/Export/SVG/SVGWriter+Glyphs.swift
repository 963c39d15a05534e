internal import Geometry
internal import PictureKit

extension SVGWriter {
  /// A text of one color.
  struct GlyphText: Equatable {
    let color: Color
    let glyphs: [GlyphTable.Placed]
  }

  /// Returns the number of decimals of the data of a picture's paths.
  static func decimals(in extent: Rect) -> Int {
    max(extent.width, extent.height) < 12 ? 3 : 2
  }

  /// Defines a shape, and returns its identifier.
  mutating func identifier(ofShape number: Int) -> String {
    define("t", SVGElement("path", [("d", glyphs.data[number])]))
  }

  /// Returns a filled path whose shapes come again as references to them; nil if none does.
  mutating func sharedShapes(of path: Path, _ color: Color, decimals: Int) -> String? {
    guard let shapes = glyphs.shapes(of: path, decimals: decimals),
      shapes.contains(where: { glyphs.isShared($0.number) })
    else { return nil }
    let uses = shapes.map { shape in
      guard glyphs.isShared(shape.number) else {
        return SVGElement(
          "path",
          [
            ("d", glyphs.data[shape.number]),
            ("transform", "translate(\([shape.origin.x.svg(2), shape.origin.y.svg(2)].svgList))"),
          ]
        ).markup
      }
      return use(shape).markup
    }
    return group(of: color, uses.joined())
  }

  private mutating func use(_ shape: GlyphTable.Placed) -> SVGElement {
    SVGElement(
      "use",
      [
        ("href", "#\(identifier(ofShape: shape.number))"), ("x", shape.origin.x.svg(2)),
        ("y", shape.origin.y.svg(2)),
      ])
  }

  private func group(of color: Color, _ content: String) -> String {
    var group = SVGElement("g", content: content)
    paint(&group, with: color)
    return group.attributes.isEmpty ? content : group.markup
  }

  // MARK: Texts that change

  /// The least number of texts in one layer that are written glyph by glyph.
  private static let minTextCount = 3

  /// Returns the texts of pictures that one layer shows one after the other, by number; empty if
  /// they are too few.
  mutating func texts(of track: LayerTrack) -> [Int: GlyphText] {
    var texts: [Int: GlyphText] = [:]
    for number in Set(track.samples.compactMap { $0?.picture }).sorted() {
      if let text = text(of: number) { texts[number] = text }
    }
    let color = texts.min { $0.key < $1.key }?.value.color
    texts = texts.filter { $0.value.color == color }
    return texts.count < Self.minTextCount ? [:] : texts
  }

  /// Returns the glyphs of a picture; nil unless it is a text of one color and nothing else.
  private mutating func text(of number: Int) -> GlyphText? {
    let picture = film.pictures.pictures[number]
    guard !picture.fontSources.isEmpty, let nodes = try? parser.nodes(of: picture) else {
      return nil
    }
    let decimals = Self.decimals(in: film.pictures.extent(of: number))
    var color: Color?
    var placed: [GlyphTable.Placed] = []
    func add(_ nodes: [VectorNode], _ offset: Vector) -> Bool {
      nodes.allSatisfy { node in
        switch node {
        case .fill(let path, .winding, .color(let fill)):
          guard color == nil || color == fill,
            let shapes = glyphs.shapes(of: path, decimals: decimals)
          else { return false }
          color = fill
          placed += shapes.map { shape in
            let origin = shape.origin + offset
            return GlyphTable.Placed(
              number: shape.number,
              origin: Point(origin.x.rounded(decimals: 2), origin.y.rounded(decimals: 2)))
          }
          return true
        case .group(let group):
          guard let move = group.translation else { return false }
          return add(group.nodes, offset + move)
        default: return false
        }
      }
    }
    guard add(nodes, .zero), let color else { return nil }
    return GlyphText(color: color, glyphs: placed)
  }

  /// Returns texts that are shown one after the other: an element for each place of a glyph, whose
  /// shape and position change.
  ///
  /// - Parameter texts: The text of each frame; nil where the layer shows another picture, or none.
  /// - Returns: The elements.
  mutating func markup(of texts: [GlyphText?]) -> String {
    guard let first = texts.first(where: { $0 != nil }) ?? nil else { return "" }
    let count = texts.reduce(0) { max($0, $1?.glyphs.count ?? 0) }
    let places = (0..<count).map { place in
      texts.map { text in
        text.flatMap { place < $0.glyphs.count ? $0.glyphs[place] : nil }
      }
    }
    let elements = places.map { shapes in
      guard var last = shapes.first(where: { $0 != nil }) ?? nil else { return "" }
      var element = use(last)
      let shown = shapes.map { shape in
        last = shape ?? last
        return last
      }
      let values = [
        ("href", shown.map { "#\(identifier(ofShape: $0.number))" }),
        ("x", shown.map { $0.origin.x.svg(2) }), ("y", shown.map { $0.origin.y.svg(2) }),
        ("display", shapes.map { $0 == nil ? "none" : "inline" }),
      ]
      for (attribute, values) in values {
        if let animation = timeline.discrete(attribute, values) {
          element[attribute] = values[0]
          element.animations.append(animation)
        } else if attribute == "display", values[0] == "none" {
          return ""
        }
      }
      return element.markup
    }
    return group(of: first.color, elements.joined())
  }
}

extension VectorGroup {
  /// The distance by which the group moves its nodes; nil if it does more to them.
  fileprivate var translation: Vector? {
    var plain = self
    plain.transform = .identity
    guard plain.isPlain, transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1
    else { return nil }
    return Vector(dx: transform.tx, dy: transform.ty)
  }
}

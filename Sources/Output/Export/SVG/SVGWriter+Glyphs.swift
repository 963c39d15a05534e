internal import Geometry
internal import PictureKit

extension SVGWriter {
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

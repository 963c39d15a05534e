internal import Geometry
internal import PictureKit

extension SVGWriter {
  func paint(_ element: inout SVGElement, with color: Color) {
    if color.svg != "#000" { element["fill"] = color.svg }
    if color.alpha < 1 { element["fill-opacity"] = color.alpha.svg(3) }
  }

  mutating func set(_ element: inout SVGElement, _ paint: Paint, attribute: String) {
    switch paint {
    case .color(let color):
      if color.svg != "#000" || attribute == "stroke" { element[attribute] = color.svg }
      if color.alpha < 1 { element["\(attribute)-opacity"] = color.alpha.svg(3) }
    case .linearGradient(let gradient, let start, let end):
      let definition = SVGElement(
        "linearGradient",
        [
          ("gradientUnits", "userSpaceOnUse"), ("x1", start.x.svg(3)), ("y1", start.y.svg(3)),
          ("x2", end.x.svg(3)), ("y2", end.y.svg(3)),
        ], content: Self.stops(of: gradient))
      element[attribute] = "url(#\(define("g", definition)))"
    case .radialGradient(var gradient, var start, var startRadius, var end, var endRadius):
      if startRadius > endRadius {
        (start, end) = (end, start)
        (startRadius, endRadius) = (endRadius, startRadius)
        gradient = Gradient(
          stops: gradient.stops.reversed().map { Gradient.Stop($0.color, at: 1 - $0.location) })
      }
      var attributes = [
        ("gradientUnits", "userSpaceOnUse"), ("cx", end.x.svg(3)), ("cy", end.y.svg(3)),
        ("r", endRadius.svg(3)),
      ]
      if start != end { attributes += [("fx", start.x.svg(3)), ("fy", start.y.svg(3))] }
      if startRadius > 0 { attributes.append(("fr", startRadius.svg(3))) }
      let definition = SVGElement(
        "radialGradient", attributes, content: Self.stops(of: gradient))
      element[attribute] = "url(#\(define("g", definition)))"
    case .pattern(let picture, let cell):
      let nodes = (try? parser.nodes(of: picture)) ?? []
      let content = markup(of: nodes, extent: cell)
      let shifted = SVGElement(
        "g",
        [("transform", Transform(translationX: -cell.minX, y: -cell.minY).svg)].filter {
          !$0.1.isEmpty
        }, content: content)
      let definition = SVGElement(
        "pattern",
        [
          ("patternUnits", "userSpaceOnUse"), ("x", cell.minX.svg(3)), ("y", cell.minY.svg(3)),
          ("width", cell.width.svg(3)), ("height", cell.height.svg(3)),
        ], content: shifted.attributes.isEmpty ? content : shifted.markup)
      element[attribute] = "url(#\(define("g", definition)))"
    case .conicGradient: element[attribute] = "none"
    }
  }

  static func stops(of gradient: Gradient) -> String {
    gradient.stops.map { stop in
      var element = SVGElement(
        "stop", [("offset", stop.location.svg(4)), ("stop-color", stop.color.svg)])
      if stop.color.alpha < 1 { element["stop-opacity"] = stop.color.alpha.svg(3) }
      return element.markup
    }.joined()
  }

  func set(_ element: inout SVGElement, _ style: StrokeStyle) {
    if style.lineWidth != 1 { element["stroke-width"] = style.lineWidth.svg(3) }
    switch style.lineCap {
    case .butt: break
    case .round: element["stroke-linecap"] = "round"
    case .square: element["stroke-linecap"] = "square"
    }
    switch style.lineJoin {
    case .miter:
      if style.miterLimit != 4 { element["stroke-miterlimit"] = max(style.miterLimit, 1).svg(3) }
    case .round: element["stroke-linejoin"] = "round"
    case .bevel: element["stroke-linejoin"] = "bevel"
    }
    if !style.dashLengths.isEmpty {
      element["stroke-dasharray"] = style.dashLengths.map { $0.svg(3) }.joined(separator: " ")
      if style.dashPhase != 0 { element["stroke-dashoffset"] = style.dashPhase.svg(3) }
    }
  }
}

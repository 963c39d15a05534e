internal import Geometry
internal import PictureKit
internal import SceneViews

/// The properties that elements inherit.
struct PartStyle {
  /// A color of an interior or a line.
  enum Paint {
    case none
    case color(Color)
    /// The value of the property `color`.
    case current
  }

  var fill = Paint.color(.black)
  var stroke = Paint.none
  var fillOpacity = 1.0
  var strokeOpacity = 1.0
  var color = Color.black
  var isVisible = true
  var fillRule = FillRule.winding
  var line = StrokeStyle(miterLimit: 4)

  /// Returns a shape with the style.
  ///
  /// - Parameters:
  ///   - path: The path, in points of the figure.
  ///   - scale: The factor of lengths.
  /// - Returns: The shape.
  func shape(_ path: Path, scale: Double) -> Figure.Shape {
    var shape = Figure.Shape(path)
    shape.fill = color(of: fill, opacity: fillOpacity)
    shape.fillRule = fillRule
    shape.stroke = color(of: stroke, opacity: strokeOpacity)
    shape.line = line
    shape.line.lineWidth *= scale
    shape.line.dashPhase *= scale
    shape.line.dashLengths = line.dashLengths.map { scale * $0 }
    return shape
  }

  private func color(of paint: Paint, opacity: Double) -> Color? {
    switch paint {
    case .none: nil
    case .color(let color): color.withAlphaComponent(color.alpha * opacity)
    case .current: color.withAlphaComponent(color.alpha * opacity)
    }
  }

  /// Sets a property; false if the value is not valid.
  mutating func set(_ name: String, to value: String) -> Bool {
    switch name {
    case "fill": return set(\.fill, Self.paint(value))
    case "stroke": return set(\.stroke, Self.paint(value))
    case "color": return set(\.color, Color(css: value))
    case "fill-opacity": return set(\.fillOpacity, value.svgFraction.map { min(max($0, 0), 1) })
    case "stroke-opacity":
      return set(\.strokeOpacity, value.svgFraction.map { min(max($0, 0), 1) })
    case "visibility": isVisible = value == "visible"
    case "fill-rule": fillRule = value == "evenodd" ? .evenOdd : .winding
    case "stroke-width": return set(\.line.lineWidth, value.svgLength.map { max($0, 0) })
    case "stroke-linecap":
      return set(
        \.line.lineCap,
        ["butt": StrokeStyle.LineCap.butt, "round": .round, "square": .square][value])
    case "stroke-linejoin":
      return set(
        \.line.lineJoin,
        ["miter": StrokeStyle.LineJoin.miter, "round": .round, "bevel": .bevel][value])
    case "stroke-miterlimit": return set(\.line.miterLimit, value.svgFraction)
    case "stroke-dashoffset": return set(\.line.dashPhase, value.svgLength)
    case "stroke-dasharray":
      guard value != "none" else {
        line.dashLengths = []
        return true
      }
      let lengths = value.split { $0.isWhitespace || $0 == "," }.map { String($0).svgLength }
      let dashes = lengths.compactMap { $0 }
      guard dashes.count == lengths.count, dashes.allSatisfy({ $0 >= 0 }) else { return false }
      // A list of an odd number of lengths is repeated.
      line.dashLengths = dashes.count % 2 == 1 ? dashes + dashes : dashes
      if dashes.allSatisfy({ $0 == 0 }) { line.dashLengths = [] }
    default: break
    }
    return true
  }

  private mutating func set<Value>(_ path: WritableKeyPath<Self, Value>, _ value: Value?) -> Bool {
    if let value { self[keyPath: path] = value }
    return value != nil
  }

  private static func paint(_ text: String) -> Paint? {
    switch text {
    case "none", "transparent": Paint.none
    case "currentColor", "currentcolor": .current
    default: Color(css: text).map { .color($0) }
    }
  }
}

extension Color {
  /// Creates a color of CSS: a name, `#rgb`, `rgb(255, 0, 0)`; nil for another text.
  init?(css text: String) {
    let text = text.lowercased()
    if let digits = ColorNames.digits(of: text) {
      self.init(hexadecimal: "#" + digits)
      return
    }
    guard text.hasPrefix("rgb"), let start = text.firstIndex(of: "("), text.last == ")" else {
      self.init(hexadecimal: text)
      return
    }
    let values = text[text.index(after: start)...].dropLast()
      .split { $0.isWhitespace || $0 == "," || $0 == "/" }
    let components = values.enumerated().compactMap { index, value -> Double? in
      let isPercentage = value.last == "%"
      guard let number = String(value).svgFraction else { return nil }
      return min(max(index < 3 && !isPercentage ? number / 255 : number, 0), 1)
    }
    guard components.count == values.count, (3...4).contains(components.count) else { return nil }
    self.init(
      red: components[0], green: components[1], blue: components[2],
      alpha: components.count == 4 ? components[3] : 1)
  }
}

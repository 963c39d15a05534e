internal import Geometry
internal import PictureKit
internal import UIKit

/// An entry in the list of shapes of a layer or a group.
///
/// Styles paint all shapes that stand before them in their list.
enum ShapeItem {
  /// The coverage or the line of a style.
  struct Style {
    enum Color {
      case plain(AnimatedValue<[Double]>)
      case gradient(GradientRecord)
    }

    let color: Color
    let opacity: AnimatedValue<[Double]>?
    let rule: FillRule
    /// The line; nil for a fill.
    let line: LineRecord?
  }

  /// A line's width, ends, corners and dashes.
  struct LineRecord {
    let width: AnimatedValue<[Double]>?
    let cap: StrokeStyle.LineCap
    let join: StrokeStyle.LineJoin
    let miterLimit: Double
    let dashes: [AnimatedValue<[Double]>]
    let dashOffset: AnimatedValue<[Double]>?
  }

  /// The part of shapes that is shown.
  struct Trim {
    let start: AnimatedValue<[Double]>?
    let end: AnimatedValue<[Double]>?
    let offset: AnimatedValue<[Double]>?
    /// Whether all shapes are one path, of which a part is shown.
    let isOfAll: Bool
  }

  /// Copies of the shapes that stand before it.
  struct Repeater {
    let count: AnimatedValue<[Double]>?
    let offset: AnimatedValue<[Double]>?
    let transform: TransformRecord
    let startOpacity: AnimatedValue<[Double]>?
    let endOpacity: AnimatedValue<[Double]>?
  }

  case group([ShapeItem], TransformRecord)
  case curve(AnimatedValue<ShapeCurve>)
  case rectangle(
    position: AnimatedValue<[Double]>?, size: AnimatedValue<[Double]>,
    radius: AnimatedValue<[Double]>?)
  case ellipse(position: AnimatedValue<[Double]>?, size: AnimatedValue<[Double]>)
  case star(StarRecord)
  case style(Style)
  case trim(Trim)
  case repeater(Repeater)

  /// Reads a list of shapes.
  static func list(_ fields: [Fields]) -> [ShapeItem] {
    fields.filter { !$0.flag("hd") }.compactMap(item)
  }

  /// Reads a shape; nil if it is of an unknown kind, or incomplete.
  private static func item(_ fields: Fields) -> ShapeItem? {
    func value(_ key: String) -> AnimatedValue<[Double]>? { AnimatedValue(fields.fields(key)) }
    switch fields.text("ty") {
    case "gr":
      let items = fields.list("it")
      let transform = items.first { $0.text("ty") == "tr" }
      return .group(list(items), TransformRecord(transform))
    case "sh": return AnimatedValue(fields.fields("ks")).map(ShapeItem.curve)
    case "rc":
      return value("s").map { .rectangle(position: value("p"), size: $0, radius: value("r")) }
    case "el": return value("s").map { .ellipse(position: value("p"), size: $0) }
    case "sr": return .star(StarRecord(fields))
    case "fl", "st": return value("c").map { .style(style(fields, .plain($0))) }
    case "gf", "gs": return GradientRecord(fields).map { .style(style(fields, .gradient($0))) }
    case "tm":
      return .trim(
        Trim(
          start: value("s"), end: value("e"), offset: value("o"),
          isOfAll: fields.integer("m") == 2))
    case "rp":
      let transform = fields.fields("tr")
      return .repeater(
        Repeater(
          count: value("c"), offset: value("o"), transform: TransformRecord(transform),
          startOpacity: AnimatedValue(transform?.fields("so")),
          endOpacity: AnimatedValue(transform?.fields("eo"))))
    default: return nil
    }
  }

  private static func style(_ fields: Fields, _ color: Style.Color) -> Style {
    let isLine = ["st", "gs"].contains(fields.text("ty"))
    return Style(
      color: color, opacity: AnimatedValue(fields.fields("o")),
      rule: fields.integer("r") == 2 ? .evenOdd : .winding, line: isLine ? line(fields) : nil)
  }

  private static func line(_ fields: Fields) -> LineRecord {
    let dashes = fields.list("d")
    func values(_ kinds: Set<String>) -> [AnimatedValue<[Double]>] {
      dashes.filter { kinds.contains($0.text("n") ?? "") }
        .compactMap { AnimatedValue($0.fields("v")) }
    }
    let caps: [StrokeStyle.LineCap] = [.butt, .round, .square]
    let joins: [StrokeStyle.LineJoin] = [.miter, .round, .bevel]
    func choice<Value>(_ list: [Value], _ key: String) -> Value {
      let index = (fields.integer(key) ?? 1) - 1
      return list.indices.contains(index) ? list[index] : list[0]
    }
    return LineRecord(
      width: AnimatedValue(fields.fields("w")), cap: choice(caps, "lc"), join: choice(joins, "lj"),
      miterLimit: max(fields.number("ml") ?? 4, 1), dashes: values(["d", "g"]),
      dashOffset: values(["o"]).first)
  }
}

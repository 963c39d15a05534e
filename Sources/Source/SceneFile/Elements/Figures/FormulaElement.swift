internal import FigureReading
internal import FileIO
internal import Geometry
internal import SceneViews
internal import StageKit

/// A formula, which LaTeX typesets, whose parts are views.
struct FormulaElement: ViewElement {
  static let kind = "formula"
  static let summary = """
    A formula in the mathematics of LaTeX, which needs the programs latex and dvisvgm; \\id{name}{...} names a part.
    """

  let parts: ViewParts
  private let tex: String
  private let figure: Figure
  private let fontSize: Double
  private let color: Value<Color>?
  private let namedParts: NamedParts
  private let place: ScenePlace

  init(_ fields: Fields) throws(SceneError) {
    let text = try fields.requiredValue(
      "tex", ValueType<String>.plainText.schema,
      "The formula, such as 'E = \\id{mass}{m} c^2'; in YAML best in single quotes."
    ) { (item) throws(SceneError) in
      (item: item, tex: try ValueType<String>.plainText.read(item).evaluate(.empty))
    }
    tex = text?.tex ?? ""
    let size = try fields.optional(
      "fontSize", .constant(1...1000), "The size of the font, in points; 24 by default.")
    fontSize = fields.item == nil ? 24 : size?.evaluate(.empty) ?? 24
    color = try fields.optional("color", .color, "The color; black by default.")
    if let text {
      do throws(FigureError) {
        figure = try Figure(formula: text.tex, fontSize: fontSize)
      } catch {
        throw text.item.error("tex: \(error.description)")
      }
    } else {
      figure = Figure(size: .zero, parts: [])
    }
    place = fields.place
    parts = try ViewParts(fields, .view)
    namedParts = try NamedParts(fields, of: figure)
  }

  func perform(in scope: Scope) {
    let colored = color.map { figure.replacing(.black, with: $0.evaluate(scope)) }
    let view = FigureView(colored ?? figure)
    parts.add(view, in: scope)
    namedParts.add(view, to: scope.performance, at: place)
  }

  func write(to writer: inout SwiftWriter) {
    let color = color.map { ", color: \($0.swift)" } ?? ""
    var variable = ""
    parts.write(
      creation: "FigureView(stage.formula(\(tex.swiftLiteral), fontSize: \(fontSize)\(color)))",
      to: &writer, finish: { view, _ in variable = view })
    namedParts.write(of: variable, to: &writer)
  }
}

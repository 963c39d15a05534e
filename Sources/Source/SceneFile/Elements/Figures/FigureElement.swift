internal import FigureReading
internal import FileIO
internal import Geometry
internal import SceneViews
internal import StageKit
internal import SystemPackage

/// A figure of an SVG file, whose parts are views.
struct FigureElement: ViewElement {
  static let kind = "figure"
  static let summary =
    "The paths of an SVG file, whose parts can be named and animated. It is as large as the file says."

  let parts: ViewParts
  private let path: String
  private let figure: Figure
  private let fitting: Value<Size>?
  private let namedParts: NamedParts
  private let place: ScenePlace

  init(_ fields: Fields) throws(SceneError) {
    let file = try fields.requiredValue(
      "file", ValueType<String>.plainText.schema, "The path of an SVG file, from the scene file."
    ) { (item) throws(SceneError) in
      let path = try ValueType<String>.plainText.read(item).evaluate(.empty)
      return (path: path, figure: try Self.figure(path, item))
    }
    path = file?.path ?? ""
    figure = file?.figure ?? Figure(size: .zero, parts: [])
    fitting = try fields.optional(
      "fitting", .size, "The size in which it is as large as possible; its own by default.")
    place = fields.place
    parts = try ViewParts(fields, .view)
    namedParts = try NamedParts(fields, of: figure)
  }

  private static func figure(_ path: String, _ item: Source.Item) throws(SceneError) -> Figure {
    let file = FilePath(item.source.path).removingLastComponent().pushing(FilePath(path))
    do throws(FigureError) {
      let (figure, warnings) = try Figure.read(contentsOf: file)
      for warning in warnings { item.warn(warning) }
      return figure
    } catch {
      throw item.error(error.description)
    }
  }

  func perform(in scope: Scope) {
    let view = FigureView(figure, fitting: fitting?.evaluate(scope))
    parts.add(view, in: scope)
    namedParts.add(view, to: scope.performance, at: place)
  }

  func write(to writer: inout SwiftWriter) {
    let figure = "stage.figure(\(path.swiftLiteral))"
    let fitting = fitting.map { ", fitting: \($0.swift)" } ?? ""
    var variable = ""
    parts.write(
      creation: "FigureView(\(figure)\(fitting))", to: &writer,
      finish: { view, _ in variable = view })
    namedParts.write(of: variable, to: &writer)
  }
}

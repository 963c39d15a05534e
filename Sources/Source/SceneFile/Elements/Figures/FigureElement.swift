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

  /// A part with a name in the scene.
  private struct NamedPart {
    let name: String
    let id: String
    let kind: ViewKind
  }

  let parts: ViewParts
  private let path: String
  private let figure: Figure
  private let fitting: Value<Size>?
  private let namedParts: [NamedPart]
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
    namedParts = try Self.namedParts(fields, of: figure)
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

  /// Reads the names of parts, and declares them.
  private static func namedParts(
    _ fields: Fields, of figure: Figure
  ) throws(SceneError) -> [NamedPart] {
    let schema = JSONSchema.mapping(
      of: ValueType<String>.plainText.schema, names: JSONSchema.newNamePattern)
    let entries = try fields.named(
      "parts", schema, "Names for parts, such as {arm: left-arm} for the id left-arm of the file.")
    var parts: [NamedPart] = []
    for (key, value) in entries {
      guard key.source.loopDepth == 0 else {
        throw key.error("the parts of a figure in a 'for' have no names.")
      }
      let name = try ValueType<String>.newName.read(key).evaluate(.empty)
      let id = try ValueType<String>.plainText.read(value).evaluate(.empty)
      guard let part = figure.part(id) else {
        let known = figure.names
        throw value.error(
          "the file has no part with the id '\(id)'"
            + (known.isEmpty ? "" : ", only \(known.prefix(20).joined(separator: ", "))")
            + "\(id.suggestion(of: known)).")
      }
      let kind: ViewKind = if case .shape = part.content { .shape } else { .view }
      do throws(ExpressionError) {
        try key.source.names.add(
          name, NameTable.Views(kind: kind, isArray: false, line: key.scenePlace.line))
      } catch {
        throw key.error("\(error.sentence).")
      }
      parts.append(NamedPart(name: name, id: id, kind: kind))
    }
    return parts
  }

  func perform(in scope: Scope) {
    let view = FigureView(figure, fitting: fitting?.evaluate(scope))
    parts.add(view, in: scope)
    for part in namedParts {
      guard let partView = view.part(part.id) else { continue }
      partView.name = part.name
      scope.performance.add(partView, named: part.name, at: place)
    }
  }

  func write(to writer: inout SwiftWriter) {
    let figure = "stage.figure(\(path.swiftLiteral))"
    let fitting = fitting.map { ", fitting: \($0.swift)" } ?? ""
    var variable = ""
    parts.write(
      creation: "FigureView(\(figure)\(fitting))", to: &writer,
      finish: { view, _ in variable = view })
    for part in namedParts {
      let cast = part.kind == .shape ? " as! ShapeView" : "!"
      writer.line(
        "let \(part.name.swiftIdentifier) = \(variable).part(\(part.id.swiftLiteral))\(cast)")
      writer.line("\(part.name.swiftIdentifier).name = \(part.name.swiftLiteral)")
    }
  }
}

extension Figure {
  /// Returns the first part of a name, however deep it is.
  fileprivate func part(_ name: String) -> Part? { Self.part(name, in: parts) }

  private static func part(_ name: String, in parts: [Part]) -> Part? {
    for part in parts {
      if part.name == name { return part }
      if case .group(let inner) = part.content, let found = Self.part(name, in: inner) {
        return found
      }
    }
    return nil
  }
}

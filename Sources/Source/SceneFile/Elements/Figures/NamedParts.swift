internal import FileIO
internal import Geometry
internal import SceneViews
internal import StageKit

/// The names that a scene gives to parts of a figure: `{arm: left-arm}`.
struct NamedParts {
  private struct Part {
    let name: String
    let id: String
    let kind: ViewKind
  }

  private var parts: [Part] = []

  /// Reads the names of parts, and declares them.
  init(_ fields: Fields, of figure: Figure) throws(SceneError) {
    let schema = JSONSchema.mapping(
      of: ValueType<String>.plainText.schema, names: JSONSchema.newNamePattern)
    let entries = try fields.named(
      "parts", schema, "Names for parts, such as {arm: left-arm} for the id left-arm.")
    for (key, value) in entries {
      guard key.source.loopDepth == 0 else {
        throw key.error("the parts of a figure in a 'for' have no names.")
      }
      let name = try ValueType<String>.newName.read(key).evaluate(.empty)
      let id = try ValueType<String>.plainText.read(value).evaluate(.empty)
      guard let part = figure.part(id) else {
        let known = figure.names
        throw value.error(
          "there is no part with the id '\(id)'"
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
      parts.append(Part(name: name, id: id, kind: kind))
    }
  }

  /// Adds the views of the parts to a performance.
  func add(_ view: FigureView, to performance: Performance, at place: ScenePlace) {
    for part in parts {
      guard let partView = view.part(part.id) else { continue }
      partView.name = part.name
      performance.add(partView, named: part.name, at: place)
    }
  }

  /// Writes the Swift of the views of the parts.
  func write(of figure: String, to writer: inout SwiftWriter) {
    for part in parts {
      let cast = part.kind == .shape ? " as! ShapeView" : "!"
      writer.line(
        "let \(part.name.swiftIdentifier) = \(figure).part(\(part.id.swiftLiteral))\(cast)")
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

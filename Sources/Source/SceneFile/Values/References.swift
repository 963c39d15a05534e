internal import Dynamics
internal import FileIO
internal import Geometry
internal import StageKit

/// Views that a file refers to by name.
struct ViewReference {
  /// Returns the views; none after a report.
  let views: (Scope) -> [View]
  /// The Swift of the views: of a single view, or of an array.
  let swift: String
  /// Whether the Swift is an array.
  let isArray: Bool
  let kind: ViewKind
  /// Whether the views are in another view than the canvas.
  let isSubview: Bool

  /// The Swift of an array.
  var arraySwift: String { isArray ? swift : "[\(swift)]" }
}

extension Source.Item {
  /// Reads the name of views.
  func viewReference() throws(SceneError) -> ViewReference {
    guard let text else { throw error("the name of a view is needed, not \(found).") }
    let bracket = text.firstIndex(of: "[")
    let name = String(text[..<(bracket ?? text.endIndex)]).trimming(" ")
    guard let views = source.names.views[name] else {
      let known = source.names.views.keys.sorted()
      let nearest = name.suggestion(of: known)
      throw error(
        "there is no view '\(name)' above: a view has a name, and stands before what refers to it; known are "
          + "\(known.joined(separator: ", "))\(nearest).")
    }
    let swift = name == NameTable.stage ? "stage.view" : name.swiftIdentifier
    guard let bracket else {
      return ViewReference(
        views: { scope in
          let views = scope.performance.views[name] ?? []
          scope.performance.refer(to: views)
          return views
        }, swift: swift, isArray: views.isArray, kind: views.kind,
        isSubview: views.isSubview)
    }
    guard text.last == "]" else { throw error("']' is missing after '\(name)['.") }
    guard views.isArray else {
      throw error("'\(name)' is one view, without an index; a 'for' makes several.")
    }
    let start = text.index(after: bracket)
    let index = try expression(
      in: String(text[start...].dropLast()), at: text.distance(from: text.startIndex, to: start))
    return ViewReference(
      views: { scope in
        let views = scope.performance.views[name] ?? []
        do throws(ExpressionError) {
          let number = try index.index(in: scope, count: views.count, of: "the views '\(name)'")
          scope.performance.refer(to: [views[number]])
          return [views[number]]
        } catch {
          scope.performance.report("\(position()): \(error.sentence).")
          return []
        }
      }, swift: "\(swift)[\(index.integerSwift(source.names))]", isArray: false, kind: views.kind,
      isSubview: views.isSubview)
  }
}

extension ValueType where Output == View? {
  /// One view; nil after a report.
  static var item: ValueType {
    ValueType(.viewName) { (item) throws(SceneError) in
      let reference = try item.viewReference()
      guard !reference.isArray else {
        throw item.error(
          "\(item.found) is several views; one of them is \(item.text ?? "")[0].")
      }
      return Value(swift: reference.swift) { reference.views($0).first }
    }
  }
}

extension ValueType where Output == [View] {
  /// Views: a name or a list of names.
  static var items: ValueType {
    ValueType(.oneOf([.viewName, .list(of: .viewName, count: 1...Int.max)])) {
      (item) throws(SceneError) in
      guard let elements = item.elements else {
        let reference = try item.viewReference()
        return Value(swift: reference.arraySwift, evaluate: reference.views)
      }
      let references = try elements.map { (element) throws(SceneError) in
        try element.source.count(element)
        return try element.viewReference()
      }
      guard !references.isEmpty else { throw item.error("the list of views is empty.") }
      return Value(swift: references.swift) { scope in references.flatMap { $0.views(scope) } }
    }
  }
}

// Views that an animator moves.
extension ValueType where Output == View? {
  /// One view that collides; nil after a report.
  static var body: ValueType {
    ValueType(item.schema) { (node) throws(SceneError) in
      let value = try item.read(node)
      return Value(swift: value.swift) { scope in
        value.evaluate(scope).flatMap { node.checked([$0], in: scope).first }
      }
    }
  }
}

extension ValueType where Output == [View] {
  /// Views that collide.
  static var bodies: ValueType {
    ValueType(items.schema) { (node) throws(SceneError) in
      let value = try items.read(node)
      return Value(swift: value.swift) { node.checked(value.evaluate($0), in: $0) }
    }
  }
}

extension Source.Item {
  /// Returns the views that an animator accepts, and reports the others.
  fileprivate func checked(_ views: [View], in scope: Scope) -> [View] {
    views.filter { view in
      guard view !== scope.performance.stage.view else {
        scope.performance.report("\(position()): the stage itself does not move.")
        return false
      }
      guard let problem = scope.performance.collisionProblem(of: view) else { return true }
      scope.performance.report("\(position()): \(problem)")
      return false
    }
  }
}

extension [ViewReference] {
  /// The Swift of one array of all.
  fileprivate var swift: String {
    guard contains(where: \.isArray) else { return "[\(map(\.swift).joined(separator: ", "))]" }
    // Arrays of several classes have the class of views in common.
    let terms = map(\.arraySwift)
    return terms.count == 1 ? terms[0] : terms.map { "(\($0) as [View])" }.joined(separator: " + ")
  }
}

internal import Dynamics
internal import Geometry
internal import SceneViews
internal import StageKit

/// An end of an attachment or a line: a view and an offset from its center, or a point.
struct Anchor {
  private enum Target {
    case view(Value<View?>)
    case point(Value<Point>)
  }

  private let target: Target
  /// The place on the view; nil for its center.
  let offset: Value<Offset>?

  /// Reads an end from two keys.
  init(_ fields: Fields, _ name: String, offset offsetName: String) throws(SceneError) {
    let target = try fields.requiredValue(
      name, .oneOf([ValueType<View?>.item.schema, ValueType<Point>.point.schema]),
      "One end: the name of a view, or a point [x, y]."
    ) { (item) throws(SceneError) -> Target in
      item.elements == nil
        ? .view(try ValueType.body.read(item)) : .point(try ValueType.point.read(item))
    }
    self.target = target ?? .point(.described)
    offset = try fields.optional(
      offsetName, .offset, "The place on the view, from its center; [0, 0] by default.")
    if let item = fields.item, offset != nil, case .point = self.target {
      throw item.error("\(offsetName) is for the name of a view, and \(name) is a point.")
    }
  }

  /// The point; nil for a view.
  var point: Value<Point>? { if case .point(let point) = target { point } else { nil } }

  /// Returns the view; nil for a point, or after a report.
  func view(in scope: Scope) -> View? {
    if case .view(let view) = target { view.evaluate(scope) } else { nil }
  }

  /// The Swift of the view; nil for a point.
  var viewSwift: String? { if case .view(let view) = target { view.swift } else { nil } }

  /// Returns the end of a line; nil after a report.
  func linkEnd(in scope: Scope) -> LinkView.End? {
    switch target {
    case .point(let point): .point(point.evaluate(scope))
    case .view(let view):
      view.evaluate(scope).map { .item($0, offset: offset?.evaluate(scope) ?? .zero) }
    }
  }

  /// The Swift of the end of a line.
  var linkEndSwift: String {
    switch target {
    case .point(let point): ".point(\(point.swift))"
    case .view(let view): ".item(\(view.swift)\(offset.map { ", offset: \($0.swift)" } ?? ""))"
    }
  }
}

package import Geometry

/// What a finger touches.
package enum Target: Hashable, Sendable {
  /// How a view is named.
  package enum Attribute: String, CaseIterable, Sendable {
    /// The name of an outlet or other property of a controller.
    case outlet
    /// The accessibility identifier.
    case identifier
    /// The accessibility label.
    case label
    /// The title of a button.
    case title
    /// The text of a label or field.
    case text
    /// The name of the view in traces.
    case name
    /// The class of the view.
    case `class`
  }

  /// A point on the stage.
  case point(Point)
  /// The middle of a view: the first, or another by its number from 1. Without an attribute the
  /// value may be any of identifier, label, title, name and text, in this order.
  case view(Attribute?, String, number: Int)
}

extension Target: CustomStringConvertible {
  package var description: String {
    switch self {
    case .point(let point): "(\(point.x), \(point.y))"
    case .view(let attribute, let value, let number):
      (attribute.map { "\($0.rawValue) " } ?? "") + "\"\(value)\""
        + (number > 1 ? " number \(number)" : "")
    }
  }
}

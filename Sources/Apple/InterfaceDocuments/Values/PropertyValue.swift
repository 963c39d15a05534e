public import Geometry

/// A value of a property of an object, a record or a runtime attribute.
public indirect enum PropertyValue: Hashable, Sendable {
  /// A string, or a word of an enumeration such as `scaleToFill`.
  case string(String)
  /// A Boolean.
  case bool(Bool)
  /// A finite number.
  case number(Double)
  /// A point, in points.
  case point(Point)
  /// A size, in points.
  case size(Size)
  /// A rectangle, in points.
  case rect(Rect)
  /// Distances from edges, in points.
  case insets(Insets)
  /// Distances from edges, in points; `left` is the leading and `right` the trailing edge.
  case directionalInsets(Insets)
  /// A displacement, in points.
  case offset(Vector)
  /// A color.
  case color(InterfaceColor)
  /// A font.
  case font(InterfaceFont)
  /// An image.
  case image(ImageReference)
  /// A string with attributes.
  case attributedString(InterfaceAttributedString)
  /// How a view is resized with its superview.
  case autoresizingMask(AutoresizingMask)
  /// A set of edges.
  case edges(InterfaceEdges)
  /// The effect of a visual effect view.
  case effect(InterfaceEffect)
  /// The words of an option set that are on, such as `link` of `dataDetectorTypes`.
  case options(Set<String>)
  /// A range of integers, by location and length.
  case range(location: Int, length: Int)
  /// A date, in seconds since 2001-01-01 00:00:00 UTC.
  case date(Double)
  /// The id of another element of the document.
  case reference(String)
  /// A group of values, such as text input traits or the configuration of a button.
  case record(PropertyRecord)
  /// Explicitly no value: the document sets the property to nil.
  case null
}

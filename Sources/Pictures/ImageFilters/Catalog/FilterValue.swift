public import Geometry

/// The value of an input of a filter.
public enum FilterValue: Sendable {
  /// A number.
  case number(Double)
  /// Several numbers: a point is (x, y), a rectangle is (x, y, width, height).
  case vector([Double])
  /// A color.
  case color(Color)
  /// An image.
  case image(FilterImage)
  /// Bytes.
  case data([UInt8])
  /// A text.
  case text(String)
  /// An affine transform.
  case transform(Transform)
}

/// An input of a filter.
public struct FilterInput: Sendable {
  /// What the values of an input are.
  public enum Kind: Sendable, CaseIterable {
    /// A number.
    case number
    /// A vector that is a point.
    case position
    /// A vector that is a rectangle.
    case rectangle
    /// Another vector.
    case vector
    /// A color.
    case color
    /// An image.
    case image
    /// Bytes.
    case data
    /// A text.
    case text
    /// An affine transform.
    case transform
  }

  /// The name, such as `inputRadius`.
  public let key: String
  /// What the values are.
  public let kind: Kind
  /// The initial value; nil is none.
  public let defaultValue: FilterValue?
  /// The range that a slider should have; nil if the value is not a number.
  public let range: ClosedRange<Double>?

  private init(
    _ key: String, _ kind: Kind, _ value: FilterValue? = nil, range: ClosedRange<Double>? = nil
  ) {
    self.key = key
    self.kind = kind
    defaultValue = value
    self.range = range
  }

  /// The image that most filters have.
  static let image = image("inputImage")
  static let background = image("inputBackgroundImage")

  static func image(_ key: String) -> FilterInput { FilterInput(key, .image) }

  static func number(_ key: String, _ value: Double, _ range: ClosedRange<Double>) -> FilterInput {
    FilterInput(key, .number, .number(value), range: range)
  }

  static func position(_ key: String, _ x: Double, _ y: Double) -> FilterInput {
    FilterInput(key, .position, .vector([x, y]))
  }

  static func rectangle(_ key: String, _ values: Double...) -> FilterInput {
    FilterInput(key, .rectangle, .vector(values))
  }

  static func vector(_ key: String, _ values: Double...) -> FilterInput {
    FilterInput(key, .vector, .vector(values))
  }

  static func vector(_ key: String, values: [Double]) -> FilterInput {
    FilterInput(key, .vector, .vector(values))
  }

  static func color(_ key: String, _ color: Color) -> FilterInput {
    FilterInput(key, .color, .color(color))
  }

  static func data(_ key: String) -> FilterInput { FilterInput(key, .data) }

  static func text(_ key: String, _ text: String) -> FilterInput {
    FilterInput(key, .text, .text(text))
  }

  static func transform(_ key: String) -> FilterInput {
    FilterInput(key, .transform, .transform(.identity))
  }
}

public import Geometry

extension PropertyValue {
  /// The string, or nil for another value.
  public var string: String? { if case .string(let value) = self { value } else { nil } }
  /// The Boolean, or nil for another value.
  public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  /// The number, or nil for another value.
  public var number: Double? { if case .number(let value) = self { value } else { nil } }
  /// The point, or nil for another value.
  public var point: Point? { if case .point(let value) = self { value } else { nil } }
  /// The size, or nil for another value.
  public var size: Size? { if case .size(let value) = self { value } else { nil } }
  /// The rectangle, or nil for another value.
  public var rect: Rect? { if case .rect(let value) = self { value } else { nil } }
  /// The insets or directional insets, or nil for another value.
  public var insets: Insets? {
    switch self {
    case .insets(let value), .directionalInsets(let value): value
    default: nil
    }
  }
  /// The color, or nil for another value.
  public var color: InterfaceColor? { if case .color(let value) = self { value } else { nil } }
  /// The font, or nil for another value.
  public var font: InterfaceFont? { if case .font(let value) = self { value } else { nil } }
  /// The image, or nil for another value.
  public var image: ImageReference? { if case .image(let value) = self { value } else { nil } }
  /// The attributed string, or nil for another value.
  public var attributedString: InterfaceAttributedString? {
    if case .attributedString(let value) = self { value } else { nil }
  }
  /// The record, or nil for another value.
  public var record: PropertyRecord? { if case .record(let value) = self { value } else { nil } }
}

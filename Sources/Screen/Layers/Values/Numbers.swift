public import Geometry
public import Tween

extension Double: AnimatableValue {
  /// 0.
  public static var neutral: Double { 0 }
  /// `numbers`.
  public static var pluralName: String { "numbers" }

  /// Creates a number from a number of any type.
  public init?(animationValue: Any) {
    if let value = animationValue as? Double {
      self = value
    } else if let value = animationValue as? any BinaryFloatingPoint {
      self = Double(value)
    } else if let value = animationValue as? any BinaryInteger {
      self = Double(value)
    } else {
      return nil
    }
  }
}

extension Point: AnimatableValue {
  /// (0, 0).
  public static var neutral: Point { .zero }
  /// `points`.
  public static var pluralName: String { "points" }

  /// Creates a point from a point.
  public init?(animationValue: Any) {
    guard let value = animationValue as? Point else { return nil }
    self = value
  }

  /// Returns the access to `x` or `y`.
  public static func part(named name: String, of access: ValueAccess<Point>) -> LayerProperty? {
    switch name {
    case "x": access.part(\.x)
    case "y": access.part(\.y)
    default: nil
    }
  }
}

extension Size: AnimatableValue {
  /// (0, 0).
  public static var neutral: Size { .zero }
  /// `sizes`.
  public static var pluralName: String { "sizes" }

  /// Creates a size from a size.
  public init?(animationValue: Any) {
    guard let value = animationValue as? Size else { return nil }
    self = value
  }

  /// Returns the access to `width` or `height`.
  public static func part(named name: String, of access: ValueAccess<Size>) -> LayerProperty? {
    switch name {
    case "width": access.part(\.width)
    case "height": access.part(\.height)
    default: nil
    }
  }
}

extension Rect: AnimatableValue {
  /// The rectangle of zeros.
  public static var neutral: Rect { .zero }
  /// `rectangles`.
  public static var pluralName: String { "rectangles" }

  /// Creates a rectangle from a rectangle.
  public init?(animationValue: Any) {
    guard let value = animationValue as? Rect else { return nil }
    self = value
  }

  /// Returns the access to `origin` or `size`.
  public static func part(named name: String, of access: ValueAccess<Rect>) -> LayerProperty? {
    switch name {
    case "origin": access.part(\.origin)
    case "size": access.part(\.size)
    default: nil
    }
  }
}

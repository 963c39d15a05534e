public import Geometry
public import Tween

extension Color: AnimatableValue {
  /// False.
  public static var isAdditive: Bool { false }
  /// Transparent black.
  public static var neutral: Color { .clear }
  /// `colours`.
  public static var pluralName: String { "colours" }

  /// Creates a colour from a colour.
  public init?(animationValue: Any) {
    guard let value = animationValue as? Color else { return nil }
    self = value
  }
}

public import Geometry
public import Tween

extension Color: AnimatableValue {
  /// False.
  public static var isAdditive: Bool { false }
  /// Transparent black.
  public static var neutral: Color { .clear }
  /// `colors`.
  public static var pluralName: String { "colors" }

  /// Creates a color from a color.
  public init?(animationValue: Any) {
    guard let value = animationValue as? Color else { return nil }
    self = value
  }
}

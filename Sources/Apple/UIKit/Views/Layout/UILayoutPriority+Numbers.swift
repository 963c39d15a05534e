public import StageKit

// Programs declare the same operators, which are preferred.
extension LayoutPriority {
  /// Returns a priority that is higher by a number.
  @_disfavoredOverload
  public static func + (priority: LayoutPriority, number: Float) -> LayoutPriority {
    LayoutPriority(priority.rawValue + number)
  }

  /// Returns a priority that is lower by a number.
  @_disfavoredOverload
  public static func - (priority: LayoutPriority, number: Float) -> LayoutPriority {
    LayoutPriority(priority.rawValue - number)
  }

  /// Makes a priority higher by a number.
  @_disfavoredOverload
  public static func += (priority: inout LayoutPriority, number: Float) {
    priority = priority + number
  }

  /// Makes a priority lower by a number.
  @_disfavoredOverload
  public static func -= (priority: inout LayoutPriority, number: Float) {
    priority = priority - number
  }
}

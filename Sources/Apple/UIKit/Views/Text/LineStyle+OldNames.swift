public import PictureKit

extension LineStyle {
  /// No line, by its name in Swift 3.
  public static var styleNone: LineStyle { [] }
  /// A line, by its name in Swift 3.
  public static var styleSingle: LineStyle { .single }
  /// A thick line, by its name in Swift 3.
  public static var styleThick: LineStyle { .thick }
  /// Two lines, by their name in Swift 3.
  public static var styleDouble: LineStyle { .double }
}

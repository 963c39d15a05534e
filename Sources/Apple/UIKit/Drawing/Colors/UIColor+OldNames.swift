public import Geometry

extension Color {
  /// The background of grouped tables, which is named `systemGroupedBackground` today.
  public static var groupTableViewBackground: Color { systemGroupedBackground }
}

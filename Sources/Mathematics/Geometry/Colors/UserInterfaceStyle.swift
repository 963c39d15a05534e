/// The appearance of an interface, for which a color is resolved: `UIUserInterfaceStyle`.
public enum UserInterfaceStyle: Int, Hashable, Sendable, CaseIterable {
  /// No style of its own: that of what is around it.
  case unspecified
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

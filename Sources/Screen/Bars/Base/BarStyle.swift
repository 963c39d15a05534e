/// The look of a bar: `UIBarStyle`, with its raw values.
public enum BarStyle: Int, Hashable, Sendable {
  /// That of the appearance: light or dark.
  case `default`
  /// Dark in every appearance.
  case black
}

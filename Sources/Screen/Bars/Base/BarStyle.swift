/// The look of a bar: `UIBarStyle`, with its raw values.
public enum BarStyle: Int, Hashable, Sendable {
  /// That of the appearance: light or dark.
  case `default`
  /// Dark in every appearance.
  case black

  /// The old name of ``black``, whose bars are translucent.
  public static var blackTranslucent: BarStyle { .black }
  /// The old name of ``black``.
  public static var blackOpaque: BarStyle { .black }
}

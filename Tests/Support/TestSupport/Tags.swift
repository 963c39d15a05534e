public import Testing

extension Tag {
  /// A suite that draws many frames of recipes; it runs in release builds only.
  @Tag public static var golden: Self

  /// A suite that uses every core for a long time; it runs in release builds only, after the
  /// others.
  @Tag public static var slow: Self

  /// A suite that waits for other programs most of its time; `make test` runs it in a process of its
  /// own, beside the others.
  @Tag public static var waiting: Self
}

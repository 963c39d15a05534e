/// What a timed object shows outside of its active time: `CAMediaTimingFillMode`.
public enum MediaTimingFillMode: Hashable, Sendable {
  /// Nothing.
  case removed
  /// The last value, after the end.
  case forwards
  /// The first value, before the start.
  case backwards
  /// The first value before the start and the last value after the end.
  case both
}

/// Which points count as inside of a path that overlaps itself.
public enum FillRule: Hashable, Sendable {
  /// A point is inside where the path winds around it, counted with direction.
  case winding
  /// A point is inside where a ray from it crosses the path an odd number of times.
  case evenOdd
}

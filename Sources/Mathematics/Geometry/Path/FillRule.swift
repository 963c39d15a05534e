/// The rule that determines the interior of a path.
public enum FillRule: Hashable, Sendable {
  /// A point is inside if the winding number of the path around it is not zero.
  case winding
  /// A point is inside if a ray from it crosses the path an odd number of times.
  case evenOdd
}

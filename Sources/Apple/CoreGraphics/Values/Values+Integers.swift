// Core Graphics' values can be created from integers, which literals do not need but variables do.

public import Geometry

extension Point {
  /// Creates a point from integers.
  public init(x: Int, y: Int) { self.init(x: Double(x), y: Double(y)) }
}

extension Size {
  /// Creates a size from integers.
  public init(width: Int, height: Int) { self.init(width: Double(width), height: Double(height)) }
}

extension Rect {
  /// Creates a rectangle from integers.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
  }
}

extension Vector {
  /// Creates a vector from integers.
  public init(dx: Int, dy: Int) { self.init(dx: Double(dx), dy: Double(dy)) }
}

public import Geometry

/// Numbers of a filter: a point, a rectangle, or the coefficients of a function.
public final class CIVector: NSObject {
  /// The numbers.
  let values: [Double]

  init(_ values: [Double]) { self.values = values }

  /// Creates a vector of numbers.
  ///
  /// - Parameters:
  ///   - values: The first of the numbers.
  ///   - count: How many there are.
  public convenience init(values: UnsafePointer<Double>, count: Int) {
    self.init(Array(UnsafeBufferPointer(start: values, count: count)))
  }

  /// Creates a vector of one number.
  public convenience init(x: Double) { self.init([x]) }

  /// Creates a vector of two numbers.
  public convenience init(x: Double, y: Double) { self.init([x, y]) }

  /// Creates a vector of three numbers.
  public convenience init(x: Double, y: Double, z: Double) { self.init([x, y, z]) }

  /// Creates a vector of four numbers.
  public convenience init(x: Double, y: Double, z: Double, w: Double) { self.init([x, y, z, w]) }

  /// Creates the vector of a point.
  public convenience init(cgPoint: Point) { self.init([cgPoint.x, cgPoint.y]) }

  /// Creates the vector of a rectangle: its origin, width and height.
  public convenience init(cgRect: Rect) {
    self.init([cgRect.minX, cgRect.minY, cgRect.width, cgRect.height])
  }

  /// Creates the vector of a transform.
  public convenience init(cgAffineTransform t: Transform) {
    self.init([t.a, t.b, t.c, t.d, t.tx, t.ty])
  }

  /// Creates a vector of a text such as `[1 0 0 1]`.
  public convenience init(string representation: String) {
    let text = representation.filter { $0 != "[" && $0 != "]" && $0 != "," }
    self.init(text.split(separator: " ").compactMap { Double($0) })
  }

  /// The number of numbers.
  public var count: Int { values.count }

  /// Returns a number; 0 after the last one.
  public func value(at index: Int) -> Double { values.indices.contains(index) ? values[index] : 0 }

  /// The first number.
  public var x: Double { value(at: 0) }
  /// The second number.
  public var y: Double { value(at: 1) }
  /// The third number.
  public var z: Double { value(at: 2) }
  /// The fourth number.
  public var w: Double { value(at: 3) }
  /// The first two numbers as a point.
  public var cgPointValue: Point { Point(x, y) }
  /// The first four numbers as a rectangle.
  public var cgRectValue: Rect { Rect(x: x, y: y, width: z, height: w) }
  /// The first six numbers as a transform.
  public var cgAffineTransformValue: Transform {
    Transform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
  }
  /// The numbers as a text.
  public var stringRepresentation: String {
    "[" + values.map { "\($0)" }.joined(separator: " ") + "]"
  }
  /// The numbers as a text.
  override public var description: String { stringRepresentation }

  /// Returns whether another object has the same numbers.
  override public func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }
  /// The hash value of the numbers.
  override public var hash: Int { values.hashValue }
}

/// A vector in space.
public struct SCNVector3: Hashable, Sendable {
  /// To the right.
  public var x: Float
  /// Upwards.
  public var y: Float
  /// To the viewer.
  public var z: Float

  /// Creates a zero vector.
  public init() { (x, y, z) = (0, 0, 0) }
  /// Creates a vector.
  public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
  /// Creates a vector.
  public init(_ x: Float, _ y: Float, _ z: Float) { self.init(x: x, y: y, z: z) }
  /// Creates a vector.
  public init(_ x: Double, _ y: Double, _ z: Double) { self.init(Float(x), Float(y), Float(z)) }
  /// Creates a vector.
  public init(_ x: Int, _ y: Int, _ z: Int) { self.init(Float(x), Float(y), Float(z)) }
}

/// A vector of four numbers: a turn by an angle around an axis, or a quaternion.
public struct SCNVector4: Hashable, Sendable {
  /// To the right.
  public var x: Float
  /// Upwards.
  public var y: Float
  /// To the viewer.
  public var z: Float
  /// The angle.
  public var w: Float

  /// Creates a zero vector.
  public init() { (x, y, z, w) = (0, 0, 0, 0) }
  /// Creates a vector.
  public init(x: Float, y: Float, z: Float, w: Float) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }
  /// Creates a vector.
  public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { self.init(x: x, y: y, z: z, w: w) }
  /// Creates a vector.
  public init(_ x: Double, _ y: Double, _ z: Double, _ w: Double) {
    self.init(Float(x), Float(y), Float(z), Float(w))
  }
}

/// A quaternion.
public typealias SCNQuaternion = SCNVector4

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a vector.
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 {
  SCNVector3(x, y, z)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a vector.
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 {
  SCNVector4(x, y, z, w)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether two vectors are equal.
public func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool { a == b }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A zero vector.
public let SCNVector3Zero = SCNVector3()

public import Dynamics
public import Foundation
public import Geometry

// Numbers and structures, which are values like others.

extension NSCoder {
  /// Writes a truth value.
  public final func encode(_ value: Bool, forKey key: String) { encode(value as Any?, forKey: key) }
  /// Returns a truth value; false if there is none.
  public final func decodeBool(forKey key: String) -> Bool {
    converted(decodeObject(forKey: key), to: Bool.self) ?? false
  }
  /// Writes a number.
  public final func encode(_ value: Int, forKey key: String) { encode(value as Any?, forKey: key) }
  /// Returns a number; 0 if there is none.
  public final func decodeInteger(forKey key: String) -> Int {
    converted(decodeObject(forKey: key), to: Int.self) ?? 0
  }
  /// Writes a number.
  public final func encode(_ value: Int32, forKey key: String) {
    encode(value as Any?, forKey: key)
  }
  /// Returns a number; 0 if there is none.
  public final func decodeInt32(forKey key: String) -> Int32 {
    converted(decodeObject(forKey: key), to: Int32.self) ?? 0
  }
  /// Writes a number.
  public final func encode(_ value: Int64, forKey key: String) {
    encode(value as Any?, forKey: key)
  }
  /// Returns a number; 0 if there is none.
  public final func decodeInt64(forKey key: String) -> Int64 {
    converted(decodeObject(forKey: key), to: Int64.self) ?? 0
  }
  /// Writes a number.
  public final func encode(_ value: Float, forKey key: String) {
    encode(value as Any?, forKey: key)
  }
  /// Returns a number; 0 if there is none.
  public final func decodeFloat(forKey key: String) -> Float {
    converted(decodeObject(forKey: key), to: Float.self) ?? 0
  }
  /// Writes a number.
  public final func encode(_ value: Double, forKey key: String) {
    encode(value as Any?, forKey: key)
  }
  /// Returns a number; 0 if there is none.
  public final func decodeDouble(forKey key: String) -> Double {
    converted(decodeObject(forKey: key), to: Double.self) ?? 0
  }
  /// Writes a number.
  public final func encodeCInt(_ value: Int32, forKey key: String) { encode(value, forKey: key) }
  /// Returns a number; 0 if there is none.
  public final func decodeCInt(forKey key: String) -> Int32 { decodeInt32(forKey: key) }
  /// Returns bytes; nil if there are none.
  public final func decodeData(forKey key: String) -> Data? { decodeObject(forKey: key) as? Data }

  /// Writes a point.
  public final func encode(_ value: Point, forKey key: String) {
    encode(value as Any?, forKey: key)
  }
  /// Returns a point; zero if there is none.
  public final func decodeCGPoint(forKey key: String) -> Point {
    decodeObject(forKey: key) as? Point ?? .zero
  }
  /// Writes a vector.
  public final func encode(_ value: Vector, forKey key: String) {
    encode(value as Any?, forKey: key)
  }
  /// Returns a vector; zero if there is none.
  public final func decodeCGVector(forKey key: String) -> Vector {
    decodeObject(forKey: key) as? Vector ?? .zero
  }
  /// Writes a size.
  public final func encode(_ value: Size, forKey key: String) { encode(value as Any?, forKey: key) }
  /// Returns a size; zero if there is none.
  public final func decodeCGSize(forKey key: String) -> Size {
    decodeObject(forKey: key) as? Size ?? .zero
  }
  /// Writes a rectangle.
  public final func encode(_ value: Rect, forKey key: String) { encode(value as Any?, forKey: key) }
  /// Returns a rectangle; zero if there is none.
  public final func decodeCGRect(forKey key: String) -> Rect {
    decodeObject(forKey: key) as? Rect ?? .zero
  }
  /// Writes a transform.
  public final func encode(_ value: Transform, forKey key: String) {
    encode(value as Any?, forKey: key)
  }
  /// Returns a transform; the identity if there is none.
  public final func decodeCGAffineTransform(forKey key: String) -> Transform {
    decodeObject(forKey: key) as? Transform ?? .identity
  }
  /// Writes insets.
  public final func encode(_ value: Insets, forKey key: String) {
    encode(value as Any?, forKey: key)
  }
  /// Returns insets; zero if there is none.
  public final func decodeUIEdgeInsets(forKey key: String) -> Insets {
    decodeObject(forKey: key) as? Insets ?? .zero
  }
  /// Writes an offset.
  public final func encode(_ value: Offset, forKey key: String) {
    encode(value as Any?, forKey: key)
  }
  /// Returns an offset; zero if there is none.
  public final func decodeUIOffset(forKey key: String) -> Offset {
    decodeObject(forKey: key) as? Offset ?? .zero
  }
}

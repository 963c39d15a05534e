internal import ElementaryFunctions

/// An orientation as a unit quaternion.
public struct CMQuaternion: Hashable, Sendable {
  /// The components.
  public var x, y, z, w: Double

  /// Creates a quaternion from its components.
  public init(x: Double, y: Double, z: Double, w: Double) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }

  /// Creates the identity.
  public init() { self.init(x: 0, y: 0, z: 0, w: 1) }

  /// Creates the turn by an angle about an axis of length 1.
  package init(angle: Double, axis: CMAcceleration) {
    let factor = ElementaryFunctions.sin(angle / 2)
    self.init(
      x: axis.x * factor, y: axis.y * factor, z: axis.z * factor,
      w: ElementaryFunctions.cos(angle / 2))
  }

  /// The opposite turn.
  package var inverse: CMQuaternion { CMQuaternion(x: -x, y: -y, z: -z, w: w) }

  /// Returns the turn by the right quaternion, followed by that of the left.
  package static func * (a: CMQuaternion, b: CMQuaternion) -> CMQuaternion {
    CMQuaternion(
      x: a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
      y: a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
      z: a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w,
      w: a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z)
  }

  /// Returns a turned vector.
  package func rotating(_ v: CMAcceleration) -> CMAcceleration {
    let turned = self * CMQuaternion(x: v.x, y: v.y, z: v.z, w: 0) * inverse
    return CMAcceleration(x: turned.x, y: turned.y, z: turned.z)
  }

  /// The angle of the turn, 0 to π, and its axis; the x axis for no turn.
  package var angleAndAxis: (angle: Double, axis: CMAcceleration) {
    let q = w < 0 ? CMQuaternion(x: -x, y: -y, z: -z, w: -w) : self
    let length = (q.x * q.x + q.y * q.y + q.z * q.z).squareRoot()
    guard length > 0 else { return (0, CMAcceleration(x: 1, y: 0, z: 0)) }
    return (
      2 * ElementaryFunctions.atan2(length, q.w),
      CMAcceleration(x: q.x / length, y: q.y / length, z: q.z / length)
    )
  }
}

/// An orientation as a matrix, from the coordinates of the reference to those of the device.
public struct CMRotationMatrix: Hashable, Sendable {
  /// The elements; the first digit is the row.
  public var m11, m12, m13, m21, m22, m23, m31, m32, m33: Double

  /// Creates the identity.
  public init() {
    (m11, m12, m13) = (1, 0, 0)
    (m21, m22, m23) = (0, 1, 0)
    (m31, m32, m33) = (0, 0, 1)
  }

  init(_ orientation: CMQuaternion) {
    let inverse = orientation.inverse
    let x = inverse.rotating(CMAcceleration(x: 1, y: 0, z: 0))
    let y = inverse.rotating(CMAcceleration(x: 0, y: 1, z: 0))
    let z = inverse.rotating(CMAcceleration(x: 0, y: 0, z: 1))
    (m11, m21, m31) = (x.x, x.y, x.z)
    (m12, m22, m32) = (y.x, y.y, y.z)
    (m13, m23, m33) = (z.x, z.y, z.z)
  }
}

/// The frame of reference of an attitude; its z axis is vertical in all.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a frame from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The x axis is somewhere in the horizontal plane.
  public static let xArbitraryZVertical = Self(rawValue: 1)
  /// The same, with corrections of the compass.
  public static let xArbitraryCorrectedZVertical = Self(rawValue: 2)
  /// The x axis points to magnetic north.
  public static let xMagneticNorthZVertical = Self(rawValue: 4)
  /// The x axis points to north.
  public static let xTrueNorthZVertical = Self(rawValue: 8)
}

/// The orientation of the device in its frame of reference.
public final class CMAttitude: NSObject {
  /// The orientation, from the coordinates of the device to those of the reference.
  public private(set) var quaternion: CMQuaternion

  init(_ quaternion: CMQuaternion) {
    self.quaternion = quaternion
    super.init()
  }

  /// The turn about the device's x axis, in radians; 0 lies on its back, π/2 stands upright.
  public var pitch: Double {
    let sine = min(max(rotationMatrix.m23, -1), 1)
    return ElementaryFunctions.atan2(sine, (1 - sine * sine).squareRoot())
  }
  /// The turn about the device's y axis, from the bottom to the top, in radians.
  public var roll: Double {
    let matrix = rotationMatrix
    return isUpright ? 0 : ElementaryFunctions.atan2(-matrix.m13, matrix.m33)
  }
  /// The turn about the vertical axis, in radians.
  public var yaw: Double {
    let matrix = rotationMatrix
    return isUpright
      ? ElementaryFunctions.atan2(matrix.m12, matrix.m11)
      : ElementaryFunctions.atan2(-matrix.m21, matrix.m22)
  }
  /// Whether roll and yaw turn about the same axis, so that yaw has both.
  private var isUpright: Bool { abs(rotationMatrix.m23) > 1 - 1e-12 }

  /// The orientation as a matrix.
  public var rotationMatrix: CMRotationMatrix { CMRotationMatrix(quaternion) }

  /// Makes the attitude one that is relative to another one.
  public func multiply(byInverseOf attitude: CMAttitude) {
    quaternion = attitude.quaternion.inverse * quaternion
  }

  /// Returns a copy.
  public func copy() -> Any { CMAttitude(quaternion) }
}

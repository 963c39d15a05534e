/// An acceleration, in multiples of that of gravity.
///
/// The axes are the device's: x points to the right, y to the upper edge, z out of the screen.
public struct CMAcceleration: Hashable, Sendable {
  /// The components.
  public var x, y, z: Double

  /// Creates an acceleration; it is 0 by default.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) {
    self.x = x
    self.y = y
    self.z = z
  }
}

/// A rate of rotation about the axes of the device, in radians a second.
public struct CMRotationRate: Hashable, Sendable {
  /// The components.
  public var x, y, z: Double

  /// Creates a rate; it is 0 by default.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) {
    self.x = x
    self.y = y
    self.z = z
  }
}

/// A measurement with its time.
open class CMLogItem: NSObject {
  /// The time of the stage, in seconds.
  public let timestamp: Double

  init(timestamp: Double) {
    self.timestamp = timestamp
    super.init()
  }
}

/// A measurement of the accelerometer: gravity, since the device is turned but not moved.
public final class CMAccelerometerData: CMLogItem {
  /// The acceleration; (0, -1, 0) at rest, with the device upright.
  public let acceleration: CMAcceleration

  init(_ acceleration: CMAcceleration, timestamp: Double) {
    self.acceleration = acceleration
    super.init(timestamp: timestamp)
  }
}

/// A measurement of the gyroscope.
public final class CMGyroData: CMLogItem {
  /// The rate of rotation.
  public let rotationRate: CMRotationRate

  init(_ rotationRate: CMRotationRate, timestamp: Double) {
    self.rotationRate = rotationRate
    super.init(timestamp: timestamp)
  }
}

/// The motion of the device.
public final class CMDeviceMotion: CMLogItem {
  /// The orientation.
  public let attitude: CMAttitude
  /// The rate of rotation.
  public let rotationRate: CMRotationRate
  /// The direction of gravity in the axes of the device, of length 1.
  public let gravity: CMAcceleration
  /// The acceleration of the device by its user: none.
  public let userAcceleration = CMAcceleration()

  init(attitude: CMAttitude, rate: CMRotationRate, gravity: CMAcceleration, timestamp: Double) {
    self.attitude = attitude
    rotationRate = rate
    self.gravity = gravity
    super.init(timestamp: timestamp)
  }
}

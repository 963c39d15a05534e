internal import StageContext
internal import StageKit

/// Takes measurements of the accelerometer; the second argument, an error, is always nil.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// Takes measurements of the gyroscope; the second argument, an error, is always nil.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// Takes motions of the device; the second argument, an error, is always nil.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// The motion of the device, which a script of the application describes.
///
/// See `UIApplication.tilt(toGravity:at:duration:)`. Without a script the device is held upright.
open class CMMotionManager: NSObject {
  private let accelerometer = MotionUpdates()
  private let gyro = MotionUpdates()
  private let motion = MotionUpdates()

  /// Creates a manager without updates.
  override public init() { super.init() }

  private var now: Double { ApplicationContext.shared.stage.time }
  private var tilt: DeviceTilt { ApplicationContext.shared.deviceTilt }

  // MARK: Accelerometer

  /// Whether there is an accelerometer: true.
  open var isAccelerometerAvailable: Bool { true }
  /// Whether updates of the accelerometer have been started.
  open var isAccelerometerActive: Bool { accelerometer.isActive }
  /// The interval of the accelerometer's updates, in seconds; 0.01 by default and at least.
  open var accelerometerUpdateInterval: Double {
    get { accelerometer.interval }
    set { accelerometer.interval = newValue }
  }
  /// The present measurement; nil unless updates have been started.
  open var accelerometerData: CMAccelerometerData? {
    guard isAccelerometerActive else { return nil }
    return CMAccelerometerData(tilt.gravity(at: now), timestamp: now)
  }

  /// Starts updates for ``accelerometerData``.
  open func startAccelerometerUpdates() { accelerometer.start() }

  /// Starts updates that are sent to a handler.
  ///
  /// - Parameters:
  ///   - queue: The queue on which the handler is called.
  ///   - handler: The handler.
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) {
    accelerometer.start(on: queue) { [weak self] in handler(self?.accelerometerData, nil) }
  }

  /// Stops the accelerometer's updates.
  open func stopAccelerometerUpdates() { accelerometer.stop() }

  // MARK: Gyroscope

  /// Whether there is a gyroscope: true.
  open var isGyroAvailable: Bool { true }
  /// Whether updates of the gyroscope have been started.
  open var isGyroActive: Bool { gyro.isActive }
  /// The interval of the gyroscope's updates, in seconds; 0.01 by default and at least.
  open var gyroUpdateInterval: Double {
    get { gyro.interval }
    set { gyro.interval = newValue }
  }
  /// The present measurement; nil unless updates have been started.
  open var gyroData: CMGyroData? {
    isGyroActive ? CMGyroData(tilt.rotationRate(at: now), timestamp: now) : nil
  }

  /// Starts updates for ``gyroData``.
  open func startGyroUpdates() { gyro.start() }

  /// Starts updates that are sent to a handler.
  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler
  ) {
    gyro.start(on: queue) { [weak self] in handler(self?.gyroData, nil) }
  }

  /// Stops the gyroscope's updates.
  open func stopGyroUpdates() { gyro.stop() }

  // MARK: Device motion

  /// Whether there is device motion: true.
  open var isDeviceMotionAvailable: Bool { true }
  /// Whether updates of device motion have been started.
  open var isDeviceMotionActive: Bool { motion.isActive }
  /// The interval of device motion's updates, in seconds; 0.01 by default and at least.
  open var deviceMotionUpdateInterval: Double {
    get { motion.interval }
    set { motion.interval = newValue }
  }
  /// The frame of reference that updates were started with.
  open private(set) var attitudeReferenceFrame = CMAttitudeReferenceFrame.xArbitraryZVertical
  /// The present motion; nil unless updates have been started.
  open var deviceMotion: CMDeviceMotion? {
    guard isDeviceMotionActive else { return nil }
    return CMDeviceMotion(
      attitude: CMAttitude(tilt.orientation(at: now)), rate: tilt.rotationRate(at: now),
      gravity: tilt.gravity(at: now), timestamp: now)
  }
  /// Whether the device asks its user to move it for the compass; it does not.
  open var showsDeviceMovementDisplay = false

  /// The frames of reference that can be had: all.
  open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame {
    [
      .xArbitraryZVertical, .xArbitraryCorrectedZVertical, .xMagneticNorthZVertical,
      .xTrueNorthZVertical,
    ]
  }

  /// Starts updates for ``deviceMotion``.
  open func startDeviceMotionUpdates() { motion.start() }

  /// Starts updates for ``deviceMotion`` in a frame of reference; the angles are the same in all.
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {
    attitudeReferenceFrame = referenceFrame
    motion.start()
  }

  /// Starts updates that are sent to a handler.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) {
    motion.start(on: queue) { [weak self] in handler(self?.deviceMotion, nil) }
  }

  /// Starts updates in a frame of reference that are sent to a handler.
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) {
    attitudeReferenceFrame = referenceFrame
    startDeviceMotionUpdates(to: queue, withHandler: handler)
  }

  /// Stops the updates of device motion.
  open func stopDeviceMotionUpdates() { motion.stop() }

  // MARK: Magnetometer

  /// Whether there is a magnetometer: false.
  open var isMagnetometerAvailable: Bool { false }
  /// Whether updates of the magnetometer have been started: false.
  open var isMagnetometerActive: Bool { false }
}

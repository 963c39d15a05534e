internal import StageContext
internal import StageKit

/// The kind of a film or a sound.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a kind with a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Pictures.
  public static let video = Self(rawValue: "vide")
  /// Sounds.
  public static let audio = Self(rawValue: "soun")
  /// What a camera recognizes.
  public static let metadata = Self(rawValue: "meta")
  /// Depths.
  public static let depthData = Self(rawValue: "dpth")
}

/// A permission to record.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// A camera or a microphone, of which a film has none.
open class AVCaptureDevice: NSObject {
  /// Where a camera is.
  public enum Position: Int, Sendable {
    case unspecified, back, front
  }
  /// Whether a lamp is lit while a picture is taken.
  public enum FlashMode: Int, Sendable {
    case off, on, auto
  }
  /// Whether a lamp is lit.
  public enum TorchMode: Int, Sendable {
    case off, on, auto
  }
  /// How a camera finds its focus.
  public enum FocusMode: Int, Sendable {
    case locked, autoFocus, continuousAutoFocus
  }
  /// How a camera finds its exposure.
  public enum ExposureMode: Int, Sendable {
    case locked, autoExpose, continuousAutoExposure, custom
  }
  /// A kind of device.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A camera.
    public static let builtInWideAngleCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// A camera for what is far away.
    public static let builtInTelephotoCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    /// A camera with a wide angle.
    public static let builtInUltraWideCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    /// Two cameras.
    public static let builtInDualCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// A camera with depths.
    public static let builtInTrueDepthCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    /// A microphone.
    public static let builtInMicrophone = Self(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
  }

  /// The name of the device.
  open var localizedName: String { "" }
  /// The identifier of the device.
  open var uniqueID: String { "" }
  /// Where the device is.
  open var position: Position { .unspecified }
  /// Whether there is a lamp.
  open var hasTorch: Bool { false }
  /// Whether there is a flash.
  open var hasFlash: Bool { false }
  /// Whether the lamp is lit.
  open var torchMode = TorchMode.off
  /// How the focus is found.
  open var focusMode = FocusMode.locked
  /// How the exposure is found.
  open var exposureMode = ExposureMode.locked
  /// The magnification.
  open var videoZoomFactor = 1.0

  /// Returns the device of a kind: nil, a film has no camera.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { noted() }

  /// Returns the device of a kind at a place: nil, a film has no camera.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { noted() }

  /// Returns the device of a kind, in Swift 3: nil, a film has no camera.
  open class func defaultDevice(withMediaType mediaType: AVMediaType) -> AVCaptureDevice? {
    noted()
  }

  /// Returns the devices: none.
  open class func devices() -> [AVCaptureDevice] { [] }
  /// Returns the devices of a kind: none.
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }

  private class func noted() -> AVCaptureDevice? {
    ApplicationContext.logOnce("a film has no camera and no microphone: nothing is recorded")
    return nil
  }

  /// Returns whether the program may record: it may not, as without a camera.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .denied
  }

  /// Asks whether the program may record: it may not.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void
  ) {
    guard let stage = ApplicationContext.current?.stage else { return handler(false) }
    stage.perform(at: stage.time) { handler(false) }
  }

  /// Asks whether the program may record: it may not.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

  /// Begins to change the settings.
  open func lockForConfiguration() throws {}
  /// Ends changing the settings.
  open func unlockForConfiguration() {}
  /// Returns whether a focus can be found so: it cannot.
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  /// Returns whether an exposure can be found so: it cannot.
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
}

extension AVCaptureDevice {
  /// The devices that are there: none.
  open class DiscoverySession: NSObject {
    /// The devices: none.
    open var devices: [AVCaptureDevice] { [] }

    /// Looks for devices.
    public init(
      deviceTypes: [AVCaptureDevice.DeviceType], mediaType: AVMediaType?,
      position: AVCaptureDevice.Position
    ) { super.init() }
  }
}

internal import CoreMotion
internal import Geometry
public import StageKit

/// The orientation of the device.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its side, with the home button on the right.
  case landscapeLeft
  /// On its side, with the home button on the left.
  case landscapeRight
  /// On its back.
  case faceUp
  /// On its front.
  case faceDown

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the interface can be turned so.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The device that the application runs on: a phone or tablet as large as the stage.
public final class UIDevice: NSObject {
  /// The state of the battery.
  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }

  /// Posted when the orientation has changed, if that is asked for.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Never posted.
  public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Never posted.
  public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Never posted.
  public static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  private unowned let application: UIApplication
  private var generatingCount = 0
  private var timer: StageTimer?
  private var lastOrientation = UIDeviceOrientation.unknown
  /// The interval at which the orientation is compared, in seconds.
  private static let checkInterval = 0.1

  init(_ application: UIApplication) {
    self.application = application
    super.init()
  }

  /// The device of the application.
  public static var current: UIDevice { UIApplication.shared.service { UIDevice($0) } }

  /// The name, that of the model.
  public var name: String { model }
  /// The model: `iPhone` or `iPad`.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The model.
  public var localizedModel: String { model }
  /// The name of the system: `iOS`.
  public var systemName: String { "iOS" }
  /// The version of the system: `17.0`, unless another one was chosen.
  public var systemVersion: String { "\(application.stage.systemVersion.rawValue).0" }
  /// A number that is the same in every application.
  public var identifierForVendor: UUID? {
    UUID(uuidString: "5A4F4554-524F-4045-8000-000000000001")
  }
  /// A phone or a tablet, by the size of the stage.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    application.stage.traitCollection.userInterfaceIdiom
  }
  /// Whether several applications can run: true.
  public var isMultitaskingSupported: Bool { true }
  /// Whether the battery is measured; false by default.
  public var isBatteryMonitoringEnabled = false
  /// The charge, from 0 to 1: 1 while it is measured, otherwise -1.
  public var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
  /// The state of the battery: full while it is measured.
  public var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
  /// Whether the proximity sensor is used; it changes nothing.
  public var isProximityMonitoringEnabled = false
  /// Whether something is near the screen: false.
  public var proximityState: Bool { false }

  /// Makes the sound of a key, which is not heard.
  public func playInputClick() {}

  /// The orientation, which follows the scripted tilt of the device; upright without one.
  ///
  /// On a stage that is wider than high, the device is on its side without a script.
  public var orientation: UIDeviceOrientation {
    guard application.deviceTilt.isScripted else {
      let size = application.stage.size
      return size.width > size.height && userInterfaceIdiom == .phone ? .landscapeLeft : .portrait
    }
    let gravity = application.deviceTilt.gravity(at: application.stage.time)
    if abs(gravity.z) > 0.9 { return gravity.z < 0 ? .faceUp : .faceDown }
    if abs(gravity.x) > abs(gravity.y) { return gravity.x < 0 ? .landscapeLeft : .landscapeRight }
    return gravity.y < 0 ? .portrait : .portraitUpsideDown
  }

  /// Whether changes of the orientation are posted.
  public var isGeneratingDeviceOrientationNotifications: Bool { generatingCount > 0 }

  /// Begins to post changes of the orientation.
  public func beginGeneratingDeviceOrientationNotifications() {
    generatingCount += 1
    guard timer == nil else { return }
    lastOrientation = orientation
    timer = application.stage.scheduledTimer(
      withTimeInterval: Self.checkInterval, repeats: true
    ) { [weak self] _ in self?.checkOrientation() }
  }

  /// Ends one call of ``beginGeneratingDeviceOrientationNotifications()``.
  public func endGeneratingDeviceOrientationNotifications() {
    generatingCount = max(generatingCount - 1, 0)
    guard generatingCount == 0 else { return }
    timer?.invalidate()
    timer = nil
  }

  private func checkOrientation() {
    let orientation = orientation
    guard orientation != lastOrientation else { return }
    lastOrientation = orientation
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
  }
}

/// The kind of device.
public typealias UIUserInterfaceIdiom = StageKit.TraitCollection.Idiom

/// Whether a width or a height is compact or regular.
public typealias UIUserInterfaceSizeClass = StageKit.TraitCollection.SizeClass

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the kind of device.
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

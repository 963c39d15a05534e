internal import FrameworkSupport
internal import StageContext
internal import StageKit

/// Whether a program may know where the device is.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse

  /// The same as `authorizedAlways`, under its old name.
  public static var authorized: Self { .authorizedAlways }
}

/// How exactly a program may know where the device is.
public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy, reducedAccuracy
}

/// What the user does while places are asked for.
public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}

/// An error of places.
public struct CLError: Error, CustomNSError, Hashable, Sendable {
  /// The kinds.
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network, headingFailure, regionMonitoringDenied
    case regionMonitoringFailure, regionMonitoringSetupDelayed
    case regionMonitoringResponseDelayed, geocodeFoundNoResult, geocodeFoundPartialResult
    case geocodeCanceled
  }
  /// The kind.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The domain.
  public static var errorDomain: String { "kCLErrorDomain" }
  /// The number.
  public var errorCode: Int { code.rawValue }
  /// A place that is not known.
  public static var locationUnknown: Code { .locationUnknown }
  /// A place that may not be known.
  public static var denied: Code { .denied }
  /// There is no network.
  public static var network: Code { .network }
}

/// What a manager of places reports; all methods are optional.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// Never called: the place is not known.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Never called: the direction is not known.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// Called when places are asked for, with the error that they may not be known.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Called with the answer to a question for permission.
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// Called with the answer to a question for permission.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Never called: the place is not known.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// Never called: the place is not known.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
}

extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading
  ) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didFailWithError error: any Error
  ) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  /// Does nothing.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
}

/// Where the device is: a film does not know, and answers as if the user had denied it.
open class CLLocationManager: NSObject {
  /// What is called with the answers; nil by default.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { if delegate != nil { later { $0.reportAuthorization() } } }
  }
  /// How exact places are; it changes nothing.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// How far apart places are; it changes nothing.
  open var distanceFilter = kCLDistanceFilterNone
  /// How far apart directions are; it changes nothing.
  open var headingFilter = 1.0
  /// What the user does; it changes nothing.
  open var activityType = CLActivityType.other
  /// Whether the manager may pause; it changes nothing.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether places are known in the background; it changes nothing.
  open var allowsBackgroundLocationUpdates = false
  /// Whether the status bar says so; it changes nothing.
  open var showsBackgroundLocationIndicator = false
  /// The place: none.
  open var location: CLLocation? { nil }
  /// The direction: none.
  open var heading: CLHeading? { nil }
  /// The areas that are watched.
  open private(set) var monitoredRegions: Set<CLRegion> = []
  /// Whether the program may know places: `.notDetermined` before it asks, then `.denied`.
  open var authorizationStatus: CLAuthorizationStatus { Self.answer.status }
  /// How exactly the program may know places.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

  private final class Answer {
    var status = CLAuthorizationStatus.notDetermined
  }

  private static var answer: Answer { ApplicationContext.shared.service { _ in Answer() } }

  /// Creates a manager.
  override public init() { super.init() }

  /// Whether the program may know places: `.notDetermined` before it asks, then `.denied`.
  open class func authorizationStatus() -> CLAuthorizationStatus { answer.status }
  /// Whether the device knows places.
  open class func locationServicesEnabled() -> Bool { true }
  /// Whether the device knows directions.
  open class func headingAvailable() -> Bool { false }
  /// Whether the device watches areas.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  /// Whether the device reports large changes of place.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }

  /// Asks for permission, which the user denies.
  open func requestWhenInUseAuthorization() { ask() }
  /// Asks for permission, which the user denies.
  open func requestAlwaysAuthorization() { ask() }
  /// Asks for places, which fails.
  open func startUpdatingLocation() { fail() }
  /// Asks for a place, which fails.
  open func requestLocation() { fail() }
  /// Ends the question.
  open func stopUpdatingLocation() {}
  /// Asks for directions, which fails.
  open func startUpdatingHeading() { fail() }
  /// Ends the question.
  open func stopUpdatingHeading() {}
  /// Asks for large changes of place, which fails.
  open func startMonitoringSignificantLocationChanges() { fail() }
  /// Ends the question.
  open func stopMonitoringSignificantLocationChanges() {}
  /// Watches an area, which is never entered.
  open func startMonitoring(for region: CLRegion) { monitoredRegions.insert(region) }
  /// Ends the watch.
  open func stopMonitoring(for region: CLRegion) { monitoredRegions.remove(region) }

  private func ask() {
    guard Self.answer.status == .notDetermined else { return }
    ApplicationContext.logUnavailable("The place of the device", "a permission for it is denied")
    later {
      Self.answer.status = .denied
      $0.reportAuthorization()
    }
  }

  private func fail() {
    ApplicationContext.logUnavailable("The place of the device", "a permission for it is denied")
    later { $0.delegate?.locationManager($0, didFailWithError: CLError(.denied)) }
  }

  private func reportAuthorization() {
    delegate?.locationManagerDidChangeAuthorization(self)
    delegate?.locationManager(self, didChangeAuthorization: Self.answer.status)
  }

  private func later(_ body: @escaping (CLLocationManager) -> Void) {
    let stage = ApplicationContext.shared.stage
    stage.perform(at: stage.time) { [weak self] in if let self { body(self) } }
  }
}

internal import ElementaryFunctions
@_exported public import UIKit

/// Degrees of a place.
public typealias CLLocationDegrees = Double
/// A distance, in meters.
public typealias CLLocationDistance = Double
/// An exactness, in meters.
public typealias CLLocationAccuracy = Double
/// A speed, in meters a second.
public typealias CLLocationSpeed = Double
/// A direction, in degrees from the north.
public typealias CLLocationDirection = Double

/// A place on the earth.
public struct CLLocationCoordinate2D: Hashable, Codable, Sendable {
  /// The degrees north of the equator.
  public var latitude: CLLocationDegrees
  /// The degrees east of Greenwich.
  public var longitude: CLLocationDegrees

  /// Creates the place at 0, 0.
  public init() { (latitude, longitude) = (0, 0) }
  /// Creates a place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a place.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether the degrees of a place are within their limits.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// No place.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
/// Every change of place.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// As exact as for driving.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// As exact as can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Exact to ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Exact to a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Exact to a kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Exact to three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// As exact as without a permission.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 10_000

/// A place and a time.
open class CLLocation: NSObject {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// The height above the sea, in meters.
  public let altitude: CLLocationDistance
  /// How exact the place is.
  public let horizontalAccuracy: CLLocationAccuracy
  /// How exact the height is.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction; negative if it is not known.
  public let course: CLLocationDirection
  /// The speed; negative if it is not known.
  public let speed: CLLocationSpeed
  /// The time.
  public let timestamp: Date

  /// Creates a place.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: _date())
  }

  /// Creates a place at a time.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  /// Creates a place at a time, with a direction and a speed.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    speed: CLLocationSpeed, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    horizontalAccuracy = hAccuracy
    verticalAccuracy = vAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
    super.init()
  }

  /// The mean radius of the earth, in meters: (2a + b) / 3 of the axes of WGS 84.
  package static let earthRadius = 6_371_008.8

  /// Returns the distance from another place along a sphere of the earth's mean radius, in meters.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    // The haversine formula.
    let radians = Double.pi / 180
    let (one, other) = (coordinate, location.coordinate)
    let height = ElementaryFunctions.sin((other.latitude - one.latitude) * radians / 2)
    let width = ElementaryFunctions.sin((other.longitude - one.longitude) * radians / 2)
    let cosines =
      ElementaryFunctions.cos(one.latitude * radians)
      * ElementaryFunctions.cos(other.latitude * radians)
    let square = min(height * height + cosines * width * width, 1)
    return 2 * Self.earthRadius
      * ElementaryFunctions.atan2(square.squareRoot(), (1 - square).squareRoot())
  }

  /// The place as a text.
  override open var description: String {
    "<\(coordinate.latitude),\(coordinate.longitude)> +/- \(horizontalAccuracy)m"
  }
}

/// A direction of the device.
open class CLHeading: NSObject {
  /// The direction from the magnetic north.
  public let magneticHeading: CLLocationDirection = 0
  /// The direction from the north.
  public let trueHeading: CLLocationDirection = 0
  /// How exact it is; negative, since it is not known.
  public let headingAccuracy: CLLocationDirection = -1
}

/// An area of places.
open class CLRegion: NSObject {
  /// The name.
  public let identifier: String
  /// Whether coming is reported; it changes nothing.
  open var notifyOnEntry = true
  /// Whether leaving is reported; it changes nothing.
  open var notifyOnExit = true

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }
}

/// An area around a place.
open class CLCircularRegion: CLRegion {
  /// The middle.
  public let center: CLLocationCoordinate2D
  /// The radius, in meters.
  public let radius: CLLocationDistance

  /// Creates an area.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// Returns whether a place is in the area.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    CLLocation(latitude: center.latitude, longitude: center.longitude).distance(
      from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
  }
}

public import UIKit

/// How one travels along a route.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates kinds from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// By car.
  public static let automobile = Self(rawValue: 1)
  /// On foot.
  public static let walking = Self(rawValue: 2)
  /// By train or bus.
  public static let transit = Self(rawValue: 4)
  /// In any way.
  public static let any = Self(rawValue: 0x0FFF_FFFF)
}

/// A way from one place to another.
open class MKRoute: NSObject {
  /// A part of a route.
  open class Step: NSObject {
    /// What to do.
    open var instructions: String { "" }
    /// A remark; nil without one.
    open var notice: String? { nil }
    /// The line.
    open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
    /// The length, in meters.
    open var distance: CLLocationDistance { 0 }
    /// How one travels.
    open var transportType: MKDirectionsTransportType { .automobile }
  }

  /// The name.
  open var name: String { "" }
  /// What must be known.
  open var advisoryNotices: [String] { [] }
  /// The length, in meters.
  open var distance: CLLocationDistance { 0 }
  /// The duration, in seconds.
  open var expectedTravelTime: TimeInterval { 0 }
  /// How one travels.
  open var transportType: MKDirectionsTransportType { .automobile }
  /// The line.
  open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
  /// The parts.
  open var steps: [Step] { [] }
}

/// A search for a way, which finds nothing without a network.
open class MKDirections: NSObject {
  /// Between which places a way is looked for.
  open class Request: NSObject {
    /// The first place; nil by default.
    open var source: MKMapItem?
    /// The last place; nil by default.
    open var destination: MKMapItem?
    /// How one travels; in any way by default.
    open var transportType = MKDirectionsTransportType.any
    /// Whether several ways are looked for; false by default.
    open var requestsAlternateRoutes = false
    /// When one leaves; nil by default.
    open var departureDate: Date?
    /// When one arrives; nil by default.
    open var arrivalDate: Date?
    /// Creates a request.
    override public init() { super.init() }
  }

  /// What is found.
  open class Response: NSObject {
    /// The first place.
    public let source: MKMapItem
    /// The last place.
    public let destination: MKMapItem
    /// The ways: none.
    open var routes: [MKRoute] { [] }

    init(from source: MKMapItem, to destination: MKMapItem) {
      (self.source, self.destination) = (source, destination)
      super.init()
    }
  }

  /// How long a way takes.
  open class ETAResponse: NSObject {
    /// The duration, in seconds.
    open var expectedTravelTime: TimeInterval { 0 }
    /// The length, in meters.
    open var distance: CLLocationDistance { 0 }
  }

  /// Whether the search runs.
  open private(set) var isCalculating = false

  /// Creates a search.
  public init(request: Request) { super.init() }

  /// Calls a function with the error that there is no network.
  open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    isCalculating = true
    DispatchQueue.main.async {
      self.isCalculating = false
      completionHandler(nil, URLError(.notConnectedToInternet))
    }
  }
  /// Throws the error that there is no network.
  open func calculate() async throws -> Response { throw URLError(.notConnectedToInternet) }
  /// Calls a function with the error that there is no network.
  open func calculateETA(completionHandler: @escaping (ETAResponse?, (any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler(nil, URLError(.notConnectedToInternet)) }
  }
  /// Ends the search.
  open func cancel() { isCalculating = false }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// How the program of maps shows the way to a place, among the options of `openInMaps`.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The part of the map, among the options of `openInMaps`.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The extent of the map, among the options of `openInMaps`.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of the map, among the options of `openInMaps`.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether traffic is shown, among the options of `openInMaps`.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// By car, as the way to a place.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// On foot, as the way to a place.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// By train or bus, as the way to a place.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// As the user has set, as the way to a place.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"

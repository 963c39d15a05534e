public import UIKit

/// A place with its address, as maps mark it.
open class MKPlacemark: CLPlacemark, MKAnnotation {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// The name; nil without one.
  open var title: String? { name }

  /// Creates a place.
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]? = nil) {
    self.coordinate = coordinate
    super.init(
      location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }

  /// Creates a place with the address of another one.
  override public init(placemark: CLPlacemark) {
    coordinate = placemark.location?.coordinate ?? CLLocationCoordinate2D()
    super.init(placemark: placemark)
  }
}

/// A place that the program of maps shows, which does not open.
open class MKMapItem: NSObject {
  /// The place.
  public let placemark: MKPlacemark
  /// The name; nil by default.
  open var name: String?
  /// The number of a phone; nil by default.
  open var phoneNumber: String?
  /// The address of a page; nil by default.
  open var url: URL?

  /// Creates a place.
  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    super.init()
  }

  /// The place of the device, which is not part of a film: the origin of the coordinates.
  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
  }

  /// Opens no program, and returns that.
  @discardableResult
  open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool
  {
    false
  }

  /// Opens no program, and returns that.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}

/// A search on a map, which finds nothing without a network.
open class MKLocalSearch: NSObject {
  /// What is looked for.
  open class Request: NSObject {
    /// The words.
    open var naturalLanguageQuery: String?
    /// The part of the map.
    open var region = MKCoordinateRegion()
    /// Creates a request.
    override public init() { super.init() }
  }

  /// What is found.
  open class Response: NSObject {
    /// The places: none.
    open var mapItems: [MKMapItem] { [] }
  }

  /// Creates a search.
  public init(request: Request) { super.init() }

  /// Calls a function with the error that there is no network.
  open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler(nil, URLError(.notConnectedToInternet)) }
  }
  /// Throws the error that there is no network.
  open func start() async throws -> Response { throw URLError(.notConnectedToInternet) }
  /// Ends the search.
  open func cancel() {}
}

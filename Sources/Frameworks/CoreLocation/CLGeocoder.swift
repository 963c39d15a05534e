internal import FrameworkSupport
internal import StageContext

/// A place with its address.
open class CLPlacemark: NSObject {
  /// The place; nil without one.
  public let location: CLLocation?
  /// The name; nil without one.
  open var name: String? { nil }
  /// The street; nil without one.
  open var thoroughfare: String? { nil }
  /// The number in the street; nil without one.
  open var subThoroughfare: String? { nil }
  /// The town; nil without one.
  open var locality: String? { nil }
  /// The part of the town; nil without one.
  open var subLocality: String? { nil }
  /// The state; nil without one.
  open var administrativeArea: String? { nil }
  /// The part of the state; nil without one.
  open var subAdministrativeArea: String? { nil }
  /// The postal code; nil without one.
  open var postalCode: String? { nil }
  /// The country; nil without one.
  open var country: String? { nil }
  /// The code of the country; nil without one.
  open var isoCountryCode: String? { nil }
  /// The time zone; nil without one.
  open var timeZone: TimeZone? { nil }
  /// Names of what is there; nil without any.
  open var areasOfInterest: [String]? { nil }

  /// Creates a place with the address of another one.
  public init(placemark: CLPlacemark) {
    location = placemark.location
    super.init()
  }

  package init(location: CLLocation?) {
    self.location = location
    super.init()
  }
}

/// What finds addresses of places: without a network it finds none.
open class CLGeocoder: NSObject {
  /// Whether it is looking.
  open private(set) var isGeocoding = false

  /// Creates one.
  override public init() { super.init() }

  /// Calls a function with the error that there is no network.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { fail(completionHandler) }

  /// Calls a function with the error that there is no network.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { fail(completionHandler) }

  /// Throws the error that there is no network.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  /// Throws the error that there is no network.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  /// Ends the look.
  open func cancelGeocode() { isGeocoding = false }

  private func fail(_ completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void) {
    ApplicationContext.logUnavailable("The search for addresses", "it fails without a network")
    isGeocoding = true
    DispatchQueue.main.async { [self] in
      isGeocoding = false
      completionHandler(nil, CLError(.network))
    }
  }
}

public import FrameworkSupport
public import Geometry
public import UIKit

/// What a map reports; all methods are optional.
public protocol MKMapViewDelegate: NSObjectProtocol {
  /// Called for the view of a place; nil, the default, is a pin.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Called when views are there.
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  /// Called when a view is chosen.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// Called when a view is not chosen any more.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// Never called: no text of a place is shown.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl)
  /// Called before another part is shown.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// Called when another part is shown.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// Called for what draws an overlay, which is not shown.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// Never called: the place of the user is not known.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  /// Called when the map is there.
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
}

extension MKMapViewDelegate {
  /// A pin.
  public func mapView(
    _ mapView: MKMapView, viewFor annotation: any MKAnnotation
  ) -> MKAnnotationView? { nil }
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// Nothing is drawn.
  public func mapView(
    _ mapView: MKMapView, rendererFor overlay: any MKOverlay
  ) -> MKOverlayRenderer { MKOverlayRenderer(overlay: overlay) }
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  /// Does nothing.
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
}

/// The kind of a map; it changes nothing.
public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// How a map follows the user; it does not.
public enum MKUserTrackingMode: Int, Sendable {
  case none, follow, followWithHeading
}

/// A map, whose land a film does not have: a plain area with the views of its places.
open class MKMapView: PlaceholderView {
  /// The receiver of reports; nil by default.
  open weak var delegate: (any MKMapViewDelegate)?
  /// The part that is shown.
  open var region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 37.13, longitude: -95.79),
    span: MKCoordinateSpan(latitudeDelta: 60, longitudeDelta: 60))
  {
    didSet {
      setNeedsLayout()
      delegate?.mapView(self, regionDidChangeAnimated: false)
    }
  }
  /// The middle of the part.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  /// The kind of the map; it changes nothing.
  open var mapType = MKMapType.standard
  /// Whether the place of the user is shown; it is not.
  open var showsUserLocation = false
  /// The place of the user, which is not known.
  public let userLocation = MKUserLocation()
  /// How the map follows the user; it does not.
  open var userTrackingMode = MKUserTrackingMode.none
  /// Whether fingers move the map; they do not.
  open var isScrollEnabled = true
  /// Whether fingers magnify the map; they do not.
  open var isZoomEnabled = true
  /// Whether fingers turn the map; they do not.
  open var isRotateEnabled = true
  /// Whether fingers tilt the map; they do not.
  open var isPitchEnabled = true
  /// Whether there is a compass; there is none.
  open var showsCompass = true
  /// Whether there is a scale; there is none.
  open var showsScale = false
  /// Whether there is traffic; there is none.
  open var showsTraffic = false
  /// Whether there are buildings; there are none.
  open var showsBuildings = true
  /// Whether there are points of interest; there are none.
  open var showsPointsOfInterest = true
  /// The places.
  open private(set) var annotations: [any MKAnnotation] = []
  /// The places that are chosen.
  open private(set) var selectedAnnotations: [any MKAnnotation] = []
  /// What lies over the map, which is not shown.
  open private(set) var overlays: [any MKOverlay] = []

  private var views: [ObjectIdentifier: MKAnnotationView] = [:]
  private var classes: [String: MKAnnotationView.Type] = [:]

  /// Shows another part.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    self.region = region
  }
  /// Shows the part around a place.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    setRegion(MKCoordinateRegion(center: coordinate, span: region.span), animated: animated)
  }
  /// Returns a part that fits the shape of the view: the same.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
  /// Follows the user, or not.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
  }

  /// Adds a place.
  open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
  /// Adds places.
  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    self.annotations += annotations
    var added: [MKAnnotationView] = []
    for annotation in annotations {
      let view =
        delegate?.mapView(self, viewFor: annotation)
        ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
      views[ObjectIdentifier(annotation)] = view
      addSubview(view)
      added.append(view)
    }
    setNeedsLayout()
    delegate?.mapView(self, didAdd: added)
  }
  /// Removes a place.
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
    views.removeValue(forKey: ObjectIdentifier(annotation))?.removeFromSuperview()
  }
  /// Removes places.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { removeAnnotation(annotation) }
  }
  /// Shows the part with places.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    for annotation in annotations where !self.annotations.contains(where: { $0 === annotation }) {
      addAnnotation(annotation)
    }
    let latitudes = annotations.map(\.coordinate.latitude)
    let longitudes = annotations.map(\.coordinate.longitude)
    guard let south = latitudes.min(), let north = latitudes.max(), let west = longitudes.min(),
      let east = longitudes.max()
    else { return }
    setRegion(
      MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: (south + north) / 2, longitude: (west + east) / 2),
        span: MKCoordinateSpan(
          latitudeDelta: max((north - south) * 1.3, 0.01),
          longitudeDelta: max((east - west) * 1.3, 0.01))), animated: animated)
  }
  /// Chooses a place.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    selectedAnnotations = [annotation]
    guard let view = view(for: annotation) else { return }
    view.setSelected(true, animated: animated)
    delegate?.mapView(self, didSelect: view)
  }
  /// Ends the choice of a place.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, let view = view(for: annotation) else { return }
    selectedAnnotations.removeAll { $0 === annotation }
    view.setSelected(false, animated: animated)
    delegate?.mapView(self, didDeselect: view)
  }
  /// Returns the view of a place; nil without one.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    views[ObjectIdentifier(annotation)]
  }
  /// Sets the class of views of a kind.
  open func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) { classes[identifier] = viewClass as? MKAnnotationView.Type }
  /// Returns a view to use again; there is none.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    nil
  }
  /// Returns a new view of a kind, which is a marker: a class of the program is made by it.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
  }

  /// Adds an overlay, which is not shown.
  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  /// Adds an overlay above a part of the map, which is not shown.
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
  /// Adds overlays, which are not shown.
  open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
  /// Removes an overlay.
  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  /// Removes overlays.
  open func removeOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays { removeOverlay(overlay) }
  }

  /// The part of the flat map that is shown; set it to show another one.
  open var visibleMapRect: MKMapRect {
    get {
      let (center, span) = (region.center, region.span)
      return MKMapRect(around: [
        CLLocationCoordinate2D(
          latitude: center.latitude + span.latitudeDelta / 2,
          longitude: center.longitude - span.longitudeDelta / 2),
        CLLocationCoordinate2D(
          latitude: center.latitude - span.latitudeDelta / 2,
          longitude: center.longitude + span.longitudeDelta / 2),
      ])
    }
    set { setVisibleMapRect(newValue, animated: false) }
  }
  /// Shows a part of the flat map; one that is no rectangle changes nothing.
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    guard !mapRect.isNull else { return }
    setRegion(MKCoordinateRegion(mapRect), animated: animate)
  }
  /// Shows a part of the flat map inside of insets, in points.
  open func setVisibleMapRect(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool
  ) {
    let (width, height) = (
      bounds.width - insets.left - insets.right, bounds.height - insets.top - insets.bottom
    )
    guard !mapRect.isNull, width > 0, height > 0 else { return }
    let (x, y) = (mapRect.width / Double(width), mapRect.height / Double(height))
    setVisibleMapRect(
      MKMapRect(
        x: mapRect.minX - Double(insets.left) * x, y: mapRect.minY - Double(insets.top) * y,
        width: Double(bounds.width) * x, height: Double(bounds.height) * y), animated: animate)
  }

  /// Returns the point of a place, in the coordinates of a view.
  open func convert(
    _ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?
  ) -> CGPoint { convert(point(of: coordinate), to: view) }
  /// Returns the place of a point, in the coordinates of a view.
  open func convert(
    _ point: CGPoint, toCoordinateFrom view: UIView?
  ) -> CLLocationCoordinate2D {
    let point = convert(point, from: view)
    return CLLocationCoordinate2D(
      latitude: region.center.latitude
        - (point.y / max(bounds.height, 1) - 0.5) * region.span.latitudeDelta,
      longitude: region.center.longitude
        + (point.x / max(bounds.width, 1) - 0.5) * region.span.longitudeDelta)
  }

  /// Degrees are at equal distances.
  private func point(of place: CLLocationCoordinate2D) -> CGPoint {
    let (center, span) = (region.center, region.span)
    return CGPoint(
      x: (0.5 + (place.longitude - center.longitude) / max(span.longitudeDelta, 1e-9))
        * bounds.width,
      y: (0.5 - (place.latitude - center.latitude) / max(span.latitudeDelta, 1e-9))
        * bounds.height)
  }

  /// Places the views of places.
  override open func layoutSubviews() {
    super.layoutSubviews()
    for annotation in annotations {
      guard let view = view(for: annotation) else { continue }
      let point = point(of: annotation.coordinate)
      view.center = CGPoint(x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
    }
  }
}

extension MKMapView: DocumentMade {
  package static func makeForDocument() -> AnyObject { MKMapView() }
}

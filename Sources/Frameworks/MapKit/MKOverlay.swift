public import UIKit

/// What lies over a map.
public protocol MKOverlay: MKAnnotation {
  /// The part of the map that the overlay covers.
  var boundingMapRect: MKMapRect { get }
}

extension MKOverlay {
  /// An empty rectangle at the origin of the map.
  public var boundingMapRect: MKMapRect { MKMapRect() }
}

/// Above what of the map an overlay lies.
public enum MKOverlayLevel: Int, Sendable {
  case aboveRoads, aboveLabels
}

/// A line over a map, which is not shown.
open class MKPolyline: NSObject, MKOverlay {
  /// The places along the line.
  public let places: [CLLocationCoordinate2D]
  /// The first place.
  open var coordinate: CLLocationCoordinate2D { places.first ?? CLLocationCoordinate2D() }
  /// The part of the flat map around the places.
  open var boundingMapRect: MKMapRect { MKMapRect(around: places) }

  /// Creates a line through places.
  public init(coordinates coords: [CLLocationCoordinate2D], count: Int) {
    places = Array(coords.prefix(count))
    super.init()
  }
}

/// The shortest line over the earth between places, which is not shown.
open class MKGeodesicPolyline: MKPolyline {}

/// An area over a map, which is not shown.
open class MKPolygon: MKPolyline {}

/// A circle over a map, which is not shown.
open class MKCircle: NSObject, MKOverlay {
  /// The middle.
  public let coordinate: CLLocationCoordinate2D
  /// The radius, in meters.
  public let radius: CLLocationDistance

  /// Creates a circle.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    coordinate = coord
    self.radius = radius
    super.init()
  }
}

/// What draws an overlay, which is not shown.
open class MKOverlayRenderer: NSObject {
  /// The overlay.
  public let overlay: any MKOverlay
  /// The opacity.
  open var alpha = 1.0

  /// Creates one of an overlay.
  public init(overlay: any MKOverlay) {
    self.overlay = overlay
    super.init()
  }
}

/// What draws an overlay with a line and a filling, which is not shown.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The color of the line.
  open var strokeColor: UIColor?
  /// The color inside.
  open var fillColor: UIColor?
  /// The width of the line.
  open var lineWidth = 0.0
}

/// What draws a line, which is not shown.
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// Creates one of a line.
  public init(polyline: MKPolyline) { super.init(overlay: polyline) }
  /// Creates one of an overlay.
  override public init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}

/// What draws an area, which is not shown.
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// Creates one of an area.
  public init(polygon: MKPolygon) { super.init(overlay: polygon) }
  /// Creates one of an overlay.
  override public init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}

/// What draws a circle, which is not shown.
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// Creates one of a circle.
  public init(circle: MKCircle) { super.init(overlay: circle) }
  /// Creates one of an overlay.
  override public init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}

public import Geometry
public import UIKit

/// What is marked on a map.
public protocol MKAnnotation: NSObjectProtocol {
  /// The place.
  var coordinate: CLLocationCoordinate2D { get }
  /// The title; nil by default.
  var title: String? { get }
  /// The second title; nil by default.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// No title.
  public var title: String? { nil }
  /// No second title.
  public var subtitle: String? { nil }
}

/// A point that is marked on a map.
open class MKPointAnnotation: NSObject, MKAnnotation {
  /// The place.
  open var coordinate = CLLocationCoordinate2D()
  /// The title; nil by default.
  open var title: String?
  /// The second title; nil by default.
  open var subtitle: String?
  /// Creates a point at 0, 0.
  override public init() { super.init() }
}

/// The place of the user, which is not known.
open class MKUserLocation: NSObject, MKAnnotation {
  /// The place: 0, 0.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// The place; nil, since it is not known.
  open var location: CLLocation? { nil }
  /// The title.
  open var title: String?
  /// The second title.
  open var subtitle: String?
}

/// A view that marks a place on a map.
open class MKAnnotationView: UIView {
  /// What is marked.
  open var annotation: (any MKAnnotation)?
  /// The kind, for reuse.
  public let reuseIdentifier: String?
  /// The picture; nil by default.
  open var image: UIImage? {
    didSet {
      picture.image = image
      if let image {
        bounds.size = image.size
        picture.frame = CGRect(origin: bounds.origin, size: image.size)
      }
    }
  }
  /// How far the middle is from the place.
  open var centerOffset = CGPoint(x: 0, y: 0)
  /// Where the text starts; it is not shown.
  open var calloutOffset = CGPoint(x: 0, y: 0)
  /// Whether a text is shown for a touch; it is not.
  open var canShowCallout = false
  /// Whether the view can be moved; it cannot.
  open var isDraggable = false
  /// Whether the view can be used; it is true by default.
  open var isEnabled = true
  /// Whether the view is chosen.
  open private(set) var isSelected = false
  /// The view at the left of the text; it is not shown.
  open var leftCalloutAccessoryView: UIView?
  /// The view at the right of the text; it is not shown.
  open var rightCalloutAccessoryView: UIView?
  /// The view in the text; it is not shown.
  open var detailCalloutAccessoryView: UIView?
  /// The kind by which views are joined; it changes nothing.
  open var clusteringIdentifier: String?
  private let picture = UIImageView()

  /// Creates a view.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
    addSubview(picture)
  }

  /// Makes the view ready for another place.
  open func prepareForReuse() {}
  /// Chooses the view, or not.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}

/// A pin on a map: a red point.
open class MKPinAnnotationView: MKAnnotationView {
  /// The color; red by default.
  open var pinTintColor: UIColor! = .red { didSet { head.backgroundColor = pinTintColor } }
  /// Whether the pin falls; it does not.
  open var animatesDrop = false
  private let head = UIView(frame: CGRect(x: 0, y: 0, width: 14, height: 14))

  /// Creates a pin.
  override public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    bounds.size = CGSize(width: 14, height: 14)
    head.backgroundColor = .red
    head.layer.cornerRadius = 7
    addSubview(head)
  }
}

/// A marker on a map: a red point.
open class MKMarkerAnnotationView: MKPinAnnotationView {
  /// The color of the marker; red by default.
  open var markerTintColor: UIColor? { didSet { pinTintColor = markerTintColor ?? .red } }
  /// The color of the sign; it is not shown.
  open var glyphTintColor: UIColor?
  /// The text in the marker; it is not shown.
  open var glyphText: String?
  /// The picture in the marker; it is not shown.
  open var glyphImage: UIImage?
}

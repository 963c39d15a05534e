internal import ElementaryFunctions

/// A point of the flat map, 2^28 long and wide, with its origin in the north-west.
public struct MKMapPoint: Hashable, Sendable {
  /// The length of the side of the map.
  fileprivate static let side = 268_435_456.0

  /// The distance from the west.
  public var x: Double
  /// The distance from the north.
  public var y: Double
  /// Creates the origin.
  public init() { (x, y) = (0, 0) }
  /// Creates a point.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  /// Creates the point of a place, by the projection of Mercator.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let sine = ElementaryFunctions.sin(coordinate.latitude * .pi / 180)
    x = (coordinate.longitude + 180) / 360 * Self.side
    y = (0.5 - ElementaryFunctions.log((1 + sine) / (1 - sine)) / (4 * .pi)) * Self.side
  }
  /// The place.
  public var coordinate: CLLocationCoordinate2D {
    let power = ElementaryFunctions.exp((0.5 - y / Self.side) * 2 * .pi)
    return CLLocationCoordinate2D(
      latitude: ElementaryFunctions.atan2(power, 1) * 360 / .pi - 90,
      longitude: x / Self.side * 360 - 180)
  }
}

/// A size on the flat map.
public struct MKMapSize: Hashable, Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double
  /// Creates no size.
  public init() { (width, height) = (0, 0) }
  /// Creates a size.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}

/// A rectangle on the flat map.
public struct MKMapRect: Hashable, Sendable {
  /// The corner in the north-west.
  public var origin: MKMapPoint
  /// The size.
  public var size: MKMapSize
  /// Creates an empty rectangle at the origin.
  public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }
  /// Creates a rectangle.
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }
  /// Creates the rectangle around places.
  init(around places: [CLLocationCoordinate2D]) {
    self = places.map { MKMapRect(origin: MKMapPoint($0), size: MKMapSize()) }
      .reduce(.null) { $0.union($1) }
  }

  /// No rectangle.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  /// The whole map.
  public static let world = MKMapRect(x: 0, y: 0, width: MKMapPoint.side, height: MKMapPoint.side)
  /// Whether it is no rectangle.
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  /// Whether it has no area.
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
  /// The western end.
  public var minX: Double { origin.x }
  /// The northern end.
  public var minY: Double { origin.y }
  /// The middle from west to east.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle from north to south.
  public var midY: Double { origin.y + size.height / 2 }
  /// The eastern end.
  public var maxX: Double { origin.x + size.width }
  /// The southern end.
  public var maxY: Double { origin.y + size.height }
  /// The width.
  public var width: Double { size.width }
  /// The height.
  public var height: Double { size.height }

  /// Returns the smallest rectangle that contains both.
  public func union(_ rect2: MKMapRect) -> MKMapRect {
    if isNull { return rect2 }
    if rect2.isNull { return self }
    let (left, top) = (min(minX, rect2.minX), min(minY, rect2.minY))
    return MKMapRect(
      x: left, y: top, width: max(maxX, rect2.maxX) - left, height: max(maxY, rect2.maxY) - top)
  }

  /// Returns the rectangle with sides moved inwards, outwards for lengths below 0.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(
      x: minX + dx, y: minY + dy, width: max(width - 2 * dx, 0), height: max(height - 2 * dy, 0))
  }

  /// Returns whether a point is inside.
  public func contains(_ point: MKMapPoint) -> Bool {
    (minX...maxX).contains(point.x) && (minY...maxY).contains(point.y)
  }
}

extension MKCoordinateRegion {
  /// Creates the part of a map that a rectangle covers.
  public init(_ rect: MKMapRect) {
    guard !rect.isNull else {
      self.init()
      return
    }
    let (first, last) = (
      rect.origin.coordinate, MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    )
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: first.latitude - last.latitude,
        longitudeDelta: last.longitude - first.longitude))
  }
}

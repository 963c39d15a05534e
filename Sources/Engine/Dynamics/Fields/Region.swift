public import Geometry

/// A region of the plane around an origin, in which a field acts.
public struct Region: Sendable, Hashable {
  private indirect enum Shape: Sendable, Hashable {
    case everywhere
    case disc(radius: Double)
    case rectangle(Size)
    case complement(Shape)
    case union(Shape, Shape)
    case intersection(Shape, Shape)

    /// The discs and rectangles that make up the region.
    var outlines: [Path] {
      switch self {
      case .everywhere: []
      case .disc(let radius):
        [Path(ovalIn: Rect(center: .zero, size: Size(2 * radius, 2 * radius)))]
      case .rectangle(let size): [Path(rect: Rect(center: .zero, size: size))]
      case .complement(let shape): shape.outlines
      case .union(let a, let b), .intersection(let a, let b): a.outlines + b.outlines
      }
    }

    func contains(_ point: Point) -> Bool {
      switch self {
      case .everywhere: true
      case .disc(let radius): point.x * point.x + point.y * point.y <= radius * radius
      case .rectangle(let size):
        abs(point.x) < size.width / 2 && abs(point.y) < size.height / 2
      case .complement(let shape): !shape.contains(point)
      case .union(let a, let b): a.contains(point) || b.contains(point)
      case .intersection(let a, let b): a.contains(point) && b.contains(point)
      }
    }
  }

  private let shape: Shape

  private init(_ shape: Shape) {
    self.shape = shape
  }

  /// Creates a disc around the origin, boundary included.
  ///
  /// - Parameter radius: The radius in points, 0 or more.
  public init(radius: Double) {
    requireNotNegative(radius, "the radius of a region")
    self.init(.disc(radius: radius))
  }

  /// Creates a rectangle centered at the origin, boundary excluded.
  ///
  /// - Parameter size: The width and height in points, 0 or more.
  public init(size: Size) {
    requireNotNegative(size.width, "the width of a region")
    requireNotNegative(size.height, "the height of a region")
    self.init(.rectangle(size))
  }

  /// The outlines of the discs and rectangles that make up the region, around the origin.
  var outlines: [Path] { shape.outlines }

  /// The whole plane.
  public static let infinite = Region(.everywhere)

  /// Returns the region outside of this one.
  public func inverse() -> Region { Region(.complement(shape)) }

  /// Returns the union of this region and another.
  public func union(_ region: Region) -> Region { Region(.union(shape, region.shape)) }

  /// Returns the part of this region that is not in another.
  public func difference(from region: Region) -> Region {
    Region(.intersection(shape, .complement(region.shape)))
  }

  /// Returns the intersection of this region and another.
  public func intersection(_ region: Region) -> Region {
    Region(.intersection(shape, region.shape))
  }

  /// Returns whether a point, relative to the origin, is in the region.
  public func contains(_ point: Point) -> Bool { shape.contains(point) }
}

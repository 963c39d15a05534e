public import Geometry

/// A part of the plane around an origin, to limit where a field acts.
public struct Region: Sendable, Hashable {
  private indirect enum Form: Sendable, Hashable {
    case everywhere
    case disc(radius: Double)
    case rectangle(Size)
    case complement(Form)
    case union(Form, Form)
    case intersection(Form, Form)

    func contains(_ point: Point) -> Bool {
      switch self {
      case .everywhere: true
      case .disc(let radius): point.x * point.x + point.y * point.y <= radius * radius
      case .rectangle(let size):
        abs(point.x) < size.width / 2 && abs(point.y) < size.height / 2
      case .complement(let form): !form.contains(point)
      case .union(let a, let b): a.contains(point) || b.contains(point)
      case .intersection(let a, let b): a.contains(point) && b.contains(point)
      }
    }
  }

  private let form: Form

  private init(_ form: Form) {
    self.form = form
  }

  /// Creates a disc around the origin, its edge included, of a radius in points.
  public init(radius: Double) {
    requireNotNegative(radius, "the radius of a region")
    self.init(.disc(radius: radius))
  }

  /// Creates a rectangle around the origin, without its edge.
  public init(size: Size) {
    requireNotNegative(size.width, "the width of a region")
    requireNotNegative(size.height, "the height of a region")
    self.init(.rectangle(size))
  }

  /// The whole plane.
  public static let infinite = Region(.everywhere)

  /// Everything outside of this region.
  public func inverse() -> Region { Region(.complement(form)) }

  /// Everything in this region or another one.
  public func union(_ region: Region) -> Region { Region(.union(form, region.form)) }

  /// Everything in this region but not in another one.
  public func difference(from region: Region) -> Region {
    Region(.intersection(form, .complement(region.form)))
  }

  /// Everything in both this region and another one.
  public func intersection(_ region: Region) -> Region {
    Region(.intersection(form, region.form))
  }

  /// Tells whether a point, in points from the origin, is in the region.
  public func contains(_ point: Point) -> Bool { form.contains(point) }
}

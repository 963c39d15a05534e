internal import Geometry
internal import PictureKit

/// The shapes of which the filled paths of a film consist, such as the glyphs of texts, each once.
struct GlyphTable {
  /// A shape at a place.
  struct Placed: Hashable {
    /// The number of the shape.
    let number: Int
    /// The upper left corner of its bounds, with two decimals.
    let origin: Point
  }

  /// The data of each shape as an attribute of SVG, relative to the corner of its bounds.
  private(set) var data: [String] = []
  /// The shapes, relative to the corners of their bounds.
  private(set) var paths: [Path] = []
  private var numbers: [String: Int] = [:]
  /// How often each shape is written.
  private var counts: [Int] = []

  /// The largest number of subpaths of a path that is divided: a page of text.
  private static let maxSubpathCount = 4000
  /// The shortest data that a reference is shorter than.
  private static let minSharedLength = 60

  /// Returns the number of decimals of the data of a picture's paths.
  static func decimals(in extent: Rect) -> Int {
    max(extent.width, extent.height) < 12 ? 3 : 2
  }

  /// Returns the shapes of a path: subpaths whose bounds do not meet those of others, so that they
  /// can be filled one after the other.
  ///
  /// - Parameters:
  ///   - path: The path, which is filled by the nonzero rule.
  ///   - decimals: The number of decimals of the data.
  /// - Returns: The shapes, in the order of their first subpaths; nil if there are too many.
  mutating func shapes(of path: Path, decimals: Int) -> [Placed]? {
    var clusters: [(path: Path, bounds: Rect)] = []
    var subpaths: [Path] = []
    for element in path.elements {
      if case .move = element { subpaths.append(Path()) }
      guard !subpaths.isEmpty else { return nil }
      subpaths[subpaths.count - 1].append(element)
    }
    guard subpaths.count <= Self.maxSubpathCount else { return nil }
    for subpath in subpaths {
      var cluster = (path: subpath, bounds: subpath.controlPointBounds)
      var first = clusters.endIndex
      // Backwards, so that indices stay those of what remains.
      for index in clusters.indices.reversed()
      where clusters[index].bounds.insetBy(dx: -0.02, dy: -0.02).intersects(cluster.bounds) {
        var joined = clusters[index].path
        joined.append(cluster.path)
        cluster = (joined, clusters[index].bounds.union(cluster.bounds))
        clusters.remove(at: index)
        first = index
      }
      clusters.insert(cluster, at: min(first, clusters.endIndex))
    }
    return clusters.map { cluster in
      let corner = cluster.bounds.origin
      let path = cluster.path.applying(Transform(translationX: -corner.x, y: -corner.y))
      let text = path.svgData(decimals: decimals)
      let number = numbers[text] ?? data.count
      if number == data.count {
        numbers[text] = number
        data.append(text)
        paths.append(path)
        counts.append(0)
      }
      return Placed(
        number: number,
        origin: Point(corner.x.rounded(decimals: 2), corner.y.rounded(decimals: 2)))
    }
  }

  /// Counts the shapes of nodes, each of which is written.
  mutating func count(_ nodes: [VectorNode], decimals: Int) {
    for node in nodes {
      switch node {
      case .fill(let path, .winding, .color):
        for shape in shapes(of: path, decimals: decimals) ?? [] { counts[shape.number] += 1 }
      case .group(let group):
        count(group.nodes, decimals: decimals)
        count(group.mask ?? [], decimals: decimals)
      default: break
      }
    }
  }

  /// Whether a shape comes more than once, and is longer than references to it.
  func isShared(_ number: Int) -> Bool {
    counts[number] > 1 && data[number].utf8.count >= Self.minSharedLength
  }
}

extension Path {
  fileprivate mutating func append(_ element: Element) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): addLine(to: point)
    case .quadCurve(let point, let control): addQuadCurve(to: point, controlPoint: control)
    case .curve(let point, let control1, let control2):
      addCurve(to: point, controlPoint1: control1, controlPoint2: control2)
    case .close: close()
    }
  }
}

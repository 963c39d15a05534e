internal import Geometry
internal import PictureKit

/// A node with its place in the space of its siblings.
struct PlacedNode {
  var node: FrameLayer
  /// The z coordinate of its layer's center, towards the viewer.
  let depth: Double
  /// The bounds of its layer with the transform to this space; nil for nodes without one, which are
  /// ordered by their depth alone.
  var placement: (bounds: Rect, matrix: Transform3D)?
  /// The plane of the layer; nil until nodes are compared.
  fileprivate var plane: LayerPlane?
  /// Whether the layer goes through another one, or another one through it.
  fileprivate var isCrossed = false

  init(node: FrameLayer, depth: Double, placement: (bounds: Rect, matrix: Transform3D)? = nil) {
    self.node = node
    self.depth = depth
    self.placement = placement
  }

  /// Whether the plane of the layer is not parallel to the screen.
  fileprivate var isTilted: Bool {
    guard let matrix = placement?.matrix else { return false }
    return matrix.m13 != 0 || matrix.m14 != 0 || matrix.m23 != 0 || matrix.m24 != 0
  }
}

extension [PlacedNode] {
  /// The number of nodes up to which planes are compared, each with all others.
  private static var maxCompared: Int { 256 }

  /// The nodes from back to front, then in order; those that go through each other are split, so
  /// that of each the nearer part is visible, as Core Animation draws siblings in space.
  var inDepthOrder: [PlacedNode] {
    guard count > 1, count <= Self.maxCompared, contains(where: \.isTilted) else {
      return sortedByDepth
    }
    var planar: [PlacedNode] = []
    for var placed in self {
      guard let (bounds, matrix) = placed.placement else { return sortedByDepth }
      // Layers that are seen from the edge show nothing.
      if LayerPlane.isEdgeOn(matrix) { continue }
      placed.plane = placed.plane ?? LayerPlane(bounds, matrix)
      guard placed.plane != nil else { return sortedByDepth }
      planar.append(placed)
    }
    planar.markCrossed()
    return NodeOrder(planar.split).nodes
  }

  private var sortedByDepth: [PlacedNode] {
    guard let first, contains(where: { $0.depth != first.depth }) else { return self }
    return enumerated()
      .sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
      .map(\.element)
  }

  private mutating func markCrossed() {
    for second in indices {
      for first in 0..<second {
        guard let a = self[first].plane, let b = self[second].plane, b.crosses(a) else { continue }
        self[first].isCrossed = true
        self[second].isCrossed = true
      }
    }
  }

  /// The nodes, with each that goes through an earlier one in two parts.
  private var split: [PlacedNode] {
    guard contains(where: \.isCrossed) else { return self }
    var done: [PlacedNode] = []
    for node in self {
      var parts = [node]
      for other in done {
        guard let plane = other.plane else { continue }
        parts = parts.flatMap { part -> [PlacedNode] in
          guard let own = part.plane, own.crosses(plane), done.count < Self.maxCompared else {
            return [part]
          }
          // Parts of a translucent layer would show their overlap, and those with hard edges meet.
          let isSeamless = part.node.opacity < 1 || part.node.hardEdges.contains(.projection)
          let overlap = isSeamless ? 0 : LayerPlane.overlap
          return own.split(by: plane, overlap: overlap)
            .map { part.clipped(to: $0.clip, in: $0.plane) }
        }
      }
      done += parts
    }
    return done
  }
}

extension PlacedNode {
  /// Returns the node, clipped to a polygon in its layer's coordinates.
  fileprivate func clipped(to polygon: [Point], in plane: LayerPlane) -> PlacedNode {
    var path = Path()
    for (index, point) in polygon.enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    var inner = node
    var outer = FrameLayer(transform: node.transform, clip: path)
    outer.projection = node.projection
    if node.hardEdges.contains(.projection) { outer.hardEdges = [.clip, .projection] }
    inner.transform = .identity
    inner.projection = nil
    outer.sublayers = [inner]
    var copy = self
    copy.node = outer
    copy.plane = plane
    return copy
  }
}

/// Orders nodes whose planes do not go through each other from back to front.
///
/// Of two nodes that overlap on the screen the one that is farther away there comes first (Newell,
/// Newell and Sancha 1972); others are ordered by the depths of their centers. Of two in one plane
/// the first comes first, but the last where others go through both: so Core Animation draws them
/// in `testRotation`, `testScaleAndRotation` and `testZeroScale` of cashapp/stagehand, iOS 18.0.
private struct NodeOrder {
  /// The overlap on the screen, in square points, below which nodes only touch.
  private static let minArea = 0.01

  private(set) var nodes: [PlacedNode] = []

  init(_ unordered: [PlacedNode]) {
    let outlines = unordered.map { $0.plane?.screenOutline ?? [] }
    var followers = [[Int]](repeating: [], count: unordered.count)
    var predecessors = [Int](repeating: 0, count: unordered.count)
    for second in unordered.indices {
      for first in 0..<second {
        guard let a = unordered[first].plane, let b = unordered[second].plane, a.mayOverlap(b),
          let point = Polygon.commonPoint(
            outlines[first], outlines[second], minArea: Self.minArea)
        else { continue }
        let difference = a.depth(at: point) - b.depth(at: point)
        let isCoplanar = abs(difference) <= LayerPlane.tolerance
        let isReversed =
          isCoplanar
          ? unordered[first].isCrossed && unordered[second].isCrossed : difference > 0
        let (back, front) = isReversed ? (second, first) : (first, second)
        followers[back].append(front)
        predecessors[front] += 1
      }
    }
    var rest = unordered.indices.sorted {
      (unordered[$0].depth, $0) < (unordered[$1].depth, $1)
    }
    while !rest.isEmpty {
      // Three nodes can overlap in a circle; then the farthest one comes first.
      let place = rest.firstIndex { predecessors[$0] == 0 } ?? 0
      let next = rest.remove(at: place)
      nodes.append(unordered[next])
      for follower in followers[next] { predecessors[follower] -= 1 }
    }
  }
}

public import Geometry
public import StageKit

/// A place in or near a rectangle of a compositional layout: `NSCollectionLayoutAnchor`.
open class CollectionLayoutAnchor: CreationHashable {
  package let creationNumber = CreationNumber()
  /// The edges at which the place is.
  public let edges: DirectionalRectEdge
  /// The distance from that place, in points or in sizes of the supplementary item.
  public let offset: Point
  /// Whether the distance is in sizes of the supplementary item.
  public let isFractionalOffset: Bool
  /// Whether the distance is in points.
  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// Creates a place at edges.
  public init(edges: DirectionalRectEdge) {
    self.edges = edges
    offset = .zero
    isFractionalOffset = false
  }

  /// Creates a place at a distance from edges, in points.
  public init(edges: DirectionalRectEdge, absoluteOffset: Point) {
    self.edges = edges
    offset = absoluteOffset
    isFractionalOffset = false
  }

  /// Creates a place at a distance from edges, in widths and heights of the supplementary item.
  public init(edges: DirectionalRectEdge, fractionalOffset: Point) {
    self.edges = edges
    offset = fractionalOffset
    isFractionalOffset = true
  }

  func distance(for size: Size) -> Vector {
    isFractionalOffset
      ? Vector(dx: offset.x * size.width, dy: offset.y * size.height)
      : Vector(dx: offset.x, dy: offset.y)
  }
}

@available(*, unavailable)
extension CollectionLayoutAnchor: Sendable {}

/// The side or corner of a rectangle: `NSRectAlignment`.
public enum RectAlignment: Int, Hashable, Sendable {
  /// No side.
  case none
  /// The middle of the top.
  case top
  /// The left corner of the top.
  case topLeading
  /// The middle of the left side.
  case leading
  /// The left corner of the bottom.
  case bottomLeading
  /// The middle of the bottom.
  case bottom
  /// The right corner of the bottom.
  case bottomTrailing
  /// The middle of the right side.
  case trailing
  /// The right corner of the top.
  case topTrailing

  init(edges: DirectionalRectEdge) {
    let all: [RectAlignment] = [
      .top, .topLeading, .leading, .bottomLeading, .bottom, .bottomTrailing, .trailing,
      .topTrailing,
    ]
    self = all.first { $0.edges == edges } ?? .none
  }

  /// The edges.
  var edges: DirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}

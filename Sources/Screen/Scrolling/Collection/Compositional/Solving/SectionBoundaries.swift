internal import Geometry
internal import StageKit

/// The places of headers, footers and other views at the sides of a section or of a layout.
struct SectionBoundaries {
  enum Side {
    case top
    case leading
    case bottom
    case trailing
  }

  struct Entry {
    let item: CollectionLayoutBoundarySupplementaryItem
    let side: Side
    let size: Size
    /// The distance from the side.
    let distance: Double
  }

  private(set) var entries: [Entry] = []
  /// The space that the views take at the sides.
  private(set) var extents = Insets.zero
  private let insets: Insets

  /// Places views one after the other from the sides.
  ///
  /// - Parameters:
  ///   - items: The views.
  ///   - container: The size of what contains them.
  ///   - insets: The insets across the direction of scrolling.
  ///   - axes: The direction of scrolling.
  ///   - measured: Returns the measured size of a kind of views.
  init(
    _ items: [CollectionLayoutBoundarySupplementaryItem], in container: Size, insets: Insets,
    _ axes: ScrollAxes, measured: (_ kind: String) -> Size?
  ) {
    self.insets = insets
    let room = Size(
      max(container.width - insets.left - insets.right, 0),
      max(container.height - insets.top - insets.bottom, 0))
    for item in items {
      let size = item.layoutSize.estimates.size(
        item.layoutSize.size(in: room), measured: measured(item.elementKind))
      let side = Self.side(of: item.alignment.edges, axes)
      var distance = 0.0
      switch side {
      case .top:
        distance = extents.top
        if item.extendsBoundary { extents.top += size.height }
      case .leading:
        distance = extents.left
        if item.extendsBoundary { extents.left += size.width }
      case .bottom:
        distance = extents.bottom
        if item.extendsBoundary { extents.bottom += size.height }
      case .trailing:
        distance = extents.right
        if item.extendsBoundary { extents.right += size.width }
      }
      entries.append(Entry(item: item, side: side, size: size, distance: distance))
    }
  }

  /// Returns the side of a corner: the one at the beginning or end of the direction of scrolling.
  private static func side(of edges: DirectionalRectEdge, _ axes: ScrollAxes) -> Side {
    let vertical: Side? = edges.contains(.top) ? .top : edges.contains(.bottom) ? .bottom : nil
    let horizontal: Side? =
      edges.contains(.leading) ? .leading : edges.contains(.trailing) ? .trailing : nil
    return (axes.isVertical ? vertical ?? horizontal : horizontal ?? vertical) ?? .top
  }

  /// Returns the frame of a view in a rectangle of a size at (0, 0).
  func frame(of entry: Entry, in size: Size) -> Rect {
    let unit = entry.item.alignment.edges.unitPoint
    func placed(_ low: Double, _ high: Double, _ length: Double, _ unit: Double) -> Double {
      low + (high - low - length) * unit
    }
    var origin = Point(
      placed(insets.left, size.width - insets.right, entry.size.width, unit.x),
      placed(insets.top, size.height - insets.bottom, entry.size.height, unit.y))
    switch entry.side {
    case .top: origin.y = entry.distance
    case .leading: origin.x = entry.distance
    case .bottom: origin.y = size.height - entry.distance - entry.size.height
    case .trailing: origin.x = size.width - entry.distance - entry.size.width
    }
    return Rect(
      origin: Point(origin.x + entry.item.offset.x, origin.y + entry.item.offset.y),
      size: entry.size
    ).inset(by: entry.item.layoutSize.estimates.insets(entry.item.contentInsets))
  }
}

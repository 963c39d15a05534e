internal import Geometry

/// The direction in which a collection scrolls, "along", and the other one, "across".
struct ScrollAxes {
  let isVertical: Bool

  init(_ direction: CollectionViewFlowLayout.ScrollDirection) {
    isVertical = direction == .vertical
  }

  init(isVertical: Bool) { self.isVertical = isVertical }

  /// The axes with along and across exchanged.
  var crossed: ScrollAxes { ScrollAxes(isVertical: !isVertical) }

  func along(_ size: Size) -> Double { isVertical ? size.height : size.width }
  func across(_ size: Size) -> Double { isVertical ? size.width : size.height }

  func alongEdges(_ insets: Insets) -> (Double, Double) {
    isVertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
  }

  func acrossEdges(_ insets: Insets) -> (Double, Double) {
    isVertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
  }

  func along(_ point: Point) -> Double { isVertical ? point.y : point.x }
  func across(_ point: Point) -> Double { isVertical ? point.x : point.y }

  func point(along: Double, across: Double) -> Point {
    isVertical ? Point(across, along) : Point(along, across)
  }

  func span(_ rect: Rect) -> (Double, Double) {
    isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
  }

  func rect(along: Double, across: Double, length: Double, breadth: Double) -> Rect {
    isVertical
      ? Rect(x: across, y: along, width: breadth, height: length)
      : Rect(x: along, y: across, width: length, height: breadth)
  }

  func size(length: Double, breadth: Double) -> Size {
    isVertical ? Size(breadth, length) : Size(length, breadth)
  }
}

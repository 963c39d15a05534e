internal import Geometry
internal import Layers
internal import StageKit

/// The box of a popover, with an arrow to its source.
final class PopoverView: UIView {
  /// The sizes in points, as commonly measured.
  static let arrow = CGSize(width: 37, height: 13)
  private static let cornerRadius = 13.0

  private let contentView: UIView
  private let box = UIView()
  private let shape = CAShapeLayer()
  private var direction = UIPopoverArrowDirection.up

  init(contentView: UIView, color: UIColor) {
    self.contentView = contentView
    super.init(frame: .zero)
    shape.fillColor = color
    layer.addSublayer(shape)
    layer.shadowColor = .black
    layer.preciseShadowOpacity = 0.2
    layer.shadowRadius = 20
    layer.shadowOffset = .zero
    box.layer.cornerRadius = Self.cornerRadius
    box.clipsToBounds = true
    box.addSubview(contentView)
    addSubview(box)
  }

  /// Places the box beside a rectangle.
  ///
  /// - Parameters:
  ///   - size: The size of the content.
  ///   - source: The rectangle, in the coordinates of the superview.
  ///   - area: The rectangle in which the popover is to be.
  ///   - directions: The directions that the arrow may have.
  /// - Returns: The direction of the arrow.
  func place(
    _ size: CGSize, beside source: CGRect, in area: CGRect, _ directions: UIPopoverArrowDirection
  ) -> UIPopoverArrowDirection {
    let depth = Self.arrow.height
    let room: [(direction: UIPopoverArrowDirection, spare: Double)] = [
      (.up, area.maxY - source.maxY - depth - size.height),
      (.down, source.minY - area.minY - depth - size.height),
      (.left, area.maxX - source.maxX - depth - size.width),
      (.right, source.minX - area.minX - depth - size.width),
    ]
    let allowed = room.filter { directions.contains($0.direction) }
    let best =
      allowed.first { $0.spare >= 0 } ?? allowed.max { $0.spare < $1.spare } ?? room[0]
    direction = best.direction
    var rect = CGRect(center: source.center, size: size)
    switch direction {
    case .down: rect.origin.y = source.minY - depth - size.height
    case .left: rect.origin.x = source.maxX + depth
    case .right: rect.origin.x = source.minX - depth - size.width
    default: rect.origin.y = source.maxY + depth
    }
    rect.origin.x = min(max(rect.minX, area.minX), max(area.maxX - size.width, area.minX))
    rect.origin.y = min(max(rect.minY, area.minY), max(area.maxY - size.height, area.minY))
    frame = rect
    box.frame = bounds
    contentView.frame = box.bounds
    shape.path = outline(towards: source.center - rect.origin)
    return direction
  }

  private func outline(towards point: CGVector) -> CGPath {
    var path = CGPath(roundedRect: bounds, cornerRadius: Self.cornerRadius)
    let half = Self.arrow.width / 2
    let depth = Self.arrow.height
    let margin = Self.cornerRadius + half
    let x = min(max(point.dx, margin), max(bounds.width - margin, margin))
    let y = min(max(point.dy, margin), max(bounds.height - margin, margin))
    let corners: [CGPoint] =
      switch direction {
      case .down:
        [
          Point(x - half, bounds.maxY), Point(x + half, bounds.maxY), Point(x, bounds.maxY + depth),
        ]
      case .left: [Point(0, y - half), Point(0, y + half), Point(-depth, y)]
      case .right:
        [
          Point(bounds.maxX, y - half), Point(bounds.maxX, y + half), Point(bounds.maxX + depth, y),
        ]
      default: [Point(x + half, 0), Point(x - half, 0), Point(x, -depth)]
      }
    path.move(to: corners[0])
    for corner in corners.dropFirst() { path.addLine(to: corner) }
    path.close()
    return path
  }
}

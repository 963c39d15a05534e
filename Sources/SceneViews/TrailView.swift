public import Dynamics
public import Geometry
public import PictureKit
public import StageKit

/// The way of an item in the last seconds, as a line.
///
/// ```swift
/// let trail = TrailView(of: bob, duration: 3)
/// stage.view.insertSubview(trail, at: 0)
/// trail.follow(animator)
/// ```
public final class TrailView: View {
  private let item: any DynamicItem
  private let duration: Double
  private var points: [(time: Double, location: Point)] = []
  /// The colour; a translucent blue by default.
  public var color = Color.systemBlue.withAlphaComponent(0.5) { didSet { setNeedsDisplay() } }
  /// The width of the line, in points; 1.5 by default.
  public var lineWidth = 1.5 { didSet { setNeedsDisplay() } }

  /// Creates a trail.
  ///
  /// - Parameters:
  ///   - item: The item; its center is followed.
  ///   - duration: How long a location stays, in seconds of the animator, above 0; 2 by default.
  public init(of item: any DynamicItem, duration: Double = 2) {
    precondition(duration > 0, "a trail must last more than 0 s, not \(duration)")
    self.item = item
    self.duration = duration
    super.init()
    isUserInteractionEnabled = false
  }

  /// Adds the item's location after each step of an animator.
  public func follow(_ animator: DynamicAnimator) {
    points = [(animator.elapsedTime, item.center)]
    let updates = DynamicBehavior()
    updates.action = { [weak self, weak animator] in
      guard let self, let animator else { return }
      points.append((animator.elapsedTime, item.center))
      let end = animator.elapsedTime - duration
      let expired = points.firstIndex { $0.time >= end } ?? points.endIndex
      points.removeSubrange(..<expired)
      setNeedsDisplay()
    }
    animator.addBehavior(updates)
  }

  override public func didMoveToSuperview() {
    if let superview { frame = superview.bounds }
  }

  override public func draw(_ rect: Rect, in canvas: Canvas) {
    guard let first = points.first else { return }
    canvas.setStrokeColor(color)
    canvas.setLineWidth(lineWidth)
    canvas.setLineJoin(.round)
    canvas.setLineCap(.round)
    canvas.move(to: first.location)
    for point in points.dropFirst() { canvas.addLine(to: point.location) }
    canvas.strokePath()
  }
}

public import Dynamics
public import Geometry
public import PictureKit
public import StageKit

/// A view of a line that is drawn again after each step of an animator, over the bounds of its
/// superview.
public class LineView: View {
  /// The color.
  public var color: Color { didSet { setNeedsDisplay() } }
  /// The width of the line, in points; 1.5 by default.
  public var lineWidth = 1.5 { didSet { setNeedsDisplay() } }

  init(color: Color) {
    self.color = color
    super.init()
    isUserInteractionEnabled = false
  }

  /// Draws the line again after each step of an animator.
  public func follow(_ animator: DynamicAnimator) {
    let updates = DynamicBehavior()
    updates.action = { [weak self] in self?.update() }
    animator.addBehavior(updates)
  }

  /// Called after each step.
  func update() { setNeedsDisplay() }

  /// Returns the line, in the coordinates of the superview.
  func path() -> Path { Path() }

  override public func didMoveToSuperview() {
    if let superview { frame = superview.bounds }
  }

  override public func draw(_ rect: Rect, in canvas: Canvas) {
    canvas.setStrokeColor(color)
    canvas.setLineWidth(lineWidth)
    canvas.setLineJoin(.round)
    canvas.setLineCap(.round)
    canvas.addPath(path())
    canvas.strokePath()
  }
}

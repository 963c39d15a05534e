// swift-format-ignore-file

import UIKit

/// A view of the styles of older source: it draws with the current context, and handles touches
/// itself.
public class TouchView: UIView {
  public var points: [CGPoint] = []
  public var color: UIColor = .red { didSet { setNeedsDisplay() } }

  override public init(frame: CGRect = .zero) {
    super.init(frame: frame)
    backgroundColor = UIColor(red: 0.9, green: 0.9, blue: 1, alpha: 1)
  }

  override public func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setFillColor(color.cgColor)
    context.fillEllipse(in: rect.insetBy(dx: 10, dy: 10))
  }

  override public func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    points.append(touch.location(in: self))
    color = UIColor.green
  }

  override public func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    points.append(contentsOf: touches.map { $0.location(in: self) })
  }
}

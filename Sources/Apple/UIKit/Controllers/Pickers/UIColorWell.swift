public import Controls
public import Geometry
internal import StageKit

/// A round swatch that shows a color, and opens a picker of colors when it is tapped.
open class UIColorWell: UIControl {
  /// The color; nil, the default, shows a line through an empty swatch.
  open var selectedColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The title of the picker; nil by default.
  open var title: String?
  /// Whether the opacity can be picked; true by default, without an effect.
  open var supportsAlpha = true

  /// Creates a swatch.
  override public init(frame: CGRect = .zero) {
    super.init(frame: frame)
    backgroundColor = .clear
    addAction(UIAction { [unowned self] _ in openPicker() }, for: .touchUpInside)
  }

  /// 28 by 28 points.
  override open var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }

  /// Returns 28 by 28 points.
  override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Draws a ring of all hues around the color.
  override open func draw(_ rect: CGRect) {
    let side = min(bounds.width, bounds.height)
    guard side > 12 else { return }
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let count = 24
    for index in 0..<count {
      let step = 2 * Double.pi / Double(count)
      let path = UIBezierPath(
        arcCenter: center, radius: side / 2 - 1.5, startAngle: Double(index) * step,
        endAngle: (Double(index) + 1.2) * step, clockwise: true)
      path.lineWidth = 3
      UIColor(hue: Double(index) / Double(count), saturation: 0.9, brightness: 1, alpha: 1)
        .setStroke()
      path.stroke()
    }
    let inner = CGRect(
      x: center.x - side / 2 + 5, y: center.y - side / 2 + 5, width: side - 10,
      height: side - 10)
    (selectedColor ?? .white).setFill()
    UIBezierPath(ovalIn: inner).fill()
    guard selectedColor == nil else { return }
    let line = UIBezierPath()
    line.move(to: CGPoint(x: inner.minX + 3, y: inner.maxY - 3))
    line.addLine(to: CGPoint(x: inner.maxX - 3, y: inner.minY + 3))
    line.lineWidth = 1.5
    UIColor.systemRed.setStroke()
    line.stroke()
  }

  private func openPicker() {
    guard
      let owner = sequence(first: self as UIResponder, next: \.next)
        .lazy.compactMap({ $0 as? UIViewController }).first
    else { return }
    let picker = UIColorPickerViewController()
    if let title { picker.title = title }
    if let selectedColor { picker.selectedColor = selectedColor }
    picker.onPick = { [weak self] color in
      self?.selectedColor = color
      self?.sendActions(for: .valueChanged)
    }
    owner.present(picker, animated: true)
  }
}

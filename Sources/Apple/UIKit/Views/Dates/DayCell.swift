internal import Controls
internal import Geometry
internal import Layers
internal import PictureKit
internal import StageKit

/// A day of a calendar: its number, in a circle if it is selected.
class DayCell: UIControl {
  /// Whether the day is the present one.
  final var isToday = false { didSet { updateColors() } }
  /// Called when a finger has chosen the day.
  final var onPress: (() -> Void)?

  final let label = UILabel()
  final let circle = UIView()

  init(number: Int) {
    super.init(frame: .zero)
    label.text = "\(number)"
    label.textAlignment = .center
    circle.isUserInteractionEnabled = false
    addSubview(circle)
    addSubview(label)
    updateColors()
  }

  override var isSelected: Bool { didSet { updateColors() } }
  override var isEnabled: Bool { didSet { updateColors() } }

  private func updateColors() {
    let tint: UIColor = tintColor ?? .systemBlue
    label.font = .systemFont(ofSize: 20, weight: isSelected ? .semibold : .regular)
    circle.isHidden = !isSelected
    circle.backgroundColor = isToday ? tint : tint.withAlphaComponent(0.15)
    label.textColor =
      !isEnabled
      ? .tertiaryLabel : isSelected && isToday ? .white : isSelected || isToday ? tint : .label
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    circle.frame = CGRect(center: bounds.center, size: CGSize(width: side, height: side))
    circle.layer.cornerRadius = side / 2
    label.frame = bounds
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { onPress?() }
  }
}

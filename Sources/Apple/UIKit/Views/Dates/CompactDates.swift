internal import Controls
internal import Geometry
internal import Layers
internal import PictureKit
internal import StageKit

/// The buttons of a compact date picker.
final class CompactDates: UIView, DateContent {
  var view: UIView { self }
  var style: UIDatePickerStyle { .compact }
  var onChange: ((Date, TimeInterval) -> Void)?

  private let dateButton = DateButton()
  private let timeButton = DateButton()
  private var settings = DateSettings()
  private var date = _date()

  private static let gap = 6.0

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    dateButton.onPress = { [unowned self] in open(.date, from: dateButton) }
    timeButton.onPress = { [unowned self] in open(.time, from: timeButton) }
    addSubview(dateButton)
    addSubview(timeButton)
  }

  func configure(_ settings: DateSettings) {
    self.settings = settings
    dateButton.isHidden = settings.mode == .time
    timeButton.isHidden = settings.mode == .date
  }

  func show(_ date: Date, duration: TimeInterval, animated: Bool) {
    self.date = date
    dateButton.text = settings.text(date, "yMMMd")
    timeButton.text = settings.text(date, "jmm")
    setNeedsLayout()
  }

  private var buttons: [DateButton] { [dateButton, timeButton].filter { !$0.isHidden } }

  var naturalSize: CGSize {
    let width = buttons.reduce(Self.gap * Double(buttons.count - 1)) { $0 + $1.naturalWidth }
    return CGSize(width: width, height: DateButton.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var x = 0.0
    for button in buttons {
      button.frame = CGRect(
        x: x, y: (bounds.height - DateButton.height) / 2, width: button.naturalWidth,
        height: DateButton.height)
      x = button.frame.maxX + Self.gap
    }
  }

  /// Opens a calendar or wheels beside a button.
  private func open(_ mode: UIDatePicker.Mode, from button: DateButton) {
    var inner = settings
    inner.mode = mode
    let content: any DateContent = mode == .time ? DateWheels() : InlineDates()
    content.configure(inner)
    content.show(date, duration: 0, animated: false)
    content.onChange = { [weak self] date, _ in
      self?.show(date, duration: 0, animated: false)
      self?.onChange?(date, 0)
    }
    let size = content.naturalSize
    content.view.frame = CGRect(
      origin: .zero, size: mode == .time ? CGSize(width: 220, height: size.height) : size)
    content.view.tintColor = tintColor
    let panel = FloatingPanel(content: content.view)
    button.isOpen = true
    panel.onDismissal = { [weak button] in button?.isOpen = false }
    panel.open(from: button, rect: button.bounds)
  }
}

/// A capsule with a date or a time.
final class DateButton: UIControl {
  /// The sizes in points, as commonly measured.
  static let height = 34.0
  private static let padding = 11.0
  private static let cornerRadius = 8.0
  private static let font = UIFont.systemFont(ofSize: 17)

  /// Called when a finger has pressed the capsule.
  var onPress: (() -> Void)?
  /// Whether what the capsule opens is open.
  var isOpen = false { didSet { updateColor() } }
  var text = "" {
    didSet {
      label.text = text
      setNeedsLayout()
    }
  }
  private let label = UILabel()

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = Self.cornerRadius
    layer.cornerCurve = .continuous
    label.font = Self.font
    label.textAlignment = .center
    addSubview(label)
  }

  var naturalWidth: Double { Self.font.width(of: text).rounded(.up) + 2 * Self.padding }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  private func updateColor() { label.textColor = isOpen ? tintColor : .label }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColor()
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { onPress?() }
  }
}

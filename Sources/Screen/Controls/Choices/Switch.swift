public import Geometry
internal import Layers
public import PictureKit
public import StageKit

/// A control that is on or off: `UISwitch`.
///
/// A tap toggles it; a drag moves the thumb to the other side. The track is 51 by 31 points and the
/// thumb a circle of 27, which is 7 points longer under a finger; toggling takes 0.2 s, and
/// stretching the thumb 0.3 s, as in Flutter's `cupertino/switch.dart`.
open class Switch: Control {
  /// How a switch is shown: `UISwitch.Style`.
  public enum Style: Int, Hashable, Sendable {
    /// Determined by the device.
    case automatic
    /// As a check box; phones have none.
    case checkbox
    /// As a sliding thumb.
    case sliding
  }

  /// Whether the switch is on; false by default.
  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }
  /// The color of the track while the switch is on; nil, the default, is the system's green.
  open var onTintColor: Color? { didSet { showValue() } }
  /// The color of the thumb; nil, the default, is white.
  open var thumbTintColor: Color? { didSet { thumb.color = thumbTintColor ?? .white } }
  /// The image of the on state; it has no effect, as since iOS 7.
  open var onImage: Drawing?
  /// The image of the off state; it has no effect, as since iOS 7.
  open var offImage: Drawing?
  /// The title of a check box; nil by default, and without effect on a sliding thumb.
  open var title: String?
  /// The preferred style; automatic by default.
  open var preferredStyle = Style.automatic
  /// How the switch is shown: as a sliding thumb.
  open var style: Style { .sliding }

  private let track = View()
  private let thumb: ThumbView
  private var value = false
  /// The side of the thumb, which follows a finger before the value does.
  private var shownValue = false
  private var isPressed = false
  private var start = Point.zero
  private var isDragged = false

  private static let trackSize = Size(51, 31)
  private static let thumbSize = 27.0
  private static let inset = 2.0
  private static let stretch = 7.0
  private static let toggleDuration = 0.2
  private static let stretchDuration = 0.3
  /// The distance from which a finger drags the thumb, in points.
  private static let dragDistance = 5.0

  /// Creates a switch that is off; the size of the frame is ignored.
  override public init(frame: Rect = .zero) {
    thumb = ThumbView(frame: Rect(x: 0, y: 0, width: Self.thumbSize, height: Self.thumbSize))
    super.init(frame: Rect(origin: frame.origin, size: Self.trackSize))
    track.frame = bounds
    track.isUserInteractionEnabled = false
    track.layer.cornerRadius = Self.trackSize.height / 2
    addSubview(track)
    track.addSubview(thumb)
    showValue()
  }

  /// Turns the switch on or off; no event is sent.
  ///
  /// - Parameters:
  ///   - on: Whether the switch is turned on.
  ///   - animated: Whether the thumb slides, within 0.2 s.
  open func setOn(_ on: Bool, animated: Bool) {
    value = on
    shownValue = on
    animate(withDuration: animated ? Self.toggleDuration : 0) { showValue() }
  }

  /// The frame, whose size is always 51 by 31 points.
  override open var frame: Rect {
    get { super.frame }
    set { super.frame = Rect(origin: newValue.origin, size: Self.trackSize) }
  }

  /// The size without the 2 points on the right that constraints exclude: 49 by 31.
  override open var intrinsicContentSize: Size {
    Size(Self.trackSize.width - 2, Self.trackSize.height)
  }
  /// The 2 points on the right that belong to the frame but not to the alignment rectangle.
  override open var alignmentRectInsets: Insets { Insets(top: 0, left: 0, bottom: 0, right: 2) }

  /// Places the thumb on the side of the value.
  override open func layoutSubviews() {
    super.layoutSubviews()
    if !isTracking { showValue() }
  }

  /// Returns 51 by 31 points.
  override open func sizeThatFits(_ size: Size) -> Size { Self.trackSize }

  override var primaryEvents: Control.Event { .valueChanged }

  /// Stretches the thumb.
  override open func beginTracking(_ touch: Touch, with event: StageKit.Event?) -> Bool {
    start = touch.location(in: self)
    isDragged = false
    press(true)
    return true
  }

  /// Moves the thumb to the side of the finger, once the finger has moved.
  override open func continueTracking(_ touch: Touch, with event: StageKit.Event?) -> Bool {
    let point = touch.location(in: self)
    if abs(point.x - start.x) >= Self.dragDistance { isDragged = true }
    let side = mirrored(point.x) > bounds.midX
    if isDragged, side != shownValue {
      shownValue = side
      animate(withDuration: Self.toggleDuration) { showValue() }
    }
    return true
  }

  /// Sets the value to the side of the thumb, or toggles it after a tap.
  override open func endTracking(_ touch: Touch?, with event: StageKit.Event?) {
    let new = isDragged ? shownValue : isTouchInside ? !value : value
    let hasChanged = new != value
    value = new
    shownValue = new
    animate(withDuration: Self.toggleDuration) { showValue() }
    press(false)
    if hasChanged { sendFromTouch(.valueChanged) }
  }

  /// Moves the thumb back.
  override open func cancelTracking(with event: StageKit.Event?) {
    shownValue = value
    animate(withDuration: Self.toggleDuration) { showValue() }
    press(false)
  }

  override func stateDidChange() {
    track.alpha = isEnabled ? 1 : 0.5
  }

  private func press(_ isPressed: Bool) {
    self.isPressed = isPressed
    animate(withDuration: Self.stretchDuration) { showValue() }
  }

  private func showValue() {
    track.backgroundColor = shownValue ? onTintColor ?? .systemGreen : .secondarySystemFill
    let width = Self.thumbSize + (isPressed ? Self.stretch : 0)
    let x = shownValue ? Self.trackSize.width - Self.inset - width : Self.inset
    thumb.frame = Rect(
      x: isRightToLeft ? Self.trackSize.width - x - width : x, y: Self.inset, width: width,
      height: Self.thumbSize)
  }
}

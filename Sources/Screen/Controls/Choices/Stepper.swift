public import Geometry
internal import Layers
public import PictureKit
public import StageKit

/// A control with a minus and a plus sign that changes a value in steps: `UIStepper`.
///
/// It is 94 by 32 points, as commonly measured. A resting finger repeats the step after 0.5 s, and
/// then ten times per second.
open class Stepper: Control {
  /// The value, limited to the range; 0 by default.
  open var value: Double {
    get { number }
    set {
      number = limited(newValue)
      setNeedsLayout()
    }
  }
  /// The minimum value, at most ``maximumValue``; 0 by default.
  open var minimumValue = 0.0 {
    didSet {
      checkRange()
      value = number
    }
  }
  /// The maximum value, at least ``minimumValue``; 100 by default.
  open var maximumValue = 100.0 {
    didSet {
      checkRange()
      value = number
    }
  }
  /// The change of a step, above 0; 1 by default.
  open var stepValue = 1.0 {
    didSet {
      precondition(stepValue > 0, "the stepValue of a stepper must be above 0, not \(stepValue)")
    }
  }
  /// Whether the event of a change is sent at each repetition, and not only at the end; true by
  /// default.
  open var isContinuous = true
  /// Whether a resting finger repeats the step; true by default.
  open var autorepeat = true
  /// Whether a step beyond one end of the range wraps around to the other; false by default.
  open var wraps = false { didSet { setNeedsLayout() } }

  private let box = View()
  private let divider = View()
  private let press = View()
  private let minus = ImageView()
  private let plus = ImageView()
  private var number = 0.0
  private var direction = 0.0
  private var hasRepeated = false
  private var timer: StageTimer?
  private var incrementImages = StateValues<Drawing>()
  private var decrementImages = StateValues<Drawing>()

  private static let size = Size(94, 32)
  private static let repeatDelay = 0.5
  private static let repeatInterval = 0.1

  /// Creates a stepper with the value 0 in 0...100; the size of the frame is ignored.
  override public init(frame: Rect = .zero) {
    super.init(frame: Rect(origin: frame.origin, size: Self.size))
    box.backgroundColor = .tertiarySystemFill
    box.layer.cornerRadius = 8
    box.clipsToBounds = true
    box.isUserInteractionEnabled = false
    divider.backgroundColor = Color(
      light: Color(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.3),
      dark: Color(red: 235 / 255, green: 235 / 255, blue: 245 / 255, alpha: 0.16))
    press.backgroundColor = .tertiarySystemFill
    press.alpha = 0
    addSubview(box)
    for view in [press, divider, minus, plus] { box.addSubview(view) }
    setDecrementImage(Self.glyph(isPlus: false), for: .normal)
    setIncrementImage(Self.glyph(isPlus: true), for: .normal)
  }

  /// Returns the image of the plus sign in a state.
  open func incrementImage(for state: Control.State) -> Drawing? {
    incrementImages.value(for: state)
  }
  /// Sets the image of the plus sign in a state; nil uses that of the normal state.
  open func setIncrementImage(_ image: Drawing?, for state: Control.State) {
    incrementImages[exactly: state] = image
    setNeedsLayout()
  }
  /// Returns the image of the minus sign in a state.
  open func decrementImage(for state: Control.State) -> Drawing? {
    decrementImages.value(for: state)
  }
  /// Sets the image of the minus sign in a state; nil uses that of the normal state.
  open func setDecrementImage(_ image: Drawing?, for state: Control.State) {
    decrementImages[exactly: state] = image
    setNeedsLayout()
  }

  /// The frame, whose size is always 94 by 32 points.
  override open var frame: Rect {
    get { super.frame }
    set { super.frame = Rect(origin: newValue.origin, size: Self.size) }
  }

  /// 94 by 32 points.
  override open var intrinsicContentSize: Size { Self.size }

  /// Returns 94 by 32 points.
  override open func sizeThatFits(_ size: Size) -> Size { Self.size }

  /// Places the signs, and dims the one that would not change the value.
  override open func layoutSubviews() {
    super.layoutSubviews()
    box.frame = mirrored(Rect(origin: .zero, size: Self.size), in: bounds)
    divider.frame = Rect(
      x: Self.size.width / 2 - 0.5, y: Self.size.height / 2 - 9, width: 1, height: 18)
    show(decrementImage(for: state), isPossible: wraps || value > minimumValue, on: minus, at: 0.25)
    show(incrementImage(for: state), isPossible: wraps || value < maximumValue, on: plus, at: 0.75)
    if isRightToLeft { swap(&minus.center, &plus.center) }
  }

  override var primaryEvents: Control.Event { .valueChanged }

  /// Presses the half under the finger.
  override open func beginTracking(_ touch: Touch, with event: StageKit.Event?) -> Bool {
    direction = isLow(touch) ? -1 : 1
    guard wraps || limited(value + direction * stepValue) != value else { return false }
    hasRepeated = false
    showPress(true)
    if autorepeat { startTimer(after: Self.repeatDelay) }
    return true
  }

  /// Stops repeating while the finger is not on the half that it has pressed.
  override open func continueTracking(_ touch: Touch, with event: StageKit.Event?) -> Bool {
    let isInside = isTouchInside && isLow(touch) == (direction < 0)
    if !isInside {
      timer?.invalidate()
      timer = nil
    } else if autorepeat, timer == nil {
      startTimer(after: Self.repeatDelay)
    }
    showPress(isInside)
    return true
  }

  /// Changes the value by a step, unless a repetition has done so.
  override open func endTracking(_ touch: Touch?, with event: StageKit.Event?) {
    let isPressed = press.alpha > 0
    stop()
    if hasRepeated {
      if !isContinuous { sendFromTouch(.valueChanged) }
    } else if isTouchInside, isPressed, step() {
      sendFromTouch(.valueChanged)
    }
  }

  /// Ends the repetition.
  override open func cancelTracking(with event: StageKit.Event?) { stop() }

  override func stateDidChange() {
    box.alpha = isEnabled ? 1 : 0.5
    setNeedsLayout()
  }

  /// Whether a finger is on the half with the minus sign.
  private func isLow(_ touch: Touch) -> Bool {
    (touch.location(in: box).x < Self.size.width / 2) != isRightToLeft
  }

  private func stop() {
    timer?.invalidate()
    timer = nil
    showPress(false)
  }

  private func startTimer(after delay: Double) {
    timer = stage?.scheduledTimer(withTimeInterval: delay, repeats: false) { [weak self] _ in
      self?.repeatStep()
    }
  }

  private func repeatStep() {
    guard isTracking, step() else { return stop() }
    hasRepeated = true
    if isContinuous { sendFromTouch(.valueChanged) }
    if timer != nil { startTimer(after: Self.repeatInterval) }
  }

  /// Changes the value by a step.
  ///
  /// - Returns: Whether it has changed.
  private func step() -> Bool {
    let old = value
    var new = old + direction * stepValue
    if wraps, new > maximumValue {
      new = minimumValue
    } else if wraps, new < minimumValue {
      new = maximumValue
    }
    value = new
    return value != old
  }

  private func limited(_ value: Double) -> Double { min(max(value, minimumValue), maximumValue) }

  private func checkRange() {
    precondition(
      minimumValue <= maximumValue,
      "the range of a stepper must not be empty: \(minimumValue) is above \(maximumValue)")
  }

  private func showPress(_ isShown: Bool) {
    let half = Self.size.width / 2
    press.frame = Rect(
      x: (direction < 0) != isRightToLeft ? 0 : half, y: 0, width: half, height: Self.size.height)
    press.alpha = isShown ? 1 : 0
  }

  private func show(_ image: Drawing?, isPossible: Bool, on view: ImageView, at fraction: Double) {
    view.image = image
    view.tintColor = isEnabled && isPossible ? .label : .tertiaryLabel
    let size = image?.size ?? .zero
    view.bounds = Rect(origin: .zero, size: size)
    view.center = Point(Self.size.width * fraction, Self.size.height / 2)
  }

  private static func glyph(isPlus: Bool) -> Drawing {
    Drawing(size: Size(17, 17)) { canvas in
      canvas.setLineWidth(1.8)
      canvas.setLineCap(.round)
      canvas.strokeLine([Point(1.5, 8.5), Point(15.5, 8.5)])
      if isPlus { canvas.strokeLine([Point(8.5, 1.5), Point(8.5, 15.5)]) }
    }.withRenderingMode(.alwaysTemplate)
  }
}

public import Geometry
internal import Layers
public import PictureKit
public import StageKit

/// A control with a thumb on a track for a value in a range: `UISlider`.
///
/// A finger that touches the thumb drags it. The control is 34 points high and the track 4, as in
/// pictures of iOS 17 to 26, and the thumb 28, as commonly measured. From right to left the minimum
/// is at the right.
open class Slider: Control {
  /// How a slider follows the idiom of a device: `UIBehavioralStyle`.
  public enum BehavioralStyle: Int, Hashable, Sendable {
    /// Determined by the device.
    case automatic
    /// The behavior on phones.
    case pad
  }

  /// The value, limited to the range; 0 by default.
  open var value: Float {
    get { number }
    set { setValue(newValue, animated: false) }
  }
  /// The minimum value; 0 by default.
  ///
  /// A ``maximumValue`` below it is raised to it.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      setValue(number, animated: false)
    }
  }
  /// The maximum value; 1 by default.
  ///
  /// A ``minimumValue`` above it is lowered to it.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      setValue(number, animated: false)
    }
  }
  /// Whether the event of a change is sent during a drag, and not only at its end; true by default.
  open var isContinuous = true
  /// The image left of the track; nil by default.
  open var minimumValueImage: Drawing? { didSet { setNeedsLayout() } }
  /// The image right of the track; nil by default.
  open var maximumValueImage: Drawing? { didSet { setNeedsLayout() } }
  /// The color of the track left of the thumb; nil, the default, is the tint color.
  open var minimumTrackTintColor: Color? { didSet { setNeedsLayout() } }
  /// The color of the track right of the thumb; nil, the default, is the system's fill.
  open var maximumTrackTintColor: Color? { didSet { setNeedsLayout() } }
  /// The color of the thumb; nil, the default, is white.
  open var thumbTintColor: Color? { didSet { setNeedsLayout() } }
  /// The preferred behavior; automatic by default, and without effect on phones.
  open var preferredBehavioralStyle = BehavioralStyle.automatic

  private var number: Float = 0
  private let minimumTrack = ImageView()
  private let maximumTrack = ImageView()
  private let minimumImage = ImageView()
  private let maximumImage = ImageView()
  private let thumb = ThumbView(
    frame: Rect(x: 0, y: 0, width: Slider.thumbSize, height: Slider.thumbSize))
  private let thumbImageView = ImageView()
  private var thumbImages = StateValues<Drawing>()
  private var minimumTrackImages = StateValues<Drawing>()
  private var maximumTrackImages = StateValues<Drawing>()
  /// The distance from the middle of the thumb to the finger, in points.
  private var grip = 0.0

  private static let height = 34.0
  private static let trackHeight = 4.0
  private static let thumbSize = 28.0
  /// The distance of the track from the bounds and from the images, in points, as commonly
  /// measured.
  private static let trackInset = 2.0
  private static let imageGap = 8.0
  /// The distance around the thumb within which a finger grabs it, in points.
  private static let grabDistance = 10.0
  /// The duration of an animated change over the whole track, in seconds, as commonly measured.
  private static let travelDuration = 0.25

  /// Creates a slider with the value 0 in 0...1.
  override public init(frame: Rect = .zero) {
    super.init(frame: frame)
    for view in [maximumTrack, minimumTrack, minimumImage, maximumImage] { addSubview(view) }
    addSubview(thumb)
    addSubview(thumbImageView)
    for view in [minimumTrack, maximumTrack] {
      view.layer.cornerRadius = Self.trackHeight / 2
    }
  }

  /// Sets the value, limited to the range; no event is sent.
  ///
  /// - Parameters:
  ///   - value: The value; NaN sets the minimum.
  ///   - animated: Whether the thumb slides, within 0.25 s over the whole track.
  open func setValue(_ value: Float, animated: Bool) {
    let old = fraction(of: number)
    number = value.isNaN ? minimumValue : min(max(value, minimumValue), maximumValue)
    guard animated else { return setNeedsLayout() }
    layoutIfNeeded()
    let distance = abs(fraction(of: number) - old)
    animate(withDuration: Self.travelDuration * distance) { place() }
  }

  /// Returns the image of the thumb in a state.
  open func thumbImage(for state: Control.State) -> Drawing? { thumbImages.value(for: state) }
  /// Sets the image of the thumb in a state; nil uses that of the normal state, or else a white
  /// disc.
  open func setThumbImage(_ image: Drawing?, for state: Control.State) {
    thumbImages[exactly: state] = image
    setNeedsLayout()
  }
  /// Returns the image of the track left of the thumb in a state.
  open func minimumTrackImage(for state: Control.State) -> Drawing? {
    minimumTrackImages.value(for: state)
  }
  /// Sets the image of the track left of the thumb in a state.
  open func setMinimumTrackImage(_ image: Drawing?, for state: Control.State) {
    minimumTrackImages[exactly: state] = image
    setNeedsLayout()
  }
  /// Returns the image of the track right of the thumb in a state.
  open func maximumTrackImage(for state: Control.State) -> Drawing? {
    maximumTrackImages.value(for: state)
  }
  /// Sets the image of the track right of the thumb in a state.
  open func setMaximumTrackImage(_ image: Drawing?, for state: Control.State) {
    maximumTrackImages[exactly: state] = image
    setNeedsLayout()
  }
  /// The image of the thumb in the present state.
  open var currentThumbImage: Drawing? { thumbImage(for: state) }
  /// The image of the track left of the thumb in the present state.
  open var currentMinimumTrackImage: Drawing? { minimumTrackImage(for: state) }
  /// The image of the track right of the thumb in the present state.
  open var currentMaximumTrackImage: Drawing? { maximumTrackImage(for: state) }

  // MARK: Layout

  /// Returns the rectangle of the image left of the track in bounds.
  open func minimumValueImageRect(forBounds bounds: Rect) -> Rect {
    guard let size = minimumValueImage?.size else { return .zero }
    return mirrored(
      Rect(
        x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height),
      in: bounds)
  }

  /// Returns the rectangle of the image right of the track in bounds.
  open func maximumValueImageRect(forBounds bounds: Rect) -> Rect {
    guard let size = maximumValueImage?.size else { return .zero }
    return mirrored(
      Rect(
        x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height), in: bounds)
  }

  /// Returns the rectangle of the track in bounds.
  open func trackRect(forBounds bounds: Rect) -> Rect {
    let minimum = minimumValueImage.map { $0.size.width + Self.imageGap } ?? 0
    let maximum = maximumValueImage.map { $0.size.width + Self.imageGap } ?? 0
    let left = bounds.minX + (isRightToLeft ? maximum : minimum)
    let right = bounds.maxX - (isRightToLeft ? minimum : maximum)
    let height = currentMinimumTrackImage?.size.height ?? Self.trackHeight
    return Rect(
      x: left + Self.trackInset, y: bounds.midY - height / 2,
      width: max(right - left - 2 * Self.trackInset, 0), height: height)
  }

  /// Returns the rectangle of the thumb, which stays within the ends of the track.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the slider.
  ///   - rect: The rectangle of the track.
  ///   - value: The value.
  /// - Returns: The rectangle.
  open func thumbRect(forBounds bounds: Rect, trackRect rect: Rect, value: Float) -> Rect {
    let size = currentThumbImage?.size ?? Size(Self.thumbSize, Self.thumbSize)
    let outer = rect.insetBy(dx: -Self.trackInset, dy: 0)
    let x = outer.minX + fraction(of: value) * max(outer.width - size.width, 0)
    return mirrored(
      Rect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height),
      in: outer)
  }

  /// Places track, thumb and images.
  override open func layoutSubviews() {
    super.layoutSubviews()
    minimumImage.image = minimumValueImage
    maximumImage.image = maximumValueImage
    minimumImage.frame = minimumValueImageRect(forBounds: bounds)
    maximumImage.frame = maximumValueImageRect(forBounds: bounds)
    show(currentMinimumTrackImage, minimumTrackTintColor ?? tintColor, on: minimumTrack)
    show(currentMaximumTrackImage, maximumTrackTintColor ?? .systemFill, on: maximumTrack)
    thumbImageView.image = currentThumbImage
    thumb.isHidden = currentThumbImage != nil
    thumb.color = thumbTintColor ?? .white
    place()
  }

  /// No width, and 34 points of height.
  override open var intrinsicContentSize: Size { Size(Self.noIntrinsicMetric, Self.height) }

  /// Returns the width of the space and 34 points of height.
  override open func sizeThatFits(_ size: Size) -> Size { Size(size.width, Self.height) }

  /// Shows the track in the new color.
  override open func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  override func stateDidChange() {
    for view in [minimumTrack, maximumTrack, minimumImage, maximumImage] {
      view.alpha = isEnabled ? 1 : 0.5
    }
    setNeedsLayout()
  }

  // MARK: Tracking

  override var primaryEvents: Control.Event { .valueChanged }

  /// Grabs the thumb, if the finger is on it or at most 10 points away.
  override open func beginTracking(_ touch: Touch, with event: StageKit.Event?) -> Bool {
    let point = touch.location(in: self)
    let thumb = presentThumbRect
    guard thumb.insetBy(dx: -Self.grabDistance, dy: -Self.grabDistance).contains(point) else {
      return false
    }
    grip = point.x - thumb.midX
    return true
  }

  /// Moves the thumb with the finger.
  override open func continueTracking(_ touch: Touch, with event: StageKit.Event?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let first = thumbRect(forBounds: bounds, trackRect: track, value: minimumValue).midX
    let last = thumbRect(forBounds: bounds, trackRect: track, value: maximumValue).midX
    guard last != first else { return true }
    let fraction = (touch.location(in: self).x - grip - first) / (last - first)
    let old = number
    let range = Double(maximumValue) - Double(minimumValue)
    setValue(Float(Double(minimumValue) + fraction * range), animated: false)
    layoutIfNeeded()
    if isContinuous, number != old { sendFromTouch(.valueChanged) }
    return true
  }

  /// Sends the event of a change, if it was not sent before.
  override open func endTracking(_ touch: Touch?, with event: StageKit.Event?) {
    if !isContinuous { sendFromTouch(.valueChanged) }
  }

  // MARK: Parts

  private var presentThumbRect: Rect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: number)
  }

  private func place() {
    let track = trackRect(forBounds: bounds)
    let rect = presentThumbRect
    thumb.frame = rect
    thumbImageView.frame = rect
    maximumTrack.frame = track
    let (left, right) = isRightToLeft ? (rect.midX, track.maxX) : (track.minX, rect.midX)
    minimumTrack.frame = Rect(
      x: left, y: track.minY, width: max(right - left, 0), height: track.height)
  }

  private func show(_ image: Drawing?, _ color: Color?, on track: ImageView) {
    track.image = image
    track.backgroundColor = image == nil ? color : nil
  }

  private func fraction(of value: Float) -> Double {
    guard maximumValue > minimumValue else { return 0 }
    return (Double(value) - Double(minimumValue)) / (Double(maximumValue) - Double(minimumValue))
  }
}

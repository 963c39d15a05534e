public import Geometry
internal import Layers
public import PictureKit
public import StageKit

/// A row of segments, one of which is selected: `UISegmentedControl`.
///
/// The dimensions and the motion are those of iOS 13 to 18, as in Flutter's
/// `cupertino/sliding_segmented_control.dart`: 32 points high, corners of 9 and 7 points, text of
/// 13 points, and a thumb that slides with a critically damped spring, within 0.412 s.
open class SegmentedControl: Control {
  /// The index of no segment: -1.
  public static let noSegment = -1

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }
  /// The index of the selected segment; ``noSegment`` by default, and for an index without a
  /// segment.
  open var selectedSegmentIndex: Int {
    get { selection }
    set {
      selection = segments.indices.contains(newValue) ? newValue : Self.noSegment
      setNeedsLayout()
    }
  }
  /// Whether segments do not stay selected; false by default.
  open var isMomentary = false { didSet { setNeedsLayout() } }
  /// Whether segments are as wide as their content needs instead of equally wide; false by default.
  open var apportionsSegmentWidthsByContent = false { didSet { setNeedsLayout() } }
  /// The color of the thumb; nil, the default, is white, or gray in dark appearance.
  open var selectedSegmentTintColor: Color? { didSet { setNeedsLayout() } }

  var segments: [Segment] = []
  private var selection = SegmentedControl.noSegment
  private let track = View()
  private let thumb = ThumbView()
  private var attributes = StateValues<TextAttributes>()
  /// The segment under the finger; nil if there is none.
  private var pressed: Int?
  private var dragsThumb = false
  /// Whether the next layout slides the thumb.
  private var slides = false

  private static let height = 32.0
  private static let inset = 2.0
  private static let padding = 10.0
  private static let springDuration = 0.412
  private static let pressDuration = 0.2
  private static let thumbColor = Color(
    light: .white, dark: Color(red: 99 / 255, green: 99 / 255, blue: 102 / 255))
  private static let separatorColor = Color(
    red: 0x8E / 255, green: 0x8E / 255, blue: 0x93 / 255, alpha: 0x4D / 255)

  /// Creates a control without segments.
  override public init(frame: Rect = .zero) {
    super.init(frame: frame)
    addParts()
  }

  private func addParts() {
    track.backgroundColor = .tertiarySystemFill
    track.layer.cornerRadius = 9
    track.isUserInteractionEnabled = false
    thumb.shadowStrength = 0.8
    thumb.isHidden = true
    addSubview(track)
    track.addSubview(thumb)
  }

  /// Creates a control with segments in their natural size.
  ///
  /// - Parameter items: The titles (`String`) and images (`Drawing`) of the segments.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    addParts()
    for item in items ?? [] {
      switch item {
      case let title as String:
        insertSegment(withTitle: title, at: numberOfSegments, animated: false)
      case let image as Drawing: insertSegment(with: image, at: numberOfSegments, animated: false)
      default:
        preconditionFailure("a segment has a String or a Drawing, not \(type(of: item))")
      }
    }
    sizeToFit()
  }

  /// Creates a control with a segment for each action.
  public convenience init(frame: Rect, actions: [Action]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
    if frame.size == .zero { sizeToFit() }
  }

  // MARK: Segments

  /// Inserts a segment with a title before another, at the end if there is none at the index.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment, animated: animated)
  }

  /// Inserts a segment with an image before another, at the end if there is none at the index.
  open func insertSegment(with image: Drawing?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment, animated: animated)
  }

  /// Inserts a segment with title and image of an action, which is called when it is selected.
  open func insertSegment(action: Action, at segment: Int, animated: Bool) {
    let new = Segment(title: action.image == nil ? action.title : nil, image: action.image)
    new.action = action
    insert(new, at: segment, animated: animated)
  }

  /// Removes a segment, the last one if there is none at the index.
  ///
  /// - Parameters:
  ///   - segment: The index.
  ///   - animated: Whether the other segments slide to close the gap.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let index = min(max(segment, 0), segments.count - 1)
    if animated { layoutIfNeeded() }
    segments.remove(at: index).remove()
    if selection == index {
      selection = Self.noSegment
    } else if selection > index {
      selection -= 1
    }
    contentDidChange(animated: animated)
  }

  /// Removes all segments.
  open func removeAllSegments() {
    for segment in segments { segment.remove() }
    segments = []
    selection = Self.noSegment
    contentDidChange(animated: false)
  }

  /// Sets the title of a segment, in place of its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard let index = pinned(segment) else { return }
    segments[index].title = title
    contentDidChange(animated: false)
  }

  /// Returns the title of a segment; nil if it has an image.
  open func titleForSegment(at segment: Int) -> String? {
    pinned(segment).flatMap { segments[$0].title }
  }

  /// Sets the image of a segment, in place of its title.
  open func setImage(_ image: Drawing?, forSegmentAt segment: Int) {
    guard let index = pinned(segment) else { return }
    segments[index].image = image
    contentDidChange(animated: false)
  }

  /// Returns the image of a segment; nil if it has a title.
  open func imageForSegment(at segment: Int) -> Drawing? {
    pinned(segment).flatMap { segments[$0].image }
  }

  /// Sets the action of a segment, with its title and image.
  open func setAction(_ action: Action, forSegmentAt segment: Int) {
    guard let index = pinned(segment) else { return }
    segments[index].action = action
    if let image = action.image {
      segments[index].image = image
    } else {
      segments[index].title = action.title
    }
    contentDidChange(animated: false)
  }

  /// Returns the action of a segment; nil if it has none.
  open func actionForSegment(at segment: Int) -> Action? {
    pinned(segment).flatMap { segments[$0].action }
  }

  /// Returns the index of the segment with an action's identifier; ``noSegment`` if there is none.
  open func segmentIndex(identifiedBy identifier: Action.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == identifier } ?? Self.noSegment
  }

  /// Sets the width of a segment, in points; 0 lets the control choose it.
  open func setWidth(_ width: Double, forSegmentAt segment: Int) {
    guard let index = pinned(segment) else { return }
    segments[index].width = max(width, 0)
    contentDidChange(animated: false)
  }

  /// Returns the width that was set for a segment, in points; 0 if the control chooses it.
  open func widthForSegment(at segment: Int) -> Double {
    pinned(segment).map { segments[$0].width } ?? 0
  }

  /// Sets the displacement of a segment's content, in points.
  open func setContentOffset(_ offset: Size, forSegmentAt segment: Int) {
    guard let index = pinned(segment) else { return }
    segments[index].contentOffset = offset
    setNeedsLayout()
  }

  /// Returns the displacement of a segment's content, in points; 0 by default.
  open func contentOffsetForSegment(at segment: Int) -> Size {
    pinned(segment).map { segments[$0].contentOffset } ?? .zero
  }

  /// Enables or disables a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard let index = pinned(segment) else { return }
    segments[index].isEnabled = enabled
    setNeedsLayout()
  }

  /// Returns whether a segment can be selected; true by default.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    pinned(segment).map { segments[$0].isEnabled } ?? true
  }

  /// Sets the attributes of titles in a state.
  open func setTitleTextAttributes(_ attributes: TextAttributes?, for state: Control.State) {
    self.attributes[exactly: state] = attributes
    contentDidChange(animated: false)
  }

  /// Returns the attributes of titles in a state; nil if none were set.
  open func titleTextAttributes(for state: Control.State) -> TextAttributes? {
    attributes.value(for: state)
  }

  // MARK: Layout

  /// Places the segments and the thumb.
  override open func layoutSubviews() {
    super.layoutSubviews()
    let slides = slides
    self.slides = false
    track.frame = bounds
    let frames = segmentFrames
    let place = {
      for (index, segment) in self.segments.enumerated() {
        segment.place(
          in: frames[index], height: self.bounds.height, isMirrored: self.isRightToLeft)
      }
      self.placeThumb(frames)
    }
    for (index, segment) in segments.enumerated() { show(segment, index) }
    if slides { spring(withDuration: Self.springDuration, place) } else { place() }
  }

  /// The sum of the segments' widths, and 32 points of height.
  override open var intrinsicContentSize: Size { sizeThatFits(.zero) }

  /// Returns the size of the content, 32 points high.
  override open func sizeThatFits(_ size: Size) -> Size {
    Size(naturalWidths.reduce(0, +), Self.height)
  }

  // MARK: Tracking

  override var primaryEvents: Control.Event { .valueChanged }

  /// Presses the segment under the finger.
  override open func beginTracking(_ touch: Touch, with event: StageKit.Event?) -> Bool {
    guard let index = segment(at: touch) else { return false }
    dragsThumb = index == selection && !isMomentary
    press(index)
    return true
  }

  /// Presses the segment under the finger; a thumb that was touched follows the finger.
  override open func continueTracking(_ touch: Touch, with event: StageKit.Event?) -> Bool {
    let index = isTouchInside ? segment(at: touch) : nil
    if dragsThumb {
      if let index, index != pressed { press(index) }
    } else if index != pressed {
      press(index)
    }
    return true
  }

  /// Selects the segment under the finger.
  override open func endTracking(_ touch: Touch?, with event: StageKit.Event?) {
    let chosen = pressed
    press(nil)
    guard let chosen, isTouchInside || dragsThumb, isMomentary || chosen != selection else {
      return
    }
    select(chosen)
  }

  /// Releases the segment.
  override open func cancelTracking(with event: StageKit.Event?) { press(nil) }

  override func stateDidChange() {
    track.alpha = isEnabled ? 1 : 0.5
    setNeedsLayout()
  }
}

extension SegmentedControl {
  private func pinned(_ index: Int) -> Int? {
    segments.isEmpty ? nil : min(max(index, 0), segments.count - 1)
  }

  private func insert(_ segment: Segment, at index: Int, animated: Bool) {
    let index = min(max(index, 0), segments.count)
    if animated { layoutIfNeeded() }
    segments.insert(segment, at: index)
    if selection >= index { selection += 1 }
    track.addSubview(segment.separator)
    track.addSubview(segment.label)
    track.addSubview(segment.imageView)
    segment.separator.backgroundColor = Self.separatorColor
    contentDidChange(animated: animated)
  }

  private func contentDidChange(animated: Bool) {
    slides = slides || animated
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func select(_ index: Int) {
    slides = true
    if !isMomentary { selection = index }
    setNeedsLayout()
    layoutIfNeeded()
    sendFromTouch(.valueChanged)
    segments[index].action?.perform(from: self)
  }

  /// Shows a segment under the finger: its text becomes pale, or the thumb smaller.
  private func press(_ index: Int?) {
    let moves = dragsThumb && index != nil && pressed != nil
    pressed = index
    if moves {
      slides = true
      setNeedsLayout()
      layoutIfNeeded()
    }
    let duration = index == nil ? Button.fadeDuration : Self.pressDuration
    animate(withDuration: duration) {
      for (number, segment) in segments.enumerated() {
        segment.alpha = number == index && !dragsThumb ? 0.2 : 1
      }
    }
    animate(withDuration: Self.pressDuration) {
      thumb.transform =
        dragsThumb && index != nil ? Transform(scaleX: 0.95, y: 0.95) : .identity
    }
  }

  private func segment(at touch: Touch) -> Int? {
    let x = touch.location(in: self).x
    let frames = segmentFrames
    let index =
      frames.firstIndex { isRightToLeft ? x >= $0.minX : x < $0.maxX } ?? frames.count - 1
    return segments.indices.contains(index) && segments[index].isEnabled ? index : nil
  }

  /// The segment under the thumb.
  private var shownSelection: Int? {
    if dragsThumb, let pressed { return pressed }
    if isMomentary { return nil }
    return selection == Self.noSegment ? nil : selection
  }

  private func placeThumb(_ frames: [Rect]) {
    guard let shown = shownSelection,
      case let rect = frames[shown].insetBy(dx: Self.inset, dy: Self.inset), !rect.isNull
    else {
      thumb.isHidden = true
      return
    }
    let move = {
      self.thumb.bounds = Rect(origin: .zero, size: rect.size)
      self.thumb.center = rect.center
    }
    if thumb.isHidden { withoutAnimation(move) } else { move() }
    thumb.isHidden = false
    thumb.cornerRadius = 7
    thumb.color = selectedSegmentTintColor ?? Self.thumbColor
    for (index, segment) in segments.enumerated() {
      segment.separator.alpha = index == 0 || index == shown || index == shown + 1 ? 0 : 1
    }
  }

  private func show(_ segment: Segment, _ index: Int) {
    let isSelected = index == shownSelection
    var state = isSelected ? Control.State.selected : .normal
    if !isEnabled || !segment.isEnabled { state.insert(.disabled) }
    let font = Font.systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium)
    var style = TextAttributes(font: font, foregroundColor: .label)
    if state.contains(.disabled) { style.foregroundColor = .tertiaryLabel }
    if let own = titleTextAttributes(for: state) { style.merge(own) }
    segment.label.attributedText = AttributedText(string: segment.title ?? "", attributes: style)
    segment.imageView.image =
      segment.image?.renderingMode == .automatic
      ? segment.image?.withRenderingMode(.alwaysTemplate) : segment.image
    segment.imageView.tintColor = style.foregroundColor
    if shownSelection == nil { segment.separator.alpha = index == 0 ? 0 : 1 }
  }

  /// The widths that the contents need; equal unless ``apportionsSegmentWidthsByContent`` is true.
  private var naturalWidths: [Double] {
    let font = Font.systemFont(ofSize: 13, weight: .semibold)
    let contents = segments.map { segment in
      segment.width > 0
        ? segment.width : segment.contentWidth(font: font) + 2 * Self.padding
    }
    guard !apportionsSegmentWidthsByContent else { return contents }
    let flexible = zip(segments, contents).filter { $0.0.width == 0 }.map(\.1).max() ?? 0
    return zip(segments, contents).map { $0.0.width > 0 ? $0.1 : flexible }
  }

  /// The rectangles of the segments in the bounds.
  private var segmentFrames: [Rect] {
    var widths = naturalWidths
    let fixed = zip(segments, widths).filter { $0.0.width > 0 }.reduce(0) { $0 + $1.1 }
    let flexible = widths.reduce(0, +) - fixed
    let rest = max(bounds.width - fixed, 0)
    for index in widths.indices where segments[index].width == 0 && flexible > 0 {
      widths[index] *= rest / flexible
    }
    var x = 0.0
    return widths.map { width in
      defer { x += width }
      return mirrored(Rect(x: x, y: 0, width: width, height: bounds.height), in: bounds)
    }
  }
}

public import Geometry
public import Layers
public import StageKit

/// A view that shows a part of a larger content, which fingers move: `UIScrollView`.
///
/// The subviews are placed in the coordinates of the content; ``contentOffset`` is the origin of
/// the bounds. The motion after a release is a closed-form function of the stage's time: the offset
/// is updated 60 times per second, and frames at any time show the exact value.
open class ScrollView: View {
  // MARK: Content

  /// The size of the content, in points; zero by default.
  open var contentSize = Size.zero {
    didSet { if contentSize != oldValue { scrollableAreaDidChange() } }
  }

  /// The point of the content at the upper left corner of the view.
  ///
  /// Setting it during a drag or a deceleration moves the content and continues the motion from
  /// there. ``setContentOffset(_:animated:)`` ends the motion.
  open var contentOffset: Point {
    get { bounds.origin }
    set {
      let change = newValue - bounds.origin
      guard change != .zero else { return }
      if !isMovingItself { dragOrMotionDidShift(by: change) }
      bounds = Rect(origin: newValue, size: bounds.size)
    }
  }

  /// The space around the content, in points; 0 by default.
  open var contentInset = Insets.zero {
    didSet {
      contentInset.checkFinite("content insets")
      insetsMayHaveChanged()
    }
  }
  /// Which insets of the safe area are added to the content's; `.automatic` by default.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetsMayHaveChanged() }
  }
  /// The space around the content with that of the safe area, in points.
  open var adjustedContentInset: Insets {
    var insets = contentInset.adding(safeAreaAdjustment)
    insets.top += refreshInset
    return insets
  }

  /// Called when ``adjustedContentInset`` has changed; the base class does nothing.
  open func adjustedContentInsetDidChange() {}

  /// The receiver of events; nil by default.
  ///
  /// Tables and collections redeclare it with the type of their delegate; the attribute prefers
  /// theirs.
  @_disfavoredOverload open var delegate: (any ScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
  weak var scrollDelegate: (any ScrollViewDelegate)?

  // MARK: Behavior

  /// Whether fingers move the content; true by default.
  open var isScrollEnabled = true
  /// Whether the content rests at multiples of the view's size only; false by default.
  open var isPagingEnabled = false
  /// Whether the content can be moved beyond its ends and springs back; true by default.
  open var bounces = true
  /// Whether content that fits the height bounces too; false by default.
  open var alwaysBounceVertical = false
  /// Whether content that fits the width bounces too; false by default.
  open var alwaysBounceHorizontal = false
  /// Whether a drag moves the content only in its initial direction; false by default.
  open var isDirectionalLockEnabled = false
  /// The deceleration after a throw; `.normal` by default.
  open var decelerationRate = DecelerationRate.normal
  /// Whether rows and items are highlighted by a finger only after 0.15 s; true by default.
  ///
  /// Until then a drag does not ask ``touchesShouldCancel(in:)``.
  open var delaysContentTouches = true
  /// Whether a drag takes over the touches of the content; true by default.
  open var canCancelContentTouches = true
  /// Whether a tap on the status bar of an application scrolls to the top, if the value is true for
  /// one visible scroll view only; true by default.
  open var scrollsToTop = true
  /// When a drag ends typing; `.none` by default.
  open var keyboardDismissMode = KeyboardDismissMode.none

  // MARK: Indicators

  /// The color of the indicators; `.default` by default.
  open var indicatorStyle = IndicatorStyle.default { didSet { styleIndicators() } }
  /// Whether there is a vertical indicator; true by default.
  open var showsVerticalScrollIndicator = true { didSet { placeIndicators() } }
  /// Whether there is a horizontal indicator; true by default.
  open var showsHorizontalScrollIndicator = true { didSet { placeIndicators() } }
  /// The distances of the vertical indicator from the edges, in points; 0 by default.
  open var verticalScrollIndicatorInsets = Insets.zero {
    didSet {
      verticalScrollIndicatorInsets.checkFinite("indicator insets")
      placeIndicators()
    }
  }
  /// The distances of the horizontal indicator from the edges, in points; 0 by default.
  open var horizontalScrollIndicatorInsets = Insets.zero {
    didSet {
      horizontalScrollIndicatorInsets.checkFinite("indicator insets")
      placeIndicators()
    }
  }
  /// The distances of both indicators from the edges.
  open var scrollIndicatorInsets: Insets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  // MARK: Refreshing

  /// The indicator above the content that a pull starts; nil by default.
  open var refreshControl: RefreshControl? {
    didSet { if refreshControl !== oldValue { replaceRefreshControl(oldValue) } }
  }
  /// The space of the refresh control while it refreshes, in points.
  var refreshInset = 0.0

  // MARK: Zoom

  /// The minimum scale of the content; 1 by default.
  open var minimumZoomScale = 1.0
  /// The maximum scale of the content; 1 by default.
  open var maximumZoomScale = 1.0
  /// Whether the scale can be moved beyond its limits and springs back; true by default.
  open var bouncesZoom = true

  /// The scale of the view that the delegate returns for zooming; 1 without one.
  open var zoomScale: Double {
    get { zoomedView?.transform.a ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  // MARK: State

  /// Whether a finger is on the content and may drag it.
  open var isTracking: Bool { contact != nil }
  /// Whether a finger drags the content.
  open var isDragging: Bool { drag != nil }
  /// Whether the content moves after a release.
  open var isDecelerating: Bool { motion?.kind == .deceleration }
  /// Whether the content is being zoomed by fingers.
  open internal(set) var isZooming = false

  /// The recognizer of the drags.
  open private(set) lazy var panGestureRecognizer = makePanGestureRecognizer()

  var contact: Contact?
  var drag: Drag?
  var motion: ScrollMotion?
  var ticker: ScrollTicker?
  /// Whether the motion is that of a tap on the status bar.
  var isScrollingToTop = false
  /// The animations that make views which keep their place on screen follow the offset exactly.
  var floating: [(view: View, animation: OffsetAnimation)] = []
  var presentedMotion: OffsetAnimation?
  package internal(set) var verticalIndicator: ScrollIndicator?
  var horizontalIndicator: ScrollIndicator?
  private var isMovingItself = false
  /// Whether the delegate is not notified of changes at present.
  private var isQuiet = false
  private var lastBounds: Rect
  private var lastInsets = Insets.zero
  /// The part of the safe area that was added to the upper inset.
  private var lastSafeTop = 0.0
  /// How often the content has stopped being scrollable at one time, and has thus lost the safe
  /// area.
  private var lossesOfSafeArea: (time: Double, count: Int) = (0, 0)
  /// Whether the safe area is added to the insets in any case, since the content is scrollable only
  /// without it.
  private(set) var keepsSafeArea = false
  /// Whether the view is the content of a controller with bars, whose insets it takes above and
  /// below although it may not be scrollable; false by default.
  package final var isBetweenBars = false {
    didSet { if isBetweenBars != oldValue { insetsMayHaveChanged() } }
  }

  /// Called after each change of the offset, before the delegate; nil by default.
  package var onScroll: (() -> Void)?
  /// Called after each change of the content's size or of the insets; nil by default.
  package var onExtentChange: (() -> Void)?

  /// Creates a scroll view without content.
  override public init(frame: Rect = .zero) {
    lastBounds = Rect(origin: .zero, size: frame.size)
    super.init(frame: frame)
    clipsToBounds = true
    hasContentBoundary = true
    addGestureRecognizer(panGestureRecognizer)
  }

  // MARK: Scrolling

  /// Sets the offset and ends any motion.
  ///
  /// - Parameters:
  ///   - contentOffset: The offset, which may be beyond the ends of the content.
  ///   - animated: Whether the content moves there, in 0.3 s with slow start and end (as commonly
  ///     measured), instead of immediately.
  open func setContentOffset(_ contentOffset: Point, animated: Bool) {
    endMotion()
    guard animated, let stage, stage.areAnimationsEnabled else {
      self.contentOffset = contentOffset
      return
    }
    startAnimation(to: contentOffset, at: stage.time)
  }

  /// Moves the content by the least distance that makes a rectangle visible.
  ///
  /// - Parameters:
  ///   - rect: A rectangle of the content; the part outside the content is ignored.
  ///   - animated: Whether the content moves there instead of immediately.
  open func scrollRectToVisible(_ rect: Rect, animated: Bool) {
    let rect = rect.intersection(Rect(origin: .zero, size: contentSize))
    guard !rect.isNull else { return }
    let insets = adjustedContentInset
    let visible = bounds.inset(by: insets)
    func moved(_ low: Double, _ high: Double, _ visibleLow: Double, _ visibleHigh: Double) -> Double
    {
      if high - low >= visibleHigh - visibleLow || low < visibleLow { return low - visibleLow }
      return high > visibleHigh ? high - visibleHigh : 0
    }
    let offset = Point(
      contentOffset.x + moved(rect.minX, rect.maxX, visible.minX, visible.maxX),
      contentOffset.y + moved(rect.minY, rect.maxY, visible.minY, visible.maxY))
    let target = clamped(offset)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  /// Shows the indicators for a second.
  open func flashScrollIndicators() {
    placeIndicators()
    showIndicators()
    hideIndicators(after: 1)
  }

  /// Sets the scale of the view that the delegate returns for zooming, within the limits.
  ///
  /// - Parameters:
  ///   - scale: The scale.
  ///   - animated: Whether the change takes 0.3 s instead of immediately.
  open func setZoomScale(_ scale: Double, animated: Bool) {
    setZoom(min(max(scale, minimumZoomScale), maximumZoomScale), animated: animated)
  }

  /// Zooms and scrolls so that a rectangle of the zoomed view fills the view as far as possible.
  open func zoom(to rect: Rect, animated: Bool) { zoomToShow(rect, animated: animated) }

  /// Returns whether a drag takes over the touches of a view of the content; by default of every
  /// view but the index of a table.
  open func touchesShouldCancel(in view: View) -> Bool { !(view is SectionIndexView) }

  // MARK: Changes

  /// Places the subviews; the scroll view places its indicators.
  override open func layoutSubviews() {
    super.layoutSubviews()
    takeConstrainedContentSize()
    placeIndicators()
    placeRefreshControl()
  }

  /// Returns whether a recognizer may begin: the scroll view's own if it can scroll in that
  /// direction.
  override open func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard gestureRecognizer === panGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return canBeginDrag
  }

  /// Adds the new safe area to the insets.
  override open func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    keepsSafeArea = false
    insetsMayHaveChanged()
  }

  /// Ends the motion when the view leaves its window.
  override open func willMove(toWindow newWindow: Window?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { endMotion() }
  }

  /// Reports a change of the offset.
  override open func layer(_ layer: Layer, didChange key: String) {
    super.layer(layer, didChange: key)
    guard layer === self.layer, key == "bounds", bounds != lastBounds else { return }
    let old = lastBounds
    lastBounds = bounds
    if bounds.size != old.size { sizeDidChange(from: old.size) }
    guard bounds.origin != old.origin else { return }
    setNeedsLayout()
    offsetDidChange()
  }

  /// Called after a change of the offset.
  func offsetDidChange() {
    placeIndicators()
    placeRefreshControl()
    onScroll?()
    if isQuiet { return }
    scrollDelegate?.scrollViewDidScroll(self)
  }

  /// The subviews that keep their place on screen at present.
  var floatingViews: [View] {
    var views: [View] = [verticalIndicator, horizontalIndicator].compactMap { $0 }
    // Pulled further than its height, the refresh control stays at the top of the view.
    if let refreshControl, refreshControl.frame.minY <= bounds.minY { views.append(refreshControl) }
    return views
  }

  /// Returns the offset at which deceleration should end, which a layout may choose.
  ///
  /// - Parameters:
  ///   - target: The offset at which it would end.
  ///   - velocity: The velocity, in points per millisecond.
  ///   - start: The offset at the beginning of the drag.
  /// - Returns: The offset.
  func proposedTarget(for target: Point, velocity: Vector, draggedFrom start: Point) -> Point {
    target
  }

  /// Called after a change of the size.
  func sizeDidChange(from old: Size) {
    keepsSafeArea = false
    scrollableAreaDidChange()
  }

  /// Sets the offset of a drag or a motion.
  func move(to offset: Point) {
    let wasMovingItself = isMovingItself
    isMovingItself = true
    defer { isMovingItself = wasMovingItself }
    contentOffset = offset
  }

  func insetsMayHaveChanged() {
    let old = lastInsets
    noteLossOfSafeArea()
    let insets = adjustedContentInset
    guard insets != old else { return }
    lastInsets = insets
    placeIndicators()
    if drag == nil, motion == nil {
      // Content that was at the beginning stays there.
      var offset = contentOffset
      if offset.x <= -old.left { offset.x = -insets.left }
      if offset.y <= -old.top { offset.y = -insets.top }
      // Before it is in a window, the view may still be under construction: no delegate is called.
      isQuiet = window == nil
      contentOffset = clamped(offset)
      isQuiet = false
    }
    reportInsets()
  }

  /// Keeps the safe area in the insets of content that becomes smaller with it: otherwise margins
  /// inside the content may contain it instead, and the two would alternate forever.
  private func noteLossOfSafeArea() {
    let old = lastSafeTop
    lastSafeTop = safeAreaAdjustment.top
    guard lastSafeTop < old, let time = stage?.time else { return }
    if time != lossesOfSafeArea.time { lossesOfSafeArea = (time, 0) }
    lossesOfSafeArea.count += 1
    guard lossesOfSafeArea.count > Self.maxLossesOfSafeArea else { return }
    keepsSafeArea = true
    lastSafeTop = safeAreaAdjustment.top
  }

  /// More changes at one time mean that the layout does not converge.
  private static let maxLossesOfSafeArea = 3

  /// Follows a change of the insets without moving the content.
  func insetsDidChange() {
    lastInsets = adjustedContentInset
    placeIndicators()
    placeRefreshControl()
    reportInsets()
  }

  private func reportInsets() {
    setNeedsLayout()
    adjustedContentInsetDidChange()
    onExtentChange?()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Keeps the offset within the content after a change of the sizes, unless something moves it.
  func scrollableAreaDidChange() {
    placeIndicators()
    insetsMayHaveChanged()
    guard drag == nil, motion == nil else { return }
    let range = (horizontal: horizontalLimits, vertical: verticalLimits)
    var offset = contentOffset
    if offset.x > range.horizontal.upperBound { offset.x = range.horizontal.upperBound }
    if offset.y > range.vertical.upperBound { offset.y = range.vertical.upperBound }
    contentOffset = offset
    onExtentChange?()
  }
}

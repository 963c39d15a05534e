public import Geometry
internal import Layers
public import PictureKit
public import StageKit

/// A row of dots, one for each page: `UIPageControl`.
///
/// A tap on the right half goes to the next page, one on the left half to the previous page. The
/// control is 25 2/3 points high, rounded up to pixels, the dots 7 2/3 and the gaps 10, as in
/// pictures of iOS 17 and later; before iOS 14 the height was 37, the dots 7 and the gaps 9.
open class PageControl: Control {
  /// The capsule behind the dots: `UIPageControl.BackgroundStyle`.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    /// Visible under a finger.
    case automatic
    /// Always visible.
    case prominent
    /// Never visible.
    case minimal
  }

  /// The number of pages, 0 or more; 0 by default.
  open var numberOfPages: Int {
    get { pageCount }
    set {
      pageCount = max(newValue, 0)
      page = limited(page)
      contentDidChange()
    }
  }
  /// The index of the present page, limited to existing pages; 0 by default.
  open var currentPage: Int {
    get { page }
    set {
      page = limited(newValue)
      setNeedsLayout()
    }
  }
  /// Whether a single page has no dot; false by default.
  open var hidesForSinglePage = false { didSet { setNeedsLayout() } }
  /// The color of the other dots; nil, the default, is white with an opacity of 30 %.
  open var pageIndicatorTintColor: Color? { didSet { setNeedsLayout() } }
  /// The color of the present page's dot; nil, the default, is white.
  open var currentPageIndicatorTintColor: Color? { didSet { setNeedsLayout() } }
  /// The capsule behind the dots; automatic by default.
  open var backgroundStyle = BackgroundStyle.automatic {
    didSet { capsule.alpha = capsuleAlpha }
  }
  /// Whether a finger that moves over the dots changes the page; true by default.
  open var allowsContinuousInteraction = true
  /// Whether a tap leaves updating the dots to ``updateCurrentPageDisplay()``; false by default.
  open var defersCurrentPageDisplay = false
  /// The image of the dots; nil, the default, is a disc.
  open var preferredIndicatorImage: Drawing? { didSet { contentDidChange() } }

  private var pageCount = 0
  private var page = 0
  private let capsule = View()
  private var dots: [ImageView] = []
  private var images: [Int: Drawing] = [:]
  private var start = Point.zero
  private var hasDragged = false

  /// The height, the diameter of the dots and the gaps between them, in points, since iOS 14, and
  /// before.
  private static let (exactHeight, dotSize, gap) = (77.0 / 3, 23.0 / 3, 10.0)
  private static let (oldHeight, oldDotSize, oldGap) = (37.0, 7.0, 9.0)
  /// The space beside the dots since iOS 14.
  private static let margin = 9.0
  /// The time in which the dots change after a tap, in seconds, as commonly measured.
  private static let changeDuration = 0.25

  /// Creates a control without pages.
  override public init(frame: Rect = .zero) {
    super.init(frame: frame)
    capsule.isUserInteractionEnabled = false
    capsule.backgroundColor = .systemFill
    capsule.alpha = 0
    addSubview(capsule)
  }

  /// Returns the size of the dots for a number of pages, with margins.
  open func size(forNumberOfPages pageCount: Int) -> Size {
    guard pageCount > 0 else { return Size(0, height) }
    let width = Double(pageCount) * dotWidth + Double(pageCount - 1) * gap
    return Size(width + 2 * margin, height)
  }

  /// Returns the image that was set for a page's dot.
  open func indicatorImage(forPage page: Int) -> Drawing? { images[page] }

  /// Sets the image of a page's dot; nil is ``preferredIndicatorImage``.
  open func setIndicatorImage(_ image: Drawing?, forPage page: Int) {
    precondition(
      (0..<max(pageCount, 1)).contains(page),
      "a page control of \(pageCount) pages has no dot of page \(page)")
    images[page] = image
    contentDidChange()
  }

  /// Shows the present page, after a tap with ``defersCurrentPageDisplay``.
  open func updateCurrentPageDisplay() { setNeedsLayout() }

  /// Places and colors the dots.
  override open func layoutSubviews() {
    super.layoutSubviews()
    while dots.count > pageCount { dots.removeLast().removeFromSuperview() }
    while dots.count < pageCount {
      let dot = ImageView()
      addSubview(dot)
      dots.append(dot)
    }
    let width = size(forNumberOfPages: pageCount).width - 2 * margin
    for (index, dot) in dots.enumerated() {
      let x = bounds.midX - width / 2 + (Double(index) + 0.5) * dotWidth + Double(index) * gap
      show(dot, of: index)
      dot.isHidden = hidesForSinglePage && pageCount <= 1
      dot.center = Point(mirrored(x), bounds.midY)
    }
    capsule.frame = Rect(
      x: bounds.midX - width / 2 - margin, y: bounds.midY - height / 2,
      width: width + 2 * margin, height: height)
    capsule.layer.cornerRadius = height / 2
    colorDots()
  }

  /// The size of the dots with margins.
  override open var intrinsicContentSize: Size { size(forNumberOfPages: pageCount) }

  /// Returns the size of the dots with margins.
  override open func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

  override var primaryEvents: Control.Event { .valueChanged }

  /// Shows the capsule.
  override open func beginTracking(_ touch: Touch, with event: StageKit.Event?) -> Bool {
    start = touch.location(in: self)
    hasDragged = false
    return pageCount > 0
  }

  /// Goes from page to page with the finger.
  override open func continueTracking(_ touch: Touch, with event: StageKit.Event?) -> Bool {
    guard allowsContinuousInteraction else { return true }
    let steps = Int((touch.location(in: self).x - start.x) / (dotWidth + gap))
    guard steps != 0 else { return true }
    hasDragged = true
    start.x += Double(steps) * (dotWidth + gap)
    go(to: page + (isRightToLeft ? -steps : steps))
    return true
  }

  /// Goes to the next page after a tap right of the middle, otherwise to the previous one.
  override open func endTracking(_ touch: Touch?, with event: StageKit.Event?) {
    guard let touch, isTouchInside, !hasDragged else { return }
    go(to: page + (mirrored(touch.location(in: self).x) > bounds.midX ? 1 : -1))
  }

  override func stateDidChange() {
    animate(withDuration: Self.changeDuration) { capsule.alpha = capsuleAlpha }
  }

  private var capsuleAlpha: Double {
    switch backgroundStyle {
    case .automatic: isHighlighted ? 1 : 0
    case .prominent: 1
    case .minimal: 0
    }
  }

  private func go(to newPage: Int) {
    let old = page
    page = limited(newPage)
    guard page != old else { return }
    if !defersCurrentPageDisplay { animate(withDuration: Self.changeDuration) { colorDots() } }
    sendFromTouch(.valueChanged)
  }

  private func limited(_ page: Int) -> Int { min(max(page, 0), max(pageCount - 1, 0)) }

  /// Whether the control has the look before iOS 14: smaller dots that are closer, in more space.
  private var isOld: Bool { stage?.systemVersion == .iOS13 }
  private var height: Double { isOld ? Self.oldHeight : pixelsUp(Self.exactHeight) }
  private var dotSize: Double { isOld ? Self.oldDotSize : Self.dotSize }
  private var gap: Double { isOld ? Self.oldGap : Self.gap }
  private var margin: Double { isOld ? 0 : Self.margin }
  private var dotWidth: Double { max(preferredIndicatorImage?.size.width ?? 0, dotSize) }

  /// Measures the control again, since the version of iOS may be another one.
  override open func didMoveToWindow() {
    super.didMoveToWindow()
    if isOld { contentDidChange() }
  }

  private func contentDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func show(_ dot: ImageView, of index: Int) {
    let image = images[index] ?? preferredIndicatorImage
    dot.image = image?.withRenderingMode(.alwaysTemplate)
    dot.bounds = Rect(origin: .zero, size: image?.size ?? Size(dotSize, dotSize))
    dot.layer.cornerRadius = image == nil ? dotSize / 2 : 0
  }

  private func colorDots() {
    for (index, dot) in dots.enumerated() {
      let color =
        index == page
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? Color(white: 1, alpha: 0.3)
      dot.tintColor = color
      dot.backgroundColor = dot.image == nil ? color : nil
    }
  }
}

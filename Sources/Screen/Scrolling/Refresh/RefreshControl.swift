public import Controls
public import Geometry
internal import Layers
public import PictureKit
internal import StageKit

/// The indicator above the content of a scroll view that a pull starts: `UIRefreshControl`.
///
/// ``ScrollView/refreshControl`` shows it. When a finger has pulled the content down far enough,
/// the control begins to spin, sends `valueChanged`, and keeps its space above the content until
/// ``endRefreshing()``.
open class RefreshControl: Control {
  /// The height, in points, as commonly measured.
  static let height = 60.0
  /// The pull that starts it, in points, as commonly measured on phones.
  static let threshold = 105.0
  /// The distance at which the first spoke appears, in points: half of the indicator is visible.
  private static let beginning = 40.0
  private static let titleFont = Font.systemFont(ofSize: 13)

  /// Whether the control turns.
  open private(set) var isRefreshing = false
  /// The text below the spokes, which is copied; nil by default.
  ///
  /// Characters without a font have one of 13 points.
  open var attributedTitle: AttributedText? {
    get { title.map { AttributedText($0) } }
    set {
      title = newValue?.contents
      titleDidChange()
    }
  }
  private var title: TextContents?

  private let indicator = ActivityIndicatorView(style: .medium)
  private let titleView = Label()
  /// Whether a pull has begun at the top of the content, and not during the last refresh.
  private var isArmed = true
  weak var scrollView: ScrollView?

  /// Creates a control; its frame becomes that of the space above the content.
  override public init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    indicator.hidesWhenStopped = false
    indicator.shownFraction = 0
    titleView.textAlignment = .center
    addSubview(indicator)
    addSubview(titleView)
  }

  /// Begins to spin and makes space above the content; sends no event and does not scroll.
  ///
  /// Without a scroll view it has no effect.
  open func beginRefreshing() {
    guard !isRefreshing, let scrollView else { return }
    isRefreshing = true
    isArmed = false
    indicator.shownFraction = 1
    indicator.startAnimating()
    scrollView.setRefreshInset(Self.height)
  }

  /// Stops spinning, and moves the content back over the control's space in 0.3 s.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    indicator.stopAnimating()
    scrollView?.setRefreshInset(0)
    scrollView?.returnFromRefreshing()
  }

  /// Places the spokes and the title in the middle.
  override open func layoutSubviews() {
    super.layoutSubviews()
    let size = indicator.intrinsicContentSize
    let title = titleView.isHidden ? 0 : titleView.sizeThatFits(.zero).height
    let top = (Self.height - size.height - title) / 2
    indicator.bounds = Rect(origin: .zero, size: size)
    indicator.center = Point(bounds.midX, top + size.height / 2)
    titleView.frame = Rect(x: 0, y: top + size.height, width: bounds.width, height: title)
  }

  /// The color of the spokes; that of activity indicators until it is set.
  override open var tintColor: Color! { didSet { indicator.color = tintColor } }

  /// Shows how far the content has been pulled, in points, and begins refreshing at the threshold.
  func show(pull: Double) {
    guard !isRefreshing else { return }
    let way = Self.threshold - Self.beginning
    indicator.shownFraction = min(max((pull - Self.beginning) / way, 0), 1)
    if pull < Self.beginning { isArmed = true }
    guard isArmed, pull >= Self.threshold, scrollView?.isDragging == true, isEnabled else { return }
    beginRefreshing()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  private func titleDidChange() {
    let shown = (title ?? TextContents()).completed(
      with: TextAttributes(), font: Self.titleFont, color: .secondaryLabel)
    titleView.attributedText = AttributedText(shown)
    titleView.isHidden = shown.isEmpty
    setNeedsLayout()
  }
}

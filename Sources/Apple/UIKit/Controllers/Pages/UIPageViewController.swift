internal import Controls
internal import Geometry
public import Scrolling
public import StageKit

/// A container that shows one of a row of pages, between which a finger scrolls.
///
/// Pages that curl are shown scrolling, too, and there is one page at a time.
open class UIPageViewController: UIViewController {
  /// How a page makes room for the next one.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }

  /// The direction in which the pages stand side by side.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  /// Whether a page is after or before the present one.
  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  /// Where the spine of pages that curl is; there is none.
  public enum SpineLocation: Int, Sendable {
    case none, min, mid, max
  }

  /// A key of the options of a controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The distance between pages, in points.
    public static let interPageSpacing = Self(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// The location of the spine; it has no effect.
    public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  /// The receiver of transitions; nil by default.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// What supplies the pages; nil, the default, for pages that no finger changes.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { if dataSource !== oldValue, isViewLoaded { settle() } }
  }
  /// How a page makes room for the next one.
  public let transitionStyle: TransitionStyle
  /// The direction in which the pages stand side by side.
  public let navigationOrientation: NavigationOrientation
  /// Where the spine is; there is none.
  open var spineLocation: SpineLocation { .none }
  /// Whether pages have backs; it has no effect.
  open var isDoubleSided = false
  /// The page that is shown; nil without one.
  open var viewControllers: [UIViewController]? { current.map { [$0] } }
  /// The recognizers that change the page.
  open var gestureRecognizers: [UIGestureRecognizer] { [scrollView.panGestureRecognizer] }

  private let spacing: Double
  private let scrollView = UIScrollView()
  private let pageControl = UIPageControl()
  private var current: UIViewController?
  /// The pages side by side, with the present one and those beside it that are known.
  private var pages: [UIViewController] = []
  /// The page that is coming under the finger.
  private var coming: UIViewController?
  private var scrolledSize = CGSize.zero
  private var programmaticEnd: (() -> Void)?

  /// Creates a controller without a page.
  ///
  /// - Parameters:
  ///   - style: How a page makes room for the next one.
  ///   - navigationOrientation: The direction in which the pages stand side by side.
  ///   - options: The distance between pages; nil, the default, for none.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let distance = options?[.interPageSpacing]
    spacing = (distance as? Double) ?? (distance as? Int).map(Double.init) ?? 0
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without a page, with pages side by side; nibs have none.
  override public convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Creates a controller from an interface document, with pages side by side.
  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    spacing = 0
    super.init(coder: coder)
  }

  /// Shows a page.
  ///
  /// - Parameters:
  ///   - viewControllers: The page, as the only element.
  ///   - direction: From which side it comes.
  ///   - animated: Whether it scrolls to it.
  ///   - completion: Called at the end, with true.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    programmaticEnd?()
    let next = viewControllers?.first
    guard let next, next !== current, animated, let old = current, view.window != nil else {
      replace(by: next)
      completion?(true)
      return
    }
    pages = direction == .forward ? [old, next] : [next, old]
    contain(next)
    layOutPages(at: old)
    begin(next)
    programmaticEnd = { [unowned self] in
      programmaticEnd = nil
      finish(at: next)
      completion?(true)
    }
    scrollView.setContentOffset(offset(of: next), animated: true)
  }

  // MARK: View

  /// Sets the view, with the pages in a scroll view.
  override open func loadView() {
    let view = ContainerView(frame: UIApplication.current?.screen.bounds ?? .zero)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.clipsToBounds = true
    view.onLayout = { [unowned self] in layOut() }
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.showsVerticalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    pageControl.isUserInteractionEnabled = false
    view.addSubview(scrollView)
    self.view = view
    settle()
  }

  private func layOut() {
    let bounds = view.bounds
    var frame = bounds
    if navigationOrientation == .horizontal {
      frame = frame.insetBy(dx: -spacing / 2, dy: 0)
    } else {
      frame = frame.insetBy(dx: 0, dy: -spacing / 2)
    }
    scrollView.frame = frame
    let height = pageControl.sizeThatFits(bounds.size).height
    pageControl.frame = CGRect(
      x: 0, y: bounds.height - view.safeAreaInsets.bottom - height, width: bounds.width,
      height: height)
    guard scrolledSize != frame.size, let current else { return }
    scrolledSize = frame.size
    layOutPages(at: current)
  }

  /// Whether the pages follow each other from right to left.
  private var isFlipped: Bool {
    navigationOrientation == .horizontal
      && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Returns the index of the page at a place in the row, and the other way around.
  private func mirrored(_ index: Int) -> Int { isFlipped ? pages.count - 1 - index : index }

  private func offset(of page: UIViewController) -> CGPoint {
    let index = Double(mirrored(pages.firstIndex(of: page) ?? 0))
    let size = scrollView.bounds.size
    return navigationOrientation == .horizontal
      ? CGPoint(x: index * size.width, y: 0) : CGPoint(x: 0, y: index * size.height)
  }

  /// Places the pages, and scrolls to one.
  private func layOutPages(at page: UIViewController) {
    let size = scrollView.bounds.size
    let count = Double(max(pages.count, 1))
    UIView.performWithoutAnimation {
      scrollView.contentSize =
        navigationOrientation == .horizontal
        ? CGSize(width: size.width * count, height: size.height)
        : CGSize(width: size.width, height: size.height * count)
      for page in pages where page.isViewLoaded {
        let origin = offset(of: page)
        page.view.frame = CGRect(
          x: origin.x + (navigationOrientation == .horizontal ? spacing / 2 : 0),
          y: origin.y + (navigationOrientation == .vertical ? spacing / 2 : 0),
          width: view.bounds.width, height: view.bounds.height)
      }
      scrollView.contentOffset = offset(of: page)
    }
  }

  // MARK: Pages

  private func contain(_ page: UIViewController) {
    guard page.parent !== self else { return }
    addChild(page)
    page.didMove(toParent: self)
  }

  private func replace(by page: UIViewController?) {
    let old = current
    current = page
    if let page { contain(page) }
    if let old, old !== page { remove(old) }
    if isViewLoaded { settle() }
  }

  private func remove(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.removeFromParent()
  }

  /// Shows the present page alone, and asks for those beside it.
  private func settle() {
    guard let current else { return }
    let before = dataSource?.pageViewController(self, viewControllerBefore: current)
    let after = dataSource?.pageViewController(self, viewControllerAfter: current)
    pages = [before, current, after].compactMap { $0 }
    scrollView.isScrollEnabled = pages.count > 1
    if current.view.superview !== scrollView { scrollView.addSubview(current.view) }
    layOutPages(at: current)
    let count = dataSource?.presentationCount(for: self) ?? 0
    // Programs look for the scroll view among the subviews, where a control would be in their way.
    if count == 0 || transitionStyle == .pageCurl {
      pageControl.removeFromSuperview()
    } else if pageControl.superview == nil {
      view.addSubview(pageControl)
    }
    pageControl.numberOfPages = count
    pageControl.currentPage = dataSource?.presentationIndex(for: self) ?? 0
  }

  /// Begins to show a page beside the present one.
  private func begin(_ page: UIViewController) {
    coming = page
    current?.beginAppearanceTransition(false, animated: true)
    page.beginAppearanceTransition(true, animated: true)
    scrollView.addSubview(page.view)
    layOutPage(page)
  }

  private func layOutPage(_ page: UIViewController) {
    let place = scrollView.contentOffset
    guard let current else { return }
    layOutPages(at: current)
    scrollView.contentOffset = place
  }

  /// Ends at one of the pages.
  private func finish(at page: UIViewController) {
    guard let old = current, let other = coming else { return }
    coming = nil
    let isCompleted = page === other
    if !isCompleted {
      other.beginAppearanceTransition(false, animated: true)
      old.beginAppearanceTransition(true, animated: true)
    }
    let leaving = isCompleted ? old : other
    leaving.willMove(toParent: nil)
    leaving.view.removeFromSuperview()
    leaving.endAppearanceTransition()
    leaving.removeFromParent()
    current = page
    page.endAppearanceTransition()
    settle()
  }
}

extension UIPageViewController: UIScrollViewDelegate {
  /// Begins to show the page that comes under the finger.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard let current, scrollView.isTracking || scrollView.isDragging, coming == nil else { return }
    let rest = offset(of: current)
    let moved =
      navigationOrientation == .horizontal
      ? scrollView.contentOffset.x - rest.x : scrollView.contentOffset.y - rest.y
    guard moved != 0, let index = pages.firstIndex(of: current) else { return }
    let next = index + ((moved > 0) != isFlipped ? 1 : -1)
    guard pages.indices.contains(next) else { return }
    delegate?.pageViewController(self, willTransitionTo: [pages[next]])
    contain(pages[next])
    begin(pages[next])
  }

  /// Ends at the page that is in place.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { endByFinger() }

  /// Ends at the page that is in place, if nothing moves on.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {
    if !decelerate { endByFinger() }
  }

  /// Ends at the page that was scrolled to.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { programmaticEnd?() }

  private func endByFinger() {
    guard let old = current, let other = coming else { return }
    let size = scrollView.bounds.size
    let position =
      navigationOrientation == .horizontal
      ? scrollView.contentOffset.x / max(size.width, 1)
      : scrollView.contentOffset.y / max(size.height, 1)
    let index = mirrored(min(max(Int(position.rounded()), 0), pages.count - 1))
    let isCompleted = pages[index] === other
    finish(at: isCompleted ? other : old)
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [old],
      transitionCompleted: isCompleted)
  }
}

public import Controls
public import Geometry
public import StageKit

/// The content of a navigation bar for one page: `UINavigationItem`.
open class NavigationItem: CreationHashable {
  package let creationNumber = CreationNumber()
  /// Whether a page has a large title: `UINavigationItem.LargeTitleDisplayMode`.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// The same as the page below it; the first page has one.
    case automatic
    /// It has one.
    case always
    /// It has none.
    case never
  }

  /// The title; nil by default.
  open var title: String? { didSet { itemDidChange() } }
  /// The line above the title, for which the bar is 30 points higher; nil, the default, for none.
  open var prompt: String? { didSet { itemDidChange() } }
  /// The view that is shown instead of the title, in its own size; nil by default.
  open var titleView: View? { didSet { itemDidChange() } }
  /// The item of the back button **of the page above**; nil, the default, makes one of the title.
  open var backBarButtonItem: BarButtonItem? { didSet { itemDidChange() } }
  /// The title of the back button of the page above; nil, the default, is ``title``.
  open var backButtonTitle: String? { didSet { itemDidChange() } }
  /// What the back button does instead of going back; nil, the default, goes back.
  ///
  /// With an action the first page has a back button, too. Its title is that of the action unless
  /// it is empty.
  open var backAction: Action? { didSet { itemDidChange() } }
  /// Whether the page has no back button; false by default.
  open var hidesBackButton = false { didSet { itemDidChange() } }
  /// Whether the items on the left are beside the back button instead of replacing it; false by
  /// default.
  open var leftItemsSupplementBackButton = false { didSet { itemDidChange() } }
  /// Whether the page has a large title in a bar that prefers them; `.automatic` by default.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { itemDidChange() } }
  /// The items on the left, from left to right; nil by default.
  open var leftBarButtonItems: [BarButtonItem]? { didSet { itemDidChange() } }
  /// The items on the right, **from right to left**; nil by default.
  open var rightBarButtonItems: [BarButtonItem]? { didSet { itemDidChange() } }

  /// The look of the bar while the page is on top; nil, the default, is the bar's.
  open var standardAppearance: NavigationBarAppearance? {
    didSet {
      standardAppearance?.onChange = { [weak self] in self?.itemDidChange() }
      itemDidChange()
    }
  }
  /// The look of the bar while the page is on top and its content is not scrolled under the bar;
  /// nil, the default, is the bar's.
  open var scrollEdgeAppearance: NavigationBarAppearance? {
    didSet {
      scrollEdgeAppearance?.onChange = { [weak self] in self?.itemDidChange() }
      itemDidChange()
    }
  }
  /// The look of the bar in a compact environment, which has no effect, since bars look the same
  /// there; nil by default.
  open var compactAppearance: NavigationBarAppearance?

  /// Whether the search bar below the titles disappears when the content is scrolled; true by
  /// default.
  open var hidesSearchBarWhenScrolling = true { didSet { itemDidChange() } }
  /// The search bar below the titles; nil by default.
  package var searchBar: SearchBar? { didSet { itemDidChange() } }
  /// The controller of the search bar, which the item keeps; nil by default.
  package var searchOwner: AnyObject?

  weak var owner: (any BarItemOwner)?

  /// Creates an item with a title.
  public init(title: String) { self.title = title }

  /// Creates an item without title.
  public init() {}

  /// The first of ``leftBarButtonItems``; setting it replaces all.
  open var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of ``rightBarButtonItems``; setting it replaces all.
  open var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Replaces the items on the left; they appear immediately.
  open func setLeftBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Replaces the items on the right; they appear immediately.
  open func setRightBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Replaces the items on the left by one, which appears immediately.
  open func setLeftBarButton(_ item: BarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Replaces the items on the right by one, which appears immediately.
  open func setRightBarButton(_ item: BarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  /// Sets ``hidesBackButton`` immediately.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// The title of the back button of the page above.
  var titleForBackButton: String {
    if let backBarButtonItem { return backBarButtonItem.title ?? "" }
    return backButtonTitle ?? title ?? "Back"
  }

  /// The title of the page's own back button; nil without one.
  ///
  /// - Parameter item: The item of the page below; nil for the first page.
  /// - Returns: The title.
  func backTitle(above item: NavigationItem?) -> String? {
    guard let backAction else { return item?.titleForBackButton }
    return backAction.title.isEmpty ? item?.titleForBackButton ?? "Back" : backAction.title
  }

  /// Does what the back button does.
  ///
  /// - Parameter goBack: Goes back, for an item without an action of its own.
  func pressBackButton(_ goBack: () -> Void) {
    if let backAction { backAction.perform(from: self) } else { goBack() }
  }

  /// Whether the item has a large title in a bar that prefers them.
  ///
  /// - Parameter isLargeBelow: Whether the page below has one; true for the first page.
  /// - Returns: Whether it has one.
  func isLarge(above isLargeBelow: Bool) -> Bool {
    switch largeTitleDisplayMode {
    case .automatic: isLargeBelow
    case .always: true
    case .never: false
    }
  }

  private func itemDidChange() { owner?.barItemDidChange() }
}

@available(*, unavailable)
extension NavigationItem: Sendable {}

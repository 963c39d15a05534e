internal import Bars
public import PictureKit

/// A tab of a tab bar controller, which makes its controller when it is first shown.
open class UITab: NSObject {
  /// Where a tab may be.
  public enum Placement: Int, Sendable {
    case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
  }

  /// The name of the tab.
  public let identifier: String
  /// The title.
  open var title: String { didSet { show() } }
  /// The image; nil for none.
  open var image: UIImage? { didSet { show() } }
  /// The second line, which bars do not show; nil by default.
  open var subtitle: String?
  /// The number or word over the image; nil by default.
  open var badgeValue: String? { didSet { show() } }
  /// Data of the program; nil by default.
  open var userInfo: Any?
  /// Whether the tab is left out; false by default.
  open var isHidden = false { didSet { tabBarController?.tabsDidChange() } }
  /// Whether the tab may be left out; it has no effect.
  open var allowsHiding = false
  /// Where the tab may be; it has no effect.
  open var preferredPlacement = Placement.automatic
  /// The group of the tab; nil without one.
  open internal(set) weak var parent: UITabGroup?
  /// The controller with the tab; nil without one.
  open internal(set) weak var tabBarController: UITabBarController?

  private let provider: ((UITab) -> UIViewController)?
  private var made: UIViewController?

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image; nil for none.
  ///   - identifier: The name.
  ///   - viewControllerProvider: Makes the controller.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
  }

  /// The controller; nil if the tab has nothing that makes one.
  open var viewController: UIViewController? {
    if let made { return made }
    made = provider?(self)
    show()
    return made
  }

  /// The item of the bar.
  private func show() {
    guard let made else { return }
    made.tabBarItem.title = title
    made.tabBarItem.image = image
    made.tabBarItem.badgeValue = badgeValue
  }
}

/// A tab with tabs of its own, of which bars show the group alone.
open class UITabGroup: UITab {
  /// The tabs of the group.
  open var children: [UITab] { didSet { for child in children { child.parent = self } } }
  /// The tab that is selected when the group is; nil for none.
  open var selectedChild: UITab?
  /// The tab that is selected first; nil by default.
  open var defaultChildIdentifier: String?
  /// The navigation controller of the group; nil by default.
  open var managingNavigationController: UINavigationController?

  /// Creates a group.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    for child in children { child.parent = self }
  }

  /// The controller of the group, or of its first tab that has one.
  override open var viewController: UIViewController? {
    super.viewController ?? children.lazy.compactMap(\.viewController).first
  }
}

/// The tab of a search.
open class UISearchTab: UITab {
  /// Creates the tab with the system's title and image.
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    super.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "search",
      viewControllerProvider: viewControllerProvider)
  }

  /// Creates the tab with another title and image.
  override public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
  }

  /// Whether the search begins with a tap on the tab; false by default, without an effect.
  open var automaticallyActivatesSearch = false
}

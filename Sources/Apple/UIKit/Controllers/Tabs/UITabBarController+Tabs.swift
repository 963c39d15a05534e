extension UITabBarController {
  /// How tabs are shown.
  public enum Mode: Int, Sendable {
    case automatic, tabBar, tabSidebar
  }

  /// The list of tabs beside the content, which a film does not have.
  public final class Sidebar: NSObject {
    /// Whether it is hidden; true, whatever is set.
    public var isHidden: Bool {
      get { true }
      set { if !newValue { UIApplication.logOnce("Sidebars of tabs are not shown: a bar is.") } }
    }
    /// The view above the tabs, which is not shown.
    public var headerContentConfiguration: (any UIContentConfiguration)?
    /// The view below the tabs, which is not shown.
    public var footerContentConfiguration: (any UIContentConfiguration)?
  }

  /// Creates a controller with tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  /// How tabs are shown; by a bar, whatever is set.
  public var mode: Mode {
    get { AttachedValue.value("mode", of: self) ?? .automatic }
    set { AttachedValue.set(newValue, "mode", of: self) }
  }

  /// The list of tabs beside the content.
  public var sidebar: Sidebar {
    if let sidebar: Sidebar = AttachedValue.value("sidebar", of: self) { return sidebar }
    let sidebar = Sidebar()
    AttachedValue.set(sidebar, "sidebar", of: self)
    return sidebar
  }

  /// The tabs; none by default.
  public var tabs: [UITab] {
    get { AttachedValue.value("tabs", of: self) ?? [] }
    set { setTabs(newValue, animated: false) }
  }

  /// Replaces the tabs.
  public func setTabs(_ tabs: [UITab], animated: Bool) {
    AttachedValue.set(tabs, "tabs", of: self)
    tabsDidChange(animated: animated)
  }

  /// Shows the controllers of the tabs that are not hidden.
  func tabsDidChange(animated: Bool = false) {
    for tab in tabs { tab.tabBarController = self }
    setViewControllers(
      tabs.filter { !$0.isHidden }.compactMap(\.viewController), animated: animated)
  }

  /// The tab that is shown; nil without one.
  public var selectedTab: UITab? {
    get { tabs.first { $0.viewController === selectedViewController } }
    set { selectedViewController = newValue?.viewController }
  }

  /// Returns the tab of a name; nil if there is none.
  public func tab(forIdentifier identifier: String) -> UITab? {
    func find(_ tabs: [UITab]) -> UITab? {
      for tab in tabs {
        if tab.identifier == identifier { return tab }
        if let group = tab as? UITabGroup, let found = find(group.children) { return found }
      }
      return nil
    }
    return find(tabs)
  }
}

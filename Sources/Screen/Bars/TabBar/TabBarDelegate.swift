/// Receives the selection of tabs: `UITabBarDelegate`; all methods are optional.
public protocol TabBarDelegate: AnyObject {
  /// Called after a tap on a tab, even on the selected one.
  func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem)
}

extension TabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {}
}

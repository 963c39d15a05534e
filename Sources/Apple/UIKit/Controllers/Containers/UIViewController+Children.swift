internal import Geometry
internal import StageKit

extension UIViewController {
  func add(_ child: UIViewController) {
    precondition(
      !sequence(first: self, next: \.parent).contains { $0 === child },
      "\(type(of: self)) cannot contain a controller that contains it")
    guard child.parent !== self else { return }
    child.willMove(toParent: self)
    child.parent?.children.removeAll { $0 === child }
    child.parent = self
    child.appearance.movement.insert(.toParent)
    children.append(child)
  }

  func leaveParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
    appearance.movement.subtract([.toParent, .fromParent])
  }

  /// The navigation controller that contains the controller, directly or not; nil without one.
  public var navigationController: UINavigationController? { container() }
  /// The tab bar controller that contains the controller, directly or not; nil without one.
  public var tabBarController: UITabBarController? { container() }

  /// The split view controller that contains the controller, directly or not; nil without one.
  public var splitViewController: UISplitViewController? { container() }

  private func container<Container: UIViewController>() -> Container? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Container }.first
  }

  func updateSafeArea() {
    guard let loadedView else { return }
    let own = additionalSafeAreaInsets
    loadedView.addedSafeAreaInsets = UIEdgeInsets(
      top: containerInsets.top + own.top, left: containerInsets.left + own.left,
      bottom: containerInsets.bottom + own.bottom, right: containerInsets.right + own.right)
  }

  /// Requests that the container lays out the view again.
  func extendedLayoutDidChange() { parent?.viewIfLoaded?.setNeedsLayout() }
}

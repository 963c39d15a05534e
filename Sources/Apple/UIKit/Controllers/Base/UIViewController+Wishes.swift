public import Scrolling
public import StageKit

// What a controller tells a device, and a film does not need.

extension UIViewController {
  /// Sets the scroll view that bars follow; unless set, it is the view or its first subview.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    ownContentScrollView = scrollView
  }

  /// Sets the scroll view that bars follow; unless set, it is the view or its first subview.
  public func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }

  /// Returns the scroll view that was set; nil by default.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    ownContentScrollView
  }

  /// Sets traits of a child: its view has them, as by `traitOverrides`.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    AttachedValue.set(collection, "overrideTraits", of: childViewController)
    var overrides = UITraitOverrides()
    let phone = UITraitCollection()
    /// Overrides what is not as on every phone.
    func override<Value: Equatable>(
      _ trait: WritableKeyPath<UITraitOverrides, Value>, _ value: KeyPath<UITraitCollection, Value>
    ) {
      guard let collection, collection[keyPath: value] != phone[keyPath: value] else { return }
      overrides[keyPath: trait] = collection[keyPath: value]
    }
    override(\.userInterfaceStyle, \.userInterfaceStyle)
    override(\.horizontalSizeClass, \.horizontalSizeClass)
    override(\.verticalSizeClass, \.verticalSizeClass)
    override(\.userInterfaceIdiom, \.userInterfaceIdiom)
    override(\.layoutDirection, \.layoutDirection)
    override(\.displayScale, \.displayScale)
    if let collection { overrides.custom = collection.custom }
    childViewController.traitOverrides = overrides
  }

  /// Returns the traits that were set for a child; nil by default.
  public func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { AttachedValue.value("overrideTraits", of: childViewController) }
}

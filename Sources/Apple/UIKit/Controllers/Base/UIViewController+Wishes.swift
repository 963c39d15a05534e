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
    if let collection {
      if collection.userInterfaceStyle != phone.userInterfaceStyle {
        overrides.userInterfaceStyle = collection.userInterfaceStyle
      }
      if collection.horizontalSizeClass != phone.horizontalSizeClass {
        overrides.horizontalSizeClass = collection.horizontalSizeClass
      }
      if collection.verticalSizeClass != phone.verticalSizeClass {
        overrides.verticalSizeClass = collection.verticalSizeClass
      }
      if collection.userInterfaceIdiom != phone.userInterfaceIdiom {
        overrides.userInterfaceIdiom = collection.userInterfaceIdiom
      }
      if collection.layoutDirection != phone.layoutDirection {
        overrides.layoutDirection = collection.layoutDirection
      }
      if collection.displayScale != phone.displayScale {
        overrides.displayScale = collection.displayScale
      }
      overrides.custom = collection.custom
    }
    childViewController.traitOverrides = overrides
  }

  /// Returns the traits that were set for a child; nil by default.
  public func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { AttachedValue.value("overrideTraits", of: childViewController) }
}

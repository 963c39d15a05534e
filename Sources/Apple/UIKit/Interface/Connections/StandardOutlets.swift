internal import Bars
internal import Controls
internal import Dynamics
internal import Scrolling
internal import StageKit

/// The outlets of UIKit's own classes.
enum StandardOutlets {
  /// Sets an outlet; returns false if the class has none of that name, or the value does not fit.
  static func set(_ name: String, of object: AnyObject, to value: AnyObject) -> Bool {
    switch name {
    case "delegate": return setDelegate(of: object, to: value)
    case "dataSource": return setDataSource(of: object, to: value)
    case "view", "searchDisplayController": break
    case "inputView", "inputAccessoryView", "leftView", "rightView":
      return setTextView(name, of: object, to: value)
    case "backgroundView", "tableHeaderView", "tableFooterView", "selectedBackgroundView",
      "accessoryView":
      return setTablePart(name, of: object, to: value)
    default: break
    }
    switch (object, name, value) {
    case (let controller as UIViewController, "view", let view as UIView):
      controller.view = view
    case (is UIViewController, "searchDisplayController", _): break
    case (let item as UIBarButtonItem, "customView", let view as UIView): item.customView = view
    case (let item as UINavigationItem, "titleView", let view as UIView): item.titleView = view
    case (let item as UINavigationItem, "leftBarButtonItem", let button as UIBarButtonItem):
      item.leftBarButtonItem = button
    case (let item as UINavigationItem, "rightBarButtonItem", let button as UIBarButtonItem):
      item.rightBarButtonItem = button
    case (
      let collection as UICollectionView, "collectionViewLayout",
      let layout as UICollectionViewLayout
    ):
      collection.collectionViewLayout = layout
    default: return false
    }
    return true
  }

  private static func setDelegate(of object: AnyObject, to value: AnyObject) -> Bool {
    switch (object, value) {
    case (let view as UITableView, let value as any UITableViewDelegate): view.delegate = value
    case (let view as UICollectionView, let value as any UICollectionViewDelegate):
      view.delegate = value
    case (let view as UITextView, let value as any UITextViewDelegate): view.delegate = value
    case (is UITableView, _), (is UICollectionView, _), (is UITextView, _): return false
    case (let view as UIScrollView, let value as any UIScrollViewDelegate): view.delegate = value
    case (let view as UITextField, let value as any UITextFieldDelegate): view.delegate = value
    case (let view as UISearchBar, let value as any UISearchBarDelegate): view.delegate = value
    case (let view as UITabBar, let value as any UITabBarDelegate): view.delegate = value
    case (let view as UIPickerView, let value as any UIPickerViewDelegate): view.delegate = value
    case (let view as UINavigationBar, let value as any UINavigationBarDelegate):
      view.delegate = value
    case (let recognizer as UIGestureRecognizer, let value as any UIGestureRecognizerDelegate):
      recognizer.delegate = value
    case (let animator as UIDynamicAnimator, let value as any UIDynamicAnimatorDelegate):
      animator.delegate = value
    case (let controller as UINavigationController, let value as any UINavigationControllerDelegate):
      controller.delegate = value
    case (let controller as UITabBarController, let value as any UITabBarControllerDelegate):
      controller.delegate = value
    case (let controller as UIPageViewController, let value as any UIPageViewControllerDelegate):
      controller.delegate = value
    case (let controller as UISplitViewController, let value as any UISplitViewControllerDelegate):
      controller.delegate = value
    case (let application as UIApplication, let value as any UIApplicationDelegate):
      application.delegate = value
    default: return false
    }
    return true
  }

  private static func setDataSource(of object: AnyObject, to value: AnyObject) -> Bool {
    switch (object, value) {
    case (let view as UITableView, let value as any UITableViewDataSource): view.dataSource = value
    case (let view as UICollectionView, let value as any UICollectionViewDataSource):
      view.dataSource = value
    case (let view as UIPickerView, let value as any UIPickerViewDataSource):
      view.dataSource = value
    case (let controller as UIPageViewController, let value as any UIPageViewControllerDataSource):
      controller.dataSource = value
    default: return false
    }
    return true
  }

  private static func setTextView(_ name: String, of object: AnyObject, to value: AnyObject) -> Bool
  {
    guard let view = value as? UIView else { return false }
    switch (object, name) {
    case (let field as UITextField, "inputView"): field.inputView = view
    case (let field as UITextField, "inputAccessoryView"): field.inputAccessoryView = view
    case (let field as UITextField, "leftView"): field.leftView = view
    case (let field as UITextField, "rightView"): field.rightView = view
    case (let text as UITextView, "inputView"): text.inputView = view
    case (let text as UITextView, "inputAccessoryView"): text.inputAccessoryView = view
    default: return false
    }
    return true
  }

  private static func setTablePart(
    _ name: String, of object: AnyObject, to value: AnyObject
  ) -> Bool {
    guard let view = value as? UIView else { return false }
    switch (object, name) {
    case (let table as UITableView, "backgroundView"): table.backgroundView = view
    case (let table as UITableView, "tableHeaderView"): table.tableHeaderView = view
    case (let table as UITableView, "tableFooterView"): table.tableFooterView = view
    case (let collection as UICollectionView, "backgroundView"): collection.backgroundView = view
    case (let cell as UITableViewCell, "backgroundView"): cell.backgroundView = view
    case (let cell as UITableViewCell, "selectedBackgroundView"): cell.selectedBackgroundView = view
    case (let cell as UITableViewCell, "accessoryView"): cell.accessoryView = view
    case (let cell as UICollectionViewCell, "backgroundView"): cell.backgroundView = view
    case (let cell as UICollectionViewCell, "selectedBackgroundView"):
      cell.selectedBackgroundView = view
    default: return false
    }
    return true
  }
}

/// The role in which an object holds others.
///
/// The raw value is Interface Builder's name: the key of a single child such as `navigationItem`,
/// or the element that lists children such as `subviews`.
public struct ChildRole: RawRepresentable, Hashable, Sendable {
  /// Interface Builder's name.
  public let rawValue: String

  /// Creates a role from Interface Builder's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The subviews of a view, in order from back to front.
  public static let subviews = ChildRole(rawValue: "subviews")
  /// The view of a controller.
  public static let view = ChildRole(rawValue: "view")
  /// The content view of a cell or of an effect view.
  public static let contentView = ChildRole(rawValue: "contentView")
  /// The navigation item of a controller.
  public static let navigationItem = ChildRole(rawValue: "navigationItem")
  /// The tab bar item of a controller.
  public static let tabBarItem = ChildRole(rawValue: "tabBarItem")
  /// The navigation bar of a navigation controller.
  public static let navigationBar = ChildRole(rawValue: "navigationBar")
  /// The toolbar of a navigation controller.
  public static let toolbar = ChildRole(rawValue: "toolbar")
  /// The tab bar of a tab bar controller.
  public static let tabBar = ChildRole(rawValue: "tabBar")
  /// The controllers that a container of a xib shows from the start.
  public static let viewControllers = ChildRole(rawValue: "viewControllers")
  /// The toolbar items of a controller.
  public static let toolbarItems = ChildRole(rawValue: "toolbarItems")
  /// The items of a toolbar, a navigation bar or a tab bar.
  public static let items = ChildRole(rawValue: "items")
  /// The bar button item at the left of a navigation item.
  public static let leftBarButtonItem = ChildRole(rawValue: "leftBarButtonItem")
  /// The bar button item at the right of a navigation item.
  public static let rightBarButtonItem = ChildRole(rawValue: "rightBarButtonItem")
  /// The bar button items at the left of a navigation item.
  public static let leftBarButtonItems = ChildRole(rawValue: "leftBarButtonItems")
  /// The bar button items at the right of a navigation item.
  public static let rightBarButtonItems = ChildRole(rawValue: "rightBarButtonItems")
  /// The back button of a navigation item.
  public static let backBarButtonItem = ChildRole(rawValue: "backBarButtonItem")
  /// The view in place of a navigation item's title.
  public static let titleView = ChildRole(rawValue: "titleView")
  /// The view that a bar button item shows.
  public static let customView = ChildRole(rawValue: "customView")
  /// The segments of a segmented control.
  public static let segments = ChildRole(rawValue: "segments")
  /// The prototype cells of a table view.
  public static let prototypes = ChildRole(rawValue: "prototypes")
  /// The static sections of a table view.
  public static let sections = ChildRole(rawValue: "sections")
  /// The cells of a table section, or the prototype cells of a collection view.
  public static let cells = ChildRole(rawValue: "cells")
  /// The layout of a collection view.
  public static let collectionViewLayout = ChildRole(rawValue: "collectionViewLayout")
  /// The header of a table view.
  public static let tableHeaderView = ChildRole(rawValue: "tableHeaderView")
  /// The footer of a table view.
  public static let tableFooterView = ChildRole(rawValue: "tableFooterView")
  /// The header of a collection view's sections.
  public static let sectionHeaderView = ChildRole(rawValue: "sectionHeaderView")
  /// The footer of a collection view's sections.
  public static let sectionFooterView = ChildRole(rawValue: "sectionFooterView")
  /// The view behind the content of a table, a collection or a cell.
  public static let backgroundView = ChildRole(rawValue: "backgroundView")
  /// The view behind the content of a selected cell.
  public static let selectedBackgroundView = ChildRole(rawValue: "selectedBackgroundView")

  /// The roles whose children are listed in an element of their own.
  static let lists: Set<ChildRole> = [
    subviews, toolbarItems, items, leftBarButtonItems, rightBarButtonItems, segments, prototypes,
    sections, cells, viewControllers,
  ]
}

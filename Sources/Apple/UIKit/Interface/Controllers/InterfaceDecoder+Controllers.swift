internal import Bars
internal import Geometry
internal import InterfaceDocuments
internal import StageKit

extension InterfaceDecoder {
  /// Sets what a document has of a controller, without its view.
  func decodeController(_ controller: UIViewController) {
    loader.scene?.adopt(controller)
    properties.string("title") { controller.title = $0 }
    // The titles of the items take precedence over that of the controller.
    decodeItems(of: controller)
    properties.word("modalPresentationStyle") { controller.modalPresentationStyle = $0 }
    properties.word("modalTransitionStyle") { controller.modalTransitionStyle = $0 }
    properties.bool("automaticallyAdjustsScrollViewInsets") {
      controller.automaticallyAdjustsScrollViewInsets = $0
    }
    properties.bool("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = $0 }
    properties.bool("extendedLayoutIncludesOpaqueBars") {
      controller.extendedLayoutIncludesOpaqueBars = $0
    }
    properties.bool("definesPresentationContext") { controller.definesPresentationContext = $0 }
    properties.bool("providesPresentationContextTransitionStyle") {
      controller.providesPresentationContextTransitionStyle = $0
    }
    if case .edges(let edges)? = properties["extendedEdge"] {
      controller.edgesForExtendedLayout = UIRectEdge(rawValue: UInt(edges.rawValue))
    }
    for key in ["freeformSize", "contentSize"] {
      properties.size(key) { controller.preferredContentSize = $0 }
    }
    switch controller {
    case let controller as UINavigationController: decodeNavigation(controller)
    case let controller as UITabBarController: decodeTabs(controller)
    case let controller as UISplitViewController: decodeColumns(controller)
    case let controller as UITableViewController:
      properties.bool("clearsSelectionOnViewWillAppear") {
        controller.clearsSelectionOnViewWillAppear = $0
      }
    case let controller as UICollectionViewController:
      properties.bool("clearsSelectionOnViewWillAppear") {
        controller.clearsSelectionOnViewWillAppear = $0
      }
    default: break
    }
  }

  private func decodeItems(of controller: UIViewController) {
    if let source = source.child(.navigationItem), let id = source.id {
      loader.existing[id] = controller.navigationItem
      loader.make(source)
    }
    if let item = makeChild(.tabBarItem, as: UITabBarItem.self) { controller.tabBarItem = item }
    let items = makeChildren(.toolbarItems, as: UIBarButtonItem.self)
    if !items.isEmpty { controller.toolbarItems = items }
  }

  /// The controllers of the segues of a relationship, in order, or those in the container of a xib.
  private func related(_ relationship: String) -> [UIViewController] {
    let own = makeChildren(.viewControllers, as: UIViewController.self)
    let segues = source.segues.filter {
      $0.kind == "relationship" && $0.relationship == relationship
    }
    return own + segues.compactMap { loader.scene?.content($0.destination) }
  }

  private func decodeColumns(_ controller: UISplitViewController) {
    let (list, detail) = (related("masterViewController"), related("detailViewController"))
    var style = UISplitViewController.Style.unspecified
    properties.bool("allowDoubleColumnStyle") { if $0 { style = .doubleColumn } }
    properties.bool("allowTripleColumnStyle") { if $0 { style = .tripleColumn } }
    guard style != .unspecified else {
      controller.viewControllers = list + detail
      return
    }
    controller.setColumns(
      style,
      [
        .primary: list.first, .supplementary: related("supplementaryViewController").first,
        .secondary: detail.first,
      ])
  }

  private func decodeNavigation(_ controller: UINavigationController) {
    adopt(.navigationBar, controller.navigationBar)
    adopt(.toolbar, controller.toolbar)
    controller.viewControllers = related("rootViewController")
    properties.bool("navigationBarHidden") { controller.isNavigationBarHidden = $0 }
    properties.bool("toolbarHidden") { controller.isToolbarHidden = $0 }
    if properties["toolbarHidden"] == nil, source.child(.toolbar) != nil {
      controller.isToolbarHidden = false
    }
    properties.bool("hidesBarsOnSwipe") { controller.hidesBarsOnSwipe = $0 }
    properties.bool("hidesBarsOnTap") { controller.hidesBarsOnTap = $0 }
    properties.bool("hidesBarsWhenVerticallyCompact") {
      controller.hidesBarsWhenVerticallyCompact = $0
    }
  }

  private func decodeTabs(_ controller: UITabBarController) {
    adopt(.tabBar, controller.tabBar)
    controller.viewControllers = related("viewControllers")
    properties.int("selectedIndex") { controller.selectedIndex = $0 }
  }

  /// Sets what the document has of a bar that the controller has already.
  private func adopt(_ role: ChildRole, _ bar: UIView) {
    guard let source = source.child(role), let id = source.id else { return }
    loader.existing[id] = bar
    loader.make(source)
  }
}

internal import Bars
internal import Controls
internal import Geometry
internal import InterfaceDocuments
internal import PictureKit
internal import StageKit

/// Bars and their items.
extension InterfaceDecoder {
  func decodeBar(_ view: UIView) {
    switch view {
    case let bar as UINavigationBar: decodeNavigationBar(bar)
    case let bar as UIToolbar:
      properties.word("barStyle", aliases: Self.oldBarStyles) { bar.barStyle = $0 }
      properties.bool("translucent") { bar.isTranslucent = $0 }
      properties.color("barTintColor") { bar.barTintColor = $0 }
      bar.items = makeChildren(.items, as: UIBarButtonItem.self)
    case let bar as UITabBar:
      properties.word("barStyle", aliases: Self.oldBarStyles) { bar.barStyle = $0 }
      properties.bool("translucent") { bar.isTranslucent = $0 }
      properties.color("barTintColor") { bar.barTintColor = $0 }
      properties.color("unselectedItemTintColor") { bar.unselectedItemTintColor = $0 }
      bar.items = makeChildren(.items, as: UITabBarItem.self)
    case let bar as UISearchBar: decodeSearchBar(bar)
    default: break
    }
  }

  /// Styles of iOS 6, which are the black one today.
  private static var oldBarStyles: [String: UIBarStyle] {
    ["blackOpaque": .black, "blackTranslucent": .black]
  }

  private func decodeNavigationBar(_ bar: UINavigationBar) {
    properties.word("barStyle", aliases: Self.oldBarStyles) { bar.barStyle = $0 }
    properties.bool("translucent") { bar.isTranslucent = $0 }
    properties.color("barTintColor") { bar.barTintColor = $0 }
    properties.bool("largeTitles") { bar.prefersLargeTitles = $0 }
    if let record = properties["titleTextAttributes"]?.record {
      bar.titleTextAttributes = textAttributes(record)
    }
    let items = makeChildren(.items, as: UINavigationItem.self)
    if !items.isEmpty { bar.items = items }
  }

  private func textAttributes(_ record: PropertyRecord) -> TextAttributes {
    let own = InterfaceProperties(record.values, of: properties.values)
    var attributes = TextAttributes()
    own.color("textColor") { attributes.foregroundColor = $0 }
    own.font("fontDescription", defaultSize: 17) { attributes.font = $0 }
    return attributes
  }

  private func decodeSearchBar(_ bar: UISearchBar) {
    properties.string("text") { bar.text = $0 }
    properties.string("placeholder") { bar.placeholder = $0 }
    properties.word("searchBarStyle") { bar.searchBarStyle = $0 }
    properties.word("barStyle", aliases: Self.oldBarStyles) { bar.barStyle = $0 }
    properties.bool("translucent") { bar.isTranslucent = $0 }
    properties.color("barTintColor") { bar.barTintColor = $0 }
    properties.bool("showsCancelButton") { bar.showsCancelButton = $0 }
  }

  func decodeBarItem(_ item: UIBarItem) {
    properties.string("title") { item.title = $0 }
    properties.image("image") { item.image = $0 }
    properties.insets("imageInsets") { item.imageInsets = $0 }
    properties.bool("enabled") { item.isEnabled = $0 }
    properties.int("tag") { item.tag = $0 }
    if let item = item as? UIBarButtonItem {
      properties.word("style") { item.style = $0 }
      properties.number("width") { item.width = max($0, 0) }
      properties.color("tintColor") { item.tintColor = $0 }
      if let view = makeChild(.customView, as: UIView.self) ?? firstChildView {
        item.customView = view
      }
    }
    if let item = item as? UITabBarItem {
      properties.image("selectedImage") { item.selectedImage = $0 }
      properties.string("badgeValue") { item.badgeValue = $0 }
      properties.color("badgeColor") { item.badgeColor = $0 }
    }
  }

  /// The view that an item of a bar holds by another key.
  private var firstChildView: UIView? {
    let child = source.children.values.lazy.flatMap { $0 }.first { $0.kind.isView }
    return child.flatMap { loader.make($0) as? UIView }
  }

  func decodeNavigationItem(_ item: UINavigationItem) {
    properties.string("title") { item.title = $0 }
    properties.string("backButtonTitle") { item.backButtonTitle = $0 }
    properties.bool("hidesBackButton") { item.hidesBackButton = $0 }
    properties.bool("leftItemsSupplementBackButton") { item.leftItemsSupplementBackButton = $0 }
    properties.word("largeTitleDisplayMode") { item.largeTitleDisplayMode = $0 }
    if let view = makeChild(.titleView, as: UIView.self) { item.titleView = view }
    if let button = makeChild(.backBarButtonItem, as: UIBarButtonItem.self) {
      item.backBarButtonItem = button
    }
    let left =
      makeChildren(.leftBarButtonItem, as: UIBarButtonItem.self)
      + makeChildren(.leftBarButtonItems, as: UIBarButtonItem.self)
    if !left.isEmpty { item.leftBarButtonItems = left }
    let right =
      makeChildren(.rightBarButtonItem, as: UIBarButtonItem.self)
      + makeChildren(.rightBarButtonItems, as: UIBarButtonItem.self)
    if !right.isEmpty { item.rightBarButtonItems = right }
  }
}

public import Bars
internal import Controls

/// What bars show for a controller; the items are made when they are first asked for.
struct ControllerItems {
  var navigation: UINavigationItem?
  var tab: UITabBarItem?
  var toolbar: [UIBarButtonItem]?
  var editButton: UIBarButtonItem?
  private(set) var isEditing = false

  mutating func navigationItem(title: String?) -> UINavigationItem {
    if let navigation { return navigation }
    let item = UINavigationItem()
    item.title = title
    navigation = item
    return item
  }

  mutating func tabBarItem(title: String?) -> UITabBarItem {
    if let tab { return tab }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    tab = item
    return item
  }

  /// Gives the items that exist a title.
  func setTitle(_ title: String?) {
    navigation?.title = title
    tab?.title = title
  }

  mutating func setEditing(_ isEditing: Bool) {
    self.isEditing = isEditing
    editButton?.title = isEditing ? "Done" : "Edit"
    editButton?.style = isEditing ? .done : .plain
  }
}

extension UIViewController {
  func titleDidChange() { items.setTitle(title) }

  /// A button titled Edit, or Done while ``isEditing``, which changes that.
  public var editButtonItem: UIBarButtonItem {
    if let button = items.editButton { return button }
    let button = UIBarButtonItem(
      title: isEditing ? "Done" : "Edit",
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    items.editButton = button
    items.setEditing(isEditing)
    return button
  }
}

public import Controls
public import Geometry
public import PictureKit
public import StageKit

/// A button of a navigation bar or toolbar: `UIBarButtonItem`.
///
/// ```swift
/// let item = BarButtonItem(systemItem: .add, primaryAction: Action { _ in addNote() })
/// navigationItem.rightBarButtonItem = item
/// ```
open class BarButtonItem: BarItem {
  /// The weight of a title: `UIBarButtonItem.Style`.
  public enum Style: Int, Hashable, Sendable {
    /// Regular.
    case plain = 0
    /// Semibold, for the button that completes a task.
    case done = 2
  }

  /// The style; `.plain` by default.
  open var style = Style.plain { didSet { itemDidChange() } }
  /// The width in points; 0, the default, is that of the content.
  open var width = 0.0 {
    didSet {
      precondition(
        width.isFinite && width >= 0, "the width of a bar item must be 0 or more, not \(width)")
      itemDidChange()
    }
  }
  /// The object that receives ``action``, held weakly.
  open weak var target: AnyObject?
  /// The method of ``target`` that is called after a tap, with the item or nothing.
  open var action: Selector?
  /// The action that is called after a tap, instead of ``action``; nil by default.
  open var primaryAction: Action?
  /// The menu, which a long press opens, or any press of an item without an action; nil by
  /// default.
  open var menu: Menu? { didSet { itemDidChange() } }
  /// Whether a press selects the item; it affects only a menu, which then has a single selection.
  open var changesSelectionAsPrimaryAction = false
  /// The color; nil, the default, is the tint of the bar.
  open var tintColor: Color? { didSet { itemDidChange() } }
  /// The view that is shown instead of title and image; nil by default.
  open var customView: View? { didSet { itemDidChange() } }

  /// Whether the bar leaves the item out; false by default.
  open var isHidden = false { didSet { if isHidden != oldValue { itemDidChange() } } }

  /// Returns the items of a bar that it shows.
  static func shown(of items: [BarButtonItem]?) -> [BarButtonItem] {
    (items ?? []).filter { !$0.isHidden }
  }

  /// The system item for which the item was created; nil for other items.
  private(set) var systemItem: SystemItem?

  /// Creates an item without title and image.
  override public init() { super.init() }

  /// Creates an item with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - style: The style.
  ///   - target: The object that receives the action, held weakly.
  ///   - action: A method of it.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    set(target, action)
  }

  /// Creates an item with an image; the other parameters are as with a title.
  public convenience init(image: Drawing?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    set(target, action)
  }

  /// Creates an item with a title and an image, which is shown instead of the title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image; nil for none.
  ///   - target: The object that receives the action, held weakly.
  ///   - action: A method of it.
  ///   - menu: The menu; nil, the default, for none.
  public convenience init(
    title: String?, image: Drawing?, target: Any?, action: Selector?, menu: Menu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.menu = menu
    set(target, action)
  }

  /// Creates an item that shows a view with the view's size.
  public convenience init(customView: View) {
    self.init()
    self.customView = customView
  }

  /// Creates an item for a common purpose.
  ///
  /// - Parameters:
  ///   - systemItem: The purpose.
  ///   - target: The object that receives the action, held weakly.
  ///   - action: A method of it.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    self.systemItem = systemItem
    title = systemItem.title
    image = systemItem.symbol?.drawing
    style = systemItem.style
    set(target, action)
  }

  /// Creates an item for a common purpose.
  ///
  /// - Parameters:
  ///   - systemItem: The purpose.
  ///   - primaryAction: Called after a tap; nil, the default, does nothing.
  ///   - menu: The menu; nil, the default, for none.
  public convenience init(
    systemItem: SystemItem, primaryAction: Action? = nil, menu: Menu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - title: The title; nil, the default, is that of the action.
  ///   - image: The image, which is shown instead of the title; nil, the default, is that of the
  ///     action.
  ///   - primaryAction: Called after a tap; nil, the default, does nothing.
  ///   - menu: The menu; nil, the default, for none.
  public convenience init(
    title: String? = nil, image: Drawing? = nil, primaryAction: Action? = nil, menu: Menu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Returns an item that takes its share of the free width of a toolbar.
  public static func flexibleSpace() -> BarButtonItem { BarButtonItem(systemItem: .flexibleSpace) }

  /// Returns an item of fixed empty width.
  ///
  /// - Parameter width: The width in points, 0 or more.
  /// - Returns: The item.
  public static func fixedSpace(_ width: Double) -> BarButtonItem {
    let item = BarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  private func set(_ target: Any?, _ action: Selector?) {
    self.target = target.flatMap { TargetAction.object(of: $0) }
    self.action = action
  }

  /// Whether any press opens the menu.
  var opensMenuAtOnce: Bool { menu != nil && primaryAction == nil && action == nil }

  /// Calls the action, if the item is enabled.
  func sendAction(event: StageKit.Event?) {
    guard isEnabled else { return }
    if let primaryAction { return primaryAction.perform(from: self) }
    if let target { action?.perform(on: target, sender: self, event: event) }
  }
}

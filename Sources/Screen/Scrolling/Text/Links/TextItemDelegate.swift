public import Controls
public import PictureKit

/// Decides what touches of links and attachments in a text do: a part of `UITextViewDelegate`.
///
/// All methods are optional. Items are touched only in a text that is selectable and not editable.
public protocol TextItemDelegate: AnyObject {
  /// Returns what a tap of an item does; nil for nothing.
  ///
  /// - Parameters:
  ///   - textView: The view.
  ///   - textItem: The item.
  ///   - defaultAction: Opens a link, if the older methods return true; it is returned by default.
  /// - Returns: The action.
  func textView(
    _ textView: TextView, primaryActionFor textItem: TextItem, defaultAction: Action
  ) -> Action?
  /// Returns the menu that a long touch of an item opens; nil for none, by default that with the
  /// default menu.
  func textView(
    _ textView: TextView, menuConfigurationFor textItem: TextItem, defaultMenu: Menu
  ) -> TextItem.MenuConfiguration?
  /// Called before the menu of an item opens.
  func textView(
    _ textView: TextView, textItemMenuWillDisplayFor textItem: TextItem,
    animator: any ContextMenuAnimating)
  /// Called when the menu of an item begins to close.
  func textView(
    _ textView: TextView, textItemMenuWillEndFor textItem: TextItem,
    animator: any ContextMenuAnimating)
  /// Returns whether a touch of a link has its effect; by default what the method without an
  /// interaction returns.
  func textView(
    _ textView: TextView, shouldInteractWith link: TextLink, in characterRange: Range<Int>,
    interaction: TextItemInteraction
  ) -> Bool
  /// Returns whether a touch of a link has its effect; true by default.
  func textView(
    _ textView: TextView, shouldInteractWith link: TextLink, in characterRange: Range<Int>
  ) -> Bool
  /// Returns whether a touch of an attachment has its effect; by default what the method without an
  /// interaction returns.
  func textView(
    _ textView: TextView, shouldInteractWith textAttachment: TextAttachment,
    in characterRange: Range<Int>, interaction: TextItemInteraction
  ) -> Bool
  /// Returns whether a touch of an attachment has its effect; true by default.
  func textView(
    _ textView: TextView, shouldInteractWith textAttachment: TextAttachment,
    in characterRange: Range<Int>
  ) -> Bool
}

extension TextItemDelegate {
  /// Returns the default action.
  public func textView(
    _ textView: TextView, primaryActionFor textItem: TextItem, defaultAction: Action
  ) -> Action? { defaultAction }
  /// Returns the default menu.
  public func textView(
    _ textView: TextView, menuConfigurationFor textItem: TextItem, defaultMenu: Menu
  ) -> TextItem.MenuConfiguration? { TextItem.MenuConfiguration(menu: defaultMenu) }
  /// Does nothing.
  public func textView(
    _ textView: TextView, textItemMenuWillDisplayFor textItem: TextItem,
    animator: any ContextMenuAnimating
  ) {}
  /// Does nothing.
  public func textView(
    _ textView: TextView, textItemMenuWillEndFor textItem: TextItem,
    animator: any ContextMenuAnimating
  ) {}
  /// Calls the method without an interaction.
  public func textView(
    _ textView: TextView, shouldInteractWith link: TextLink, in characterRange: Range<Int>,
    interaction: TextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: link, in: characterRange) }
  /// Returns true.
  public func textView(
    _ textView: TextView, shouldInteractWith link: TextLink, in characterRange: Range<Int>
  ) -> Bool { true }
  /// Calls the method without an interaction.
  public func textView(
    _ textView: TextView, shouldInteractWith textAttachment: TextAttachment,
    in characterRange: Range<Int>, interaction: TextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: textAttachment, in: characterRange) }
  /// Returns true.
  public func textView(
    _ textView: TextView, shouldInteractWith textAttachment: TextAttachment,
    in characterRange: Range<Int>
  ) -> Bool { true }
}

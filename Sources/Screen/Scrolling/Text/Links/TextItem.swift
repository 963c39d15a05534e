public import Controls
public import PictureKit

/// A link, an attachment or a tagged part of a text that can be touched: `UITextItem`.
public final class TextItem {
  /// What an item is.
  public enum Subject {
    case link(TextLink)
    case attachment(TextAttachment)
    case tag(String)
  }

  /// The menu of an item.
  public final class MenuConfiguration {
    /// The menu.
    public let menu: Menu

    /// Creates a configuration with a menu.
    public init(menu: Menu) { self.menu = menu }
  }

  /// The UTF-16 units of the item.
  public let units: Range<Int>
  /// What it is.
  public let subject: Subject

  init(units: Range<Int>, subject: Subject) {
    self.units = units
    self.subject = subject
  }
}

/// The address of a link in a text, for which UIKit has a URL.
public struct TextLink: Hashable, Sendable {
  /// The address.
  public let address: String
}

/// What a finger does with an item of a text: `UITextItemInteraction`.
public enum TextItemInteraction: Int, Sendable {
  /// A tap.
  case invokeDefaultAction
  /// A long touch, which opens a menu.
  case presentActions
  /// A preview, which is not shown.
  case preview
}

@available(*, unavailable)
extension TextItem.Subject: Sendable {}

@available(*, unavailable)
extension TextItem: Sendable {}

@available(*, unavailable)
extension TextItem.MenuConfiguration: Sendable {}

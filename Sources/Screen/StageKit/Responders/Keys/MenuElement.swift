public import Geometry
public import PictureKit

/// An entry of a menu: `UIMenuElement`.
open class MenuElement: CreationHashable {
  package let creationNumber = CreationNumber()
  /// How a menu shows an element: `UIMenuElement.Attributes`.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The action cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The action destroys something, and is red.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The action is omitted.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The check mark of an action: `UIMenuElement.State`.
  public enum State: Int, Hashable, Sendable {
    /// None.
    case off
    /// A check mark.
    case on
    /// A dash.
    case mixed
  }

  /// The title; empty by default.
  open var title: String
  /// The second line, in small letters; nil by default.
  open var subtitle: String?
  /// The image; nil by default.
  open var image: Drawing?

  /// Creates an element.
  package init(title: String, subtitle: String?, image: Drawing?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}

@available(*, unavailable)
extension MenuElement: Sendable {}

public import PictureKit

/// A function with a title and an image, for controls and menus: `UIAction`.
public final class Action: Hashable {
  /// The name of an action: `UIAction.Identifier`.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu shows an action: `UIMenuElement.Attributes`.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The action cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The action destroys something, and is red.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The action is left out.
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
  public var title: String
  /// The image; nil by default.
  public var image: Drawing?
  /// A longer description; nil by default.
  public var discoverabilityTitle: String?
  /// How a menu shows the action; no attributes by default.
  public var attributes: Attributes
  /// The check mark; off by default.
  public var state: State
  /// The name, unique to the action if none was given.
  public var identifier: Identifier {
    ownIdentifier ?? Identifier("action-\(UInt(bitPattern: ObjectIdentifier(self)))")
  }
  /// The control that calls the action, while it is called.
  public private(set) weak var sender: AnyObject?

  private let ownIdentifier: Identifier?
  private let handler: (Action) -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - identifier: The name; nil makes one that is unique.
  ///   - discoverabilityTitle: A longer description.
  ///   - attributes: How a menu shows the action.
  ///   - state: The check mark.
  ///   - handler: Called with the action.
  public init(
    title: String = "", image: Drawing? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping (Action) -> Void
  ) {
    self.title = title
    self.image = image
    ownIdentifier = identifier
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
  }

  /// Calls the action for a sender.
  package func perform(from sender: AnyObject?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  /// Returns whether two actions are the same object.
  public static func == (left: Action, right: Action) -> Bool { left === right }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@available(*, unavailable)
extension Action: Sendable {}

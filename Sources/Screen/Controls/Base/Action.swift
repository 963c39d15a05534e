private import Geometry
public import PictureKit
public import StageKit

/// A function with a title and an image, for controls and menus: `UIAction`.
public final class Action: MenuElement {
  /// The name of an action: `UIAction.Identifier`.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// A longer description; nil by default.
  public var discoverabilityTitle: String?
  /// How a menu shows the action; no attributes by default.
  public var attributes: Attributes
  /// The check mark; off by default.
  public var state: State
  /// The name, unique to the action if none was given.
  public var identifier: Identifier {
    ownIdentifier ?? Identifier("action-\(creationNumber.value)")
  }
  /// The control that calls the action, while it is called.
  public private(set) weak var sender: AnyObject?

  private let ownIdentifier: Identifier?
  private let handler: (Action) -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The second line; nil, the default, for none.
  ///   - image: The image.
  ///   - identifier: The name; nil makes one that is unique.
  ///   - discoverabilityTitle: A longer description.
  ///   - attributes: How a menu shows the action.
  ///   - state: The check mark.
  ///   - handler: Called with the action.
  public init(
    title: String = "", subtitle: String? = nil, image: Drawing? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off,
    handler: @escaping (Action) -> Void
  ) {
    ownIdentifier = identifier
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Calls the action for a sender.
  package func perform(from sender: AnyObject?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

private import Geometry
public import PictureKit
public import StageKit

/// A list of actions and further menus: `UIMenu`.
///
/// ```swift
/// button.menu = Menu(children: [
///   Action(title: "Copy") { _ in copy() },
///   Action(title: "Delete", attributes: .destructive) { _ in delete() },
/// ])
/// button.showsMenuAsPrimaryAction = true
/// ```
public final class Menu: MenuElement {
  /// The name of a menu: `UIMenu.Identifier`.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown in another one, and its kind of selection: `UIMenu.Options`.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits, with the values of UIKit.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The elements are in the list of the outer menu, between gaps.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The title is red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// A choice sets the state of its element, and clears those of the others.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The elements are a row of images; it has no effect, since they are always a list.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The size of elements: `UIMenu.ElementSize`; it has no effect, since all are large.
  public enum ElementSize: Int, Hashable, Sendable {
    /// Images side by side.
    case small
    /// Images above titles.
    case medium
    /// A list.
    case large
    /// The size that fits.
    case automatic = -1
  }

  /// How the menu is shown in another one; no options by default.
  public let options: Options
  /// The elements.
  public internal(set) var children: [MenuElement]
  /// The size of the elements.
  public var preferredElementSize: ElementSize
  /// The name, unique to the menu if none was given.
  public var identifier: Identifier {
    ownIdentifier ?? Identifier("menu-\(creationNumber.value)")
  }
  private let ownIdentifier: Identifier?

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - title: The title, above the elements, or of the entry in another menu.
  ///   - subtitle: The second line of the entry in another menu; nil, the default, for none.
  ///   - image: The image of the entry in another menu.
  ///   - identifier: The name; nil makes one that is unique.
  ///   - options: How the menu is shown in another one.
  ///   - preferredElementSize: The size of the elements.
  ///   - children: The elements.
  public init(
    title: String = "", subtitle: String? = nil, image: Drawing? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [MenuElement] = []
  ) {
    ownIdentifier = identifier
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns the same menu with other elements.
  public func replacingChildren(_ newChildren: [MenuElement]) -> Menu {
    Menu(
      title: title, subtitle: subtitle, image: image, identifier: ownIdentifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The elements that have a check mark, including those of inner menus.
  public var selectedElements: [MenuElement] {
    children.flatMap { child -> [MenuElement] in
      switch child {
      case let action as Action: action.state == .on ? [action] : []
      case let menu as Menu: menu.selectedElements
      default: []
      }
    }
  }

  /// The commands, including those of inner menus.
  var commands: [Command] {
    children.flatMap { child -> [Command] in
      switch child {
      case let command as Command: [command]
      case let menu as Menu: menu.commands
      default: []
      }
    }
  }

  /// The actions, including those of menus in the same list.
  var listedActions: [Action] {
    children.flatMap { child -> [Action] in
      switch child {
      case let action as Action: [action]
      case let menu as Menu where menu.options.contains(.displayInline): menu.listedActions
      default: []
      }
    }
  }

  /// Selects an action in each menu with a single selection that lists it.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - isSingle: Whether the menu selects one action, whatever its options.
  func select(_ action: Action, isSingle: Bool = false) {
    if isSingle || options.contains(.singleSelection), listedActions.contains(action) {
      for other in listedActions { other.state = other === action ? .on : .off }
    }
    for case let menu as Menu in children { menu.select(action) }
  }
}

/// An entry whose elements are provided when its menu opens: `UIDeferredMenuElement`.
public final class DeferredMenuElement: MenuElement {
  private let provider: (@escaping ([MenuElement]) -> Void) -> Void
  private let isCached: Bool
  private var cache: [MenuElement]?

  /// Creates an entry whose elements are kept after the first time.
  ///
  /// - Parameter elementProvider: Receives a function to call with the elements, immediately or
  ///   later; until then the entry is "Loading…".
  public convenience init(_ elementProvider: @escaping (@escaping ([MenuElement]) -> Void) -> Void)
  {
    self.init(isCached: true, elementProvider)
  }

  /// Returns an entry whose elements are provided again every time.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([MenuElement]) -> Void) -> Void
  ) -> DeferredMenuElement { DeferredMenuElement(isCached: false, elementProvider) }

  private init(isCached: Bool, _ provider: @escaping (@escaping ([MenuElement]) -> Void) -> Void) {
    self.isCached = isCached
    self.provider = provider
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Calls a function with the elements, once.
  func load(_ body: @escaping ([MenuElement]) -> Void) {
    if let cache { return body(cache) }
    var isLoaded = false
    provider { [weak self] elements in
      guard !isLoaded else { return }
      isLoaded = true
      if self?.isCached == true { self?.cache = elements }
      body(elements)
    }
  }
}

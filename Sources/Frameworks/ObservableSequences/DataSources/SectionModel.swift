public import Scrolling

/// A section with its elements.
public protocol SectionModelType {
  /// The type of elements.
  associatedtype Item
  /// The elements.
  var items: [Item] { get }
  /// Creates a section like another one, with other elements.
  init(original: Self, items: [Item])
}

/// A value with an identity.
public protocol IdentifiableType {
  /// The type of identities.
  associatedtype Identity: Hashable
  /// The identity.
  var identity: Identity { get }
}

/// A section whose elements have identities.
public protocol AnimatableSectionModelType: SectionModelType, IdentifiableType
where Item: IdentifiableType, Item: Equatable {}

/// A value with its elements, as a section.
public struct SectionModel<Section, ItemType>: SectionModelType {
  /// The type of elements.
  public typealias Item = ItemType
  /// The value.
  public var model: Section
  /// The elements.
  public var items: [Item]

  /// Creates a section.
  public init(model: Section, items: [Item]) {
    self.model = model
    self.items = items
  }
  /// Creates a section like another one, with other elements.
  public init(original: SectionModel<Section, Item>, items: [Item]) {
    self.init(model: original.model, items: items)
  }
}

/// A value with an identity and its elements, as a section.
public struct AnimatableSectionModel<
  Section: IdentifiableType, ItemType: IdentifiableType & Equatable
>: AnimatableSectionModelType {
  /// The type of elements.
  public typealias Item = ItemType
  /// The value.
  public var model: Section
  /// The elements.
  public var items: [Item]

  /// Creates a section.
  public init(model: Section, items: [Item]) {
    self.model = model
    self.items = items
  }
  /// Creates a section like another one, with other elements.
  public init(original: AnimatableSectionModel<Section, Item>, items: [Item]) {
    self.init(model: original.model, items: items)
  }
  /// The identity of the value.
  public var identity: Section.Identity { model.identity }
}

extension String: IdentifiableType {
  /// The text itself.
  public var identity: String { self }
}
extension Int: IdentifiableType {
  /// The number itself.
  public var identity: Int { self }
}

/// How changes of elements are animated; a film shows the new elements at once.
public struct AnimationConfiguration {
  /// The animation of new elements.
  public let insertAnimation: UITableView.RowAnimation
  /// The animation of changed elements.
  public let reloadAnimation: UITableView.RowAnimation
  /// The animation of removed elements.
  public let deleteAnimation: UITableView.RowAnimation

  /// Creates a configuration.
  public init(
    insertAnimation: UITableView.RowAnimation = .automatic,
    reloadAnimation: UITableView.RowAnimation = .automatic,
    deleteAnimation: UITableView.RowAnimation = .automatic
  ) {
    self.insertAnimation = insertAnimation
    self.reloadAnimation = reloadAnimation
    self.deleteAnimation = deleteAnimation
  }
}

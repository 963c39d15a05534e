public import Bars
public import Geometry

/// Items of a bar that belong together.
///
/// A film has no menu in which the items of a narrow bar are collected, and no user who arranges
/// them: the items of all groups are shown in their order.
open class UIBarButtonItemGroup: CreationHashable {
  package let creationNumber = CreationNumber()
  /// The items, from left to right.
  open var barButtonItems: [UIBarButtonItem]
  /// The item that would stand for all of them in a narrow bar; it is kept without an effect.
  open var representativeItem: UIBarButtonItem?
  /// Whether the representative item is shown: false.
  open var isDisplayingRepresentativeItem: Bool { false }
  /// Whether the group is in no bar; false by default, and taken into account when the group is
  /// given to a navigation item.
  open var isHidden = false
  /// Whether the group is in the bar before a user has arranged it; true by default.
  open private(set) var isInDefaultCustomization = true

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - barButtonItems: The items, from left to right.
  ///   - representativeItem: The item that stands for them in a narrow bar.
  public init(
    barButtonItems: [UIBarButtonItem] = [], representativeItem: UIBarButtonItem? = nil
  ) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
  }

  /// Returns a group that stays in its place.
  public static func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Returns a group that a user could move.
  public static func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Returns a group that a user could move and remove.
  ///
  /// - Parameters:
  ///   - customizationIdentifier: The name under which the arrangement is kept.
  ///   - isInDefaultCustomization: Whether the group is shown before that.
  ///   - representativeItem: The item that stands for the others in a narrow bar.
  ///   - items: The items, from left to right.
  /// - Returns: The group.
  public static func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    group.isInDefaultCustomization = isInDefaultCustomization
    return group
  }

  /// The items that are shown.
  fileprivate var shownItems: [UIBarButtonItem] {
    isHidden || !isInDefaultCustomization ? [] : barButtonItems
  }
}

@available(*, unavailable)
extension UIBarButtonItemGroup: Sendable {}

extension BarButtonItem {
  /// Returns a group of this item alone, which stays in its place.
  public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

  /// Returns a group of this item alone, which a user could move.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  /// Returns a group of this item alone, which a user could move and remove.
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier,
      isInDefaultCustomization: isInDefaultCustomization, items: [self])
  }
}

extension NavigationItem {
  /// The groups on the left, from left to right; setting them replaces `leftBarButtonItems`.
  public var leadingItemGroups: [UIBarButtonItemGroup] {
    get { AttachedValue.value("leadingItemGroups", of: self) ?? [] }
    set {
      AttachedValue.set(newValue, "leadingItemGroups", of: self)
      leftBarButtonItems = newValue.flatMap(\.shownItems)
    }
  }

  /// The groups on the right, from left to right; setting them replaces
  /// `rightBarButtonItems`.
  public var trailingItemGroups: [UIBarButtonItemGroup] {
    get { AttachedValue.value("trailingItemGroups", of: self) ?? [] }
    set {
      AttachedValue.set(newValue, "trailingItemGroups", of: self)
      showTrailingGroups()
    }
  }

  /// The group at the right end, after the others; nil by default.
  public var pinnedTrailingGroup: UIBarButtonItemGroup? {
    get { AttachedValue.value("pinnedTrailingGroup", of: self) }
    set {
      AttachedValue.set(newValue, "pinnedTrailingGroup", of: self)
      showTrailingGroups()
    }
  }

  /// The groups in the middle of a wide bar, which a phone does not show.
  public var centerItemGroups: [UIBarButtonItemGroup] {
    get { AttachedValue.value("centerItemGroups", of: self) ?? [] }
    set { AttachedValue.set(newValue, "centerItemGroups", of: self) }
  }

  private func showTrailingGroups() {
    let groups = trailingItemGroups + (pinnedTrailingGroup.map { [$0] } ?? [])
    rightBarButtonItems = groups.flatMap(\.shownItems).reversed()
  }
}

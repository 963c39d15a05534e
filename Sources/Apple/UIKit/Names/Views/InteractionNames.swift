// Apple's names of interactions, prefetching, accessibility and traits that views set.

public import Controls
public import Scrolling
public import StageKit

/// `Interaction`.
public typealias UIInteraction = Interaction
/// `ContextMenuConfiguration`.
public typealias UIContextMenuConfiguration = ContextMenuConfiguration
/// `ContextMenuConfiguration.ActionProvider`.
public typealias UIContextMenuActionProvider = ContextMenuConfiguration.ActionProvider
/// `CollectionViewDataSourcePrefetching`.
public typealias UICollectionViewDataSourcePrefetching = CollectionViewDataSourcePrefetching
/// `TableViewDataSourcePrefetching`.
public typealias UITableViewDataSourcePrefetching = TableViewDataSourcePrefetching
/// `AccessibilityTraits`.
public typealias UIAccessibilityTraits = AccessibilityTraits
/// `AccessibilityCustomAction`.
public typealias UIAccessibilityCustomAction = AccessibilityCustomAction
/// `TraitOverrides`.
public typealias UITraitOverrides = TraitOverrides

extension TableViewCell {
  /// The lines between the rows of a table.
  public typealias SeparatorStyle = TableView.SeparatorStyle
}

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
/// `ContextMenuAnimating`.
public typealias UIContextMenuInteractionAnimating = ContextMenuAnimating
/// `ContextMenuCommitAnimating`.
public typealias UIContextMenuInteractionCommitAnimating = ContextMenuCommitAnimating
/// `ContextMenuCommitStyle`.
public typealias UIContextMenuInteractionCommitStyle = ContextMenuCommitStyle
/// `PreviewParameters`.
public typealias UIPreviewParameters = PreviewParameters
/// `DragPreviewParameters`.
public typealias UIDragPreviewParameters = DragPreviewParameters
/// `DragPreview`.
public typealias UIDragPreview = DragPreview
/// `PreviewTarget`.
public typealias UIPreviewTarget = PreviewTarget
/// `DragPreviewTarget`.
public typealias UIDragPreviewTarget = DragPreviewTarget
/// `TargetedPreview`.
public typealias UITargetedPreview = TargetedPreview
/// `TargetedDragPreview`.
public typealias UITargetedDragPreview = TargetedDragPreview
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

public import Controls
public import Geometry

/// Gives the context menus of a collection, and receives their events: a part of
/// `UICollectionViewDelegate`.
///
/// All methods are optional. Previews are not shown: they are asked for as UIKit does.
public protocol CollectionMenuDelegate: AnyObject {
  /// Returns the menu that a long touch of an item opens; nil, the default, for none.
  func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: Point
  ) -> ContextMenuConfiguration?
  /// Returns the menu that a long touch of items opens, of which there is one; nil, the default,
  /// for none.
  func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: Point
  ) -> ContextMenuConfiguration?
  /// Returns the preview of an item whose menu opens; by default what the older method returns.
  func collectionView(
    _ collectionView: CollectionView,
    contextMenuConfiguration configuration:
      ContextMenuConfiguration, highlightPreviewForItemAt indexPath: IndexPath
  ) -> TargetedPreview?
  /// Returns the preview of an item whose menu closes; by default what the older method returns.
  func collectionView(
    _ collectionView: CollectionView,
    contextMenuConfiguration configuration:
      ContextMenuConfiguration, dismissalPreviewForItemAt indexPath: IndexPath
  ) -> TargetedPreview?
  /// Returns the preview of an item whose menu opens; nil, the default, for the cell.
  func collectionView(
    _ collectionView: CollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview?
  /// Returns the preview of an item whose menu closes; nil, the default, for the cell.
  func collectionView(
    _ collectionView: CollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview?
  /// Called before the menu of an item opens.
  func collectionView(
    _ collectionView: CollectionView,
    willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuAnimating)?)
  /// Called when the menu of an item begins to close.
  func collectionView(
    _ collectionView: CollectionView,
    willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuAnimating)?)
}

extension CollectionMenuDelegate {
  /// Returns nil.
  public func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: Point
  ) -> ContextMenuConfiguration? { nil }
  /// Returns nil.
  public func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: Point
  ) -> ContextMenuConfiguration? { nil }
  /// Calls the older method.
  public func collectionView(
    _ collectionView: CollectionView,
    contextMenuConfiguration configuration:
      ContextMenuConfiguration, highlightPreviewForItemAt indexPath: IndexPath
  ) -> TargetedPreview? {
    self.collectionView(
      collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }
  /// Calls the older method.
  public func collectionView(
    _ collectionView: CollectionView,
    contextMenuConfiguration configuration:
      ContextMenuConfiguration, dismissalPreviewForItemAt indexPath: IndexPath
  ) -> TargetedPreview? {
    self.collectionView(
      collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }
  /// Returns nil.
  public func collectionView(
    _ collectionView: CollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }
  /// Returns nil.
  public func collectionView(
    _ collectionView: CollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView,
    willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuAnimating)?
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView,
    willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuAnimating)?
  ) {}
}

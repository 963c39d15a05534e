internal import Scrolling
internal import StageKit

/// What is called when items of outlines are opened and closed.
public struct _SectionSnapshotHandlers<Item: Hashable> {
  /// Returns whether an item may be opened; nil, the default, is yes.
  public var shouldExpandItem: ((Item) -> Bool)?
  /// Called before an item is opened.
  public var willExpandItem: ((Item) -> Void)?
  /// Returns whether an item may be closed; nil, the default, is yes.
  public var shouldCollapseItem: ((Item) -> Bool)?
  /// Called before an item is closed.
  public var willCollapseItem: ((Item) -> Void)?
  /// Returns what is below an item that is opened; nil, the default, is what is there.
  public var snapshotForExpandingParent:
    (
      (Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>
    )?

  /// Creates handlers that do nothing.
  public init() {}
}

/// The outlines of a data source.
final class SectionOutlines<Section: Hashable, Item: Hashable> {
  var snapshots: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]
  var handlers = _SectionSnapshotHandlers<Item>()
}

extension UICollectionViewDiffableDataSource {
  /// What is called when items of outlines are opened and closed.
  public typealias SectionSnapshotHandlers<Item: Hashable> = _SectionSnapshotHandlers<Item>

  /// What is called when items of outlines are opened and closed.
  public var sectionSnapshotHandlers: _SectionSnapshotHandlers<ItemIdentifierType> {
    get { outlines.handlers }
    set { outlines.handlers = newValue }
  }

  /// Shows an outline as a section.
  ///
  /// - Parameters:
  ///   - snapshot: The items.
  ///   - section: The section, which is added if it is new.
  ///   - animatingDifferences: Whether what changes moves; true by default.
  ///   - completion: Called at the end; nil by default.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    outlines.snapshots[section] = snapshot
    var whole = self.snapshot()
    whole.replaceItems(of: section, with: snapshot.visibleItems)
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Returns the outline of a section.
  public func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let known = outlines.snapshots[section] { return known }
    var result = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    let whole = snapshot()
    if whole.indexOfSection(section) != nil {
      result.append(whole.itemIdentifiers(inSection: section))
    }
    return result
  }

  /// Prepares the cell of an item of an outline: its level and its disclosure.
  func prepare(_ cell: UICollectionViewCell, of item: ItemIdentifierType) {
    guard let cell = cell as? UICollectionViewListCell,
      let (section, outline) = outlines.snapshots.first(where: { $0.value.contains(item) })
    else { return }
    cell.indentationLevel = outline.level(of: item)
    cell.setDisclosed(outline.isExpanded(item))
    cell.onDisclosure = { [weak self, weak cell] in
      guard let self else { return }
      toggle(item, in: section)
      cell?.setDisclosed(snapshot(for: section).isExpanded(item))
    }
  }

  private func toggle(_ item: ItemIdentifierType, in section: SectionIdentifierType) {
    var outline = snapshot(for: section)
    let handlers = outlines.handlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let make = handlers.snapshotForExpandingParent {
        outline.replace(childrenOf: item, using: make(item, outline.snapshot(of: item)))
      }
      outline.expand([item])
    }
    apply(outline, to: section)
  }
}

@available(*, unavailable)
extension _SectionSnapshotHandlers: Sendable {}

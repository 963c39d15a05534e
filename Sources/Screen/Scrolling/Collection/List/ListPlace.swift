internal import Dynamics
internal import Geometry

/// The place of a row in its list.
struct ListPlace: Equatable {
  enum Kind {
    case row
    case header
    case footer
  }

  let appearance: CollectionLayoutListConfiguration.Appearance
  let color: Color?
  let kind: Kind
  /// Whether there is a line below.
  let hasLine: Bool
  /// Whether there is a line above.
  let hasTopLine: Bool
  /// The look of the lines; nil for none.
  let separator: ListSeparatorConfiguration?
  let roundsTop: Bool
  let roundsBottom: Bool
}

extension ListSeparatorConfiguration.Visibility {
  /// Returns whether a line is shown that the list shows or not.
  fileprivate func shows(_ isUsual: Bool) -> Bool {
    self == .automatic ? isUsual : self == .visible
  }
}

extension CollectionViewCompositionalLayout {
  /// Returns the place of an element in its list; nil if its section is not a list.
  func place(inListOf key: CollectionView.ElementKey) -> ListPlace? {
    guard key.path.count == 2, sections.indices.contains(key.path.section) else { return nil }
    let section = sections[key.path.section]
    guard let list = section.section.list else { return nil }
    guard key.category == .cell else {
      let isHeader =
        key.category == .supplementaryView(ofKind: CollectionView.elementKindSectionHeader)
      return ListPlace(
        appearance: list.appearance, color: nil, kind: isHeader ? .header : .footer,
        hasLine: false, hasTopLine: false, separator: nil, roundsTop: false, roundsBottom: false)
    }
    let hasHeaderRow = list.headerMode == .firstItemInSection
    let isHeader = hasHeaderRow && key.path.item == 0
    let isLast = key.path.item == section.count - 1
    let common = list.separatorConfiguration
    let separator = list.itemSeparatorHandler?(key.path, common) ?? common
    let isUsual = !isHeader && !(list.isInset && isLast)
    return ListPlace(
      appearance: list.appearance, color: list.rowColor, kind: isHeader ? .header : .row,
      hasLine: list.showsSeparators && separator.bottomSeparatorVisibility.shows(isUsual),
      hasTopLine: list.showsSeparators && separator.topSeparatorVisibility.shows(false),
      separator: separator,
      roundsTop: list.isInset && key.path.item == (hasHeaderRow ? 1 : 0),
      roundsBottom: list.isInset && isLast && !isHeader)
  }
}

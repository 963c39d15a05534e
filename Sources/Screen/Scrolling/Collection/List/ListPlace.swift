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
  let roundsTop: Bool
  let roundsBottom: Bool
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
        hasLine: false, roundsTop: false, roundsBottom: false)
    }
    let hasHeaderRow = list.headerMode == .firstItemInSection
    let isHeader = hasHeaderRow && key.path.item == 0
    let isLast = key.path.item == section.count - 1
    return ListPlace(
      appearance: list.appearance, color: list.rowColor, kind: isHeader ? .header : .row,
      hasLine: list.showsSeparators && !isHeader && !(list.isInset && isLast),
      roundsTop: list.isInset && key.path.item == (hasHeaderRow ? 1 : 0),
      roundsBottom: list.isInset && isLast && !isHeader)
  }
}

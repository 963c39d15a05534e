internal import Geometry
internal import InterfaceDocuments
internal import Scrolling
internal import StageKit

/// Scroll views, tables and collections.
extension InterfaceDecoder {
  func decodeScrollView(_ view: UIScrollView) {
    properties.bool("scrollEnabled") { view.isScrollEnabled = $0 }
    properties.bool("pagingEnabled") { view.isPagingEnabled = $0 }
    properties.bool("directionalLockEnabled") { view.isDirectionalLockEnabled = $0 }
    properties.bool("bounces") { view.bounces = $0 }
    properties.bool("bouncesZoom") { view.bouncesZoom = $0 }
    properties.bool("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = $0 }
    properties.bool("alwaysBounceVertical") { view.alwaysBounceVertical = $0 }
    properties.bool("showsHorizontalScrollIndicator") { view.showsHorizontalScrollIndicator = $0 }
    properties.bool("showsVerticalScrollIndicator") { view.showsVerticalScrollIndicator = $0 }
    properties.bool("delaysContentTouches") { view.delaysContentTouches = $0 }
    properties.bool("canCancelContentTouches") { view.canCancelContentTouches = $0 }
    properties.bool("scrollsToTop") { view.scrollsToTop = $0 }
    properties.number("maximumZoomScale") { view.maximumZoomScale = $0 }
    properties.number("minimumZoomScale") { view.minimumZoomScale = $0 }
    properties.word("indicatorStyle") { view.indicatorStyle = $0 }
    properties.word("keyboardDismissMode") { view.keyboardDismissMode = $0 }
    properties.word("contentInsetAdjustmentBehavior") { view.contentInsetAdjustmentBehavior = $0 }
    properties.insets("contentInset") { view.contentInset = $0 }
    properties.insets("scrollIndicatorInsets") { view.scrollIndicatorInsets = $0 }
    properties.size("contentSize") { view.contentSize = $0 }
    switch view {
    case let view as UITextView: decodeTextView(view)
    case let view as UITableView: decodeTable(view)
    case let view as UICollectionView: decodeCollection(view)
    default: break
    }
  }

  private func decodeTable(_ table: UITableView) {
    if properties["style"]?.string == "grouped" { table.style = .grouped }
    if properties["style"]?.string == "insetGrouped" { table.style = .insetGrouped }
    properties.number("rowHeight") { table.rowHeight = Self.height($0) }
    properties.number("estimatedRowHeight") { table.estimatedRowHeight = Self.height($0) }
    properties.number("sectionHeaderHeight") { table.sectionHeaderHeight = Self.sectionHeight($0) }
    properties.number("sectionFooterHeight") { table.sectionFooterHeight = Self.sectionHeight($0) }
    properties.word("separatorStyle", aliases: ["default": .singleLine]) {
      table.separatorStyle = $0
    }
    properties.color("separatorColor") { table.separatorColor = $0 }
    properties.insets("separatorInset") { table.separatorInset = $0 }
    properties.bool("allowsSelection") { table.allowsSelection = $0 }
    properties.bool("allowsMultipleSelection") { table.allowsMultipleSelection = $0 }
    properties.bool("allowsSelectionDuringEditing") { table.allowsSelectionDuringEditing = $0 }
    properties.bool("allowsMultipleSelectionDuringEditing") {
      table.allowsMultipleSelectionDuringEditing = $0
    }
    if let view = makeChild(.tableHeaderView, as: UIView.self) { table.tableHeaderView = view }
    if let view = makeChild(.tableFooterView, as: UIView.self) { table.tableFooterView = view }
    if let view = makeChild(.backgroundView, as: UIView.self) { table.backgroundView = view }
  }

  /// Returns a height of a table; documents write -1 and numbers near it for the height of the
  /// content.
  private static func height(_ height: Double) -> Double {
    height < 0 ? UITableView.automaticDimension : height
  }

  /// Returns the height of a header or footer; the standard heights of Interface Builder are those
  /// of the content.
  private static func sectionHeight(_ height: Double) -> Double {
    [10, 18, 22, 28].contains(height) ? UITableView.automaticDimension : Self.height(height)
  }

  private func decodeCollection(_ collection: UICollectionView) {
    properties.bool("allowsSelection") { collection.allowsSelection = $0 }
    properties.bool("allowsMultipleSelection") { collection.allowsMultipleSelection = $0 }
    if let view = makeChild(.backgroundView, as: UIView.self) { collection.backgroundView = view }
    if let layout = makeChild(.collectionViewLayout, as: UICollectionViewLayout.self) {
      collection.collectionViewLayout = layout
    }
  }

  func decodeFlowLayout(_ layout: UICollectionViewFlowLayout) {
    properties.word("scrollDirection") { layout.scrollDirection = $0 }
    properties.number("minimumLineSpacing") { layout.minimumLineSpacing = $0 }
    properties.number("minimumInteritemSpacing") { layout.minimumInteritemSpacing = $0 }
    properties.size("itemSize") { layout.itemSize = $0 }
    properties.size("estimatedItemSize") {
      if $0.width >= 0, $0.height >= 0 { layout.estimatedItemSize = $0 }
    }
    properties.size("headerReferenceSize") { layout.headerReferenceSize = $0 }
    properties.size("footerReferenceSize") { layout.footerReferenceSize = $0 }
    properties.insets("sectionInset") { layout.sectionInset = $0 }
    properties.bool("sectionHeadersPinToVisibleBounds") {
      layout.sectionHeadersPinToVisibleBounds = $0
    }
  }
}

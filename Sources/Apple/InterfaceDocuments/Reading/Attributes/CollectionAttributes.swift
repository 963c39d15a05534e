extension AttributeType {
  /// The attributes of tables, collections, their cells, sections and layouts.
  static let collections = table(
    bool: """
      allowsSelection allowsMultipleSelection allowsSelectionDuringEditing
      allowsMultipleSelectionDuringEditing hidesAccessoryWhenEditing showsReorderControl
      shouldIndentWhileEditing prefetchingEnabled automaticEstimatedItemSize
      sectionHeadersPinToVisibleBounds sectionFootersPinToVisibleBounds
      remembersLastFocusedIndexPath selectionFollowsFocus clearsSelectionOnViewWillAppear
      installsStandardGestureForInteractiveMovement
      springLoaded cellLayoutMarginsFollowReadableWidth
      """,
    number: """
      rowHeight estimatedRowHeight sectionHeaderHeight sectionFooterHeight
      estimatedSectionHeaderHeight estimatedSectionFooterHeight indentationLevel indentationWidth
      minimumLineSpacing minimumInteritemSpacing sectionIndexMinimumDisplayRowCount
      sectionHeaderTopPadding itemCount
      """,
    string: """
      dataMode style separatorStyle separatorInsetReference selectionStyle accessoryType
      editingAccessoryType editingStyle reuseIdentifier headerTitle footerTitle scrollDirection
      sectionInsetReference focusStyle
      """,
    image: "image selectedImage",
    reference: "textLabel detailTextLabel imageView tableViewCell")
}

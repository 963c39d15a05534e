extension AttributeType {
  /// The attributes of bars and their items.
  static let bars = table(
    bool: """
      translucent largeTitles showsBookmarkButton showsCancelButton showsScopeBar
      showsSearchResultsButton leftItemsSupplementBackButton hidesBackButton enabled
      hidesSearchBarWhenScrolling changesSelectionAsPrimaryAction
      """,
    number: "width tag itemWidth itemSpacing",
    string: """
      title prompt barStyle searchBarStyle largeTitleDisplayMode systemItem style badgeValue
      itemPositioning placeholder text backButtonTitle backButtonDisplayMode
      """,
    image: """
      image landscapeImage largeContentSizeImage selectedImage backgroundImage shadowImage
      selectionIndicatorImage backIndicatorImage backIndicatorTransitionMaskImage
      """)
}

extension AttributeType {
  /// The attributes of every view.
  static let view = table(
    bool: """
      opaque hidden clipsSubviews clearsContextBeforeDrawing userInteractionEnabled
      multipleTouchEnabled autoresizesSubviews translatesAutoresizingMaskIntoConstraints
      preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea
      layoutMarginsFollowReadableWidth viewLayoutGuidesFollowReadableWidth
      fixedFrame misplaced ambiguous springLoaded exclusiveTouch
      """,
    number: """
      alpha tag horizontalHuggingPriority verticalHuggingPriority
      horizontalCompressionResistancePriority verticalCompressionResistancePriority
      placeholderIntrinsicWidth placeholderIntrinsicHeight
      """,
    string: """
      contentMode semanticContentAttribute verifyAmbiguity sceneMemberID colorLabel
      simulatedAppContext
      """)

  /// The attributes of image views, progress and activity views.
  static let images = table(
    bool: """
      highlighted animating hidesWhenStopped adjustsImageSizeForAccessibilityContentSizeCategory
      """,
    number: "progress animationDuration animationRepeatCount",
    string: "progressViewStyle",
    image: "image highlightedImage progressImage trackImage")

  /// The attributes of stack views.
  static let stacks = table(
    bool: "baselineRelativeArrangement layoutMarginsRelativeArrangement",
    number: "spacing",
    string: "axis distribution alignment spacingType")

  /// The attributes of scroll views, which tables, collections and text views have too.
  static let scrolling = table(
    bool: """
      scrollEnabled pagingEnabled directionalLockEnabled bounces bouncesZoom
      alwaysBounceHorizontal alwaysBounceVertical showsHorizontalScrollIndicator
      showsVerticalScrollIndicator delaysContentTouches canCancelContentTouches
      automaticallyAdjustsScrollIndicatorInsets contentViewInsetsToSafeArea scrollsToTop
      """,
    number: "minimumZoomScale maximumZoomScale decelerationRate",
    string: "indicatorStyle keyboardDismissMode contentInsetAdjustmentBehavior")
}

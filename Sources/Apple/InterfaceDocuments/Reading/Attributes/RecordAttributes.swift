extension AttributeType {
  /// The attributes of the elements that are read as a ``PropertyRecord``.
  static let records: [String: [String: AttributeType]] = [
    "textInputTraits": table(
      bool: "enablesReturnKeyAutomatically secureTextEntry",
      string: """
        autocapitalizationType autocorrectionType spellCheckingType keyboardType
        keyboardAppearance returnKeyType textContentType smartDashesType smartQuotesType
        smartInsertDeleteType passwordRules inlinePredictionType
        """),
    "paragraphStyle": table(
      number: """
        lineSpacing paragraphSpacing paragraphSpacingBefore firstLineHeadIndent headIndent
        tailIndent minimumLineHeight maximumLineHeight lineHeightMultiple hyphenationFactor
        tighteningFactorForTruncation defaultTabInterval
        """,
      string: "alignment lineBreakMode baseWritingDirection"),
    "buttonConfiguration": table(
      bool: "showsActivityIndicator",
      number: "imagePadding titlePadding",
      string: """
        style title subtitle cornerStyle buttonSize imagePlacement titleAlignment indicator
        macIdiomStyle
        """,
      image: "image"),
    "backgroundConfiguration": table(
      number: "cornerRadius strokeWidth strokeOutset",
      string: "style imageContentMode", image: "image"),
    "preferredSymbolConfiguration": table(
      number: "pointSize", string: "configurationType scale weight renderingMode"),
    "accessibility": table(string: "label hint identifier value"),
    "textAttributes": [:],
    "wkWebViewConfiguration": table(
      bool: """
        allowsAirPlayForMediaPlayback allowsInlineMediaPlayback allowsPictureInPictureMediaPlayback
        suppressesIncrementalRendering
        """,
      string: "applicationNameForUserAgent selectionGranularity"),
    "wkPreferences": table(
      bool: "javaScriptEnabled javaScriptCanOpenWindowsAutomatically", number: "minimumFontSize"),
    "navigationBarAppearance": table(image: "backIndicatorImage"),
    "toolbarAppearance": [:],
    "tabBarAppearance": [:],
    "standardMapConfiguration": table(string: "emphasisStyle elevationStyle"),
    "shadow": table(number: "blurRadius"),
    "locale": table(string: "localeIdentifier"),
    "timeZone": table(string: "name"),
    "calendar": table(string: "identifier"),
    "frame": table(number: "minX minY maxX maxY width height"),
    "simulatedStatusBarMetrics": table(string: "statusBarStyle"),
    "simulatedNavigationBarMetrics": table(
      bool: "prompted translucent", string: "barStyle"),
    "simulatedToolbarMetrics": table(bool: "translucent", string: "barStyle"),
    "simulatedTabBarMetrics": table(bool: "translucent"),
    "simulatedOrientationMetrics": table(string: "orientation"),
    "simulatedScreenMetrics": table(string: "type"),
    "freeformSimulatedSizeMetrics": [:],
    "formSheetSimulatedSizeMetrics": [:],
    "pageSheetSimulatedSizeMetrics": [:],
  ]

  /// The attributes of a button's state.
  static let state = table(string: "title", image: "image backgroundImage")
}

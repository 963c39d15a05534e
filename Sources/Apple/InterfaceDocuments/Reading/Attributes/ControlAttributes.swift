extension AttributeType {
  /// The attributes of controls.
  static let controls = table(
    bool: """
      enabled selected highlighted showsTouchWhenHighlighted reversesTitleShadowWhenHighlighted
      adjustsImageWhenHighlighted adjustsImageWhenDisabled hasAttributedTitle
      pointerInteraction showsMenuAsPrimaryAction changesSelectionAsPrimaryAction
      on continuous autorepeat wraps momentary springLoaded useCurrentDate hidesForSinglePage
      defersCurrentPageDisplay autoresizesToFitContent apportionsSegmentWidthsByContent
      contextMenuInteractionEnabled showsSelectionIndicator
      """,
    number: """
      value minValue maxValue minimumValue maximumValue stepValue selectedSegmentIndex
      numberOfPages currentPage countDownDuration minuteInterval
      """,
    string: """
      contentHorizontalAlignment contentVerticalAlignment buttonType role title
      segmentControlStyle datePickerMode style backgroundStyle direction preferredBehavioralStyle
      behavioralStyle toolTip
      """,
    image: """
      minimumValueImage maximumValueImage onImage offImage preferredIndicatorImage
      """)
}

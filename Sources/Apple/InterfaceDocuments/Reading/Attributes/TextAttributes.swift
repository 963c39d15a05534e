extension AttributeType {
  /// The attributes of labels, text fields, text views and buttons' labels.
  static let text = table(
    bool: """
      adjustsFontSizeToFit adjustsFontForContentSizeCategory usesAttributedText
      adjustsLetterSpacingToFitWidth clearsOnBeginEditing clearsOnInsertion editable selectable
      allowsEditingTextAttributes showsExpansionTextWhenTruncated
      allowsDefaultTighteningForTruncation
      findInteractionEnabled
      """,
    number: """
      numberOfLines minimumFontSize minimumScaleFactor preferredMaxLayoutWidth
      """,
    string: """
      text textAlignment lineBreakMode baselineAdjustment placeholder borderStyle clearButtonMode
      lineBreakStrategy leftViewMode rightViewMode layoutManager
      """,
    image: "background disabledBackground")
}

/// The vertical position of a label's text that is smaller than its font, `UIBaselineAdjustment`.
public enum BaselineAdjustment: Int, Hashable, Sendable, CaseIterable {
  /// The baseline is where that of the text in its own size would be.
  case alignBaselines
  /// The text is centered.
  case alignCenters
  /// The top is that of the text at its full size.
  case none
}

/// The vertical position of a label's text that is smaller than its font, `UIBaselineAdjustment`.
public enum BaselineAdjustment: Hashable, Sendable, CaseIterable {
  /// The baseline is that of the text at its full size.
  case alignBaselines
  /// The text is centered.
  case alignCenters
  /// The top is that of the text at its full size.
  case none
}

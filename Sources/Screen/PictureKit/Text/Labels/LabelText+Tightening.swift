extension LabelText {
  /// The fraction by which text may be wider than its line and still be tightened, the default of
  /// `NSParagraphStyle.tighteningFactorForTruncation`.
  private static let tighteningFactor = 0.05

  /// Returns the label with its characters tightened so that they fit in one line of a width; nil
  /// if they fit anyway, or are too wide.
  func tightened(toWidth width: Double) -> LabelText? {
    guard allowsDefaultTighteningForTruncation, numberOfLines == 1, width > 0, !text.isEmpty else {
      return nil
    }
    var label = self
    label.allowsDefaultTighteningForTruncation = false
    var present = label.lineWidth(of: label.text)
    guard present > width, present <= width * (1 + Self.tighteningFactor) else { return nil }
    let count = Double(text.string.count)
    // Kerning disables ligatures, which changes the width once; further steps correct that.
    for _ in 0..<4 {
      let change = (width - present) / count - Typesetter.tolerance
      label.text.change(0..<label.text.length) { $0.kern = ($0.kern ?? 0) + change }
      present = label.lineWidth(of: label.text)
      if present <= width { return label }
    }
    return nil
  }
}

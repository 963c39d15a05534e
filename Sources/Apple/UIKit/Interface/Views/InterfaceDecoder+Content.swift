internal import Controls
internal import Geometry
internal import InterfaceDocuments
internal import PictureKit
internal import StageKit

/// Labels, images, indicators, effects and stacks.
extension InterfaceDecoder {
  func decodeLabel(_ label: UILabel) {
    properties.font("fontDescription", defaultSize: UIFont.labelFontSize) { label.font = $0 }
    properties.color("textColor") { label.textColor = $0 }
    properties.color("highlightedColor") { label.highlightedTextColor = $0 }
    properties.color("shadowColor") { label.shadowColor = $0 }
    properties.size("shadowOffset") { label.shadowOffset = $0 }
    properties.string("textAlignment") { label.textAlignment = TextWords.alignment($0) }
    properties.string("lineBreakMode") {
      label.lineBreakMode = TextWords.lineBreakMode($0) ?? label.lineBreakMode
    }
    properties.int("numberOfLines") { label.numberOfLines = $0 }
    properties.bool("adjustsFontSizeToFit") { label.adjustsFontSizeToFitWidth = $0 }
    properties.number("minimumScaleFactor") { label.minimumScaleFactor = min(max($0, 0), 1) }
    properties.number("minimumFontSize") {
      if label.font.pointSize > 0 { label.minimumScaleFactor = min($0 / label.font.pointSize, 1) }
    }
    properties.string("baselineAdjustment") { word in
      let adjustment = BaselineAdjustment.allCases.first { "\($0)" == word }
      if let adjustment { label.baselineAdjustment = adjustment }
    }
    properties.number("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = max($0, 0) }
    properties.bool("enabled") { label.isEnabled = $0 }
    properties.bool("highlighted") { label.isHighlighted = $0 }
    properties.bool("allowsDefaultTighteningForTruncation") {
      label.allowsDefaultTighteningForTruncation = $0
    }
    properties.string("text") { label.text = $0 }
    properties.attributedString("attributedText") { takeStyle(of: $0, label) }
    if isTight(for: label.intrinsicContentSize.width) { label.fitsDesign = true }
  }

  /// Shows a text with attributes; a plain text that replaces it has those of its first character,
  /// as in UIKit.
  private func takeStyle(of text: AttributedText, _ label: UILabel) {
    if text.length > 0 {
      let attributes = text.attributes(at: 0)
      if let font = attributes.font { label.font = font }
      if let color = attributes.foregroundColor { label.textColor = color }
      if let style = attributes.paragraphStyle { label.textAlignment = style.alignment }
    }
    label.attributedText = text
  }

  /// Returns whether a text is wider here than in the font for which the document has the frame,
  /// and can be made smaller to fit.
  func isTight(for width: Double) -> Bool {
    guard let frame = source.frame, frame.width > 0 else { return false }
    return width > frame.width && width * UILabel.leastDesignScale <= frame.width
  }

  func decodeImageView(_ view: UIImageView) {
    properties.image("image") { view.image = $0 }
    properties.image("highlightedImage") { view.highlightedImage = $0 }
    properties.bool("highlighted") { view.isHighlighted = $0 }
    properties.number("animationDuration") { view.animationDuration = $0 }
    properties.int("animationRepeatCount") { view.animationRepeatCount = $0 }
  }

  func decodeProgressView(_ view: UIProgressView) {
    properties.word("progressViewStyle", aliases: ["bar": .bar]) { view.progressViewStyle = $0 }
    properties.number("progress") { view.progress = Float($0) }
    properties.color("progressTintColor") { view.progressTintColor = $0 }
    properties.color("trackTintColor") { view.trackTintColor = $0 }
    properties.image("progressImage") { view.progressImage = $0 }
    properties.image("trackImage") { view.trackImage = $0 }
  }

  func decodeActivityIndicator(_ view: UIActivityIndicatorView) {
    properties.word("style") { view.style = $0 }
    properties.color("color") { view.color = $0 }
    view.hidesWhenStopped = properties["hidesWhenStopped"]?.bool ?? false
    if properties["animating"]?.bool == true { view.startAnimating() }
  }

  func decodeEffectView(_ view: UIVisualEffectView) {
    if case .effect(let effect)? = properties["effect"] { view.effect = Self.effect(effect) }
    if let content = source.child(.contentView) { loader.adopt(content, view.contentView) }
  }

  private static func effect(_ effect: InterfaceEffect) -> UIVisualEffect {
    switch effect {
    case .blur(let word): return UIBlurEffect(style: blurStyle(word))
    case .vibrancy(let word, let blurWord):
      let blur = UIBlurEffect(style: blurStyle(blurWord))
      let styles: [UIVibrancyEffect.Style] = [
        .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .fill, .secondaryFill,
        .tertiaryFill, .separator,
      ]
      let style = styles.first { "\($0)" == word }
      return UIVibrancyEffect(blurEffect: blur, style: style ?? .label)
    }
  }

  private static func blurStyle(_ word: String) -> UIBlurEffect.Style {
    (0...20).lazy.compactMap(UIBlurEffect.Style.init).first { "\($0)" == word } ?? .regular
  }

  func decodeStackView(_ view: UIStackView) {
    properties.word("axis") { view.axis = $0 }
    properties.word("distribution", aliases: ["equalCentering": .equalCentering]) {
      view.distribution = $0
    }
    properties.word("alignment", aliases: ["top": .leading, "bottom": .trailing]) {
      view.alignment = $0
    }
    properties.number("spacing") { view.spacing = $0 }
    if properties["spacingType"]?.string == "standard" {
      view.spacing = UIStackView.spacingUseSystem
    }
    properties.bool("baselineRelativeArrangement") { view.isBaselineRelativeArrangement = $0 }
    // Interface Builder arranges within margins that a document sets.
    for key in ["layoutMargins", "directionalLayoutMargins"] {
      properties.insets(key) { _ in view.isLayoutMarginsRelativeArrangement = true }
    }
    properties.bool("layoutMarginsRelativeArrangement") {
      view.isLayoutMarginsRelativeArrangement = $0
    }
  }

  /// Arranges the subviews of a stack.
  func arrange(_ view: UIStackView) {
    for subview in view.subviews {
      let frame = subview.frame
      view.addArrangedSubview(subview)
      subview.frame = frame
    }
  }
}
